"""The ids that the columns of the table hold."""

from typing import Annotated

Heap = Annotated[int, "heap"]
