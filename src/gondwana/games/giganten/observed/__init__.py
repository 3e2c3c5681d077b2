"""A position of Giganten as numbers for those who learn, field by field; see `gondwana.games.observing`."""

from gondwana.games.giganten.data import OUTLINES, PIECES, ROSTERS, TILES
from gondwana.games.giganten.land import FIELD_NAMES, SLOTS
from gondwana.games.giganten.state import MOST_PIECES
from gondwana.games.observing import PARTY, SEAT, Axis, Field, OneOf, Parts, SeatOf, SeatSet

_NUMBERS = Axis("piece", tuple(map(str, range(MOST_PIECES))))
_FIELDS = Axis("field", FIELD_NAMES)
_KINDS = Axis("kind", PIECES)
_KIND = OneOf((*PIECES, "not set", "hidden"))

FIELDS = (
    Field("who", "whose piece stands on each field", (_FIELDS,), SeatOf(first=1, each=MOST_PIECES)),
    Field(
        "ground",
        "each field: swamp; known to be free of a note of party 0, of party 1; behind the screen",
        (_FIELDS,),
        Parts("is", ("swamp", "safe 0", "safe 1", "covered")),
    ),
    Field("at", "the field of each piece, by number", (SEAT, _NUMBERS)),
    Field("kind", "what each piece is", (SEAT, _NUMBERS), _KIND),
    Field("could", "the kinds that everybody's knowledge leaves each piece", (SEAT, _NUMBERS), Parts("kind", PIECES)),
    Field("home", "the field where each piece was put down, by number", (SEAT, _NUMBERS)),
    Field("stuck", "turns that each piece still stands still", (SEAT, _NUMBERS)),
    Field("came", "whether each piece was held back as a reserve", (SEAT, _NUMBERS)),
    Field("steps", "how often each piece was moved", (SEAT, _NUMBERS)),
    Field("shy", "how often each piece came beside an enemy and stayed quiet", (SEAT, _NUMBERS)),
    Field("count", "pieces on the board", (SEAT,)),
    Field("lost", "pieces beaten, by kind", (SEAT, _KINDS)),
    Field("reserve_lost", "pieces beaten that had been held back, by kind", (SEAT, _KINDS)),
    Field("away", "pieces that may come back, by kind", (SEAT, _KINDS)),
    Field("held", "the reserve, by kind; zeros where it is not known", (SEAT, _KINDS)),
    Field("holds", "how many pieces are held back, or will be", (SEAT,)),
    Field("arranged", "steps of the secret set-up that are done", (SEAT,)),
    Field("note", "the field of the secret trap, by number; -1 not yet, -2 not known, -3 none", (SEAT,)),
    Field("noted", "whether the note was shown", (SEAT,)),
    Field("shuttle", "how often a piece went back and forth in a row", (SEAT,)),
    Field("taken_at", "the field where the Nest was taken, by number; -1 not yet", (SEAT,)),
    Field("turns_of", "turns that each seat has had", (SEAT,)),
    Field("last_from", "the last move of each seat: from which field, by number", (SEAT,)),
    Field("last_to", "the last move of each seat: to which field, by number", (SEAT,)),
    Field("drawn", "the tiles that each party has drawn", (PARTY, Axis("tile", TILES))),
    Field("laid", "4 * tile + turn on each place; -2 not known", (PARTY, Axis("place", tuple(map(str, range(SLOTS)))))),
    Field("laid_count", "tiles laid", (PARTY,)),
    Field("takers", "pieces left that can take a Nest", (SEAT,)),
    Field("nests", "Nests left", (PARTY,)),
    Field("fought", "the kinds of the last fight: challenger, challenged", (Axis("side", ("challenger", "challenged")),), _KIND),
    Field("result", "how it ended", (), OneOf(("none", "attacker", "defender", "both leave", "drawn", "caught"))),
    Field("fought_from", "the challenger's field in the last fight, by number"),
    Field("fought_at", "the challenged one's field, by number"),
    Field("picked", "the field of the piece that is being moved, by number"),
    Field("mover", "the field it went to, by number"),
    Field("hand", "the piece that is being brought in", (), _KIND),
    Field("flown", "the direction of a scout flight; -1 none"),
    Field("sprung", "the fields of the last two secret traps that caught somebody, by number", (Axis("trap", ("even", "odd")),)),
    Field("step", "moves done in this turn"),
    Field("quickly", "whether there may be a second move"),
    Field("challenged", "whether there was a challenge in this turn"),
    Field("clash", "whether there was a fight in this turn, or a secret trap caught somebody"),
    Field("passing", "whether the mover has not stopped yet"),
    Field("brought", "whether a reserve was set in this turn"),
    Field("offered", "whether a draw was offered in this turn"),
    Field("turns", "turns so far"),
    Field("quiet", "turns since the last fight"),
    Field("fights", "fights so far"),
    Field("springs", "how often a secret trap has caught somebody"),
    Field(
        "phase",
        "what is asked",
        (),
        OneOf(
            (
                *("lot", "draw", "lay", "occupy", "arrange", "pick", "set", "return"),
                *("go", "challenge", "up", "reply", "over"),
            )
        ),
    ),
    Field("seat", "whose turn it is", (), SeatOf()),
    Field("owing", "the seats that have not chosen yet", (), SeatSet()),
    Field("stage", "of the set-up of four players"),
    Field("outline", "the form of the board", (), OneOf(OUTLINES)),
    Field("roster", "option: which army", (), OneOf(ROSTERS)),
    Field("tiles", "option: how tiles are drawn", (), OneOf(("single", "ad_bc", "ab_cd", "ac_bd"))),
    Field("agreed", "option: the kinds of the agreed reserve", (Axis("place", ("1", "2", "3")),), _KIND),
    Field("fate", "option: what becomes of a piece that challenges a trap", (), OneOf(("leaves", "stands still", "comes back"))),
    Field("first", "option: the seat that begins; none by lot", (), SeatOf()),
    Field("most_quiet", "option: turns of each player without a fight; 0 any number"),
    Field("most_turns", "option: turns in all"),
    Field(
        "flags",
        "options",
        (),
        Parts(
            "option",
            (
                *("columns", "ghost", "trap", "notes", "not by nest", "reserves", "agreed", "different"),
                *("screened", "quick", "shared", "flug survives", "shuttle", "parley", "secret as trap", "play on"),
            ),
        ),
    ),
    Field("winner", "the party that won, by number; -1 nobody"),
    Field(
        "ending",
        "how the game ended",
        (),
        OneOf(("not yet", "nest taken", "blocked", "no fight", "no takers", "too long", "agreement", "resigned")),
    ),
)

LEFT_OUT = {"players": "the number of seats", "viewer": "who looks", "spare": "always 0"}
