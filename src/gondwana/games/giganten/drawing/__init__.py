"""How a position of Giganten looks: as text, and as a relief map in SVG."""
