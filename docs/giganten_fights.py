"""Write the table of all fights of Giganten: `python docs/giganten_fights.py`. A test holds the page against the game."""

from pathlib import Path

from gondwana.games.giganten.data import PIECES
from gondwana.games.giganten.fights import NEVER_CHALLENGE, fight
from gondwana.games.giganten.state import ATTACKER_WINS, BLANK, BOTH_LEAVE, CULAK, DEFENDER_WINS, DRAWN, NEST
from gondwana.games.giganten.words import piece_name

PAGE = Path(__file__).parent / "rules" / "giganten-fights.md"
SIGNS = {ATTACKER_WINS: "+", DEFENDER_WINS: "-", BOTH_LEAVE: "x", DRAWN: "="}
INTRO = """# Giganten: all fights

Made by `python docs/giganten_fights.py` from the rules that the game plays by. Rows challenge, columns are challenged; the ground
is that of the challenged piece (GI-22). `+` the challenged piece leaves, `-` the challenger leaves, `x` both leave, `=` a draw. A
Nest that leaves is taken (GI-50). Nest, Blitz, Ghost and Trap never challenge (GI-40, GI-41, GI-63, GI-64). Nest and Blitz never
stand in the swamp, so there are no such fights there. With `flug_survives_blitz` Flug against Blitz is a draw (GI-39).
"""


def names(kind: int) -> list[str]:
    """A kind as it is called; the blank is two things."""
    return ["Ghost", "Trap"] if kind == BLANK else [piece_name(kind).english()]


def columns(ground: int) -> list[tuple[str, int, bool]]:
    """Who can be challenged: name, kind, and whether the blank is a trap."""
    dry = (NEST, PIECES.index("blitz")) if ground else ()
    return [(name, kind, name == "Trap") for kind in range(len(PIECES)) if kind not in dry for name in names(kind)]


def table(ground: int) -> str:
    challenged = columns(ground)
    lines = ["| | " + " | ".join(name for name, _, _ in challenged) + " |", "|---" * (len(challenged) + 1) + "|"]
    for kind in range(CULAK, len(PIECES)):
        assert kind not in NEVER_CHALLENGE
        signs = [SIGNS[fight(kind, other, ground, trap=trap)] for _, other, trap in challenged]
        lines.append(f"| {names(kind)[0]} | " + " | ".join(f"`{sign}`" for sign in signs) + " |")
    return "\n".join(lines)


def page() -> str:
    return f"{INTRO}\n## On land\n\n{table(0)}\n\n## In the swamp\n\n{table(1)}\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
