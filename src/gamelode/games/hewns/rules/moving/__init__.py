"""Moving, and what waits where a Hewn arrives."""
