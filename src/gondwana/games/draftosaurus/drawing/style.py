"""The colours of the drawing, by day and by night, as CSS inside the SVG. Class names begin with gd- to leave a page alone."""

DAY = {
    "table": "#efe3cb",
    "grain": "#e6d6b8",
    "paper": "#fffaf0",
    "ink": "#33281d",
    "quiet": "#6d5c49",
    "accent": "#b8581c",
    "glow": "#ffd34d",
    "wood": "#c9955c",
    "wood-light": "#dcb07a",
    "wood-dark": "#8a5a30",
    "back": "#a58a6c",
    "back-foot": "#e9d9bf",
    "grass": "#c5d77f",
    "grass-hill": "#b3c968",
    "tuft": "#7f9b3c",
    "woodland": "#6f9d5f",
    "woodland-far": "#8bb274",
    "fir": "#2f6146",
    "fir-fold": "#24503a",
    "fir-cap": "#4d8561",
    "clearing-woodland": "#d9e2b0",
    "clearing-grassland": "#eef0bd",
    "bank": "#ead9a3",
    "river": "#5cb0d3",
    "river-deep": "#3f95bd",
    "ripple": "#c4e6f2",
    "snow-grass": "#eef3f5",
    "snow-hill": "#dfe8ec",
    "snow-tuft": "#b9cad2",
    "snow-woodland": "#b3cccb",
    "snow-woodland-far": "#cbdddb",
    "snow-clearing": "#fbfdfd",
    "snow-bank": "#ffffff",
    "ice": "#b5dcea",
    "ice-deep": "#93c6dc",
    "crack": "#eefafe",
    "winter-fir": "#3d6b66",
    "winter-fir-fold": "#2f5854",
    "snow": "#ffffff",
}
NIGHT = {
    "table": "#211c18",
    "grain": "#2a241e",
    "paper": "#f4ead8",
    "ink": "#f1e6d3",
    "quiet": "#b9a78e",
    "accent": "#f0a25c",
    "glow": "#ffd34d",
    "wood": "#8f6238",
    "wood-light": "#a97a4a",
    "wood-dark": "#54361c",
    "back": "#6f5b46",
    "back-foot": "#b59f83",
    "grass": "#66793a",
    "grass-hill": "#5a6d31",
    "tuft": "#8fa552",
    "woodland": "#365a3b",
    "woodland-far": "#426847",
    "fir": "#1c3f2e",
    "fir-fold": "#153325",
    "fir-cap": "#2f5f47",
    "clearing-woodland": "#93a372",
    "clearing-grassland": "#aab470",
    "bank": "#8f8355",
    "river": "#2f708f",
    "river-deep": "#245a76",
    "ripple": "#6fa9c2",
    "snow-grass": "#7f929b",
    "snow-hill": "#73868f",
    "snow-tuft": "#9fb1b9",
    "snow-woodland": "#4d686b",
    "snow-woodland-far": "#5a7678",
    "snow-clearing": "#b7c5ca",
    "snow-bank": "#a9bac2",
    "ice": "#5688a0",
    "ice-deep": "#487990",
    "crack": "#9cc4d4",
    "winter-fir": "#234542",
    "winter-fir-fold": "#1b3836",
    "snow": "#c3d1d7",
}
_PAGE = """
.gd{background:var(--table);color:var(--ink);fill:currentColor;font-variant-numeric:tabular-nums;
font-family:ui-rounded,"SF Pro Rounded","Nunito","Segoe UI",system-ui,-apple-system,"DejaVu Sans",sans-serif}
"""
CLASSES = """
.gd-title{font-size:32px;font-weight:800}
.gd-turn{font-size:20px;font-weight:700;fill:var(--quiet)}
.gd-waits{font-size:21px;font-weight:700;fill:var(--accent)}
.gd-name{font-size:23px;font-weight:800}
.gd-total{font-size:23px;font-weight:800;fill:#33281d}
.gd-note{font-size:16px;font-weight:500;fill:var(--quiet)}
.gd-strong{font-size:19px;font-weight:800}
.gd-count{font-size:18px;font-weight:800}
.gd-pen{font-size:15px;font-weight:700;fill:#33281d}
.gd-river-name{font-size:15px;font-weight:800;fill:#fff;paint-order:stroke;stroke:#1f5b78;stroke-width:3px}
.gd-printed{font-size:15px;font-weight:800;fill:#4b3a26;opacity:.85}
.gd-badge{font-size:17px;font-weight:800;fill:#33281d}
.gd-bonus{font-weight:800;fill:#fff}
.gd-bonus:not([font-size]){font-size:14px}
.gd-letter{font-size:15px;font-weight:800;text-anchor:middle;dominant-baseline:middle;fill-opacity:.92}
.gd-mid{text-anchor:middle}
.gd-end{text-anchor:end}
.gd-shadow{fill:#000;opacity:.24}
.gd-rim{stroke:#fffaf0;stroke-width:2.6;stroke-linejoin:round;paint-order:stroke}
.gd-cut{fill:none;stroke:#000;stroke-opacity:.34;stroke-width:2;stroke-linecap:round}
.gd-back{fill:var(--back);stroke:#fffaf0;stroke-width:2.4}
.gd-foot{fill:var(--back-foot)}
.gd-slot{fill:#3a2a10;fill-opacity:.07;stroke:#4b3a26;stroke-opacity:.42;stroke-width:1.6;stroke-dasharray:4 4}
.gd-fence{fill:none;stroke:var(--wood-dark);stroke-width:3;stroke-linejoin:round}
.gd-posts{fill:none;stroke:var(--wood-light);stroke-width:7;stroke-linecap:round;stroke-dasharray:.1 19}
.gd-lit{fill:none;stroke:var(--glow);stroke-width:14;stroke-opacity:.9;stroke-linejoin:round}
.gd-shown{fill:var(--glow);fill-opacity:.55;stroke:var(--glow);stroke-width:2}
.gd-shut{fill:#1d2b2e;fill-opacity:.3}
.gd-plaque{fill:var(--wood-light);stroke:var(--wood-dark);stroke-width:2}
.gd-tag{fill:#fffaf0;stroke:var(--wood-dark);stroke-width:2}
.gd-panel{fill:var(--grain)}
.gd-crown{fill:#f2b91d;stroke:#8a5a10;stroke-width:1.6;stroke-linejoin:round}
.gd-tick{fill:none;stroke:#3e9a52;stroke-width:5.5;stroke-linecap:round;stroke-linejoin:round}
.gd-inked{fill:#3f2a16}
.gd-line:not([stroke-width]){stroke-width:5}
.gd-line{fill:none;stroke:#3f2a16;stroke-linecap:round;stroke-linejoin:round}
"""


def style() -> str:
    """The style element's content."""
    return f".gd{{{_variables(DAY)}}}\n@media (prefers-color-scheme:dark){{.gd{{{_variables(NIGHT)}}}}}{_PAGE}{CLASSES.lstrip()}"


def _variables(colours: dict[str, str]) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in colours.items())
