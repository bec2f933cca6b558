"""Errors that are meant for people: one clear sentence, nothing changed."""

import msgspec

# What a decoder raises at bytes that are not ours.
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Fault(ValueError):
    """Bad input. Its text is a sentence that says what is wrong and where."""
