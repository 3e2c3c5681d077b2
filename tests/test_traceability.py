"""Every rule has a test that names it."""

import pytest
from traceability import cover_by_rule, named_in, page, rule_ids, spans_in

from gondwana.games import NAMES


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_is_named_by_a_test(game):
    """A span of ids does not count: each rule needs a test of its own."""
    direct, _ = cover_by_rule()
    rules = rule_ids(game)
    assert len(rules) > 30
    assert [rule for rule in rules if not direct[rule]] == []


@pytest.mark.parametrize("game", NAMES)
def test_tests_name_only_rules_that_exist(game):
    """An id in a test that no rules page has is a mistake."""
    direct, among = cover_by_rule()
    prefix = rule_ids(game)[0][:2]
    named = {rule for rule in (*direct, *among) if rule.startswith(prefix) and (direct[rule] or among[rule])}
    unknown = named - set(rule_ids(game))
    assert unknown <= {f"{prefix}-{gap}" for gap in ("28", "29")}, unknown


def test_spans_are_told_apart():
    assert named_in("AB-12, AB-20 to AB-22") == {"AB-12"}
    assert spans_in("AB-12, AB-20 to AB-22") == {"AB-20", "AB-21", "AB-22"}


@pytest.mark.parametrize("game", NAMES)
def test_the_page_lists_every_rule(game):
    text = page(game)
    assert all(f">{rule}</span> | `test_" in text for rule in rule_ids(game))
