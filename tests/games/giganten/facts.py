"""The facts of a golden game of Giganten: every fight, every secret trap that caught a piece, and the result."""

from games.giganten.oracle import SlowGame
from games.giganten.slow_board import Spot, name_of, spot_of

from golden import Variant
from gondwana.core.contract import EVERYTHING
from gondwana.core.match import Match
from gondwana.core.record import GameRecord

FIERCE, FOUR = ("charger", "greedy"), ("charger", "greedy", "greedy", "charger")
"""Bots that fight much, so that games are short and full of facts."""

VARIANTS = {
    "standard": Variant(players=2, options={}, games=3),
    "fierce": Variant(players=2, options={"first": 1}, bots=FIERCE, games=2),
    "columns": Variant(players=2, options={"laying": "columns", "tiles": "ad_bc", "roster": "named"}),
    "long": Variant(players=2, options={"outline": "long", "tiles": "ac_bd"}),
    "stagger": Variant(players=2, options={"outline": "stagger", "laying": "columns", "tiles": "ab_cd"}),
    "ghost": Variant(players=2, options={"blank": "ghost", "flug_survives_blitz": True}, shows=("challenges blank",)),
    "trap": Variant(players=2, options={"blank": "trap", "trap_by_nest": False}, shows=("challenges blank",)),
    "trap-stands-still": Variant(players=2, options={"blank": "trap", "trapped": "stands_still"}, shows=(": caught",)),
    "trap-comes-back": Variant(players=2, options={"blank": "trap", "trapped": "comes_back"}, bots=FIERCE, shows=("back ",)),
    "secret-trap": Variant(players=2, options={"secret_trap": True}, bots=FIERCE, games=2, shows=("a secret trap",)),
    "secret-as-trap": Variant(
        players=2,
        options={"secret_trap": True, "secret_as_trap": True, "trapped": "stands_still"},
        bots=FIERCE,
        shows=("a secret trap",),
    ),
    "reserve-free": Variant(players=2, options={"reserve": "free"}, bots=FIERCE, shows=("reserve ",)),
    "reserve-agreed": Variant(
        players=2,
        options={"reserve": "agreed", "agreed_1": "stego", "agreed_2": "tyra_1", "agreed_3": "stego"},
        bots=FIERCE,
        shows=("reserve stego", "reserve tyra_1"),
    ),
    "reserve-different": Variant(players=2, options={"reserve": "different", "screened": True}, bots=FIERCE, shows=("reserve ",)),
    "screened": Variant(players=2, options={"screened": True}),
    "quick": Variant(
        players=2, options={"quick": True, "secret_trap": True}, bots=FIERCE, games=2, shows=("done", "a secret trap")
    ),
    "no-draws": Variant(
        players=2,
        options={"quiet_moves": "none", "most_turns": "none", "no_takers": "play_on", "shuttle": "free"},
        bots=FIERCE,
    ),
    "parley": Variant(players=2, options={"parley": True, "quiet_moves": 20}),
    "four": Variant(players=4, options={}, bots=FOUR),
    "four-six": Variant(players=4, options={"outline": "six", "partners": "apart"}, bots=FOUR),
    "four-columns": Variant(
        players=4,
        options={"laying": "columns", "tiles": "ad_bc", "reserve": "free", "secret_trap": True, "trap_by_nest": False},
        bots=FOUR,
    ),
}


class Witness(SlowGame):
    """The reference implementation, with notes of what was fought."""

    facts: list[str]
    number: int

    def do_challenge(self, seat: int, do: str) -> None:
        if do == "quiet":
            super().do_challenge(seat, do)
            return
        at, here = spot_of(do.removeprefix("x ")), self.mover
        attacker, defender = self.men[here], self.men[at]
        before = len(self.facts)
        super().do_challenge(seat, do)
        if len(self.facts) > before:  # the piece stopped in a secret trap, so there was no fight
            return
        gone = tuple(not any(one is man for man in self.men.values()) for one in (attacker, defender))
        result = {(True, True): "both", (True, False): "defender", (False, True): "attacker"}.get(gone, "draw")
        if result == "draw" and attacker.stuck:
            result = "caught"
        ground = "swamp" if at in self.swamp else "land"
        self.facts.append(
            _fight(self.number, seat, f"{attacker.kind} {name_of(here)}", f"{defender.kind} {do[2:]}", ground, result)
        )

    def trapped(self, seat: int, spot: Spot) -> bool:
        caught = super().trapped(seat, spot)
        if caught:
            self.facts.append(_trap(self.number, name_of(spot)))
        return caught


def engine_facts(match: Match) -> list[str]:
    """Return what the engine says of a match."""
    facts = []
    for event in match.events(EVERYTHING):
        if event["type"] == "fight":
            attacker = f"{event['attacker']} {event['attacker_field']}"
            defender = f"{event['defender']} {event['defender_field']}"
            facts.append(_fight(event["at"], event["seat"], attacker, defender, event["ground"], event["result"]))
        elif event["type"] == "trap":
            facts.append(_trap(event["at"], event["field"]))
    left = [sum(piece["seat"] == seat for piece in match.view(EVERYTHING)["pieces"]) for seat in range(match.players)]
    return [*facts, _end(left, match.scores())]


def oracle_facts(record: GameRecord) -> list[str]:
    """Return what the reference implementation says, from the texts of the log alone."""
    slow = Witness(record.players, record.options)
    slow.facts = []
    for number, step in enumerate(record.log):
        assert step.seat < 0 or step.do in slow.legal(step.seat), f"step {number}: {step.do} is not legal"
        slow.number = number
        slow.follow(step.seat, step.do)
    assert slow.phase == "over"
    return [*slow.facts, _end([len(slow.own(seat)) for seat in range(record.players)], slow.scores())]


def _fight(number: int, seat: int, attacker: str, defender: str, ground: str, result: str) -> str:
    return f"step {number}: seat {seat}, {attacker} challenges {defender} on {ground}: {result}"


def _trap(number: int, field: str) -> str:
    return f"step {number}: a secret trap on {field}"


def _end(left: list[int], scores: list[int]) -> str:
    return f"end: pieces on the board {left}, points {scores}"
