"""Two letters for everything that lies in a museum, for drawings that are made of letters."""

FOSSILS = {
    "starter": "**",
    "cycadales": "Cy",
    "williamsonia": "Wi",
    "nest": "Ne",
    "pentacrinites": "Pe",
    "plateosaurus": "Pl",
    "stegosaurus": "St",
    "trex": "Re",
    "plesiosaur": "Ps",
    "equisetites": "Eq",
    "voltzia": "Vo",
    "araucaria": "Ar",
    "nothosaurus": "No",
    "ichthyosaurus": "Ic",
    "xiphactinus": "Xi",
    "fern": "Fe",
    "ginkgo": "Gi",
    "urchin": "Ur",
    "belemnite": "Be",
    "trackway": "Tk",
    "dragonfly": "Dr",
}


def tile_letters(tile: str) -> str:
    """`trex-2` as Re2."""
    name, _, pair = tile.partition("-")
    return FOSSILS[name] + pair
