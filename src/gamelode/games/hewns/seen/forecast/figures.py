"""Figures in words."""

from __future__ import annotations


def round_off(amount: float) -> str:
    """To a tenth; whole amounts without one."""
    rounded = round(amount, 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)
