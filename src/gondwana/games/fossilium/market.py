"""The market: three rows, an archive, buying and selling (FO-31 to FO-34)."""

import numpy as np

from gondwana.core.bits import lowest
from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.games.fossilium.data import DATA
from gondwana.games.fossilium.display import list_bits
from gondwana.games.fossilium.goals import meet_goals
from gondwana.games.fossilium.shapes import TYPE_OF_KIND
from gondwana.games.fossilium.state import (
    ACTED,
    ARCHIVE,
    BUY,
    BUYING,
    DONE,
    KINDS,
    LAST_COLUMN,
    NOTHING,
    OPEN_MODE,
    ROW_LENGTH,
    SELL,
    SELLING,
    SITE_COUNT,
    TRADE,
    TYPE_COUNT,
)
from gondwana.games.fossilium.storage import room, store, unstore

PRICES = np.array(DATA.market.prices)
EMPTY_PRICE = DATA.market.empty
ARCHIVE_PRICE = DATA.market.archive
FEW = 2
"""FO-63: up to so many players, two bags are enough for the market."""


@lean
def set_prices(s: Record) -> None:
    """FO-31, FO-33: the price over the rightmost part, for the whole turn."""
    for row in range(TYPE_COUNT):
        length = s["length"][row]
        s["price"][row] = PRICES[length - 1] if length else EMPTY_PRICE


@lean
def fullest(s: Record) -> int:
    """FO-63: the sites that the market is filled from: all; for up to two players the two fullest, the earlier of equal ones."""
    sites = (1 << SITE_COUNT) - 1
    if s["players"] <= FEW:
        least = 0
        for site in range(1, SITE_COUNT):
            if s["tiles"][site] <= s["tiles"][least]:
                least = site
        sites &= ~(1 << least)
    for site in range(SITE_COUNT):
        if s["tiles"][site] == 0:
            sites &= ~(1 << site)
    return sites


@lean
def enter(s: Record, kind: int) -> None:
    """FO-33: a part comes in on the right; what is pushed out on the left is in the archive."""
    row = TYPE_OF_KIND[kind]
    length = s["length"][row]
    if length == ROW_LENGTH:
        s["archive"][s["row"][row, 0]] += 1
        s["archived"] += 1
        for place in range(ROW_LENGTH - 1):
            s["row"][row, place] = s["row"][row, place + 1]
        s["row"][row, ROW_LENGTH - 1] = kind
    else:
        s["row"][row, length] = kind
        s["length"][row] = length + 1


@lean
def can_buy(s: Record, seat: int, money: int) -> bool:
    """Whether there is anything that this much money buys, and a slot for it."""
    if room(s, seat) <= 0:
        return False
    if s["archived"] > 0 and money >= ARCHIVE_PRICE:
        return True
    for row in range(TYPE_COUNT):
        if s["length"][row] > 0 and money >= s["price"][row]:
            return True
    return False


@lean
def can_trade(s: Record, seat: int, money: int) -> bool:
    """FO-20: something to sell, or something that can be paid for."""
    return s["stored"][seat] > 0 or can_buy(s, seat, money)


@lean
def begin_trade(s: Record, seat: int) -> None:
    """The action begins: buy or sell? A single tile to buy or kind to sell is not asked for."""
    s["phase"] = TRADE
    s["mode"] = OPEN_MODE
    s["modes"] = 0
    s["traded"] = 0
    action = only_trade(s, seat)
    if action != NOTHING:
        trade(s, seat, action)


@lean
def only_trade(s: Record, seat: int) -> int:
    """The first step of trading if there is only one, else NOTHING."""
    money = int(s["money"][seat])
    held = int(s["held"][seat])
    found, action = 0, NOTHING
    if held:
        found = 2 if held & (held - 1) else 1
        action = SELL + lowest(held)
    if room(s, seat) > 0:
        for row in range(TYPE_COUNT):
            if s["length"][row] > 0 and money >= s["price"][row]:
                found += s["length"][row]
                action = BUY + row * ROW_LENGTH
        if s["archived"] > 0 and money >= ARCHIVE_PRICE:
            for kind in range(KINDS):
                if s["archive"][kind] > 0:
                    found += 1
                    action = ARCHIVE + kind
    return action if found == 1 else NOTHING


@lean
def trade(s: Record, seat: int, action: int) -> None:
    """One step of trading."""
    if action == DONE:
        finish_mode(s, seat)
    elif action < ARCHIVE:
        buy(s, seat, action - BUY)
    elif action < SELL:
        buy_archived(s, seat, action - ARCHIVE)
    else:
        sell(s, seat, action - SELL)


@lean
def legal_trade(s: Record, seat: int, out: Ints) -> int:
    """FO-32 to FO-34: one part at a time, bought or sold; at least one before the first is finished."""
    n = 0
    money = int(s["money"][seat])
    if s["mode"] != SELLING and not s["modes"] & BUYING and room(s, seat) > 0:
        for row in range(TYPE_COUNT):
            if money >= s["price"][row]:
                for place in range(ROW_LENGTH):
                    out[n] = BUY + row * ROW_LENGTH + place
                    n += s["row"][row, place] != NOTHING
        if s["archived"] > 0 and money >= ARCHIVE_PRICE:
            for kind in range(KINDS):
                out[n] = ARCHIVE + kind
                n += s["archive"][kind] > 0
    if s["mode"] != BUYING and not s["modes"] & SELLING:
        n = list_bits(int(s["held"][seat]), SELL, out, n)
    if s["traded"] > 0 or s["modes"] != 0:
        out[n] = DONE
        n += 1
    return n


@lean
def buy(s: Record, seat: int, place: int) -> None:
    """FO-32: the others move left only after all purchases."""
    row = place // ROW_LENGTH
    store(s, seat, int(s["row"][row, place % ROW_LENGTH]))
    s["row"][row, place % ROW_LENGTH] = NOTHING
    s["length"][row] -= 1
    s["money"][seat] -= s["price"][row]
    bought(s, seat)


@lean
def buy_archived(s: Record, seat: int, kind: int) -> None:
    """FO-32: a part from the archive."""
    store(s, seat, kind)
    s["archive"][kind] -= 1
    s["archived"] -= 1
    s["money"][seat] -= ARCHIVE_PRICE
    bought(s, seat)


@lean
def bought(s: Record, seat: int) -> None:
    """Buying goes on as long as it can."""
    s["mode"] = BUYING
    s["traded"] += 1
    if not can_buy(s, seat, int(s["money"][seat])):
        finish_mode(s, seat)


@lean
def sell(s: Record, seat: int, kind: int) -> None:
    """FO-33: at the price of the row at the start of the turn."""
    unstore(s, seat, kind)
    s["money"][seat] += s["price"][TYPE_OF_KIND[kind]]
    meet_goals(s, seat)
    enter(s, kind)
    s["mode"] = SELLING
    s["traded"] += 1
    if s["stored"][seat] == 0:
        finish_mode(s, seat)


@lean
def finish_mode(s: Record, seat: int) -> None:
    """Bought, or sold. In column 4 the other follows, if it can and has not been (FO-34)."""
    if s["mode"] == OPEN_MODE:  # the second one was left
        s["phase"] = ACTED
        return
    if s["mode"] == BUYING:
        close_gaps(s)
    s["modes"] |= s["mode"]
    other = SELLING if s["mode"] == BUYING else BUYING
    s["traded"] = 0
    s["mode"] = OPEN_MODE
    possible = s["stored"][seat] > 0 if other == SELLING else can_buy(s, seat, int(s["money"][seat]))
    if s["column"] != LAST_COLUMN or s["modes"] & other or not possible:
        s["phase"] = ACTED


@lean
def close_gaps(s: Record) -> None:
    """FO-32: the remaining parts move left."""
    for row in range(TYPE_COUNT):
        goal = 0
        for place in range(ROW_LENGTH):
            kind = s["row"][row, place]
            if kind != NOTHING:
                s["row"][row, place] = NOTHING
                s["row"][row, goal] = kind
                goal += 1
