"""What a drawing tells, before it is drawn: the viewer's view of the position, and the sentences that both drawings use."""

from dataclasses import dataclass

import numpy as np

from gondwana.core.contract import EVERYTHING, Record
from gondwana.games.draftosaurus import moves, notation, scoring, words
from gondwana.games.draftosaurus.data import DATA, FACES, PENS, SPECIES
from gondwana.games.draftosaurus.state import (
    CHOOSE,
    KINDS,
    OVER,
    PLACE,
    PLACES,
    PUT,
    SHIFT,
    SHOW,
    STAND,
    THROW,
    ZONE_OF,
)
from gondwana.games.draftosaurus.told import DraftosaurusView, SeatView
from gondwana.games.draftosaurus.view import view
from gondwana.locale import Message, listing


@dataclass(frozen=True)
class Scene:
    """A position as its viewer sees it. Everything but the view itself is known to all at the table."""

    view: DraftosaurusView
    language: str
    knows_choices_of: frozenset[int]
    """The seats whose choice, made and not yet revealed, the viewer knows."""
    everybody_bound: bool
    """Whether the die binds also the seat that rolled it."""
    open_zones: dict[int, frozenset[str]]
    """While the die closes zones: those that it leaves to each seat that it binds."""
    winners: tuple[int, ...]
    """Of a game that is over."""

    @property
    def hero(self) -> int:
        """The seat whose zoo is in front: the viewer's own, seat 0 for those who hold none."""
        return self.view["viewer"] or 0

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.view["seats"])

    @property
    def around(self) -> list[int]:
        """The other seats in the order in which they sit, from the left neighbour on."""
        return [(self.hero + k) % self.players for k in range(1, self.players)]

    @property
    def zones(self) -> tuple[str, ...]:
        """The pens of the board being played."""
        return PENS[self.view["board"]]

    @property
    def two_boards(self) -> bool:
        """Summer/Winter mode, once there are points of the summer."""
        return self.view["earlier"] is not None

    def seat(self, seat: int) -> SeatView:
        """What the view tells of a seat."""
        return self.view["seats"][seat]

    def say(self, sentence: str, **args: Message | str | int) -> str:
        """One of the sentences of draftosaurus-drawing.ftl."""
        return Message(f"draftosaurus-draw-{sentence}", **args).say(self.language)

    def seat_name(self, seat: int) -> str:
        """A seat within a sentence."""
        return self.say("you" if seat == self.view["viewer"] else "seat", seat=str(seat))

    def heading(self, seat: int) -> str:
        """The name of a seat as the first word of a line."""
        name = self.seat_name(seat)
        return name[:1].upper() + name[1:]

    def seat_names(self, seats: tuple[int, ...] | list[int]) -> str:
        """Several seats within a sentence."""
        return listing([self.seat_name(seat) for seat in seats], self.language)

    def species(self, name: str) -> str:
        """The name of a species."""
        return words.species_name(SPECIES.index(name)).say(self.language)

    def zone(self, zone: str) -> str:
        """The name of a zone."""
        return words.zone_name(zone).say(self.language)

    def zone_rule(self, zone: str) -> str:
        """The rule of a zone in a few words."""
        return Message(f"{words.zone_name(zone).id}.rule").say(self.language)

    def title(self) -> str:
        """The game and the board being played."""
        return self.say("title", board=Message(f"draftosaurus-board-{self.view['board']}"))

    def turn(self) -> str:
        """Round and turn; after the last turn there is none."""
        v = self.view
        if v["phase"] in ("move", "over"):
            return self.say("after-last-turn")
        return self.say("turn", round=v["round"] + 1, rounds=v["rounds"], turn=v["turn"] + 1, turns=v["turns"])

    def face(self) -> tuple[str, str] | None:
        """The name of the die's face and what it asks for."""
        if self.view["die"] is None:
            return None
        face = FACES.index(self.view["die"])
        return words.face_name(face).say(self.language), words.face_rule(face).say(self.language)

    def who_rolls(self) -> str:
        """Who holds the die, and what the die means to that seat."""
        v = self.view
        if v["holder"] is None:
            return self.say("die-unowned")
        if v["phase"] in ("move", "over"):
            return self.say("die-done")
        if v["die"] is None:
            return self.say("die-waiting", seat=self.seat_name(v["holder"]))
        return self.say("die-binds-all" if self.everybody_bound else "die-free", seat=self.seat_name(v["holder"]))

    def waits(self) -> str:
        """What the game waits for; who won, when it is over."""
        v = self.view
        if v["phase"] == "over":
            best = self.total(self.winners[0])
            return self.say("won" if len(self.winners) == 1 else "shared", seats=self.seat_names(self.winners), points=best)
        if v["phase"] in ("first", "draw", "roll"):
            return self.say(f"waits-{v['phase']}")
        return self.say(f"waits-{v['phase']}", seats=self.seat_names(v["owing"]))

    def unseen(self) -> dict[str, int]:
        """How many of each species the viewer has not seen: what is neither in a zoo, shown, in a known hand nor in the box."""
        still = {name: DATA.each - self.view["box"][name] for name in SPECIES}
        for seat in self.view["seats"]:
            penned = [name for zone in seat["zoo"].values() for name in zone]
            for name in (*penned, seat["shown"], *(seat["hand"] or ())):
                if name:
                    still[name] -= 1
        return still

    def total(self, seat: int) -> int:
        """All points of a seat, those of an earlier board included."""
        return self.seat(seat)["points"]["total"] + self.seat(seat)["banked"]

    def total_words(self, seat: int) -> str:
        """The points of a seat; in Summer/Winter mode also where they come from."""
        here, banked = self.seat(seat)["points"]["total"], self.seat(seat)["banked"]
        if self.two_boards:
            return self.say("points-both", summer=banked, winter=here, points=banked + here)
        return self.say("points", points=here)

    def choice(self, seat: int) -> tuple[str | None, str | None] | None:
        """Species and zone of the seat's choice, as far as it names them; None where the viewer knows of no choice."""
        do = self.seat(seat)["choice"]
        if do is None or seat not in self.knows_choices_of:
            return None
        action = notation.read(seat, do)
        if action < THROW:
            place, species = divmod(action - STAND, KINDS)
            return SPECIES[species], ZONE_OF[place]
        if action < SHIFT:
            return SPECIES[action - THROW], None
        if action < SHOW:
            return None, ZONE_OF[action - SHIFT]
        if action < PUT:
            return SPECIES[action - SHOW], None
        return None, ZONE_OF[action - PUT]

    def choice_words(self, seat: int) -> str | None:
        """What a seat has chosen, or that it has; None where it has not."""
        if not self.seat(seat)["chosen"]:
            return None
        species, zone = self.choice(seat) or (None, None)
        named = [*([self.species(species)] if species else []), *([self.zone(zone)] if zone else [])]
        return listing(named, self.language) if named else self.say("chosen")


def look(s: Record, viewer: int, language: str) -> Scene:
    """The scene of a position that was hidden for the viewer."""
    seen = view(s, viewer)
    seats = range(int(s["players"]))
    return Scene(
        view=seen,
        language=language,
        knows_choices_of=frozenset(seat for seat in seats if viewer in (seat, EVERYTHING)),
        everybody_bound=s["holder"] >= 0 and bool(moves.bound_by_die(s, int(s["holder"]))),
        open_zones=_open_zones(s) if s["phase"] in (CHOOSE, PLACE) else {},
        winners=_winners(s) if s["phase"] == OVER else (),
    )


def _open_zones(s: Record) -> dict[int, frozenset[str]]:
    bound = [seat for seat in range(int(s["players"])) if moves.bound_by_die(s, seat)]
    return {
        seat: frozenset(ZONE_OF[place] for place in range(PLACES) if int(moves.places_by_die(s, seat)) >> place & 1)
        for seat in bound
    }


def _winners(s: Record) -> tuple[int, ...]:
    places = np.zeros(int(s["players"]), np.int64)
    scoring.places(s, places)
    return tuple(seat for seat, place in enumerate(places) if place == 1)
