"""What the database says after the faults, beside what the people were told."""

from collections import Counter

import msgspec
from faults_people import digest, shown
from sqlalchemy import select

from gondwana.core.contract import EVERYTHING
from gondwana.core.match import Match
from gondwana.games import load
from gondwana.server.access import Guest
from gondwana.server.keeper import begin
from gondwana.server.played import Entry
from gondwana.server.showing import Shown
from gondwana.server.storage import open_engine
from gondwana.server.storage.rows import LogRow, MatchRow, SeatRow
from gondwana.server.storage.tables import commands, log, matches, seats


async def audit(database, books):
    """All that must hold. The numbers that must be zero come first."""
    engine = open_engine(database)
    found = Counter(lost=0, doubled=0, leaks=0, never_sent=0, unreplayable=0, results_that_differ=0)
    found["answers_that_differ"] = books.otherwise
    async with engine.connect() as connection:
        for match in books.seats:
            row = MatchRow(*(await connection.execute(select(matches).where(matches.c.id == match))).one())
            places = [
                SeatRow(*one)
                for one in await connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
            ]
            entries = [
                LogRow(*one) for one in await connection.execute(select(log).where(log.c.match == match).order_by(log.c.number))
            ]
            done = {
                (one.seat, one.id): msgspec.json.decode(one.answer)
                for one in await connection.execute(select(commands).where(commands.c.match == match))
            }
            _check_commands(found, books, match, entries, done)
            _check_game(found, books, row, places, entries)
    await engine.dispose()
    return dict(found)


def _check_commands(found, books, match, entries, done):
    """Every acknowledged action is in the log once, where its answer says; and the log has no choice that nobody sent."""
    plays = {entry.number: entry for entry in entries if entry.kind == "play" and entry.seat in books.seats[match]}
    own = {key: value for key, value in books.acknowledged.items() if key[0] == match}
    for (_, seat, command), answer in own.items():
        entry = plays.get(_where(entries, answer))
        if done.get((seat, command)) != answer or entry is None or entry.seat != seat:
            found["lost"] += 1
    for (seat, command), answer in done.items():
        entry = plays.get(_where(entries, answer))
        found["never_sent"] += entry is None or (entry.seat, entry.do) != (seat, books.orders.get((match, seat, command)))
    taken = Counter((seat, _where(entries, answer)) for (seat, _), answer in done.items())
    found["doubled"] += sum(count - 1 for count in taken.values())
    found["doubled"] += sum((entry.seat, number) not in taken for number, entry in plays.items())
    silent = [(seat, _where(entries, answer)) for (seat, command), answer in done.items() if (match, seat, command) not in own]
    found["stored_but_never_acknowledged"] += len(silent)
    last = {entry.seat: number for number, entry in plays.items()}
    found["of_these_the_last_of_their_seat"] += sum(last[seat] == number for seat, number in silent)
    found["choices_in_the_logs"] += len(plays)


def _where(entries, answer):
    """The entry that a command made: the last one then, but for what chance did upon it."""
    at = answer["number"] - 1
    while 0 <= at < len(entries) and entries[at].kind == "chance":
        at -= 1
    return at


def _check_game(found, books, row, places, entries):
    """The log is a game, by the rules alone and as the server tells it; everybody was shown what the seat could know then."""
    game = load(row.game)
    alone = Match(game, players=row.players, options=msgspec.json.decode(row.options))
    played = begin(row)
    played.begun = True
    expected, told = {}, {seat: [] for seat in books.seats[row.id]}
    try:
        _note(expected, row, places, played, alone, told)
        for entry in entries:
            played.add(Entry(entry.seat, entry.kind, entry.do, entry.at))
            alone.play(entry.seat, entry.do)
            for seat, so_far in told.items():
                so_far.extend(played.events(seat, entry.number))
            _note(expected, row, places, played, alone, told)
    except Exception:
        found["unreplayable"] += 1
        return
    for seat, number, picture, events in books.seen.get(row.id, ()):
        found["messages_compared"] += 1
        right, so_far = expected[number, seat]
        heard = events is None or events[0] == digest(so_far[len(so_far) - events[1] :])
        found["leaks"] += picture != right or not heard
    if alone.over != (row.status == "over") or not alone.over:
        found["unfinished"] += not alone.over
        found["results_that_differ"] += alone.over != (row.status == "over")
        return
    found["games_replayed"] += 1
    result = {"scores": alone.scores(), "winners": alone.winners(), "places": alone.places()}
    found["results_that_differ"] += any(one != result for one in books.results.get(row.id, {}).values())


def _note(expected, row, places, played, alone, told):
    """What each seat may be shown after so many entries: the view made from `hide` alone, the rest as the server makes it."""
    for seat, so_far in told.items():
        update = msgspec.to_builtins(
            Shown(row=row, seats=places, played=played, holders={}, present=[], now=0).update(seat, played.number)
        )
        viewer = EVERYTHING if alone.over else seat
        update["view"] = alone.game.view(alone.hidden(viewer)[0], viewer)
        update["points"] = alone.with_state(alone.hidden(viewer)).scores()
        expected[played.number, seat] = (digest(shown(update)), list(so_far))
        assert Guest(row, places).levels(played).get(seat) is None
