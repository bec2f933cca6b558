"""Event cards and Rock & Stone cards: what each begins."""
