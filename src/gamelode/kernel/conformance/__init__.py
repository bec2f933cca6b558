"""What every game must pass, checked at the decisions of random games."""

from .any_choice import any_choice
from .check import Check
from .clauses import clauses_of, counting_clauses, fits
from .odds import check_odds
from .promises import NonConformance

__all__ = ["Check", "NonConformance", "any_choice", "check_odds", "clauses_of", "counting_clauses", "fits"]
