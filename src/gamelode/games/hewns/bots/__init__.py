"""What bots are told about the game."""
