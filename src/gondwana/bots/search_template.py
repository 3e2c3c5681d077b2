"""Information-set Monte Carlo tree search over a game's rules. A template, see `gondwana.core.templates`.

Each iteration guesses a world that fits what the seat at the root knows, walks down the tree, and stops at the first decision
of that seat that is new. Every seat decides by a node of its own, found by what that seat alone knows: choices made at the same
time, and hands that a seat cannot see, do not reach its decisions.

What a new position is worth comes from a random game to the end, or from a network; the network also says at once which
actions look good (`guided`).
"""

import math
from typing import TYPE_CHECKING

import numpy as np

from gondwana.bots.outcome import worth
from gondwana.bots.tree import LONGEST_PATH, SEARCH, add, digest, find, seen_before
from gondwana.core.bits import lowest
from gondwana.core.compiled import inlined, jit, lean
from gondwana.core.rng import below, next_bits

if TYPE_CHECKING:  # set by the loader, one game at a time
    from gondwana.bots import blank
    from gondwana.bots.tree import Floats, Net, Room, Tree
    from gondwana.core import engine_template
    from gondwana.core.contract import Record, Rules, States
    from gondwana.core.rng import Stream

    pending, legal, chance, apply = Rules.pending, Rules.legal, Rules.chance, Rules.apply
    scores, places, hide, guess = Rules.scores, Rules.places, Rules.hide, Rules.guess
    settle = engine_template.settle
    reopen, focus, features, hunch = blank.reopen, blank.focus, blank.features, blank.hunch
    CHANCE = SEATS = ACTIONS = HIDDEN_1 = HIDDEN_2 = 0


WANDER, SURPRISE, MARGIN, FOLLOW, SHARPNESS = range(5)
"""In `settings`: how much to explore; how much worse than its siblings an untried action is taken to be; what points count;
for how many more decisions a new position is played on before the network is asked what it is worth, and how much more than it
says itself the best looking actions are preferred there."""

VISITS, WINS, POINTS = 0, 1, 2
"""In `totals`, by edge of the root: what the games through it came to for the seat at the root."""

_TO_UNIT = 2.0**-53


@jit
def think(
    root: "States",
    viewer: int,
    players: int,
    guided: bool,
    settings: "Floats",
    rng: "Stream",
    tree: "Tree",
    net: "Net",
    room: "Room",
    totals: "Floats",
    iterations: int,
) -> None:
    """So many iterations for the seat `viewer`, which owes the decision at the root; `root` holds what it knows."""
    for _ in range(iterations):
        iterate(root, viewer, players, guided, settings, rng, tree, net, room, totals)


@lean
def iterate(
    root: "States",
    viewer: int,
    players: int,
    guided: bool,
    settings: "Floats",
    rng: "Stream",
    tree: "Tree",
    net: "Net",
    room: "Room",
    totals: "Floats",
) -> None:
    """One world, one walk down the tree, one outcome."""
    room.states[0] = root[0]
    s = room.states[0]
    guess(s, viewer, rng, room.legal)
    length = 0
    while True:
        owed = settle(s, rng)
        if owed == 0:
            count_up(s, players, room)
            break
        seat = viewer if owed >> viewer & 1 else lowest(owed)
        n = legal(s, seat, room.legal)
        if n == 1 and length > 0:
            apply(s, seat, room.legal[0])
            continue
        room.states[1] = room.states[0]
        known = room.states[1]
        hide(known, seat)
        focus(known, seat)
        key = digest(room.words, 1, seat)
        node = find(tree, key)
        if node >= 0 and length < LONGEST_PATH:
            edge = select(tree, node, guided, settings, rng)
        else:
            if guided:
                foresee(seat, players, n, net, room)
            else:
                even(n, room)
            if length == 0 or (length < LONGEST_PATH and seen_before(tree, key)):
                node = add(tree, key, room.legal, room.priors, n)
            if seat == viewer and length > 0:
                if guided:
                    follow(s, viewer, players, n, settings, rng, net, room)
                else:
                    play_out(s, rng, room)
                    count_up(s, players, room)
                break
            k = sample(room.priors, n, rng)
            if node < 0 or length == LONGEST_PATH:
                apply(s, seat, room.legal[k])
                continue
            edge = tree.nodes[node]["first"] + k
        room.path[3 * length] = node
        room.path[3 * length + 1] = edge
        room.path[3 * length + 2] = seat
        length += 1
        apply(s, seat, tree.edges[edge]["action"])
    learn(tree, room, players, settings, length)
    if length > 0 and room.path[2] == viewer:
        note(tree, room, viewer, totals)


@inlined
def note(tree: "Tree", room: "Room", viewer: int, totals: "Floats") -> None:
    """Add the outcome to the totals of the edge by which it left the root."""
    k = room.path[1] - tree.nodes[room.path[0]]["first"]
    totals[k, VISITS] += 1
    totals[k, WINS] += room.wins[viewer]
    totals[k, POINTS] += room.hopes[viewer]


@inlined
def even(n: int, room: "Room") -> None:
    """Nothing is known about the actions: all look the same."""
    for k in range(n):
        room.priors[k] = 1.0 / n


@inlined
def sample(priors: "Floats", n: int, rng: "Stream") -> int:
    """An index, each as likely as its prior says."""
    rest = np.float64(next_bits(rng) >> np.uint64(11)) * _TO_UNIT
    for k in range(n - 1):
        rest -= priors[k]
        if rest < 0.0:
            return k
    return n - 1


@lean
def select(tree: "Tree", node: int, guided: bool, settings: "Floats", rng: "Stream") -> int:
    """The edge to follow: what did well, what looks good and what was tried little, in balance."""
    here = tree.nodes[node]
    here["touched"] = tree.counts[SEARCH]
    first, width, visits = int(here["first"]), int(here["width"]), int(here["visits"])
    wander = settings[WANDER]
    best = -1.0e9
    chosen = first
    if guided:
        untried = (here["value"] / visits if visits > 0 else 0.5) - settings[SURPRISE]
        wander *= math.sqrt(visits + 1.0)
        for edge in range(first, first + width):
            one = tree.edges[edge]
            tried = int(one["visits"])
            value = one["value"] / tried if tried > 0 else untried
            value += wander * np.float64(one["prior"]) / (1.0 + tried)
            if value > best:
                best = value
                chosen = edge
        return chosen
    start = below(rng, width)
    logarithm = math.log(visits + 1.0)
    for k in range(width):
        edge = first + (start + k) % width
        one = tree.edges[edge]
        tried = int(one["visits"])
        if tried == 0:
            return edge
        value = one["value"] / tried + wander * math.sqrt(logarithm / tried)
        if value > best:
            best = value
            chosen = edge
    return chosen


@inlined
def play_out(s: "Record", rng: "Stream", room: "Room") -> None:
    """To the end, every decision a random legal action."""
    owed = pending(s)
    while owed != 0:
        if owed == CHANCE:
            apply(s, CHANCE, chance(s, rng))
        else:
            seat = lowest(owed)
            apply(s, seat, room.legal[below(rng, legal(s, seat, room.legal))])
        owed = pending(s)


@inlined
def sharpen(priors: "Floats", n: int, sharpness: float) -> None:
    """Prefer what looks good even more."""
    total = 0.0
    for k in range(n):
        priors[k] = priors[k] ** sharpness
        total += priors[k]
    for k in range(n):
        priors[k] /= total


@lean
def follow(s: "Record", viewer: int, players: int, n: int, settings: "Floats", rng: "Stream", net: "Net", room: "Room") -> None:
    """Play on as the network would, then take its word; or to the end. `room` holds what it says of the viewer's decision."""
    seat = viewer
    left = settings[FOLLOW]
    if left < 1.0:
        return
    sharpen(room.priors, n, settings[SHARPNESS])
    while True:
        apply(s, seat, room.legal[sample(room.priors, n, rng)])
        n = 1
        while n == 1:
            owed = settle(s, rng)
            if owed == 0:
                count_up(s, players, room)
                return
            seat = viewer if owed >> viewer & 1 else lowest(owed)
            n = legal(s, seat, room.legal)
            if n == 1:
                apply(s, seat, room.legal[0])
        room.states[1] = room.states[0]
        hide(room.states[1], seat)
        focus(room.states[1], seat)
        look(room.states[1], seat, net, room)
        if seat == viewer:
            left -= 1.0
            if left < 1.0:
                judge_seats(seat, players, net, room)
                return
        judge_actions(seat, n, settings[SHARPNESS], net, room)


@lean
def count_up(s: "Record", players: int, room: "Room") -> None:
    """The result of a game that is over."""
    scores(s, room.points)
    places(s, room.places)
    winners = 0
    for seat in range(players):
        winners += room.places[seat] == 1
    for seat in range(players):
        room.hopes[seat] = room.points[seat]
        room.wins[seat] = 1.0 / winners if room.places[seat] == 1 else 0.0


@lean
def learn(tree: "Tree", room: "Room", players: int, settings: "Floats", length: int) -> None:
    """Carry the outcome up the path: to each seat what it is worth to that seat."""
    for seat in range(players):
        room.worth[seat] = worth(seat, players, room.wins[seat], room.hopes, settings[MARGIN])
    for step in range(length):
        node = tree.nodes[room.path[3 * step]]
        edge = tree.edges[room.path[3 * step + 1]]
        value = room.worth[room.path[3 * step + 2]]
        node["visits"] += 1
        node["value"] += value
        edge["visits"] += 1
        edge["value"] += value


@lean
def foresee(seat: int, players: int, n: int, net: "Net", room: "Room") -> int:
    """Ask the network: priors for the seat's legal actions, the share of the win and the points of every seat.

    The position, as the seat knows it, is the second of the room's. Answers how many inputs were not zero.
    """
    active = look(room.states[1], seat, net, room)
    judge_actions(seat, n, 1.0, net, room)
    judge_seats(seat, players, net, room)
    return active


@lean
def look(known: "Record", seat: int, net: "Net", room: "Room") -> int:
    """The hidden layers of the network for a position; answers how many inputs were not zero."""
    one = room.hidden_1
    two = room.hidden_2
    active = features(known, seat, room.inputs, room.values)
    for j in range(HIDDEN_1):
        one[j] = net.bias_1[j]
    for k in range(active, (active + 3) // 4 * 4):  # four rows at a time: filled up with nothing
        room.inputs[k] = 0
        room.values[k] = 0.0
    for k in range(0, active, 4):
        row_a, row_b, row_c, row_d = room.inputs[k], room.inputs[k + 1], room.inputs[k + 2], room.inputs[k + 3]
        a, b, c, d = room.values[k], room.values[k + 1], room.values[k + 2], room.values[k + 3]
        for j in range(HIDDEN_1):
            one[j] += (
                a * net.layer_1[row_a, j] + b * net.layer_1[row_b, j] + (c * net.layer_1[row_c, j] + d * net.layer_1[row_d, j])
            )
    for j in range(HIDDEN_2):
        two[j] = net.bias_2[j]
    for k in range(HIDDEN_1):
        value = one[k]
        if value > 0:
            for j in range(HIDDEN_2):
                two[j] += value * net.layer_2[k, j]
    for j in range(HIDDEN_2):
        two[j] = max(two[j], np.float32(0.0))
    return active


@lean
def judge_actions(seat: int, n: int, sharpness: float, net: "Net", room: "Room") -> None:
    """The policy head: how good each legal action looks, as shares of one. It corrects a hunch by rules of thumb."""
    two = room.hidden_2
    hunch(room.states, 1, seat, room.legal, n, room.hunches, room.states[2:], room.notes)
    trust = np.float64(net.trust[0])
    highest = -1.0e30
    for k in range(n):
        action = room.legal[k]
        a = b = c = d = np.float32(0.0)
        for j in range(0, HIDDEN_2, 4):
            a += two[j] * net.policy[action, j]
            b += two[j + 1] * net.policy[action, j + 1]
            c += two[j + 2] * net.policy[action, j + 2]
            d += two[j + 3] * net.policy[action, j + 3]
        room.priors[k] = np.float64(a + b + (c + d)) + np.float64(net.policy_bias[action]) + trust * room.hunches[k]
        highest = max(highest, room.priors[k])
    total = 0.0
    for k in range(n):
        room.priors[k] = math.exp(sharpness * (room.priors[k] - highest))
        total += room.priors[k]
    for k in range(n):
        room.priors[k] /= total


@inlined
def judge_seats(seat: int, players: int, net: "Net", room: "Room") -> None:
    """The value head speaks of seats counted from the one that looks: first its chances to win, then points in tens."""
    two = room.hidden_2
    highest = -1.0e30
    for away in range(players):
        chances = np.float64(net.value_bias[away])
        points = np.float64(net.value_bias[SEATS + away])
        for j in range(HIDDEN_2):
            chances += two[j] * net.value[away, j]
            points += two[j] * net.value[SEATS + away, j]
        other = (seat + away) % players
        room.wins[other] = chances
        room.hopes[other] = 10.0 * points
        highest = max(highest, chances)
    total = 0.0
    for other in range(players):
        room.wins[other] = math.exp(room.wins[other] - highest)
        total += room.wins[other]
    for other in range(players):
        room.wins[other] /= total


@jit
def root_of(root: "States", viewer: int, tree: "Tree", room: "Room") -> int:
    """The node of the decision at the root, or -1 before the first iteration."""
    room.states[1] = root[0]
    hide(room.states[1], viewer)
    focus(room.states[1], viewer)
    return find(tree, digest(room.words, 1, viewer))


@jit
def plant(root: "States", viewer: int, players: int, guided: bool, tree: "Tree", net: "Net", room: "Room") -> int:
    """Make sure that the root has its node, and answer which it is; `room` then holds what the network says."""
    room.states[1] = root[0]
    known = room.states[1]
    hide(known, viewer)
    focus(known, viewer)
    key = digest(room.words, 1, viewer)
    n = legal(root[0], viewer, room.legal)
    if guided:
        foresee(viewer, players, n, net, room)
    else:
        even(n, room)
    node = find(tree, key)
    return node if node >= 0 else add(tree, key, room.legal, room.priors, n)


@jit
def reopen_at(states: "States", i: int, seat: int) -> None:
    """Take back the choices that others made at the same time: to this seat it is as if they were still to come."""
    reopen(states[i], seat)


@jit
def features_at(states: "States", i: int, seat: int, room: "Room") -> int:
    """What the network is told of a hidden position, into the room; answers how many inputs are not zero."""
    room.states[1] = states[i]
    hide(room.states[1], seat)
    focus(room.states[1], seat)
    return features(room.states[1], seat, room.inputs, room.values)
