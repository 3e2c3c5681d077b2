"""The plots of the study."""

from gondwana.arena.result import Estimate
from gondwana.arena.study.document import Picture
from gondwana.arena.study.draftosaurus import names
from gondwana.arena.study.draftosaurus.facts import FREE
from gondwana.arena.study.draftosaurus.result import Figures, Study
from gondwana.arena.study.plots import Box, Dot, boxes, dots, lines


def scores(study: Study) -> Picture:
    """How points are spread, by number of players and board."""
    values = [
        Box(
            f"{cell.players} players",
            names.board(cell.board),
            [value.mean for value in cell.scores.spread.quantiles.values()],
            cell.scores.winner.mean,
        )
        for cell in study.cells
    ]
    caption = "Line: 90 % of all zoos. Bar: the middle half. Gap: the median. Dot: the mean of the winners."
    return Picture("scores", "Points of a zoo", boxes(values, "points"), caption)


def seats(study: Study) -> Picture:
    """Win shares by seat in fair shares, so that tables of any size can be compared."""
    values = [
        Dot(
            f"{cell.players}: {names.seat(seat.after_holder)}",
            names.board(cell.board),
            _times(seat.win_share, len(cell.seats)),
        )
        for cell in sorted(study.cells, key=lambda cell: cell.players or 0)
        for seat in cell.seats
    ]
    caption = "By number of players and seat, counted leftwards from the first holder of the die; 95 % intervals. Dashed: fair."
    return Picture("seats", "Wins by seat", dots(values, "fair shares of the wins", line=1, zero=False), caption)


def _times(value: Estimate, factor: float) -> Estimate:
    low, high = (None if end is None else end * factor for end in (value.low, value.high))
    return Estimate(value.mean * factor, low, high)


def pens(study: Study, board: Figures) -> list[Picture]:
    """Where the points of a board come from, and what winners do otherwise."""
    order = sorted(board.zones, key=lambda zone: -zone.points.mean)
    where = f"{names.board(board.board)} board"
    points = [
        Dot(names.short(zone.zone), f"{cell.players} players", next(one for one in cell.zones if one.zone == zone.zone).points)
        for zone in order
        for cell in study.cells_of(board.board)
    ]
    more = [Dot(names.short(zone.zone), where, zone.winners_more) for zone in order]
    name = board.board or ""
    return [
        Picture(
            f"{name}-pens",
            f"Points from each pen, {where}",
            dots(points, "points a zoo"),
            "By number of players, 95 % intervals.",
        ),
        Picture(
            f"{name}-winners",
            f"What winners have more, {where}",
            dots(more, "points more than the others", line=0),
            "Points of the winners above those of the others at the same table, with 95 % intervals.",
        ),
    ]


def turns(study: Study) -> Picture:
    """What a dinosaur brings by the turn in which it was placed."""
    values = [Dot(str(turn.turn), names.board(board.board), turn.each) for board in study.boards for turn in board.turns]
    caption = "Points at the end of the dinosaur that was placed in each turn; bands: 95 % intervals."
    return Picture("turns", "Points by turn", lines(values, "turn of the game", "points a dinosaur"), caption)


def species(study: Study) -> list[Picture]:
    """What a dinosaur brings, and how much it is wanted."""
    each = [
        Dot(names.species(kind.species), names.board(board.board), kind.each) for board in study.boards for kind in board.species
    ]
    wish = [
        Dot(names.species(kind.species), names.board(board.board), kind.wish) for board in study.boards for kind in board.species
    ]
    return [
        Picture("species", "Points a dinosaur", dots(each, "points a dinosaur", zero=False), "By species, with 95 % intervals."),
        Picture(
            "wishes",
            "How much it is wanted",
            dots(wish, "taken, times a random pick", line=1, zero=False),
            "How often a species is taken from a hand with a choice, by how often a random pick would take it (dashed).",
        ),
    ]


def die(study: Study) -> list[Picture]:
    """What the faces cost, and how many dinosaurs they send to the river."""
    boards = study.boards
    behind = [
        Dot(names.face(face.face), names.board(board.board), face.behind)
        for board in boards
        for face in board.faces
        if face.behind is not None
    ]
    end = [
        Dot(names.face(face.face), names.board(board.board), face.end)
        for board in boards
        for face in board.faces
        if face.end is not None
    ]
    river = [
        Dot(names.face(face.face), names.board(board.board), face.river)
        for board in boards
        for face in sorted(board.faces, key=lambda face: face.face != FREE)
    ]
    return [
        Picture(
            "die",
            "Points in the turn beside the holder",
            dots(behind, "points more than the holder", line=0),
            "Those whom the face binds, above the holder of the die in the same turn; 95 % intervals.",
        ),
        Picture(
            "die-end",
            "What a face is worth at the end",
            dots(end, "final points beside an average face", line=0),
            "Final points of those whom the face bound in a turn, above those of who held the die then. "
            "All hold it about equally often, so this compares the faces with each other.",
        ),
        Picture(
            "river", "Dinosaurs in the river", dots(river, "share of the dinosaurs", percent=True), "By face, 95 % intervals."
        ),
    ]
