"""The colours of the drawing, by day and by night. Names of classes and variables begin with fo- to leave a page alone."""

DAY = {
    "slate": "#566270",
    "slate-light": "#66737f",
    "slate-edge": "#38424c",
    "bone": "#f6ecd8",
    "bone-shade": "#d3c3a4",
    "cut": "#4a4032",
    "parchment": "#f3e5c3",
    "parchment-line": "#d9c393",
    "plate": "#fbf1d8",
    "ink": "#3a2c1c",
    "brass": "#b5832a",
    "brass-light": "#e3bd68",
    "wood": "#a9743f",
    "wood-dark": "#7a4f27",
    "botanical": "#2f7a3f",
    "aquatic": "#2569a6",
    "terrestrial": "#95541f",
    "coin": "#e2b33f",
    "coin-edge": "#8f6714",
    "hat": "#3b2c1d",
    "coat": "#7a6a8a",
    "neutral": "#8d8577",
    "seat-0": "#c2483b",
    "seat-1": "#2c7f8c",
    "seat-2": "#d39a2a",
    "seat-3": "#6a54a3",
}
NIGHT = {
    **DAY,
    "slate": "#46525e",
    "slate-light": "#53606d",
    "slate-edge": "#20272e",
    "bone": "#efe3ca",
    "bone-shade": "#b9a988",
    "cut": "#2e281f",
    "parchment": "#4b3f2d",
    "parchment-line": "#6b5a3e",
    "plate": "#5a4c36",
    "ink": "#f4e8d0",
    "brass": "#d9a94e",
    "brass-light": "#f2d48c",
    "botanical": "#69c07c",
    "aquatic": "#6cb2ee",
    "terrestrial": "#d99a5e",
    "hat": "#c79a63",
    "coat": "#a493b8",
    "neutral": "#a39a8b",
    "seat-0": "#e8796c",
    "seat-1": "#5fb8c6",
    "seat-2": "#e9bb58",
    "seat-3": "#a493dc",
}
CLASSES = """
.fo-bone{fill:var(--fo-bone)}
.fo-shade{fill:var(--fo-bone-shade)}
.fo-line{fill:none;stroke:var(--fo-bone);stroke-linecap:round;stroke-linejoin:round}
.fo-back{fill:none;stroke:var(--fo-bone-shade);stroke-linecap:round;stroke-linejoin:round}
.fo-cut{fill:none;stroke:var(--fo-cut);stroke-linecap:round;stroke-linejoin:round}
.fo-edged{fill:var(--fo-bone);stroke:var(--fo-cut);stroke-linejoin:round}
.fo-hole{fill:var(--fo-slate-edge)}
.fo-slate{fill:var(--fo-slate)}
.fo-strata{fill:none;stroke:var(--fo-slate-light);stroke-width:1.6;stroke-linecap:round}
.fo-pole{fill:none;stroke:var(--fo-wood);stroke-width:3.4;stroke-linecap:round}
.fo-plank{fill:var(--fo-wood)}
.fo-knot{fill:var(--fo-wood-dark)}
.fo-plate{fill:var(--fo-plate);stroke:var(--fo-brass);stroke-width:2.4}
.fo-ink{fill:var(--fo-ink)}
.fo-inked{fill:none;stroke:var(--fo-ink);stroke-linecap:round;stroke-linejoin:round}
.fo-brass{fill:var(--fo-brass)}
.fo-brassed{fill:none;stroke:var(--fo-brass);stroke-linecap:round;stroke-linejoin:round}
.fo-gleam{fill:var(--fo-brass-light)}
.fo-paper{fill:var(--fo-plate)}
.fo-botanical{fill:var(--fo-botanical)}
.fo-aquatic{fill:var(--fo-aquatic)}
.fo-terrestrial{fill:var(--fo-terrestrial)}
.fo-coin{fill:var(--fo-coin);stroke:var(--fo-coin-edge);stroke-width:2.4}
.fo-struck{fill:none;stroke:var(--fo-coin-edge);stroke-width:3.2;stroke-linecap:round}
.fo-body{fill:currentColor;stroke:var(--fo-slate-edge);stroke-width:2;stroke-linejoin:round;paint-order:stroke}
.fo-hat{fill:var(--fo-hat)}
.fo-skin{fill:#f2cfa3}
.fo-coat{fill:var(--fo-coat)}
.fo-sack{fill:#b98d58;stroke:#5d4023;stroke-width:2;stroke-linejoin:round}
.fo-cord{fill:none;stroke:#5d4023;stroke-width:3;stroke-linecap:round}
.fo-inlay{fill:none;stroke:var(--fo-plate);stroke-linecap:round}
.fo-on{fill:currentColor}
.fo-stroke{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}
"""
