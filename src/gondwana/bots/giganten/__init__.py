"""What the bots know about Giganten beyond its rules."""
