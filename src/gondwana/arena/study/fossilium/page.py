"""The study of Fossilium as a document. Every heading is made from the numbers; none knows the answer."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import isnan

from gondwana.arena.study.document import Document, Numbers, Picture, Section, origin
from gondwana.arena.study.fossilium.result import Figures, Study, Thing
from gondwana.arena.study.plots import Box, Dot, boxes, dots
from gondwana.arena.study.words import above, below, leaders, listed, number, share
from gondwana.locale import Message

_TITLE = "What Fossilium is made of"
_AVERAGE = 1.0
"""Wins in fair shares."""
_MANY = 3
"""If more cannot be told apart, none stands out."""
_RARE = 0.02
"""What fewer museums have is not drawn."""
_SOURCES = {
    "openings": "openings",
    "gifts": "donations and building",
    "guests": "most guests",
    "money": "most money",
    "goal": "goal of the game",
    "fossils": "fossils",
    "pedestals": "pedestals",
    "panels": "panels",
}


def sections(study: Study, *, drawn: bool = True) -> list[Section]:
    """The findings with their tables and, if wanted, with their plots."""
    found = [
        Section(_scores(study), [], [_score_table(study)]),
        Section(_seats(study), [], [_seat_table(study)]),
        Section(_sources(study), [], [_source_table(study)]),
        Section(
            _apart(study, "fossil", _fossils, "fossils"), [], [_things(cell, "Fossils", cell.fossils) for cell in study.cells]
        ),
        Section(
            _apart(study, "side of a panel", _panels, "panels"),
            [],
            [_things(cell, "Panels", cell.panels) for cell in study.cells],
        ),
        Section(_apart(study, "goal", _labour, "goals of the labour market"), [], _goal_tables(study)),
        Section(_apart(study, "way to play", _styles, "ways to play"), [], [*_style_tables(study), _board_table(study)]),
    ]
    if not drawn:
        return found
    shown = [
        [_spread_plot(study)],
        [_seat_plot(study)],
        [_source_plot(study)],
        [_thing_plot(study, "fossils", "Wins by fossil", _fossils)],
        [_thing_plot(study, "panels", "Wins by panel", _panels)],
        [_thing_plot(study, "labour", "Wins by goal of the labour market", _labour)],
        [_thing_plot(study, "styles", "Wins by way to play", _styles)],
    ]
    shown = [pictures if _competes(study) or k in (0, 2) else [] for k, pictures in enumerate(shown)]
    return [replace(section, pictures=some) for section, some in zip(found, shown, strict=True)]


def document(study: Study, command: str) -> Document:
    """The whole page."""
    return Document(
        title=_TITLE,
        lead=[
            (
                f"{study.games:,} games of {study.bot} against itself, {study.games_a_cell:,} for each number of players: "
                "what seats, fossils, panels, goals and ways to play are worth when all play equally well."
            ),
            (
                "Headings say what these games show and nothing more. All intervals are of 95 %, with the game as the unit. "
                "Wins are in fair shares: 1 is what everybody would have if nothing mattered. What a museum has and whether it "
                "wins go together for many reasons: who plays well shows more. Another bot would play otherwise. Most numbers of "
                "the game are reconstructed; the rules page says which."
            ),
        ],
        sections=sections(study),
        command=command,
        **origin(study),
    )


def _competes(study: Study) -> bool:
    return any(cell.players > 1 for cell in study.cells)


def _fossils(cell: Figures) -> list[Thing]:
    return [replace_name(one, Message(f"fossilium-fossil-{one.name}").english()) for one in cell.fossils]


def _panels(cell: Figures) -> list[Thing]:
    return [replace_name(one, Message(f"fossilium-panel-{one.name}").english()) for one in cell.panels]


def _labour(cell: Figures) -> list[Thing]:
    return cell.labour


def _styles(cell: Figures) -> list[Thing]:
    return cell.styles


def replace_name(thing: Thing, name: str) -> Thing:
    """The same under the name that people use."""
    return Thing(name=name, share=thing.share, whole=thing.whole, brings=thing.brings, more=thing.more, wins=thing.wins)


def _of(cell: Figures) -> str:
    return "alone" if cell.players == 1 else f"{cell.players} players"


def _scores(study: Study) -> str:
    means = [f"{cell.scores.points.mean:.0f} points ({_of(cell)})" for cell in study.cells]
    return f"A museum has {listed(means)}"


def _score_table(study: Study) -> Numbers:
    columns = ["", "games", "points", "deviation", "winner", "ahead of the second", "decisions a game"]
    rows = [
        [
            _of(cell),
            f"{cell.games:,}",
            number(cell.scores.points, 1),
            number(cell.scores.spread.deviation, 1),
            number(cell.scores.winner, 1),
            number(cell.scores.margin, 1),
            number(cell.scores.decisions, 0),
        ]
        for cell in study.cells
    ]
    return Numbers("Points by number of players", columns, rows)


def _seats(study: Study) -> str:
    """Which seat has an advantage."""
    found = []
    for cell in study.cells:
        for seat in cell.seats if cell.players > 1 else ():
            fair = 1 / cell.players
            if above(seat.win_share, fair, of=cell.players) or below(seat.win_share, fair, of=cell.players):
                how = "more" if seat.win_share.mean > fair else "less"
                found.append(f"seat {seat.after_first + 1} wins {how} often with {cell.players}")
    return f"Seats: {listed(found)}" if found else "No seat has an advantage that these games could show"


def _seat_table(study: Study) -> Numbers:
    rows = [
        [_of(cell), str(seat.after_first + 1), share(seat.win_share), number(seat.points, 1)]
        for cell in study.cells
        for seat in cell.seats
    ]
    return Numbers("Seats, counted from the first Ammonite leftwards", ["", "seat", "wins", "points"], rows)


def _sources(study: Study) -> str:
    best = leaders([(_SOURCES[one.name], one.points) for one in study.cells[-1].sources])
    return f"Most points come from {listed(best)}"


def _source_table(study: Study) -> Numbers:
    columns = ["", *(f"{_of(cell)}: {what}" for cell in study.cells for what in ("points", "winners more"))]
    rows = []
    for k, name in enumerate(_SOURCES.values()):
        values = [(cell.sources[k].points, cell.sources[k].winners_more) for cell in study.cells]
        rows.append([name, *(number(value, 1) for pair in values for value in pair)])
    return Numbers("Where points come from, a museum", columns, rows)


def _apart(study: Study, what: str, things: Callable[[Figures], list[Thing]], plural: str) -> str:
    """What stands apart from an average, with so many looks considered."""
    good: list[str] = []
    bad: list[str] = []
    for cell in study.cells:
        shown = [one for one in things(cell) if one.share.mean > _RARE and not isnan(one.wins.mean)]
        good += [f"{one.name} ({cell.players})" for one in shown if above(one.wins, _AVERAGE, of=len(shown))]
        bad += [f"{one.name} ({cell.players})" for one in shown if below(one.wins, _AVERAGE, of=len(shown))]
    if not good and not bad:
        return f"No {what} goes with more or fewer wins than others, as far as these games show"
    parts = [f"{listed(names)} with {how} wins" for names, how in ((good, "more"), (bad, "fewer")) if names]
    return f"{plural[0].upper()}{plural[1:]} that go together with wins (players): {'; '.join(parts)}"


def _things(cell: Figures, title: str, things: Sequence[Thing]) -> Numbers:
    named = _fossils(cell) if things is cell.fossils else _panels(cell) if things is cell.panels else list(things)
    whole, brings = (any(getattr(one, field) is not None for one in named) for field in ("whole", "brings"))
    columns = ["", "museums", *(["complete"] if whole else []), *(["brings"] if brings else []), "above the table", "wins"]
    rows = []
    for one in sorted(named, key=lambda thing: -thing.share.mean):
        row = [one.name, share(one.share)]
        row += [share(one.whole)] if whole else []
        row += [number(one.brings, 1)] if brings else []
        rows.append([*row, number(one.more, 1, sign=True), number(one.wins, 2)])
    return Numbers(f"{title}, {_of(cell)}", columns, rows)


def _goal_tables(study: Study) -> list[Numbers]:
    tables = [_things(cell, "Goals of the labour market where they are in play", cell.labour) for cell in study.cells]
    names = list(study.cells[0].levels)
    rows = [[name, *(number(cell.levels[name], 2) for cell in study.cells)] for name in names]
    caption = "Goals of the rounds: the level that a museum reaches, of 3"
    return [*tables, Numbers(caption, ["", *(_of(cell) for cell in study.cells)], rows)]


def _style_tables(study: Study) -> list[Numbers]:
    return [_things(cell, "Ways to play", cell.styles) for cell in study.cells]


def _board_table(study: Study) -> Numbers:
    rows = [[row, *(number(cell.rows[row], 2) for cell in study.cells)] for row in study.cells[0].rows]
    rows += [[f"column {one}", *(number(cell.columns[one], 2) for cell in study.cells)] for one in study.cells[0].columns]
    return Numbers("How often a museum chooses an action in a game", ["", *(_of(cell) for cell in study.cells)], rows)


def _spread_plot(study: Study) -> Picture:
    values = [
        Box(_of(cell), "museums", [value.mean for value in cell.scores.spread.quantiles.values()], cell.scores.points.mean)
        for cell in study.cells
    ]
    caption = "Line: 90 % of all museums. Bar: the middle half. Gap: the median. Dot: the mean."
    return Picture("points", "Points of a museum", boxes(values, "points"), caption)


def _seat_plot(study: Study) -> Picture:
    values = [
        Dot(f"seat {seat.after_first + 1}", _of(cell), seat.win_share)
        for cell in study.cells
        if cell.players > 1
        for seat in cell.seats
    ]
    return Picture(
        "seats", "Wins by seat", dots(values, "of the games", percent=True), "Counted from the first Ammonite. 95 % intervals."
    )


def _source_plot(study: Study) -> Picture:
    values = [Dot(_SOURCES[one.name], _of(cell), one.points) for cell in study.cells for one in cell.sources]
    return Picture("sources", "Where points come from", dots(values, "points a museum"), "95 % intervals.")


def _thing_plot(study: Study, name: str, title: str, things: Callable[[Figures], list[Thing]]) -> Picture:
    shown = [(cell, one) for cell in study.cells if cell.players > 1 for one in things(cell) if one.share.mean > _RARE]
    values = [Dot(one.name, _of(cell), one.wins) for cell, one in shown]
    caption = "Wins of the museums with it in fair shares; 95 % intervals. Dashed: an average museum."
    return Picture(name, title, dots(values, "wins", line=_AVERAGE, zero=False), caption)
