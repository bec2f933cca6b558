"""Clauses that random play hardly ever comes to."""

from __future__ import annotations

RARE = ("HurtResult.lose_sicket",)
