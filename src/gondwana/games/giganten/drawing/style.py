"""The colours of the drawing, by day and by night. Names of classes and variables begin with gi- to leave a page alone."""

DAY = {
    "table": "#efe3cb",
    "paper": "#fffaf0",
    "ink": "#33281d",
    "quiet": "#6d5c49",
    "accent": "#a8442f",
    "land-1": "#dfe0a4",
    "land-2": "#d0d78f",
    "land-3": "#bfcc7c",
    "land-4": "#adbe6c",
    "land-5": "#9db060",
    "contour": "#8a9a4c",
    "covered": "#d5c7a8",
    "tuft": "#6f8435",
    "swamp": "#b67a57",
    "swamp-deep": "#a26747",
    "reed": "#5a3520",
    "glint": "#f0d9c0",
    "shore": "#9c2f22",
    "plate-land": "#3f7d34",
    "plate-swamp": "#c4601a",
    "stand": "#4b4335",
    "side-0": "#f2c53d",
    "side-1": "#e8823a",
    "side-2": "#d6a94a",
    "side-3": "#c8604a",
}
NIGHT = {
    **DAY,
    "table": "#211c18",
    "ink": "#f1e6d3",
    "quiet": "#b9a78e",
    "accent": "#f0927a",
    "land-1": "#6f753f",
    "land-2": "#656d38",
    "land-3": "#5b6532",
    "land-4": "#515c2c",
    "land-5": "#485327",
    "contour": "#8c9a55",
    "covered": "#3b332a",
    "tuft": "#98a85c",
    "swamp": "#5f3a27",
    "swamp-deep": "#50301f",
    "reed": "#c0906c",
    "glint": "#d2a98a",
    "shore": "#e0694f",
    "stand": "#191510",
}
_PAGE = """
.gi{background:var(--gi-table);fill:var(--gi-ink);font-variant-numeric:tabular-nums;
font-family:ui-rounded,"SF Pro Rounded","Nunito","Segoe UI",system-ui,-apple-system,"DejaVu Sans",sans-serif}
.gi-title{font-size:26px;font-weight:800}
.gi-waits{font-size:17px;font-weight:700;fill:var(--gi-accent)}
.gi-note{font-size:16px;fill:var(--gi-quiet)}
.gi-name{font-size:15px;font-weight:700;fill:var(--gi-quiet)}
"""
CLASSES = """
.gi-shadow{fill:#000;opacity:.24}
.gi-rim{stroke:#fffaf0;stroke-width:2.6;stroke-linejoin:round;paint-order:stroke}
.gi-light{fill:#fff3d6;fill-rule:evenodd}
.gi-dark{fill:#000;fill-opacity:.45}
.gi-spot{fill:#8a5f3a;fill-opacity:.6}
.gi-cut{fill:none;stroke:#000;stroke-opacity:.34;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.gi-mark{fill:#2d2a22;fill-rule:evenodd;stroke:#fffaf0;stroke-width:3;stroke-linejoin:round;paint-order:stroke}
.gi-foot{fill:#33281d;fill-opacity:.3}
.gi-tuft{fill:none;stroke:var(--gi-tuft);stroke-width:1.6;stroke-linecap:round}
.gi-contour{fill:none;stroke:var(--gi-contour);stroke-width:1.2;stroke-dasharray:5 4}
.gi-grid-field{stroke:#33281d;stroke-opacity:.16}
.gi-grid{fill:none;stroke:#33281d;stroke-opacity:.16}
.gi-reed{fill:none;stroke:var(--gi-reed);stroke-width:1.8;stroke-linecap:round}
.gi-glint{fill:none;stroke:var(--gi-glint);stroke-width:2;stroke-linecap:round}
.gi-deep{fill:var(--gi-swamp-deep)}
.gi-shore{fill:none;stroke:var(--gi-shore);stroke-width:3.4;stroke-linecap:round;stroke-linejoin:round}
.gi-stand{fill:var(--gi-stand)}
.gi-front{fill:#fffaf0;stroke-width:3}
.gi-back{stroke:#33281d;stroke-opacity:.55;stroke-width:1.6}
.gi-plate-land{fill:var(--gi-plate-land)}
.gi-plate-swamp{fill:var(--gi-plate-swamp)}
.gi-number{font-size:13px;font-weight:800;fill:#fff;text-anchor:middle}
.gi-letter{font-size:15px;font-weight:800;fill:#33281d;text-anchor:middle}
"""


def style() -> str:
    """The content of the style element of a drawing that stands alone."""
    return f".gi{{{_variables(DAY)}}}\n@media (prefers-color-scheme:dark){{.gi{{{_variables(NIGHT)}}}}}{_PAGE}{CLASSES.lstrip()}"


def _variables(colours: dict[str, str]) -> str:
    return "".join(f"--gi-{name}:{colour};" for name, colour in colours.items())
