"""The study of Giganten as a document. Every heading is made from the numbers; none knows the answer."""

from collections.abc import Callable
from dataclasses import replace
from math import isnan

from gondwana.arena.result import Estimate
from gondwana.arena.study.document import Document, Numbers, Picture, Section, origin
from gondwana.arena.study.giganten.result import Choice, Figures, Piece, Study
from gondwana.arena.study.plots import Box, Dot, boxes, dots
from gondwana.arena.study.words import above, below, leaders, listed, number, opposite, share
from gondwana.games.giganten.data import PIECES
from gondwana.games.giganten.words import piece_name

_TITLE = "How Giganten goes"
_FAIR = 0.5
_MANY = 3
"""If more cannot be told apart, none stands out."""
_RARE = 0.02
"""What is rarer is not drawn."""


def sections(study: Study, *, drawn: bool = True) -> list[Section]:
    """The findings with their tables and, if wanted, with their plots."""
    found = [
        Section(_first(study), _first_text(study), [_course(study)]),
        Section(_endings(study), [], [_ending_table(study)]),
        *(Section(_kinds(cell), _kinds_text(cell), [_kind_table(cell)]) for cell in study.cells),
        Section(_land(study), [], [_choices(cell, "tiles", "drawn", cell.tiles + cell.swamps) for cell in study.cells]),
        Section(_setups(study), [], [_choices(cell, "set-ups", "so", cell.nests + _guards(cell)) for cell in study.cells]),
    ]
    if not drawn:
        return found
    shown = [
        [_length_plot(study)],
        [_ending_plot(study)],
        *([_kind_plot(cell), _early_plot(cell)] for cell in study.cells),
        [_choice_plot(study, "land", "Points by land", lambda cell: cell.tiles + cell.swamps)],
        [_choice_plot(study, "setups", "Points by set-up", lambda cell: cell.nests + _guards(cell))],
    ]
    return [replace(section, pictures=some) for section, some in zip(found, shown, strict=True)]


def document(study: Study, command: str) -> Document:
    """The whole page."""
    return Document(
        title=_TITLE,
        lead=[
            (
                f"{study.games:,} games of {study.bot} against itself, {study.games_a_cell:,} with each roster: "
                "who has the better of it, how games end, what kinds, land and set-ups are worth when both play equally well."
            ),
            (
                "Headings say what these games show and nothing more. All intervals are of 95 %, with the game as the unit. "
                "Points: 1 for a win, a half for a draw. A turn is one side's move. Another bot would play otherwise."
            ),
        ],
        sections=sections(study),
        command=command,
        **origin(study),
    )


def _name(kind: str) -> str:
    return piece_name(PIECES.index(kind)).english()


def _first(study: Study) -> str:
    """Whether it helps to begin."""
    told = [(cell, above(cell.course.first, _FAIR), below(cell.course.first, _FAIR)) for cell in study.cells]
    if not any(more or less for _, more, less in told):
        return f"Beginning is worth nothing that {study.games:,} games could show"
    parts = [f"{'helps' if more else 'hurts'} with the roster {cell.roster}" for cell, more, less in told if more or less]
    return f"Beginning {' and '.join(parts)}"


def _first_text(study: Study) -> list[str]:
    return [
        f"Roster {cell.roster}: who begins has {share(cell.course.first)} of the points; {share(cell.course.draws)} of the games "
        f"are drawn; {share(cell.course.short)} end in fewer than 400 turns."
        for cell in study.cells
    ]


def _course(study: Study) -> Numbers:
    columns = ["", "games", "who begins", "draws", "turns", "under 400", "fights"]
    rows = [
        [
            cell.roster,
            f"{cell.games:,}",
            share(cell.course.first),
            share(cell.course.draws),
            number(cell.course.mean_turns, 0),
            share(cell.course.short),
            number(cell.course.fights, 1),
        ]
        for cell in study.cells
    ]
    return Numbers("The course of games by roster", columns, rows)


def _ending_names(study: Study) -> list[str]:
    return [name for name in study.cells[0].course.endings if any(cell.course.endings[name].mean > 0 for cell in study.cells)]


def _endings(study: Study) -> str:
    shares = [f"{cell.course.endings['nest'].mean:.0%} with the roster {cell.roster}" for cell in study.cells]
    return f"Games end with a Nest that is taken: {listed(shares)}"


def _ending_table(study: Study) -> Numbers:
    names = _ending_names(study)
    rows = [[name.replace("_", " "), *(share(cell.course.endings[name]) for cell in study.cells)] for name in names]
    return Numbers("How games end", ["", *(cell.roster for cell in study.cells)], rows)


def _fighters(cell: Figures) -> list[Piece]:
    return [piece for piece in cell.pieces if piece.kind not in ("nest", "blank")]


def _kinds(cell: Figures) -> str:
    best = leaders([(_name(piece.kind), piece.wins) for piece in _fighters(cell) if piece.kind != "blitz"])
    if len(best) > _MANY:
        return f"With the roster {cell.roster}, no kind wins clearly more of its fights than others"
    return f"With the roster {cell.roster}, {listed(best)} {'wins' if len(best) == 1 else 'win'} most of the own fights"


def _kinds_text(cell: Figures) -> list[str]:
    missed = leaders(
        [(_name(piece.kind), opposite(piece.lost_early)) for piece in _fighters(cell) if _is_there(piece.lost_early)]
    )
    takers = leaders([(_name(piece.kind), piece.taker) for piece in cell.pieces if _is_there(piece.taker)])
    loss = "Which kind is missed most after an early loss, these games cannot tell."
    if len(missed) <= _MANY:
        loss = f"Who is the first to lose {listed(missed)} within 60 turns has the fewest points afterwards."
    taken = "No kind takes clearly more Nests than others."
    if len(takers) <= _MANY:
        taken = f"Most Nests are taken by {listed(takers)}."
    return [f"{loss} {taken} A Blitz is left out: nobody can beat it (GI-39)."]


def _is_there(value: Estimate) -> bool:
    return not isnan(value.mean)


def _kind_table(cell: Figures) -> Numbers:
    columns = ["", "still there", "fights", "won", "lost", "in the swamp", "Nests taken", "points after an early loss"]
    rows = [
        [
            _name(piece.kind),
            share(piece.survives),
            number(piece.fights),
            share(piece.wins),
            share(piece.losses),
            share(piece.swamp),
            share(piece.taker),
            share(piece.lost_early),
        ]
        for piece in cell.pieces
    ]
    return Numbers(f"Kinds, roster {cell.roster}", columns, rows)


def _telling(cell: Figures, choices: list[Choice]) -> list[str]:
    """What stands apart from half of the points, so many looks considered."""
    found = []
    for one in choices:
        if above(one.points, _FAIR, of=len(choices)):
            found.append(f"{one.name} helps ({cell.roster})")
        elif below(one.points, _FAIR, of=len(choices)):
            found.append(f"{one.name} hurts ({cell.roster})")
    return found


def _land(study: Study) -> str:
    found = [text for cell in study.cells for text in _telling(cell, [_tile(one) for one in cell.tiles] + cell.swamps)]
    return f"Land: {listed(found)}" if found else "No tile gives an advantage that these games could show"


def _tile(one: Choice) -> Choice:
    return Choice(name=f"tile {one.name}", sides=one.sides, points=one.points)


def _setups(study: Study) -> str:
    found = [text for cell in study.cells for text in _telling(cell, cell.nests + _guards(cell))]
    return f"Set-ups: {listed(found)}" if found else "No place of the Nest is better than another as far as these games show"


def _guards(cell: Figures) -> list[Choice]:
    return [Choice(name=f"{one.name} Blitz beside the Nest", sides=one.sides, points=one.points) for one in cell.guards]


def _choices(cell: Figures, what: str, how: str, choices: list[Choice]) -> Numbers:
    rows = [[one.name, share(one.sides), share(one.points)] for one in choices]
    return Numbers(f"Points by {what}, roster {cell.roster}", ["", f"sides {how}", "points"], rows)


def _length_plot(study: Study) -> Picture:
    values = [
        Box(cell.roster, "games", [value.mean for value in cell.course.turns.quantiles.values()], cell.course.mean_turns.mean)
        for cell in study.cells
    ]
    caption = "Line: 90 % of all games. Bar: the middle half. Gap: the median. Dot: the mean."
    return Picture("turns", "Turns of a game", boxes(values, "turns of both sides"), caption)


def _ending_plot(study: Study) -> Picture:
    values = [
        Dot(name.replace("_", " "), cell.roster, cell.course.endings[name])
        for name in _ending_names(study)
        for cell in study.cells
        if cell.course.endings[name].mean > _RARE
    ]
    return Picture("endings", "How games end", dots(values, "of the games", percent=True), "95 % intervals.")


def _kind_plot(cell: Figures) -> Picture:
    pieces = sorted(_fighters(cell), key=lambda piece: -piece.wins.mean)
    values = [Dot(_name(piece.kind), "won", piece.wins) for piece in pieces]
    values += [Dot(_name(piece.kind), "lost", piece.losses) for piece in pieces]
    caption = "Of the fights of a kind, attacking or attacked; the rest are draws. 95 % intervals."
    return Picture(f"{cell.roster}-kinds", f"Fights, roster {cell.roster}", dots(values, "of its fights", percent=True), caption)


def _early_plot(cell: Figures) -> Picture:
    pieces = [piece for piece in _fighters(cell) if _is_there(piece.lost_early)]
    values = [Dot(_name(piece.kind), cell.roster, piece.lost_early) for piece in sorted(pieces, key=_points_after)]
    caption = "Points of who is the first to lose one within 60 turns; 95 % intervals. Dashed: half of the points."
    plot = dots(values, "points", line=_FAIR, percent=True, zero=False)
    return Picture(f"{cell.roster}-early", f"After an early loss, roster {cell.roster}", plot, caption)


def _points_after(piece: Piece) -> float:
    return piece.lost_early.mean


def _choice_plot(study: Study, name: str, title: str, choices: Callable[[Figures], list[Choice]]) -> Picture:
    shown = [(cell, one) for cell in study.cells for one in choices(cell) if one.sides.mean > _RARE]
    values = [Dot(one.name, cell.roster, one.points) for cell, one in shown]
    plot = dots(values, "points", line=_FAIR, percent=True, zero=False)
    return Picture(name, title, plot, "Points of the sides with it; 95 % intervals. Dashed: half of the points.")
