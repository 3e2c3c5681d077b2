"""What the bots know about Fossilium."""
