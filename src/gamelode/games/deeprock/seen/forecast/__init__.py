"""What a choice costs, brings and risks: said before it is made."""

from .foresee import forecast

__all__ = ["forecast"]
