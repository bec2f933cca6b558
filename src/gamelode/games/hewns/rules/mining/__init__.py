"""Mining, and what the danger dice bring."""
