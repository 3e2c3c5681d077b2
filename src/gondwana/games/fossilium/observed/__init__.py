"""A position of Fossilium as numbers for those who learn, field by field; see `gondwana.games.observing`."""

from gondwana.games.fossilium.data import (
    BOARD_COLUMNS,
    END_GOALS,
    FOSSILS,
    LABOUR,
    PANELS,
    ROUNDS,
    ROW_NAMES,
    SITES,
    TILES,
)
from gondwana.games.fossilium.data import (
    FIELDS as BOARD_FIELDS,
)
from gondwana.games.fossilium.state import BESIDE, HAND, NEUTRAL, ROW_LENGTH
from gondwana.games.observing import SEAT, Axis, Field, OneOf, Parts, SeatOf, SeatSet

_TYPES = ("botanical", "aquatic", "terrestrial")


def _numbered(name: str, count: int) -> Axis:
    return Axis(name, tuple(map(str, range(count))))


_KINDS = Axis("tile", TILES)
_TYPE = Axis("type", _TYPES)
_FOSSILS = Axis("fossil", FOSSILS)
_PANELS = Axis("panel", tuple("/".join(panel) for panel in PANELS))
_SITES = Axis("site", SITES)
_COLUMNS = _numbered("column", BOARD_COLUMNS)
_BESIDE = _numbered("place", BESIDE)
_ROUNDS = _numbered("round", ROUNDS)
_ROW = OneOf(ROW_NAMES)
_OPTIONS = ("first game", "tour brings a guest", "shops pay for incomplete fossils", "majorities need some")

FIELDS = (
    Field("money", "money", (SEAT,)),
    Field("guests", "guests", (SEAT,)),
    Field("regular", "regular guests", (SEAT,)),
    Field("prestige", "prestige", (SEAT,)),
    Field("given", "prestige for gifts and the bonus of building, in `prestige` as well", (SEAT,)),
    Field("store", "parts in storage, by kind", (SEAT, _KINDS)),
    Field("spot", "the cell of each fossil's upper left corner, +30 if upright; -1 if it is not displayed", (SEAT, _FOSSILS)),
    Field("parts", "the parts placed on each fossil, two places a pair", (SEAT, _FOSSILS), Parts("part", tuple("012345"))),
    Field("panel", "the cell of each panel; -1 if it is not built", (SEAT, _PANELS)),
    Field("side", "the side of each panel", (SEAT, _PANELS)),
    Field("amber", "the type of the amber", (SEAT,), OneOf(_TYPES)),
    Field("starter", "the type of the starting fossil", (SEAT,), OneOf(_TYPES)),
    Field("students", "students", (SEAT,)),
    Field("slots", "room in storage", (SEAT,)),
    Field("shops", "the income of a shop", (SEAT, _TYPE)),
    Field("doors", "the income of an entrance", (SEAT, _TYPE)),
    Field("met", "the labour goals that are met", (SEAT,), Parts("goal", tuple("0123"))),
    Field("levels", "the levels reached in round goals", (SEAT, _ROUNDS)),
    Field("free", "workers that are free", (SEAT,)),
    Field("here", "workers on fields of each column", (SEAT, _COLUMNS)),
    Field("fixed", "fixed workers of each column", (SEAT, _COLUMNS)),
    Field("used", "fixed workers that have acted", (SEAT, _COLUMNS)),
    Field("managers", "workers in management", (SEAT, _numbered("place", 3))),
    Field("passed", "whether a seat has passed", (SEAT,)),
    Field("late", "workers gained after passing, which may still act", (SEAT,)),
    Field(
        "field",
        "who stands on each field of the action board",
        (Axis("field", BOARD_FIELDS),),
        SeatOf(first=1, others=((1 + NEUTRAL, "neutral"),)),
    ),
    Field("crowd", "workers in each column, fixed ones above it included", (_COLUMNS,)),
    Field("bag", "tiles in each bag or drawn and not seen, by kind", (_SITES, _KINDS)),
    Field("tiles", "tiles in each bag", (_SITES,)),
    Field("row", "the kinds in the market, by number; -1 for none", (_TYPE, _numbered("place", ROW_LENGTH))),
    Field("length", "tiles in each row of the market", (_TYPE,)),
    Field("price", "prices of this turn", (_TYPE,)),
    Field("archive", "tiles in the archive, by kind", (_KINDS,)),
    Field("hand", "drawn tiles, by number of the kind; -1 none, -2 not known", (SEAT, _numbered("place", HAND))),
    Field("hands", "how many tiles each seat has drawn", (SEAT,)),
    Field("where", "the site they come from", (SEAT,), OneOf(SITES)),
    Field("keep", "how many of them it keeps", (SEAT,)),
    Field("beside", "tiles kept, not yet in storage, by number of the kind; -2 not known", (SEAT, _BESIDE)),
    Field("origin", "the sites they come from, by number", (SEAT, _BESIDE)),
    Field("besides", "how many of them there are", (SEAT,)),
    Field("dug", "1 + the wave in which each site was dug at in this excavation; 0 if it was not", (SEAT, _SITES)),
    Field(
        "back", "tiles put back in this excavation, by number of the kind; -2 not known", (SEAT, _SITES, _numbered("place", HAND))
    ),
    Field("backs", "how many of them there are", (SEAT, _SITES)),
    Field("choice", "secret choices of this stage; -2 not known", (SEAT, _BESIDE)),
    Field("choices", "how many were made", (SEAT,)),
    Field("due", "how many are to be made", (SEAT,)),
    Field("gone", "tiles sent to the market after the last excavation, by number of the kind", (SEAT, _BESIDE)),
    Field("gones", "how many of them there are", (SEAT,)),
    Field("labour", "the goals of the labour market, by number", (_numbered("place", LABOUR),)),
    Field("goals", "which of the two goals of each round; -1 not drawn yet", (_ROUNDS,)),
    Field("end_goal", "the third majority", (), OneOf(END_GOALS)),
    Field(
        "flags",
        "options",
        (),
        Parts("option", _OPTIONS),
    ),
    Field("first", "option: the seat that has the Ammonite first; none by lot", (), SeatOf()),
    Field("ammonite", "who has the Ammonite", (), SeatOf()),
    Field("round", "the round, from 0"),
    Field(
        "phase",
        "what is asked",
        (),
        OneOf(
            (
                *("lot", "goal", "deal", "dig", "study", "refill", "start", "turn", "workers", "copy", "show", "place", "side"),
                *("extra", "build", "site", "amber", "restore", "trade", "guide", "fetch", "pick", "end", "excavate", "keep"),
                *("store", "fix", "over"),
            )
        ),
    ),
    Field("owing", "the seats that have not chosen yet", (), SeatSet()),
    Field("seat", "whose turn it is", (), SeatOf()),
    Field("chosen_field", "the field that was chosen, by number"),
    Field("action", "the row of the action board that is carried out", (), _ROW),
    Field("column", "its column"),
    Field("fossil", "the fossil that is being displayed, by number"),
    Field("tile", "the single part that is being displayed, by number; -1 none"),
    Field("owner", "whose museum it is displayed in", (), SeatOf()),
    Field("ask", "pairs whose lone part can lie in two places, a bit for each"),
    Field("then", "what follows when it has been shown"),
    Field("mode", "how the market is used", (), OneOf(("open", "buying", "selling"))),
    Field("modes", "ways of trading used in this action"),
    Field("traded", "tiles traded in this way"),
    Field("sent", "whether students were sent in this turn"),
    Field("acted", "whether the action of this turn is done"),
    Field("building", "the side of a panel that is being built, by number"),
    Field("wave", "the wave of the excavation"),
    Field("last", "the tile that was just drawn, by number; -2 not known"),
    Field("last_to", "who drew it; none for the market", (), SeatOf()),
    Field("guided", "the tour of this turn: 1 + 2 * type, +1 for the shop"),
    Field("turns", "turns so far"),
    Field("archived", "tiles in the archive"),
)

LEFT_OUT = {
    "held": "the kinds in `store`",
    "wants": "follows from `parts`",
    "absent": "follows from `spot`",
    "inbag": "the kinds in `bag`",
    "taken": "follows from `spot` and `panel`",
    "ready": "follows from `spot` and `store`",
    "shown": "follows from `spot`",
    "scene": "counts what is shown as one",
    "stored": "the sum of `store`",
    "part_count": "follows from `parts`",
    "fossils": "follows from `spot`",
    "complete": "follows from `parts`",
    "small": "follows from `spot`",
    "large": "follows from `spot`",
    "done": "follows from `parts`",
    "pedestals": "follows from `spot`",
    "panels": "follows from `panel`",
    "drawer": "nobody is asked while tiles are drawn",
    "left": "nobody is asked while tiles are drawn",
    "source": "nobody is asked while tiles are drawn",
    "plenty": "nobody is asked while the market is refilled",
    "players": "the number of seats",
    "viewer": "who looks",
    "spare": "always 0",
}
