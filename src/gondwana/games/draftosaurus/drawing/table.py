"""The whole table as SVG: the viewer's zoo in the middle, the others left and right of it as they sit, die and hand below."""

from xml.sax.saxutils import escape

from gondwana.games.draftosaurus.data import DATA
from gondwana.games.draftosaurus.drawing import landscape, seats, silhouettes
from gondwana.games.draftosaurus.drawing.park import LARGE, SMALL
from gondwana.games.draftosaurus.drawing.scene import Scene
from gondwana.games.draftosaurus.drawing.style import style
from gondwana.games.drawing.svg import label, place, tag, words

_GAP = 24
_HEAD = 100
_COLUMN = SMALL.width + _GAP


def draw(scene: Scene) -> str:
    """The drawing, one `svg` element."""
    left, right = around_the_table(scene)
    middle = _GAP + (_COLUMN if left else 0)
    width = middle + LARGE.width + _GAP + (_COLUMN if right else 0)
    tallest = max(seats.front_height(scene), len(left) * (seats.card_height(scene) + _GAP) - _GAP)
    height = _HEAD + tallest + _GAP
    told = " ".join((f"{scene.turn()}.", scene.waits(), *(seats.summary(scene, seat) for seat in range(scene.players))))
    drawing = tag(
        "svg",
        label(scene.title()),
        tag("desc", escape(told)),
        tag("style", escape(style())),
        tag("defs", silhouettes.symbols(), landscape.symbols(scene.view["board"], LARGE, SMALL)),
        _tabletop(width, height),
        _head(scene, width),
        place(middle, _HEAD, seats.front(scene)),
        _column(scene, left, _GAP, height),
        _column(scene, right, middle + LARGE.width + _GAP, height),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        class_="gd",
        role="group",
        aria_label=scene.title(),
    )
    return drawing + "\n"


def around_the_table(scene: Scene) -> tuple[list[int], list[int]]:
    """The seats left and right of the viewer's, each from the far end of the table to the near one."""
    nearer = (len(scene.around) + 1) // 2
    return scene.around[:nearer][::-1], scene.around[nearer:]


def _tabletop(width: float, height: float) -> str:
    """Plain boards of wood."""
    board = 62
    lines = "".join(f"M0 {y}H{width:.0f}" for y in range(board, int(height), board))
    return tag("rect", width=width, height=height, fill="var(--table)") + tag(
        "path", d=lines, stroke="var(--grain)", stroke_width=2
    )


def _head(scene: Scene, width: float) -> str:
    return "".join(
        (
            words(_GAP + 4, 46, scene.title(), "gd-title"),
            words(_GAP + 4, 80, scene.waits(), "gd-waits"),
            place(width - _GAP, 38, _unseen(scene)) if scene.view["phase"] != "over" else "",
            words(width - _GAP - 4, 80, scene.turn(), "gd-turn gd-end"),
        )
    )


def _unseen(scene: Scene) -> str:
    """How many of each species the viewer has not seen yet, in the bag and in the hands of others; right-aligned."""
    step = 58
    still = scene.unseen()
    start = -step * len(still)
    parts = [words(start - 8, 6, f"{scene.say('unseen')}:", "gd-note gd-end")]
    for k, species in enumerate(DATA.species):
        x = start + k * step
        parts.append(silhouettes.dinosaur(species.name, x + 16, 0, 32))
        parts.append(words(x + 35, 6, str(still[species.name]), "gd-count"))
    said = f"{scene.say('unseen')}: " + ", ".join(f"{scene.species(name)} {many}" for name, many in still.items())
    return tag("g", label(said), *parts, role="img", aria_label=said)


def _column(scene: Scene, sitting: list[int], x: float, height: float) -> str:
    """Seats on one side of the table, one below the other, in the middle of what room there is."""
    step = seats.card_height(scene) + _GAP
    top = _HEAD + (height - _HEAD - step * len(sitting)) / 2
    return "".join(place(x, top + k * step, seats.card(scene, seat)) for k, seat in enumerate(sitting))
