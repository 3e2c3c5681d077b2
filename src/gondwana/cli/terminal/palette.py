"""The colours of the table, dark and light, and the themes made from them."""

from dataclasses import dataclass

from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    """Colours by what they are for."""

    page: str
    panel: str
    ink: str
    faint: str
    accent: str
    on_accent: str
    good: str
    bad: str
    woodland: str
    firs: str
    grassland: str
    tufts: str
    snow_woodland: str
    snow_grassland: str
    water: str
    waves: str
    ice: str
    cracks: str
    bridge: str
    clearing: str
    clearing_lit: str
    slot: str
    fence: str


DARK = Palette(
    page="#171a17",
    panel="#20251f",
    ink="#efe7d4",
    faint="#8e9484",
    accent="#f4bd4b",
    on_accent="#241a05",
    good="#8fce7e",
    bad="#ff8f7e",
    woodland="#1c3527",
    firs="#3c6b4b",
    grassland="#4a5527",
    tufts="#8a984c",
    snow_woodland="#2a3f48",
    snow_grassland="#4a5a63",
    water="#1c4f7c",
    waves="#4f93c9",
    ice="#3d6d86",
    cracks="#a9d2e4",
    bridge="#7a5433",
    clearing="#262b25",
    clearing_lit="#3a3420",
    slot="#353b33",
    fence="#7d8471",
)

LIGHT = Palette(
    page="#f6efdf",
    panel="#ece2cb",
    ink="#2b2a22",
    faint="#6c6854",
    accent="#b3590a",
    on_accent="#fffaf0",
    good="#2c6e35",
    bad="#b3261e",
    woodland="#8fb08a",
    firs="#4d7a4f",
    grassland="#cfd590",
    tufts="#8c9640",
    snow_woodland="#c3d3d6",
    snow_grassland="#e6edee",
    water="#8ec4ea",
    waves="#3d7fb5",
    ice="#cfe8f3",
    cracks="#6da3bd",
    bridge="#b98a5c",
    clearing="#fdf8ec",
    clearing_lit="#ffeebf",
    slot="#e9e0cb",
    fence="#857d64",
)


def theme(name: str, palette: Palette, *, dark: bool) -> Theme:
    """A theme of Textual in the colours of a palette."""
    return Theme(
        name=name,
        primary=palette.accent,
        secondary=palette.good,
        accent=palette.accent,
        warning=palette.accent,
        error=palette.bad,
        success=palette.good,
        foreground=palette.ink,
        background=palette.page,
        surface=palette.panel,
        panel=palette.panel,
        dark=dark,
        variables={"faint": palette.faint, "on-accent": palette.on_accent},
    )


THEMES = (theme("gondwana-dark", DARK, dark=True), theme("gondwana-light", LIGHT, dark=False))


def readable_on(colour: str) -> str:
    """Near-black or white, whichever can be read better on this colour."""
    red, green, blue = (_linear(int(colour[k : k + 2], 16) / 255) for k in (1, 3, 5))
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return "#ffffff" if 1.05 / (luminance + 0.05) > (luminance + 0.05) / 0.06 else "#17130c"


def blend(colour: str, other: str, share: float) -> str:
    """A colour with a share of another one in it."""
    parts = (round(int(colour[k : k + 2], 16) * (1 - share) + int(other[k : k + 2], 16) * share) for k in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in parts)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
