"""Geometry of the boards: pure functions over ints."""
