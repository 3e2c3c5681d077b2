"""How a position is drawn: as plain text and as SVG. `draw.py` is the way in; nothing here knows more than the viewer."""
