"""The hex board in whole numbers: pure functions that know no rule but those of the board."""
