"""What the bots know about Draftosaurus beyond its rules."""
