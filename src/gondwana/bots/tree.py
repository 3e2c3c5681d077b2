"""The memory of a search: nodes in a hash table, their edges, and room to work in.

A node is one seat's decision in one information set, found by a digest of what that seat knows. All of it lies in arrays that
Python owns; compiled code fills them.
"""

from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gondwana.core.compiled import inlined, lean, wrapping
from gondwana.core.contract import Game, Ints, States
from gondwana.core.templates import SLACK

NODE = np.dtype(
    [
        ("key", "u8"),
        ("value", "f8"),  # sum over the visits, from the view of the seat that decides here
        ("first", "i4"),  # its edges are first, first + 1, ...
        ("width", "i4"),
        ("visits", "i4"),
        ("touched", "i4"),  # the number of the search that was here last
    ]
)
EDGE = np.dtype([("value", "f8"), ("action", "i4"), ("visits", "i4"), ("prior", "f4"), ("spare", "i4")])

NODES, EDGES, SEARCH, REFUSALS = range(4)
"""In `counts`: nodes and edges in use, the number of the search, nodes that found no room."""

LONGEST_PATH = 512
KEPT_VISITS = 8

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


class Tree(NamedTuple):
    """What a search remembers."""

    nodes: NDArray[np.void]
    edges: NDArray[np.void]
    slots: NDArray[np.int32]
    """Open addressing: 0 is free, otherwise a node's number + 1."""
    seen: NDArray[np.uint32]
    """Where a digest was seen once: a node is made at the second visit, because most are never visited again."""
    counts: Ints


class Room(NamedTuple):
    """Scratch space of one thread."""

    states: States
    """The world of this iteration; the same as the deciding seat knows it; one to try things out."""
    words: NDArray[Any]
    """The bytes of `states`, a row for each."""
    legal: Ints
    path: Ints
    """Node, edge and seat, in turn."""
    points: Ints
    places: Ints
    wins: Floats
    hopes: Floats
    """The share of the win and the points that each seat may expect."""
    worth: Floats
    priors: Floats
    hunches: Floats
    notes: Floats
    inputs: Ints
    values: Singles
    hidden_1: Singles
    hidden_2: Singles


class Net(NamedTuple):
    """A small network: sparse inputs, two hidden layers, one row of policy for each action, wins and points of all seats."""

    layer_1: Singles
    bias_1: Singles
    layer_2: Singles
    bias_2: Singles
    policy: Singles
    policy_bias: Singles
    value: Singles
    value_bias: Singles
    trust: Singles
    """How much a hunch of one point counts beside the policy."""


def make_tree(nodes: int, edges: int) -> Tree:
    """An empty tree with room for that many. Memory is only taken as it is used."""
    size = 1 << (2 * nodes - 1).bit_length()
    return Tree(
        np.zeros(nodes, NODE),
        np.zeros(edges, EDGE),
        np.zeros(size, np.int32),
        np.zeros(4 * size, np.uint32),
        np.zeros(4, np.int64),
    )


def make_room(game: Game, insight: ModuleType) -> Room:
    """Room for one thread that searches this game with such an insight."""
    states = np.zeros(3, game.dtype)
    word: type[np.generic] = next(one for one in (np.uint64, np.uint32, np.uint8) if game.dtype.itemsize % one().itemsize == 0)
    seats = game.players.stop - 1
    return Room(
        states=states,
        words=states.view(word).reshape(3, -1),
        legal=np.zeros(game.actions + SLACK, np.int64),
        path=np.zeros(3 * LONGEST_PATH, np.int64),
        points=np.zeros(seats, np.int64),
        places=np.zeros(seats, np.int64),
        wins=np.zeros(seats),
        hopes=np.zeros(seats),
        worth=np.zeros(seats),
        priors=np.zeros(game.actions + SLACK),
        hunches=np.zeros(game.actions + SLACK),
        notes=np.zeros(insight.NOTE_SHAPE),
        inputs=np.zeros(insight.INPUTS + SLACK, np.int64),
        values=np.zeros(insight.INPUTS + SLACK, np.float32),
        hidden_1=np.zeros(insight.HIDDEN[0], np.float32),
        hidden_2=np.zeros(insight.HIDDEN[1], np.float32),
    )


_U = np.uint64
_A, _B, _C, _D = _U(0x9E3779B97F4A7C15), _U(0xC2B2AE3D27D4EB4F), _U(0x165667B19E3779F9), _U(0xD6E8FEB86659FD93)
_HALF = _U(32)


@wrapping
def digest(words: NDArray[Any], row: int, seat: int) -> np.uint64:
    """A digest of one row and a seat. Four lanes, so that the products need not wait for each other."""
    a = _A + _U(seat)
    b, c, d = _B, _C, _D
    length = words.shape[1]
    for k in range(0, length - 3, 4):
        a = (a ^ _U(words[row, k])) * _B
        b = (b ^ _U(words[row, k + 1])) * _C
        c = (c ^ _U(words[row, k + 2])) * _D
        d = (d ^ _U(words[row, k + 3])) * _A
        a ^= a >> _HALF
        b ^= b >> _HALF
        c ^= c >> _HALF
        d ^= d >> _HALF
    for k in range(length - length % 4, length):
        a = (a ^ _U(words[row, k])) * _B
        a ^= a >> _HALF
    a = (a ^ b * _D) * _C
    a ^= a >> _HALF
    a = (a ^ c * _A) * _B
    a ^= a >> _HALF
    a = (a ^ d * _B) * _D
    return a ^ (a >> _HALF)


@inlined
def find(tree: Tree, key: np.uint64) -> int:
    """The node of a digest, or -1."""
    mask = len(tree.slots) - 1
    slot = np.int64(key & _U(mask))
    while tree.slots[slot] != 0:
        node = np.int64(tree.slots[slot]) - 1
        if tree.nodes[node]["key"] == key:
            return int(node)
        slot = (slot + 1) & mask
    return -1


@inlined
def seen_before(tree: Tree, key: np.uint64) -> bool:
    """Whether the digest came by before; from now on it did."""
    place = np.int64((key >> _U(20)) & _U(len(tree.seen) - 1))
    mark = np.uint32(key >> _HALF) | np.uint32(1)
    known = tree.seen[place] == mark
    tree.seen[place] = mark
    return bool(known)


@lean
def add(tree: Tree, key: np.uint64, legal: Ints, priors: Floats, n: int) -> int:
    """A new node with an edge for each legal action, or -1 if there is no room."""
    node = tree.counts[NODES]
    first = tree.counts[EDGES]
    if node >= len(tree.nodes) or first + n > len(tree.edges):
        tree.counts[REFUSALS] += 1
        return -1
    tree.counts[NODES] += 1
    tree.counts[EDGES] += n
    new = tree.nodes[node]
    new["key"] = key
    new["value"] = 0.0
    new["first"] = first
    new["width"] = n
    new["visits"] = 0
    new["touched"] = tree.counts[SEARCH]
    for k in range(n):
        edge = tree.edges[first + k]
        edge["value"] = 0.0
        edge["action"] = legal[k]
        edge["visits"] = 0
        edge["prior"] = priors[k]
    hang(tree, node)
    return int(node)


@inlined
def hang(tree: Tree, node: int) -> None:
    """Make a node findable."""
    mask = len(tree.slots) - 1
    slot = np.int64(tree.nodes[node]["key"] & _U(mask))
    while tree.slots[slot] != 0:
        slot = (slot + 1) & mask
    tree.slots[slot] = node + 1


@lean
def sweep(tree: Tree) -> None:
    """Keep the nodes that the last search visited often; the rest makes room."""
    nodes = 0
    edges = 0
    tree.slots[:] = 0
    for old in range(tree.counts[NODES]):
        if tree.nodes[old]["touched"] != tree.counts[SEARCH] or tree.nodes[old]["visits"] < KEPT_VISITS:
            continue
        first = np.int64(tree.nodes[old]["first"])
        tree.nodes[nodes] = tree.nodes[old]
        tree.nodes[nodes]["first"] = edges
        for k in range(np.int64(tree.nodes[nodes]["width"])):
            tree.edges[edges] = tree.edges[first + k]
            edges += 1
        hang(tree, nodes)
        nodes += 1
    tree.counts[NODES] = nodes
    tree.counts[EDGES] = edges
