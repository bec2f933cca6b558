"""Encounters at range and in one space, and what they do."""
