"""What people are taught: lessons, advice, and what a match could have been."""

from .check import check_lesson, wrong_tries
from .coach import Coach
from .lessons import Attempt, Reply, Verdict

__all__ = ["Attempt", "Coach", "Reply", "Verdict", "check_lesson", "wrong_tries"]
