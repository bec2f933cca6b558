"""The numbers that content files may hold."""

from typing import Annotated

from msgspec import Meta

from .board.hexes import FARTHEST

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Far = Annotated[int, Meta(ge=0, le=FARTHEST)]  # spaces
MOST_MINIS = 100  # creatures of all kinds
