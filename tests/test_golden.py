"""The golden games come out as they did: the same legal steps, fights, incomes and points, in both implementations."""

import msgspec
import pytest

from golden import facts_of, kept_games, missing
from gondwana.core.errors import BadRecord
from gondwana.core.match import Match
from gondwana.games import NAMES, load

KEPT = list(kept_games())


@pytest.mark.parametrize("kept", KEPT, ids=str)
def test_the_engine_replays_a_golden_game(kept):
    """Every step is legal, and every fact is the kept one; the kept result is checked by the replay itself."""
    match = Match.replay(load(kept.game), kept.record)
    assert match.over
    assert facts_of(kept.game).engine_facts(match) == kept.facts


@pytest.mark.parametrize("kept", KEPT, ids=str)
def test_the_reference_implementation_states_the_same_facts(kept):
    """From the texts of the log alone; every step is legal for it, too."""
    assert facts_of(kept.game).oracle_facts(kept.record) == kept.facts


@pytest.mark.parametrize("game", NAMES)
def test_every_variant_of_a_game_is_kept(game):
    """A variant without its file, or a file without its variant, is a mistake; the records are of the present rules."""
    kept = [one for one in KEPT if one.game == game]
    variants = facts_of(game).VARIANTS
    assert {one.variant for one in kept} == set(variants)
    assert {one.record.version for one in kept} == {load(game).version}
    for one in kept:
        assert one.record.players == variants[one.variant].players
        assert one.record.options.items() >= variants[one.variant].options.items()
        assert not missing(variants[one.variant], one.record, one.facts)


def test_a_wrong_result_is_noticed():
    """A golden game whose points were changed does not replay."""
    kept = KEPT[0]
    wrong = msgspec.structs.replace(kept.record, scores=[points + 1 for points in kept.record.scores])
    with pytest.raises(BadRecord):
        Match.replay(load(kept.game), wrong)
