"""What people are taught: lessons, advice, and what a match could have been."""

from .advice import Advice, Recommended, advise
from .analysis import Analysis, Balance, Cancelled, analyse_match
from .check import check_lesson, wrong_tries
from .coach import Coach
from .lessons import Attempt, Reply, Verdict
from .moments import AnalysisSettings, Mark, Moment, RecordedMatch, Severity

__all__ = [
    "Advice",
    "Analysis",
    "AnalysisSettings",
    "Attempt",
    "Balance",
    "Cancelled",
    "Coach",
    "Mark",
    "Moment",
    "Recommended",
    "RecordedMatch",
    "Reply",
    "Severity",
    "Verdict",
    "advise",
    "analyse_match",
    "check_lesson",
    "wrong_tries",
]
