"""Many matches over HTTP and WebSocket. It sees games only through the kernel."""

from .app import make_app, make_sqlite_app
from .run import data_folder, serve

__all__ = ["data_folder", "make_app", "make_sqlite_app", "serve"]
