"""What can happen, as the log tells it."""
