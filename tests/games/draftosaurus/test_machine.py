"""A machine that plays and misplays: whatever is tried, in whatever order, the engine and the slow game stay together."""

from games.draftosaurus.oracle import SlowGame, empty_zoo, inhabitants, pen_takes, points
from games.draftosaurus.tables import GAME
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gondwana.core.contract import CHANCE, EVERYTHING
from gondwana.core.errors import BadPosition, GondwanaError
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


Table.TestCase.settings = settings(max_examples=40, stateful_step_count=60)
TestTable = Table.TestCase


@st.composite
def tables(draw):
    """Zoos filled at random, one dinosaur in some of them where it must not be."""
    board = draw(st.sampled_from(["summer", "winter"]))
    zoos = [empty_zoo(board) for _ in range(draw(st.integers(2, 5)))]
    for zoo in zoos:
        for _ in range(draw(st.integers(0, 12))):
            zone, species = draw(st.sampled_from(sorted(zoo))), draw(st.sampled_from(SPECIES[:6]))
            cell = draw(st.integers(0, 5))
            if not pen_takes(zoo, species, zone, cell) and draw(st.integers(0, 9)):
                zone = "river"  # mostly by the rules, so that the rest of the table is looked at too
            if zone == "pyramid":
                zoo["pyramid"][cell] = species
            else:
                zoo[zone].append(species)
    return board, zoos


def possible(board, zoos):
    """Whether the zoos can stand on a table, found by putting the dinosaurs in again one by one."""
    supply = {2: 8, 3: 6, 4: 8, 5: 10}[len(zoos)]
    everybody = [one for zoo in zoos for one in inhabitants(zoo)]
    if any(everybody.count(one) > supply for one in everybody) or any(len(inhabitants(zoo)) > 12 for zoo in zoos):
        return False
    for zoo in zoos:
        again = empty_zoo(board)
        for zone, dinosaurs in zoo.items():
            for cell, species in enumerate(dinosaurs):
                if species is None:
                    continue
                if not pen_takes(again, species, zone, cell):
                    return False
                if zone == "pyramid":
                    again["pyramid"][cell] = species
                else:
                    again[zone].append(species)
    return True


@settings(max_examples=200)
@given(tables())
def test_tables_are_counted_or_refused(table):
    """DR-20 to DR-38: any table is either counted like the slow game does, or refused with seat, zone and rule."""
    board, zoos = table
    try:
        counted = GAME.tally({"board": board, "zoos": zoos})
    except BadPosition as error:
        assert not possible(board, zoos)
        assert str(error).startswith("seat ") and "(DR-" in str(error)
    else:
        assert possible(board, zoos)
        assert [score["total"] for score in counted.scores] == [points(zoos, seat) for seat in range(len(zoos))]
        assert all(score["total"] == sum(score["zones"].values()) + score["trex"] + score["river"] for score in counted.scores)
