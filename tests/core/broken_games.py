"""Draftosaurus with one fault each: `python broken_games.py FAULT LAW` says whether the law catches it."""

import sys
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
from games.draftosaurus.oracle import recount

from gondwana.core import conformance
from gondwana.core.contract import CHANCE
from gondwana.core.templates import RULES
from gondwana.games import load
from gondwana.games.draftosaurus import rules
from gondwana.locale import Message

TRUE = load("draftosaurus")


def game(**faults):
    """The game with some of its rules or other parts replaced."""
    changed = {name: faults.pop(name) for name in list(faults) if name in RULES}
    functions = {name: getattr(rules, name) for name in RULES} | changed
    return replace(TRUE, name="broken", rules=SimpleNamespace(**functions), **faults)


def hide_forgets_the_hands():
    def hide(s, viewer):
        hands = s["hand"].copy()
        bag = s["bag"]
        rules.hide(s, viewer)
        s["hand"][:] = hands
        s["bag"] = bag

    return game(hide=hide)


def hide_forgets_the_choices():
    def hide(s, viewer):
        choices = s["choice"].copy()
        rules.hide(s, viewer)
        s["choice"][:] = choices

    return game(hide=hide)


def guess_invents_a_dinosaur():
    def guess(s, viewer, rng, buffer):
        rules.guess(s, viewer, rng, buffer)
        s["hand"][(viewer + 1) % s["players"]] += 1

    return game(guess=guess)


def guess_always_deals_the_same():
    def guess(s, viewer, rng, buffer):
        rules.guess(s, viewer, np.array([1, 2], np.uint64), buffer)

    return game(guess=guess)


def legal_offers_too_much():
    def legal(s, seat, out):
        n = rules.legal(s, seat, out)
        if n and s["phase"] == 3:  # any dinosaur in hand, anywhere on the summer board
            n = 0
            for place in range(7):
                for species in range(6):
                    if int(s["hand"][seat]) >> (4 * species) & 15:
                        out[n] = place * 6 + species
                        n += 1
        return n

    return game(legal=legal)


def asking_leaves_a_trace():
    def legal(s, seat, out):
        n = rules.legal(s, seat, out)
        s["bag"] += n == 0
        return n

    return game(legal=legal)


def legal_lists_twice():
    def legal(s, seat, out):
        n = rules.legal(s, seat, out)
        out[n] = out[0]
        return n + (n > 0)

    return game(legal=legal)


def apply_loses_a_dinosaur():
    def apply(s, seat, action):
        rules.apply(s, seat, action)
        if seat == CHANCE and s["drawn"] == 3:
            s["bag"] -= 1

    return game(apply=apply)


def scores_are_off_by_one():
    def scores(s, out):
        rules.scores(s, out)
        out[0] += 1

    return game(scores=scores)


def nobody_wins():
    def places(s, out):
        rules.places(s, out)
        out[: s["players"]] += 1

    return game(places=places)


def chance_is_loaded():
    def chance(s, rng):
        actions, weights = np.zeros(50, np.int64), np.zeros(50, np.int64)
        rules.odds(s, actions, weights)
        return actions[0]

    return game(chance=chance)


def odds_are_wrong():
    def odds(s, actions, weights):
        n = rules.odds(s, actions, weights)
        return max(n - 1, 1)

    return game(odds=odds)


def two_actions_share_a_text():
    return game(write=lambda seat, action: TRUE.write(seat, max(action, 1)))


def the_log_is_longer_than_promised():
    return game(longest=100)


def view_tells_the_bag():
    def view(s, viewer):
        return TRUE.view(s, viewer) | {"oops": LEAK[0]}

    def hide(s, viewer):
        LEAK[0] = int(s["hand"][(viewer + 1) % s["players"]])
        rules.hide(s, viewer)

    return game(view=view, hide=hide)


LEAK = [0]


def view_has_a_field_more():
    return game(view=lambda s, viewer: TRUE.view(s, viewer) | {"more": 1})


def event_lacks_its_seat():
    def events(before, after, viewer):
        return [{key: value for key, value in event.items() if key != "seat"} for event in TRUE.events(before, after, viewer)]

    return game(events=events)


def a_reason_is_forgotten():
    def explain(s, viewer, names):
        told = TRUE.explain(s, viewer, names)
        return replace(told, seats=tuple(replace(account, rows=account.rows[1:]) for account in told.seats))

    return game(explain=explain)


def drawing_is_no_xml():
    return game(draw_svg=lambda s, viewer, language: "<svg><g></svg>")


def nothing_can_be_taken_back():
    return game(revealed=lambda before, now, seat: True)


def undo_tells_a_hand():
    def revealed(before, now, seat):
        return TRUE.revealed(before, now, seat) or bool(int(now["hand"][(seat + 1) % now["players"]]) & 1)

    return game(revealed=revealed)


def refusals_tell_a_hand():
    def why_not(states, seat, action):
        if int(states[0]["hand"][(seat + 1) % states[0]["players"]]) & 1:
            return TRUE.why_not(states, seat, action)
        return Message("undo-too-late")

    return game(why_not=why_not)


def record_has_gaps():
    return game(dtype=np.dtype([*TRUE.dtype.descr, ("more", "i1")], align=True))


if __name__ == "__main__":
    fault, law = sys.argv[1:]
    broken = globals()[fault]()
    caught = None
    for players in (2, 3):
        case = conformance.Case(game=broken, players=players, options=TRUE.options(), games=2, looks=8, recount=recount)
        try:
            getattr(conformance, law)(case)
        except Exception as error:
            caught = error
            break
    if caught is None:
        sys.exit(f"{law} does not catch {fault}")
    print(f"caught: {type(caught).__name__}: {caught}")
