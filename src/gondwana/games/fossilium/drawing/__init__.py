"""How a position of Fossilium looks: the fossils, the museum and everything that stands in it, as SVG."""
