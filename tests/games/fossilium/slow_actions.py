"""The actions of Fossilium, slowly, in the order of the board: display, build or donate, market, tour, management, strip.

FO-23 to FO-35, FO-37 and FO-70. Each action says what can be done, and then does it.
"""

from collections import Counter
from dataclasses import dataclass

from games.fossilium.oracle import DATA, ENTRANCES, FOSSILS, SHOPS, Cell, Fossil, Panel, cell_of, entrance_guests, shop_money
from games.fossilium.slow_display import (
    FOSSIL_OF,
    TYPES,
    fitting,
    matches,
    missing,
    name_of,
    parts_at_hand,
    places,
    shown,
    stand,
    type_of,
    wanted,
)
from games.fossilium.slow_table import Script, SlowTable

BONUS_COLUMN = 4
REWARDS = {"botanical": "student", "aquatic": "money", "terrestrial": "guest"}
PANELS = (
    ("planetarium", "restaurant"),
    ("sponsors", "amber"),
    ("platform", "restorer"),
    ("auditorium", "laboratory"),
    ("toilet", "depot"),
    ("reading", "ticket"),
)
ROW_OF = {type_: row for row, type_ in SHOPS.items()}
COLUMN_OF = {type_: column for column, type_ in ENTRANCES.items()}


@dataclass
class SlowActions(SlowTable):
    """What the actions of the board do for a seat."""

    # Display

    def can_stand(self, seat: int, fossil: str) -> bool:
        """FO-02, FO-23: whether a fossil is not shown yet and there is room for it."""
        museum = self.seats[seat].museum
        return not shown(museum, fossil) and bool(places(museum, fossil))

    def displays(self, seat: int) -> set[str]:
        """FO-23, FO-24."""
        one = self.seats[seat]
        new = {
            f"show {fossil}"
            for fossil, data in FOSSILS.items()
            if 2 * parts_at_hand(fossil, one.storage) >= data["size"] and self.can_stand(seat, fossil)
        }
        old = {f"add {FOSSIL_OF[tile]}" for tile in +one.storage if wanted(one.museum, tile)}
        return new | old

    def do_display(self, seat: int, column: int) -> Script:
        """FO-23 to FO-25."""
        what, fossil = (yield from self.ask(seat, self.displays(seat))).split()
        if what == "show":
            yield from self.find_place(seat, fossil)
        yield from self.lay_all(seat, fossil)
        if column == BONUS_COLUMN:
            stored = self.seats[seat].storage
            do = yield from self.ask(seat, {"done"} | {f"part {tile}" for tile in self.single_parts(seat, +stored)})
            if do != "done":
                yield from self.lay_one(seat, do.split()[1], stored)

    def lay_all(self, seat: int, fossil: str) -> Script:
        """FO-23, FO-24: all parts in storage that fit go into a fossil on show."""
        one = self.seats[seat]
        tiles = fitting(one.museum, fossil, one.storage)
        for tile in sorted(tiles, key=lambda tile: self.has_choice(seat, tile, tiles[tile])):
            yield from self.lay(seat, tile, tiles[tile])
            one.storage[tile] -= tiles[tile]
        self.finish(seat, fossil)

    def single_parts(self, seat: int, tiles: Counter) -> set[str]:
        """FO-25, FO-70: which of these tiles can be shown alone: in a new fossil of size 1 or 2, or in one on show."""
        museum = self.seats[seat].museum
        small = {tile for tile in tiles if FOSSILS[FOSSIL_OF[tile]]["size"] <= 2 and self.can_stand(seat, FOSSIL_OF[tile])}
        return small | {tile for tile in tiles if wanted(museum, tile)}

    def lay_one(self, seat: int, tile: str, source: Counter) -> Script:
        """FO-25, FO-70: show one part, from storage or from a bag."""
        source[tile] -= 1
        if not shown(self.seats[seat].museum, FOSSIL_OF[tile]):
            yield from self.find_place(seat, FOSSIL_OF[tile])
        yield from self.lay(seat, tile, 1)
        self.finish(seat, FOSSIL_OF[tile])

    def find_place(self, seat: int, fossil: str) -> Script:
        """FO-23: choose the place of a new fossil."""
        museum = self.seats[seat].museum
        stand(museum, fossil, (yield from self.ask(seat, places(museum, fossil))))

    def lay(self, seat: int, tile: str, many: int) -> Script:
        """Lay parts of a kind into a fossil on show; the owner chooses where a lone part of a slice lies, if it matters."""
        fossil = shown(self.seats[seat].museum, FOSSIL_OF[tile])
        cells = missing(fossil, tile)
        if self.has_choice(seat, tile, many):
            cells = [cell_of((yield from self.ask(seat, map(name_of, cells))))]
        fossil.parts |= set(cells[:many])

    def has_choice(self, seat: int, tile: str, many: int) -> bool:
        """FO-02: whether it matters on which of two cells a lone part lies."""
        fossil = shown(self.seats[seat].museum, FOSSIL_OF[tile])
        return many == 1 and len({self.counts(fossil.type, cell) for cell in missing(fossil, tile)}) == 2

    def finish(self, seat: int, name: str) -> None:
        """FO-27, FO-39: parts have been shown; a complete fossil brings its rewards, and goals are looked at."""
        fossil = shown(self.seats[seat].museum, name)
        if fossil.complete:
            self.complete(seat, fossil)
        self.look_at_labour()

    def counts(self, type_: str, cell: Cell) -> tuple[bool, bool]:
        """For what a part of an incomplete fossil counts on a cell: for the shop of the row, for the entrance of the column."""
        shop, entrance = matches(type_, cell)
        return shop and self.options["shop_incomplete"], entrance

    def complete(self, seat: int, fossil: Fossil) -> None:
        """FO-27: guests for the size, and a bonus for the type."""
        bonus = None if self.options["first_game"] else REWARDS[fossil.type]
        self.note("complete", seat, fossil=fossil.name, guests=fossil.size, bonus=bonus, standee=fossil.size == 6)
        self.welcome(seat, fossil.size)
        self.grant(seat, bonus)

    def grant(self, seat: int, what: str | None) -> None:
        """FO-27, FO-37: one doctoral student, one dollar or one guest."""
        if what == "student":
            self.teach(seat, 1)
        elif what == "money":
            self.seats[seat].museum.money += 1
        elif what == "guest":
            self.welcome(seat, 1)

    # Build or donate

    def builds(self, seat: int) -> set[str]:
        """FO-28: the sides of the panels that are not built, while there is a free cell."""
        one = self.seats[seat]
        if not one.museum.free():
            return set()
        return {f"build {side}" for pair in PANELS if not any(map(one.has, pair)) for side in pair}

    def gifts(self, seat: int) -> set[str]:
        """FO-29: parts that a fossil in another museum lacks."""
        return {
            f"give {tile} to {other}"
            for tile in +self.seats[seat].storage
            for other in range(self.players)
            if other != seat and wanted(self.seats[other].museum, tile)
        }

    def do_build(self, seat: int, column: int) -> Script:
        """FO-28 to FO-30."""
        museum = self.seats[seat].museum
        do = yield from self.ask(seat, self.builds(seat) | self.gifts(seat))
        if column == BONUS_COLUMN:
            museum.prestige += DATA["panels"]["bonus"]
            self.note("prestige", seat, amount=DATA["panels"]["bonus"])
        if do.startswith("give"):
            _, tile, _, other = do.split()
            yield from self.give(seat, tile, int(other))
        else:
            yield from self.build(seat, do.split()[1])

    def give(self, seat: int, tile: str, other: int) -> Script:
        """FO-29: prestige, at once, for the parts that are now on show of that fossil."""
        self.seats[seat].storage -= Counter([tile])
        prestige = 1 + len(shown(self.seats[other].museum, FOSSIL_OF[tile]).parts)
        self.seats[seat].museum.prestige += prestige
        self.note("gift", seat, to=other, tile=tile, prestige=prestige)
        yield from self.lay(other, tile, 1)
        self.finish(other, FOSSIL_OF[tile])

    def build(self, seat: int, side: str) -> Script:
        """FO-28, FO-81: put a panel down; what it does at once."""
        one = self.seats[seat]
        cell = yield from self.ask(seat, map(name_of, one.museum.free()))
        panel = Panel(side, cell_of(cell))
        one.museum.panels.append(panel)
        if side == "restaurant":  # FO-40
            one.museum.regulars += DATA["panels"]["restaurant"]
            self.welcome(seat, DATA["panels"]["restaurant"])
        elif side == "ticket":
            one.museum.money += DATA["panels"]["ticket"]
        self.look_at_labour()
        if side == "amber":
            panel.type = (yield from self.ask(seat, {f"amber {type_}" for type_ in TYPES})).split()[1]
        elif side == "restorer":
            do = yield from self.ask(seat, {"done"} | self.restorable(seat))
            if do != "done":
                yield from self.find_place(seat, do.split()[1])
                yield from self.lay_all(seat, do.split()[1])

    def restorable(self, seat: int) -> set[str]:
        """What the Restorer can show: a new fossil of any size with at least one part."""
        fossils = {FOSSIL_OF[tile] for tile in +self.seats[seat].storage}
        return {f"show {fossil}" for fossil in fossils if self.can_stand(seat, fossil)}

    # Market

    def sales(self, seat: int) -> set[str]:
        """FO-33."""
        return {f"sell {tile}" for tile in +self.seats[seat].storage}

    def purchases(self, seat: int, money: int) -> set[str]:
        """FO-32: what can be paid, while there is a free slot."""
        if self.seats[seat].room() < 1:
            return set()
        return {text for text, (_, price) in self.market.offers().items() if price <= money}

    def do_market(self, seat: int, column: int) -> Script:
        """FO-32 to FO-34: buy or sell at least one part; in column 4 then the other, if at all."""
        money = self.seats[seat].museum.money
        do = yield from self.ask(seat, self.sales(seat) | self.purchases(seat, money))
        mode = do.split()[0]
        yield from self.trade(seat, mode, do)
        if column == BONUS_COLUMN:
            yield from self.trade(seat, "sell" if mode == "buy" else "buy", None)

    def trade(self, seat: int, mode: str, do: str | None) -> Script:
        """Buy or sell until done; the first trade may be chosen already."""
        one = self.seats[seat]
        while True:
            if do is None:
                offers = self.sales(seat) if mode == "sell" else self.purchases(seat, one.museum.money)
                do = yield from self.ask(seat, offers | {"done"})
            if do == "done":
                break
            if mode == "sell":
                tile = do.split()[1]
                one.storage -= Counter([tile])
                price = self.market.prices[type_of(tile)]
                one.museum.money += price
                self.note("sell", seat, tile=tile, price=price, archived=self.market.enter(tile))
                self.look_at_labour()
            else:
                tile, price = self.market.offers()[do]
                one.museum.money -= price
                one.storage[tile] += 1
                self.market.take(do)
                self.note("buy", seat, tile=tile, price=price, archive=" archive " in do)
            do = None
        self.market.move_left()

    # Tour, management, strip

    def do_tour(self, seat: int, column: int) -> Script:
        """FO-35: the income of an entrance or a shop."""
        museum = self.seats[seat].museum
        types = TYPES if column == BONUS_COLUMN else [DATA["board"]["tour_types"][column - 1]]
        do = yield from self.ask(seat, {f"{of} {type_}" for of in ("entrance", "shop") for type_ in types})
        of, type_ = do.split()
        if of == "shop":
            amount = shop_money(museum, ROW_OF[type_], incomplete=self.options["shop_incomplete"])
            museum.money += amount
        else:
            amount = entrance_guests(museum, COLUMN_OF[type_])
            self.welcome(seat, amount)
        guest = column == BONUS_COLUMN and self.options["tour_bonus_guest"]
        self.welcome(seat, int(guest))
        self.note("tour", seat, of=of, kind=type_, amount=amount, guest=guest)

    def do_manage(self, seat: int, column: int) -> Script:
        """FO-37."""
        gives = DATA["board"]["manage"][column - 1]
        self.grant(seat, gives)
        self.note("manage", seat, gives=gives)
        return
        yield

    def finds(self, seat: int, site: int) -> set[str]:
        """FO-70: parts in a bag that can be shown at once; no new fossil of size 4 or 6."""
        return self.single_parts(seat, +self.bags[site - 1])

    def do_strip(self, seat: int, column: int) -> Script:
        """FO-70."""
        tile = (yield from self.ask(seat, {f"take {tile}" for tile in self.finds(seat, column)})).split()[1]
        self.note("fetch", seat, site=column, tile=tile)
        yield from self.lay_one(seat, tile, self.bags[column - 1])
