"""Technology, loads and transmissions."""
