"""The tables of the study: every figure of its plots, and a few more."""

from gondwana.arena.study.document import Numbers
from gondwana.arena.study.draftosaurus import names
from gondwana.arena.study.draftosaurus.result import Figures, Study
from gondwana.arena.study.words import number, ranged, share


def scores(study: Study) -> list[Numbers]:
    """How many points there are, and how they are spread."""
    means = [
        [
            names.cell(cell),
            f"{cell.games:,}",
            number(cell.scores.points),
            number(cell.scores.spread.deviation),
            number(cell.scores.winner),
            number(cell.scores.margin),
            share(cell.scores.shared),
        ]
        for cell in study.cells
    ]
    parts = [[names.cell(cell), *(ranged(value) for value in cell.scores.spread.quantiles.values())] for cell in study.cells]
    return [
        Numbers("Points of a zoo", ["", "games", "mean", "deviation", "winner", "ahead by", "shared wins"], means),
        Numbers(
            "So many of all zoos have at most", ["", *(f"{part} %" for part in study.cells[0].scores.spread.quantiles)], parts
        ),
    ]


def seats(study: Study) -> list[Numbers]:
    """Wins and points by seat, a table for each board."""
    found = []
    for board in study.boards:
        rows = [
            [
                f"{cell.players} players: {names.seat(seat.after_holder)}",
                share(seat.win_share),
                number(seat.points),
                f"{seat.free_turns.mean:g}",
            ]
            for cell in study.cells_of(board.board)
            for seat in cell.seats
        ]
        found.append(Numbers(f"Seats, {names.board(board.board)} board", ["", "wins", "points", "free turns"], rows))
    return found


def pens(study: Study, board: Figures) -> list[Numbers]:
    """What each pen brings and how it is used, for one board."""
    cells = study.cells_of(board.board)
    where = f"{names.board(board.board)} board"
    by_players = [
        [names.zone(zone.zone), *(number(one.points) for cell in cells for one in cell.zones if one.zone == zone.zone)]
        for zone in board.zones
    ]
    all_in_all = [
        [
            names.zone(zone.zone),
            number(zone.points),
            share(zone.used),
            number(zone.dinosaurs),
            number(zone.each),
            number(zone.winners_more, sign=True),
        ]
        for zone in board.zones
    ]
    columns = ["", "points", "used by", "dinosaurs", "per dinosaur", "winners more"]
    tables = [Numbers(f"Pens, {where}, a zoo", columns, all_in_all)]
    if len(cells) > 1:
        counts = [f"{cell.players} players" for cell in cells]
        tables.append(Numbers(f"Points of a zoo from each pen, {where}", ["", *counts], by_players))
    return tables


def turns(study: Study) -> Numbers:
    """What dinosaurs bring by the turn in which they are placed."""
    boards = study.boards
    columns = ["turn", *(text for board in boards for text in (f"points, {names.board(board.board)}", "in the river"))]
    rows = [
        [
            str(turn.turn),
            *(text for board in boards for text in (number(board.turns[k].each), share(board.turns[k].river))),
        ]
        for k, turn in enumerate(boards[0].turns)
    ]
    return Numbers("Points a dinosaur by the turn in which it is placed", columns, rows)


def species(study: Study) -> list[Numbers]:
    """What species bring, how early they are taken, and the pens where only one stands."""
    found = []
    for board in study.boards:
        thrones = [throne.zone for throne in board.species[0].thrones]
        columns = ["", "points a dinosaur", "pick", "taken, times a random pick"]
        columns += [text for zone in thrones for text in (f"of those in: {names.zone(zone)}", "points there")]
        rows = [
            [
                names.species(kind.species),
                number(kind.each),
                number(kind.pick),
                number(kind.wish),
                *(text for throne in kind.thrones for text in (share(throne.share), number(throne.points))),
            ]
            for kind in board.species
        ]
        found.append(Numbers(f"Species, {names.board(board.board)} board", columns, rows))
    return found


def die(study: Study) -> list[Numbers]:
    """What the faces of the die leave to those whom they bind."""
    columns = ["", "points in the turn", "beside the holder", "at the end, beside an average face", "in the river"]
    found = []
    for board in study.boards:
        rows = [
            [
                names.face(face.face),
                number(face.gain),
                number(face.behind, sign=True),
                number(face.end, sign=True),
                share(face.river),
            ]
            for face in board.faces
        ]
        found.append(Numbers(f"Faces of the die, {names.board(board.board)} board", columns, rows))
    return found
