"""The frame of every report: one HTML file without scripts that loads nothing from anywhere.

Parts are strings of HTML, made by the functions here, which escape whatever they are given. Colours are CSS variables with a
light and a dark value; plots name them, so one drawing serves both.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

INK, MUTED, FAINT, PAPER, ACCENT = "ink", "muted", "faint", "paper", "accent"
SERIES = tuple(f"series-{number}" for number in range(8))

_LIGHT = {INK: "#1c2326", MUTED: "#59656b", FAINT: "#d9dfe1", PAPER: "#ffffff", "ground": "#f4f6f5", ACCENT: "#0f6b4f"}
_DARK = {INK: "#e8eeec", MUTED: "#9fb0ac", FAINT: "#36423f", PAPER: "#1a2120", "ground": "#121716", ACCENT: "#63d2a8"}
_LIGHT_SERIES = ("#0f7a5a", "#c2571a", "#4a5fc1", "#a3338c", "#8a6d00", "#00728f", "#b3324a", "#5b6b2f")
_DARK_SERIES = ("#4fd0a3", "#f29a5c", "#98a8ff", "#ea86d2", "#e0c04c", "#5cc8e8", "#ff8fa0", "#b5cc74")


def _variables(colours: Mapping[str, str], series: Sequence[str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in {**colours, **dict(zip(SERIES, series, strict=True))}.items())


_STYLE = f"""
:root{{color-scheme:light dark;{_variables(_LIGHT, _LIGHT_SERIES)}}}
@media(prefers-color-scheme:dark){{:root{{{_variables(_DARK, _DARK_SERIES)}}}}}
*{{box-sizing:border-box}}
body{{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;-webkit-text-size-adjust:100%}}
main{{max-width:78rem;margin:0 auto;padding:1.5rem 1rem 3rem}}
h1{{font-size:clamp(1.5rem,5vw,2.2rem);line-height:1.15;margin:.2rem 0 .6rem;letter-spacing:-.01em}}
h2{{font-size:1.2rem;margin:2.2rem 0 .8rem}}
h3{{font-size:1rem;margin:0 0 .2rem}}
p{{margin:.4rem 0;max-width:65ch}}
.lead{{font-size:1.1rem}}
.muted,figcaption{{color:var(--muted);font-size:.9rem}}
.grid{{display:grid;gap:1rem;margin:1rem 0;grid-template-columns:minmax(0,1fr)}}
@media(min-width:72rem){{.grid{{grid-template-columns:repeat(2,minmax(0,1fr))}}}}
figure,.card{{margin:0;background:var(--paper);border:1px solid var(--faint);border-radius:.6rem;padding:.9rem 1rem;min-width:0}}
figure svg{{display:block;width:100%;height:auto;max-width:38rem;margin:.5rem auto 0;overflow:visible}}
figure svg text{{font-family:system-ui,sans-serif}}
.narrow{{display:none}}
@media(max-width:36rem){{
.wide{{display:none}}.narrow{{display:block}}main{{padding:1rem .6rem 2rem}}figure,.card{{padding:.7rem .6rem}}}}
.card{{margin-top:1rem}}.grid .card{{margin-top:0}}
.scroll{{overflow-x:auto}}
table{{border-collapse:collapse;font-variant-numeric:tabular-nums;width:100%}}
th,td{{padding:.35rem .7rem;text-align:right;white-space:nowrap;border-top:1px solid var(--faint)}}
th:first-child,td:first-child{{text-align:left;padding-left:0}}
thead th{{border-top:0;color:var(--muted);font-weight:600;font-size:.9rem}}
tbody th{{font-weight:600}}
.wrap td:last-child{{white-space:normal}}
.wrap tbody th{{white-space:normal;min-width:clamp(8rem,18vw,13rem)}}
dl{{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.2rem 1rem;margin:0}}
dt{{color:var(--muted)}}dd{{margin:0;overflow-wrap:anywhere}}
pre{{margin:0 0 .8rem;padding:.7rem .8rem;background:var(--ground);border:1px solid var(--faint);border-radius:.4rem;
white-space:pre-wrap;overflow-wrap:anywhere;font:.9rem/1.45 ui-monospace,monospace}}
.verdict{{border-left:.3rem solid var(--accent)}}
"""


@dataclass(frozen=True)
class Plot:
    """A drawing in two widths: for wide screens and for phones."""

    wide: str
    narrow: str


def page(title: str, *parts: str) -> str:
    """A whole page."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def heading(text: str, level: int = 2) -> str:
    """A heading of the page (1) or of a part of it."""
    return f"<h{level}>{escape(text)}</h{level}>"


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph; `kind` is `lead`, `muted` or nothing."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def grid(*parts: str) -> str:
    """Parts side by side where there is room."""
    return f'<div class="grid">{"".join(parts)}</div>'


def card(*parts: str, kind: str = "") -> str:
    """Parts that belong together."""
    return f'<div class="card {kind}">{"".join(parts)}</div>'


def figure(title: str, plot: Plot, caption: str) -> str:
    """A plot with its title, and below it what it shows."""
    drawings = f'<div class="wide">{plot.wide}</div><div class="narrow">{plot.narrow}</div>'
    return f"<figure><h3>{escape(title)}</h3><figcaption>{escape(caption)}</figcaption>{drawings}</figure>"


def table(columns: Iterable[str], rows: Iterable[Sequence[str]], caption: str, *, kind: str = "") -> str:
    """A table whose first column names its rows; it scrolls by itself where the screen is narrow. `wrap` breaks long names."""
    classes = f"card {kind}" if kind else "card"
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return (
        f'<div class="{classes}"><p class="muted">{escape(caption)}</p><div class="scroll"><table aria-label="{escape(caption)}">'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></div>"
    )


def facts(values: Mapping[str, str]) -> str:
    """Names with their values."""
    return "<dl>" + "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in values.items()) + "</dl>"


def code(text: str) -> str:
    """Something to copy."""
    return f"<pre>{escape(text)}</pre>"
