"""A machine that plays and misplays: whatever is tried, in whatever order, the engine and the slow game stay together."""

from games.draftosaurus.oracle import SlowGame
from games.draftosaurus.tables import GAME
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gondwana.core.contract import CHANCE, EVERYTHING
from gondwana.core.errors import GondwanaError
from gondwana.core.match import Match

SPECIES = ["trex", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus", "diplodocus", "dodo"]
ZONES = ["forest", "trio", "prairie", "king", "meadow", "island", "river", "wood", "bridge_left", "bridge_right", "lookout",
         "quarantine", "moon", *(f"pyramid {cell}" for cell in range(7))]  # fmt: skip
FACES = ["woodlands", "grasslands", "restrooms", "food_court", "empty", "no_trex"]

anything = st.one_of(
    st.builds("{} {}".format, st.sampled_from(SPECIES), st.sampled_from(ZONES)),
    st.builds("{} {}".format, st.sampled_from(["discard", "choose"]), st.sampled_from(SPECIES)),
    st.builds("{} {}".format, st.sampled_from(["move", "place"]), st.sampled_from(ZONES)),
    st.builds("draw {} {}".format, st.integers(-1, 5), st.sampled_from(SPECIES)),
    st.builds("roll {}".format, st.sampled_from(FACES)),
    st.sampled_from(["stay", "first 0", "first 9", "", "resign", "move"]),
    st.text(max_size=12),
)


class Table(RuleBasedStateMachine):
    """DR-01 to DR-42: legal things happen, illegal ones change nothing, and both games always say the same."""

    @initialize(
        players=st.integers(2, 5),
        board=st.sampled_from(["summer", "winter", "both"]),
        placing=st.sampled_from(["together", "after_reveal"]),
        cap=st.sampled_from([6, "none"]),
        quarantine=st.sampled_from(["must", "may"]),
        last=st.booleans(),
    )
    def sit_down(self, players, board, placing, cap, quarantine, last):
        options = {"board": board, "placing": placing, "prairie_cap": cap, "quarantine": quarantine}
        options["last_turn_five"] = last and players == 5
        self.match = Match(GAME, players=players, options=options, seed=1)
        self.slow = SlowGame(players, options)

    @rule(seat=st.integers(-2, 5), do=anything)
    def try_anything(self, seat, do):
        before = self.match.state.tobytes()
        log = len(self.match.log)
        legal = self.legal(seat)
        plain = " ".join(do.lower().split())
        try:
            self.match.play(seat, do)
        except GondwanaError as error:
            assert plain not in legal
            assert str(error)
            assert self.match.state.tobytes() == before
            assert len(self.match.log) == log
        else:
            assert plain in legal
            self.slow.step(seat, plain)

    def legal(self, seat):
        if seat == CHANCE:
            return {GAME.write(CHANCE, action) for action, _ in self.match.odds()}
        return self.slow.legal(seat) if 0 <= seat < self.match.players else set()

    @precondition(lambda self: self.match.waits_for_chance)
    @rule(data=st.data())
    def let_chance_act(self, data):
        """One lot or roll, or all the draws of a hand, whatever they are."""
        for _ in range(6):
            if not self.match.waits_for_chance:
                return
            action, _weight = data.draw(st.sampled_from(self.match.odds()))
            do = GAME.write(CHANCE, action)
            self.match.play(CHANCE, do)
            self.slow.step(CHANCE, do)
            if not do.startswith("draw"):
                return

    @precondition(lambda self: self.match.pending)
    @rule(data=st.data())
    def choose(self, data):
        """Everybody who owes a decision takes one, in some order, and some think better of it."""
        for seat in data.draw(st.permutations(self.match.pending)):
            do = data.draw(st.sampled_from(self.match.legal_texts(seat)))
            self.match.play(seat, do)
            if self.match.can_undo(seat) and data.draw(st.booleans()):
                assert self.match.undo(seat).seat == seat
                do = data.draw(st.sampled_from(self.match.legal_texts(seat)))
                self.match.play(seat, do)
            self.slow.step(seat, do)

    @invariant()
    def both_say_the_same(self):
        if not hasattr(self, "match"):
            return
        view = self.match.view(EVERYTHING)
        for seat in range(self.match.players):
            assert set(self.match.legal_texts(seat)) == self.slow.legal(seat)
            assert view["seats"][seat]["zoo"] == self.slow.zoos[seat]
            assert view["seats"][seat]["hand"] == sorted(self.slow.hands[seat].elements(), key=SPECIES.index)
        assert self.match.scores() == self.slow.scores()
        assert view["box"] == {name: self.slow.box[name] for name in SPECIES[:-1]}
        assert self.match.over is (self.slow.phase == "over")


Table.TestCase.settings = settings(max_examples=40, stateful_step_count=60, deadline=None)
TestTable = Table.TestCase
