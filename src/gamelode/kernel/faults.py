"""Errors that are meant for people: one clear sentence, nothing changed."""


class Fault(ValueError):
    """Bad input. Its text is a sentence that says what is wrong and where."""
