"""Chores of the repository. Each module is also a command; none needs more than Python."""
