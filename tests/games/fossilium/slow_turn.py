"""A turn of the action phase of Fossilium, slowly: students, fields, workers, joker (FO-20 to FO-22, FO-36, FO-38, FO-71)."""

from dataclasses import dataclass

from games.fossilium.oracle import DATA, joker_price
from games.fossilium.slow_actions import SlowActions
from games.fossilium.slow_table import LAST_ROUND, SITES, Script

ACTIONS = ("display", "build", "market", "tour", "joker")


@dataclass
class SlowTurn(SlowActions):
    """One turn of one seat."""

    def turn(self, seat: int) -> Script:
        """FO-20, FO-38: students may be sent before or after the action, once."""
        do = yield from self.ask(seat, self.fields(seat) | self.students(seat) | {"pass"}, always=True)
        sent = do.startswith("students")
        if do == "pass":
            self.seats[seat].passed = True
            self.seats[seat].gained = 0
            return
        if sent:
            yield from self.send(seat, int(do.split()[1]))
            do = yield from self.ask(seat, self.fields(seat), always=True)
        yield from self.act(seat, do)
        do = yield from self.ask(seat, {"end"} | (set() if sent else self.students(seat)), always=True)
        if do != "end":
            yield from self.send(seat, int(do.split()[1]))
            yield from self.ask(seat, {"end"}, always=True)

    # Students

    def students(self, seat: int) -> set[str]:
        """FO-38: where students can be sent: with one at least, and a free slot."""
        one = self.seats[seat]
        if not one.students or one.room() < 1:
            return set()
        return {f"students {site}" for site in SITES if self.bags[site - 1].total()}

    def send(self, seat: int, site: int) -> Script:
        """FO-38: draw as many parts as the marker shows, keep one."""
        one = self.seats[seat]
        many = one.students + DATA["panels"]["laboratory"] * one.has("laboratory")
        one.students = 0
        self.note("students", seat, site=site, number=many)
        tiles = yield from self.draw_many(site, many)
        do = yield from self.ask(seat, [f"keep {place}" for place in range(1, len(tiles) + 1)])
        kept = tiles.pop(int(do.split()[1]) - 1)
        one.storage[kept] += 1
        self.note("kept", seat, tile=kept)
        self.bags[site - 1].update(tiles)

    # Fields

    def board(self) -> dict[str, tuple[int, int]]:
        """FO-20, FO-70: the fields with the workers that they take and the money that they bring."""
        found = {f"manage-{column}": (1, 0) for column, _ in enumerate(DATA["board"]["manage"], 1)}
        found |= {
            f"{action}-{column}": (one["workers"], one.get("money", 0))
            for action in ACTIONS
            for column, one in enumerate(DATA["board"][action], 1)
        }
        if self.round == LAST_ROUND:
            found |= {f"strip-{site}": (1, 0) for site in SITES}
        return found

    def mixes(self, seat: int, name: str) -> dict[int, int]:
        """FO-22, FO-71: how many fixed workers can go on a field, the others being free ones, and the money that is left then."""
        one = self.seats[seat]
        action, _, number = name.partition("-")
        column = int(number)
        workers, money = self.board()[name]
        free = one.gained if one.passed else one.free
        fixed = one.fixed[column] if self.round == LAST_ROUND and not one.passed else 0
        found = {}
        for used in range(workers + 1):
            price = self.price(column, used) if action in ("joker", "strip") else 0
            left = one.museum.money + money - price
            if used <= fixed and workers - used <= free and left >= 0 and self.possible(seat, action, column, left):
                found[used] = left
        return found

    def can_act(self, seat: int) -> bool:
        """FO-22: whether a seat has a worker that it can use."""
        return any(self.mixes(seat, name) for name in self.open_fields())

    def fixed_at_hand(self, seat: int) -> int:
        """FO-71: the fixed workers that a seat could use if there were a field for them."""
        one = self.seats[seat]
        return one.fixed.total() if self.round == LAST_ROUND and not one.passed else 0

    def price(self, column: int, used: int) -> int:
        """FO-36, FO-71: what the joker or the strip costs; a fixed worker that is used there does not count any more."""
        return joker_price(self.workers_in(column) - used)

    def fields(self, seat: int) -> set[str]:
        """FO-20: the fields that a seat can use, with what can be carried out there."""
        return {name for name in self.open_fields() if self.mixes(seat, name)}

    def open_fields(self) -> list[str]:
        """FO-20, FO-37: a used field is closed for the round, but for management."""
        return [name for name in self.board() if name.startswith("manage") or not self.workers.get(name)]

    def possible(self, seat: int, action: str, column: int, money: int) -> bool:
        """FO-20: whether an action can be carried out with this money."""
        if action == "display":
            return bool(self.displays(seat))
        if action == "build":
            return bool(self.builds(seat) | self.gifts(seat))
        if action == "market":
            return bool(self.sales(seat) | self.purchases(seat, money))
        if action == "strip":
            return bool(self.finds(seat, column))
        if action == "joker":
            return bool(self.copies(seat, column, money))
        return True

    def act(self, seat: int, name: str) -> Script:
        """FO-20: put workers on a field, get or pay its money, carry the action out."""
        one = self.seats[seat]
        action, _, number = name.partition("-")
        column = int(number)
        workers, _ = self.board()[name]
        mixes = self.mixes(seat, name)
        used = int((yield from self.ask(seat, {f"use {used} fixed" for used in mixes})).split()[1])
        self.note("field", seat, field=name, workers=workers, fixed=used, money=mixes[used] - one.museum.money)
        one.museum.money = mixes[used]
        one.fixed[column] -= used
        one.free -= workers - used
        one.gained -= workers - used
        self.workers.setdefault(name, []).extend([seat] * workers)
        self.look_at_labour()
        if action == "joker":
            do = yield from self.ask(seat, {f"as {copy}" for copy in self.copies(seat, column, one.museum.money)})
            action = do.split()[1]
        yield from getattr(self, f"do_{action}")(seat, column)
        self.look_at_labour()

    def copies(self, seat: int, column: int, money: int) -> set[str]:
        """FO-36: the other actions of the column, taken or not."""
        others = {name.split("-")[0] for name in self.board() if name.endswith(f"-{column}")} - {"joker"}
        return {action for action in others if self.possible(seat, action, column, money)}
