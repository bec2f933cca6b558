"""Geometry of the board: pure functions over whole numbers."""
