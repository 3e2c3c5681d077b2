"""A position of Draftosaurus as numbers for those who learn, field by field; see `gondwana.games.observing`."""

from gondwana.games.draftosaurus.data import FACES, SPECIES
from gondwana.games.draftosaurus.state import MOST_PLACED, NOTHING, PLACE_NAMES
from gondwana.games.observing import SEAT, Axis, Field, OneOf, Parts, SeatOf, SeatSet

_PLACES = Axis("place", PLACE_NAMES)
_ARRIVALS = Axis("arrival", tuple(map(str, range(MOST_PLACED))))
_HERD = Parts("species", SPECIES, bits=4)
_SPECIES = OneOf(SPECIES)

FIELDS = (
    Field("bag", "dinosaurs in the bag and in hands that were never seen: how many of each species", (), _HERD),
    Field("box", "dinosaurs out of the game: how many of each species", (), _HERD),
    Field("hand", "dinosaurs in each hand that is known; zeros where it is not", (SEAT,), _HERD),
    Field("pen", "dinosaurs in each place of each zoo, the river included", (SEAT, _PLACES), _HERD),
    Field("placed", "the dinosaurs of each zoo in order of arrival: 6 * place + species", (SEAT, _ARRIVALS)),
    Field("earlier", "Summer/Winter mode: `placed` of the first board", (SEAT, _ARRIVALS)),
    Field("banked", "Summer/Winter mode: points of the first board", (SEAT,)),
    Field("banked_trex", "Summer/Winter mode: T-Rexes of the first board", (SEAT,)),
    Field("choice", "whether a seat has chosen in secret", (SEAT,), OneOf(("not yet",), NOTHING, other="chosen")),
    Field("shown", "the dinosaur that was shown and not yet placed", (SEAT,), _SPECIES),
    Field("discarded", "the dinosaur that was put back last (two players)", (SEAT,), _SPECIES),
    Field("placed_count", "dinosaurs in each zoo", (SEAT,)),
    Field("boards", "the boards of this game", (), OneOf(("summer", "winter", "both"))),
    Field("board", "the board that is played now", (), OneOf(("summer", "winter"))),
    Field("flags", "options", (), Parts("option", ("place after reveal", "last turn of five", "quarantine may stay"))),
    Field("first", "option: the seat that holds the die first; none by lot", (), SeatOf()),
    Field("prairie_cap", "option: how many dinosaurs the Prairie of Love holds"),
    Field("phase", "what is asked", (), OneOf(("first", "draw", "roll", "choose", "place", "discard", "move", "over"))),
    Field("round", "the round, from 0"),
    Field("turn", "the turn of the round, from 0"),
    Field("holder", "who rolled the die, and need not obey it", (), SeatOf()),
    Field("die", "what the die shows", (), OneOf(FACES)),
    Field("owing", "the seats that have not chosen yet", (), SeatSet()),
)

LEFT_OUT = {
    "zoo": "the sum of `pen`",
    "occupied": "follows from `pen`",
    "trex": "follows from `pen`",
    "open": "follows from `pen` and `placed`",
    "drawer": "nobody is asked while dinosaurs are drawn",
    "drawn": "nobody is asked while dinosaurs are drawn",
    "players": "the number of seats",
    "viewer": "who looks",
    "spare": "always 0",
}
