"""A machine that plays and misplays: whatever is tried, in whatever order, the engine and the slow game stay together."""

import pytest
from games.giganten.oracle import SlowGame
from games.giganten.slow_board import name_of
from games.giganten.tables import GAME
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gondwana.core.contract import CHANCE, EVERYTHING, PUBLIC
from gondwana.core.errors import BadOptions, GondwanaError
from gondwana.core.match import Match
from gondwana.core.options import choices

FIELDS = st.builds("{}{}".format, st.sampled_from([*"abcdefghijklmnopqrstu", "ab", "zz"]), st.integers(0, 29))
KINDS = st.sampled_from(["nest", "blank", "blitz", "culak", "flug", "tyra_1", "stego", "dodo"])

anything = st.one_of(
    FIELDS,
    st.builds("-{}".format, FIELDS),
    st.builds("x {}".format, FIELDS),
    st.builds("{} {}".format, st.sampled_from(["reserve", "back"]), KINDS),
    st.builds("tile {} {}".format, st.sampled_from("abcde"), st.sampled_from([0, 45, 90, 180, 270])),
    st.sampled_from(
        ["up", "stay", "quiet", "done", "resign", "offer draw", "accept", "decline", "first 0", "tile a", "group 1", ""]
    ),
    st.text(max_size=12),
)


def some_options(data, players):
    """Any options that go together; those that do not are refused with a sentence, and the defaults are taken."""
    chosen = {name: data.draw(st.sampled_from(values), label=name) for name, values in choices(GAME).items()}
    try:
        return Match(GAME, players=players, options=chosen, seed=1)
    except BadOptions as refused:
        assert str(refused)
        fitting = {"outline": "normal", "laying": "rows", "tiles": "single", "first": 0, "partners": "shared", "blank": "trap"}
        fitting |= {"secret_as_trap": False, "agreed_1": "flug", "agreed_2": "tri", "agreed_3": "stego"}
        return Match(GAME, players=players, options={**chosen, **fitting}, seed=1)


class Table(RuleBasedStateMachine):
    """Legal things happen, illegal ones change nothing, and both games always say the same.

    GI-01 to GI-08, GI-10 to GI-13, GI-20 to GI-26, GI-30 to GI-41, GI-50 to GI-52 and GI-60 to GI-70.
    """

    @initialize(players=st.sampled_from([2, 2, 4]), data=st.data())
    def sit_down(self, players, data):
        self.match = some_options(data, players)
        self.slow = SlowGame(players, self.match.record().options)

    def both(self, seat, do):
        self.match.play(seat, do)
        self.slow.follow(seat, do)

    @rule(seat=st.integers(-2, 4), do=anything)
    def try_anything(self, seat, do):
        before = self.match.state.tobytes()
        log = len(self.match.log)
        plain = " ".join(do.lower().split())
        if seat == CHANCE:
            legal = {GAME.write(CHANCE, action) for action, _ in self.match.odds()}
        else:
            legal = self.slow.legal(seat)
        try:
            self.match.play(seat, do)
        except GondwanaError as error:
            assert plain not in legal
            assert str(error)
            assert self.match.state.tobytes() == before
            assert len(self.match.log) == log
        else:
            assert plain in legal
            self.slow.follow(seat, plain)

    @precondition(lambda self: not self.match.over)
    @rule(chance=st.randoms(use_true_random=False), steps=st.integers(1, 200))
    def play_on(self, chance, steps):
        """Some steps at random, so that the machine comes past the set-up."""
        for _ in range(steps):
            if self.match.waits_for_chance:
                self.both(CHANCE, GAME.write(CHANCE, chance.choice(self.match.odds())[0]))
            elif self.match.pending:
                seat = chance.choice(self.match.pending)
                calm = [do for do in self.match.legal_texts(seat) if do not in ("resign", "accept")]
                self.both(seat, chance.choice(calm))

    @precondition(lambda self: self.match.pending)
    @rule(data=st.data())
    def think_better_of_it(self, data):
        """A step that showed nothing can be taken back, and another one is made."""
        seat = data.draw(st.sampled_from(self.match.pending))
        before = self.match.state.tobytes()
        do = data.draw(st.sampled_from(self.match.legal_texts(seat)))
        self.match.play(seat, do)
        if self.match.can_undo(seat):
            self.match.undo(seat)
            assert self.match.state.tobytes() == before
            do = data.draw(st.sampled_from(self.match.legal_texts(seat)))
            self.match.play(seat, do)
        self.slow.follow(seat, do)

    @invariant()
    def both_say_the_same(self):
        if not hasattr(self, "match"):
            return
        view = self.match.view(EVERYTHING)
        assert list(self.match.pending) == self.slow.owing()
        for seat in range(self.match.players):
            assert set(self.match.legal_texts(seat)) == self.slow.legal(seat)
        stand = {piece["field"]: (piece["seat"], piece["kind"], piece["stuck"]) for piece in view["pieces"]}
        assert stand == {name_of(spot): (man.seat, man.kind, man.stuck) for spot, man in self.slow.men.items()}
        assert {name for name, what in view["ground"].items() if what == "swamp"} == {name_of(spot) for spot in self.slow.swamp}
        assert self.match.scores() == self.slow.scores()
        assert self.match.over is (self.slow.phase == "over")

    @invariant()
    def knowledge_is_true_and_only_of_what_was_shown(self):
        """What everybody can know of a piece leaves its true kind possible; its kind is seen only once it was shown."""
        if not hasattr(self, "match") or self.slow.phase in ("lot", "draw", "lay", "occupy", "arrange"):
            return
        truth = {piece["field"]: piece for piece in self.match.view(EVERYTHING)["pieces"]}
        for piece in self.match.view(PUBLIC)["pieces"]:
            true = truth[piece["field"]]
            assert true["kind"] in piece["could"]
            assert piece["kind"] == (true["kind"] if piece["shown"] else None)


Table.TestCase.settings = settings(max_examples=25, stateful_step_count=30)
TestTable = pytest.mark.checked(pytest.mark.slow(Table.TestCase))
