"""A machine that plays and misplays: whatever is tried, in whatever order, the books stay in order."""

from collections import Counter

import pytest
from games.fossilium.agreement import assert_same_questions, slow_game
from games.fossilium.tables import GAME
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gondwana.core.contract import CHANCE, EVERYTHING, PUBLIC
from gondwana.core.errors import BadOptions, GondwanaError
from gondwana.core.match import Match
from gondwana.core.options import choices
from gondwana.games.fossilium.data import DATA, FIELDS, FOSSILS, SIDES, TILES, TYPES

CELLS = st.builds("{}{}".format, st.sampled_from("abcdefg"), st.integers(0, 6))
anything = st.one_of(
    st.sampled_from(
        [
            *FIELDS,
            "pass",
            "end",
            "done",
            "students 1",
            "students 4",
            "use 1 fixed",
            "dig 2",
            "as build",
            "as joker",
            "first 0",
            "",
        ]
    ),
    CELLS,
    st.builds("{} {}".format, CELLS, st.sampled_from(["lying", "upright", "askew"])),
    st.builds("{} {}".format, st.sampled_from(["show", "add"]), st.sampled_from(FOSSILS)),
    st.builds("{} {}".format, st.sampled_from(["part", "sell", "take", "leave", "draw", "buy archive"]), st.sampled_from(TILES)),
    st.builds("{} {}".format, st.sampled_from(["start", "amber", "entrance", "shop"]), st.sampled_from(TYPES)),
    st.builds("build {}".format, st.sampled_from(SIDES)),
    st.builds("give {} to {}".format, st.sampled_from(TILES), st.integers(0, 4)),
    st.builds("buy {}-{}".format, st.sampled_from(TYPES), st.integers(0, 7)),
    st.builds("keep {}".format, st.integers(1, 6)),
    st.text(max_size=12),
)


def some_options(data, players):
    """Any options that go together; those that do not are refused with a sentence, and the defaults are taken."""
    chosen = {name: data.draw(st.sampled_from(values), label=name) for name, values in choices(GAME).items()}
    try:
        return Match(GAME, players=players, options=chosen, seed=1)
    except BadOptions as refused:
        assert str(refused)
        return Match(GAME, players=players, options={**chosen, "first": 0, "end_goal": "drawn"}, seed=1)


class Table(RuleBasedStateMachine):
    """Legal things happen, illegal ones change nothing, and what is kept up to date is what a slow count finds.

    FO-01 to FO-03, FO-10 to FO-13, FO-20 to FO-40, FO-50 to FO-52, FO-60 to FO-63, FO-70 to FO-71,
    FO-80 to FO-82 and FO-90 to FO-91.
    """

    @initialize(players=st.integers(1, 4), data=st.data())
    def sit_down(self, players, data):
        self.match = some_options(data, players)
        self.whole = dict(GAME.conserved(self.match.state[0]))
        self.slow = slow_game(self.match)

    def play(self, seat, step):
        """A legal step, in the match and in the slow game."""
        self.match.play(seat, step)
        text = step if isinstance(step, str) else GAME.write(seat, step)
        self.slow.follow(seat, " ".join(text.lower().split()))

    @rule(seat=st.integers(-2, 4), do=anything)
    def try_anything(self, seat, do):
        before = self.match.state.tobytes()
        plain = " ".join(do.lower().split())
        if seat == CHANCE:
            legal = {GAME.write(CHANCE, action) for action, _ in self.match.odds()}
        else:
            legal = set(self.match.legal_texts(seat))
        try:
            self.play(seat, do)
        except GondwanaError as error:
            assert plain not in legal
            assert str(error)
            assert self.match.state.tobytes() == before
        else:
            assert plain in legal

    @precondition(lambda self: not self.match.over)
    @rule(chance=st.randoms(use_true_random=False), steps=st.integers(1, 60))
    def play_on(self, chance, steps):
        """Some steps at random, so that the machine comes into later rounds."""
        for _ in range(steps):
            if self.match.waits_for_chance:
                self.play(CHANCE, chance.choice(self.match.odds())[0])
            elif self.match.pending:
                seat = chance.choice(self.match.pending)
                legal = self.match.legal_texts(seat)
                calm = [step for step in legal if step != "pass"] if chance.random() < 0.9 else legal
                self.play(seat, chance.choice(calm or legal))

    @precondition(lambda self: self.match.pending)
    @rule(data=st.data())
    def think_better_of_it(self, data):
        """A step that showed nothing can be taken back, and another one is made."""
        seat = data.draw(st.sampled_from(self.match.pending))
        before = self.match.state.tobytes()
        self.play(seat, data.draw(st.sampled_from(self.match.legal_texts(seat))))
        if self.match.can_undo(seat):
            self.match.undo(seat)
            assert self.match.state.tobytes() == before
            self.slow = slow_game(self.match)
            for step in self.match.record().log:
                self.slow.follow(step.seat, step.do)
            self.play(seat, data.draw(st.sampled_from(self.match.legal_texts(seat))))

    @invariant()
    def the_slow_game_asks_the_same(self):
        """Whatever was tried or taken back, the same seats have the same legal actions in the slow game."""
        if hasattr(self, "slow"):
            assert_same_questions(self.match, self.slow)

    @invariant()
    def nothing_appears_and_nothing_is_lost(self):
        """Tiles and workers are conserved; money is never negative; guests stay on their track."""
        if not hasattr(self, "match"):
            return
        s = self.match.state[0]
        assert dict(GAME.conserved(s)) == self.whole
        for seat in self.match.view(EVERYTHING)["seats"]:
            assert seat["money"] >= 0
            assert 0 <= seat["regular"] <= max(seat["guests"], seat["regular"])
            assert seat["guests"] <= 30
            assert 0 <= seat["students"] <= 5
            assert seat["storage"]["free"] >= 0

    @invariant()
    def the_books_are_what_a_slow_count_finds(self):
        """Cells, income, goals and wishes, counted anew from what lies in the museums."""
        if not hasattr(self, "match"):
            return
        s = self.match.state[0]
        incomplete = self.match.options.shop_incomplete
        for number, seat in enumerate(self.match.view(EVERYTHING)["seats"]):
            if seat["free_cells"] == 30 or self.match.view(EVERYTHING)["phase"] in ("side", "place", "amber"):
                continue
            assert seat["free_cells"] == 30 - len(seat["cells"])
            assert seat["income"]["shops"] == slow_shops(seat, incomplete)
            assert seat["income"]["entrances"] == slow_doors(seat)
            missing = {tile for fossil in seat["fossils"] for tile in fossil["missing"]}
            assert {TILES[k] for k in range(len(TILES)) if int(s["wants"][number]) >> k & 1} == missing
            stored = Counter(slot["tile"] for slot in seat["storage"]["slots"] if slot["tile"])
            assert {TILES[k] for k in range(len(TILES)) if int(s["held"][number]) >> k & 1} == set(stored)
            assert {FOSSILS[k] for k in range(20) if int(s["ready"][number]) >> k & 1} == slow_ready(seat, stored)

    @invariant()
    def hands_are_hidden(self):
        """Nobody sees what others have drawn."""
        if not hasattr(self, "match"):
            return
        for viewer in (PUBLIC, *range(self.match.players)):
            for number, seat in enumerate(self.match.view(viewer)["seats"]):
                if number != viewer:
                    assert not any((*seat["hand"], *seat["beside"], *seat["chosen"]))


def slow_shops(seat, incomplete):
    """FO-10: fossils of the shop's type with a part in its row, by an option only complete ones; amber counts as one."""
    found = dict.fromkeys(TYPES, 0)
    for row, kind in enumerate(DATA.museum.shops, 1):
        for fossil in seat["fossils"]:
            here = any(done and cell.endswith(str(row)) for cell, done in zip(fossil["cells"], fossil["placed"], strict=True))
            if fossil["type"] == kind and (incomplete or fossil["complete"]):
                found[kind] += here
        for panel in seat["panels"]:
            if kind and panel["type"] == kind:
                found[kind] += panel["cell"].endswith(str(row))
    return found


def slow_doors(seat):
    """FO-11: parts of the entrance's type in its column; amber counts as one."""
    found = dict.fromkeys(TYPES, 0)
    for column, kind in zip("abcdef", DATA.museum.entrances, strict=True):
        for fossil in seat["fossils"]:
            parts = sum(done and cell.startswith(column) for cell, done in zip(fossil["cells"], fossil["placed"], strict=True))
            if fossil["type"] == kind:
                found[kind] += parts
        for panel in seat["panels"]:
            if kind and panel["type"] == kind:
                found[kind] += panel["cell"].startswith(column)
    return found


def slow_ready(seat, stored):
    """FO-23: fossils that are not displayed with at least half of their parts in storage."""
    shown = {fossil["fossil"] for fossil in seat["fossils"]}
    ready = set()
    for fossil in DATA.fossils:
        most = 1 if fossil.size == 1 else 2
        have = sum(min(most, count) for tile, count in stored.items() if tile.partition("-")[0] == fossil.name)
        if fossil.name not in shown and 2 * have >= fossil.size:
            ready.add(fossil.name)
    return ready


Table.TestCase.settings = settings(max_examples=20, stateful_step_count=25)
TestTable = pytest.mark.checked(pytest.mark.slow(Table.TestCase))
