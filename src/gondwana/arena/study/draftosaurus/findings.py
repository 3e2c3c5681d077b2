"""The headings of the study and the sentences below them. Every one is made from the numbers; none knows the answer."""

from gondwana.arena.result import Estimate
from gondwana.arena.study.draftosaurus import names
from gondwana.arena.study.draftosaurus.facts import FREE
from gondwana.arena.study.draftosaurus.result import Face, Figures, Kind, Study
from gondwana.arena.study.words import above, below, leaders, listed, number, opposite, share


def _the(zones: list[str]) -> str:
    return listed([f"the {names.zone(zone)}" for zone in zones])


def _start(text: str) -> str:
    return text[:1].upper() + text[1:]


def scores(study: Study) -> str:
    """How many points there are, and on which board more."""
    means = [cell.scores.points.mean for cell in study.cells]
    low, high = f"{min(means):.0f}", f"{max(means):.0f}"
    amount = f"A zoo brings {low} points" if low == high else f"A zoo brings {low} to {high} points"
    if len(study.boards) < 2:
        return amount
    first = leaders([(board.board, board.scores.points) for board in study.boards])
    return f"{amount}, {f'more on the {names.board(first[0])} board' if len(first) == 1 else 'about the same on both boards'}"


def scores_text(study: Study) -> list[str]:
    """The highest and the lowest cell, and the winners."""
    ends = [
        max(study.cells, key=lambda cell: cell.scores.points.mean),
        min(study.cells, key=lambda cell: cell.scores.points.mean),
    ]
    told = [f"{number(cell.scores.points, 1)} points ({names.cell(cell)})" for cell in ends]
    everything = study.everything.scores
    extremes = f"The mean score is highest with {told[0]} and lowest with {told[1]}. " if len(study.cells) > 1 else ""
    winner = f"The winner has {number(everything.winner, 1)} points and is {number(everything.margin, 1)} ahead of the second"
    return [f"{extremes}{winner}; {share(everything.shared)} of the games have more than one winner."]


def seats(study: Study) -> str:
    """Whether holding the die first is worth anything, in all and by number of players."""
    wins = study.everything.holder_wins
    if above(wins, 1) or below(wins, 1):
        kind = "an advantage" if wins.mean > 1 else "a handicap"
        return f"Holding the die first is {kind}: {wins.mean:.2f} fair shares of the wins"
    helped = [str(table.players) for table in study.tables if above(table.holder_wins, 1, of=len(study.tables))]
    hurt = [str(table.players) for table in study.tables if below(table.holder_wins, 1, of=len(study.tables))]
    effects = [f"{verb} with {listed(where)} players" for verb, where in (("helps", helped), ("hurts", hurt)) if where]
    if effects:
        return f"Holding the die first {' and '.join(effects)}"
    return f"Holding the die first is worth nothing that {study.games:,} games could show"


def seats_text(study: Study) -> list[str]:
    """By how much, and how sure that is."""
    figures = study.everything
    tables = listed([f"{number(table.holder_wins)} with {table.players} players" for table in study.tables])
    wins = f"The first holder of the die wins {number(figures.holder_wins)} fair shares in all games together: {tables}."
    points = f"In points that is {number(figures.holder_points, sign=True)} beside the mean of the table."
    told = [f"A fair share is one win in as many games as there are players. {wins} {points}"]
    uneven = [cell for cell in study.cells if len({round(seat.free_turns.mean, 6) for seat in cell.seats}) > 1]
    for cell in uneven[:1]:
        turns = listed([f"{seat.free_turns.mean:g}" for seat in cell.seats])
        told.append(
            f"With {cell.players} players the die does not go round evenly: from the holder on, seats hold it {turns} times."
        )
    seats = [(seat, 1 / len(cell.seats)) for cell in study.cells for seat in cell.seats]
    far = sum(above(seat.win_share, fair) or below(seat.win_share, fair) for seat, fair in seats)
    told.append(
        f"The interval of {far} of {len(seats)} seats misses the fair share; "
        f"where seats do not matter, about {len(seats) / 20:.1f} of so many would by chance."
    )
    return told


def pens(figures: Figures) -> str:
    """Which zone brings most on a board."""
    best = leaders([(zone.zone, zone.points) for zone in figures.zones])
    points = {zone.zone: zone.points.mean for zone in figures.zones}
    verb = "brings" if len(best) == 1 else "bring"
    amount = listed([f"{points[zone]:.1f}" for zone in best])
    return f"{_start(_the(best))} {verb} most on the {names.board(figures.board)} board: {amount} points"


def pens_text(figures: Figures) -> list[str]:
    """Points a dinosaur, and where winners are ahead."""
    each = {zone.zone: zone.each for zone in figures.zones if zone.each is not None and zone.points.mean > 0}
    dear = leaders([*each.items()])
    ahead = leaders([(zone.zone, zone.winners_more) for zone in figures.zones])
    more = {zone.zone: zone.winners_more for zone in figures.zones}
    behind = [zone.zone for zone in figures.zones if below(zone.winners_more, 0, of=len(figures.zones))]
    told = (
        f"A dinosaur brings most in {_the(dear)}: {listed([number(each[zone], 1) for zone in dear])} points. "
        f"Winners are furthest ahead of the others at their table in {_the(ahead)}: "
        f"{listed([number(more[zone], 1, sign=True) for zone in ahead])} points"
    )
    fewer = f", and have fewer points than they in {_the(behind)}" if behind else ""
    left = [
        zone.zone for zone in figures.zones if zone.used and zone.used.mean > 0 and zone.dinosaurs and zone.dinosaurs.mean == 0
    ]
    moved = [f"Who was in {_the(left)} has moved by the end and counts where it went."] if left else []
    return [f"{told}{fewer}.", *moved]


def turns(study: Study) -> str:
    """When the dinosaurs are placed that bring most."""
    values = study.everything.turns
    best = sorted(leaders([(turn.turn, turn.each) for turn in values]))
    least = sorted(leaders([(turn.turn, opposite(turn.each)) for turn in values]))
    return f"Dinosaurs placed in {_turns(best)} bring most, those of {_turns(least)} least"


def _turns(numbers: list[int]) -> str:
    return f"turn{'s' if len(numbers) > 1 else ''} {listed([str(turn) for turn in numbers])}"


def turns_text(study: Study) -> list[str]:
    """How points are divided, and when the river fills."""
    wet = max(study.everything.turns, key=lambda turn: turn.river.mean)
    river = f"Most dinosaurs go to the river in turn {wet.turn}: {share(wet.river)}."
    return [f"The points of a pen at the end are divided evenly among its dinosaurs, whichever turn they came in. {river}"]


def species(study: Study) -> str:
    """What a T-Rex is worth beside the others."""
    more = study.everything.trex_more
    if above(more, 0) or below(more, 0):
        return f"A T-Rex brings {abs(more.mean):.1f} points {'more' if more.mean > 0 else 'less'} than another dinosaur"
    return "A T-Rex brings neither more nor less than another dinosaur"


def species_text(study: Study) -> list[str]:
    """How much each species is wanted, and who stands where one stands alone."""
    kinds = study.everything.species
    ranked = sorted(kinds, key=lambda kind: -kind.wish.mean)
    first, last = ranked[0], ranked[-1]
    rest = f"{names.species(last.species)} {last.wish.mean:.2f} times"
    bonus = "The points of a pen are divided evenly among its dinosaurs, the bonus of a pen with T-Rexes among those."
    more = (
        f"A T-Rex brings {number(study.everything.trex_more, sign=True)} points beside the mean of the others in the same game."
    )
    wish = f"{names.species(first.species)} is taken {first.wish.mean:.2f} times as often as in random picks, {rest}."
    told = [f"{bonus} {more} {wish}"]
    thrones = [_throne(board.species, throne.zone) for board in study.boards for throne in board.species[0].thrones]
    return [*told, " ".join(thrones)]


def _throne(kinds: list[Kind], zone: str) -> str:
    there = [(kind, throne) for kind in kinds for throne in kind.thrones if throne.zone == zone]
    best = leaders([(kind.species, throne.share) for kind, throne in there])
    paid = leaders([(kind.species, throne.points) for kind, throne in there])
    often = f"holds {_species(best)} most often" if len(best) < 4 else "holds no species clearly most often"
    well = f"brings most with {_species(paid)}" if len(paid) < 4 else "does not clearly bring more with one species than another"
    return f"The {names.zone(zone)} {often} and {well}."


def _species(species: list[str]) -> str:
    return listed([names.species(one) for one in species])


def die(study: Study) -> str:
    """What it costs to be bound, and by which face."""
    cost = study.everything.bound_behind
    worst = leaders([(face.face, _cost(face)) for face in study.everything.faces if face.face != FREE])
    which = listed([names.face(face) for face in worst])
    if below(cost, 0):
        return f"The die costs {-cost.mean:.1f} points a turn, most with {which}"
    return f"The die does not clearly cost points; least is gained with {which}"


def _cost(face: Face) -> Estimate:
    """How many points those whom a face binds are behind the holder in the turn."""
    return opposite(face.behind or Estimate(0.0, None, None))


def die_text(study: Study) -> list[str]:
    """What the holder has more, and where the dinosaurs of the others go."""
    figures = study.everything
    free = next(face for face in figures.faces if face.face == FREE)
    wet = leaders([(face, face.river) for face in figures.faces if face.face != FREE])[:1]
    gains = (
        f"Who holds the die places freely and gains {number(free.gain)} points in that turn; those whom it binds gain "
        f"{number(figures.bound_behind, sign=True)} beside that."
    )
    river = (
        f"Under the die {share(figures.bound_river)} of the dinosaurs end in the river, of the holder's {share(free.river)}. "
        + "".join(f"Most do with {names.face(face.face)}: {share(face.river)}." for face in wet)
    )
    ends = {face.face: face.end for face in figures.faces if face.end is not None}
    worst = leaders([(face, opposite(end)) for face, end in ends.items()])
    told = listed([f"{names.face(face)} ({number(ends[face], sign=True)})" for face in worst])
    late = f"In final points the dearest to be bound by is {told}, beside an average face."
    fair = (
        "The die knows nobody: those whom a face binds stood no better before than others, so the difference is the face's own."
    )
    return [f"{gains} {river}", late, fair]
