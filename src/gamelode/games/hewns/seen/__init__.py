"""What a seat sees, may imagine and is told."""
