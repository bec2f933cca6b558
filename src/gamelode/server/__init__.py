"""Many matches over HTTP and WebSocket. It sees games only through the kernel."""

from .app import Setting, make_app, make_sqlite_app
from .doors import Doors
from .run import data_folder, serve

__all__ = ["Doors", "Setting", "data_folder", "make_app", "make_sqlite_app", "serve"]
