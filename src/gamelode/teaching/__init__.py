"""What people are taught: lessons, advice, and what a match could have been."""

from .advice import Advice, Recommended, advise
from .check import check_lesson, wrong_tries
from .coach import Coach
from .lessons import Attempt, Reply, Verdict

__all__ = [
    "Advice",
    "Attempt",
    "Coach",
    "Recommended",
    "Reply",
    "Verdict",
    "advise",
    "check_lesson",
    "wrong_tries",
]
