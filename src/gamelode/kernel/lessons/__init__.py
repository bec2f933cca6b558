"""How a game is taught: the files of its room `lessons`, typed and read."""

from .entries import FirstGame, Hint, Level, LevelId, PartWords, Primer, Said, Weight, Word
from .glossary import Found, Glossary, unexplained
from .lesson import YOU, Lesson, LessonStep, Pattern, Scene
from .room import Lessons, questions_of

__all__ = [
    "YOU",
    "FirstGame",
    "Found",
    "Glossary",
    "Hint",
    "Lesson",
    "LessonStep",
    "Lessons",
    "Level",
    "LevelId",
    "PartWords",
    "Pattern",
    "Primer",
    "Said",
    "Scene",
    "Weight",
    "Word",
    "questions_of",
    "unexplained",
]
