"""What Dwarves do: moving, digging, fighting, supplies."""
