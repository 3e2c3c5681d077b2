"""Making the study: which games, and the figures of every group of them."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from gondwana.arena.entrants import BadArena
from gondwana.arena.result import Estimate
from gondwana.arena.study.draftosaurus.facts import FREE, Facts, facts
from gondwana.arena.study.draftosaurus.measures import THRONES, measures
from gondwana.arena.study.draftosaurus.result import Face, Figures, Kind, Scores, Seat, Study, Throne, Turn, Zone
from gondwana.arena.study.games import Cell
from gondwana.arena.study.playing import Progress, play_sample
from gondwana.arena.study.sums import Book, Sums, spread
from gondwana.core.contract import Game
from gondwana.core.options import parse_options
from gondwana.games import load
from gondwana.games.draftosaurus.data import FACES, PENS, SPECIES
from gondwana.games.draftosaurus.options import DraftosaurusOptions
from gondwana.locale import Message

BOARDS = tuple(PENS)


def cells(game: Game, players: int | None, option_texts: Sequence[str]) -> list[Cell]:
    """Every number of players on both boards, or what was asked for of that."""
    wanted = [text for text in option_texts if text.partition("=")[0].strip() == "board"]
    boards = [f"board={board}" for board in BOARDS] if not wanted else [""]
    found = []
    for number in game.players if players is None else [players]:
        for board in boards:
            options = parse_options(game, number, [*option_texts, *([board] if board else [])])
            if not isinstance(options, DraftosaurusOptions) or options.board not in BOARDS:
                raise BadArena(Message("study-board"))
            found.append(Cell(number, options, 10 * BOARDS.index(options.board) + number))
    return found


def study(
    *,
    bot: str = "master:200",
    players: int | None = None,
    option_texts: Sequence[str] = (),
    games: int = 200,
    seed: int = 0,
    workers: int | None = None,
    ray: str | None = None,
    save: Path | None = None,
    progress: Callable[[Progress], None] = lambda now: None,
) -> Study:
    """Let the bot play `games` games of every cell against itself and work out what they show."""
    begun = time.perf_counter()
    game = load("draftosaurus")
    chosen = cells(game, players, option_texts)
    sample = play_sample(game, bot, chosen, games=games, seed=seed, workers=workers, ray=ray, save=save, progress=progress)
    seen = [facts(game, chosen[one.index % len(chosen)], one.log) for one in sample.played]
    sums = [measures(one) for one in seen]

    def group(players: int | None, board: str | None) -> Figures:
        inside = [k for k, cell in enumerate(chosen) if players in (None, cell.players) and board in (None, _board(cell))]
        of_group = [k for k in range(len(seen)) if k % len(chosen) in inside]
        return _figures(players, board, [seen[k] for k in of_group], [sums[k] for k in of_group])

    return Study(
        **sample.told(besides="board"),
        seconds=time.perf_counter() - begun,
        everything=group(None, None),
        tables=[group(number, None) for number in sorted({cell.players for cell in chosen})],
        boards=[group(None, board) for board in BOARDS if any(_board(cell) == board for cell in chosen)],
        cells=[group(cell.players, _board(cell)) for cell in chosen],
    )


def _board(cell: Cell) -> str:
    return str(msgspec.structs.asdict(cell.options)["board"])


def _figures(players: int | None, board: str | None, games: list[Facts], sums: list[Sums]) -> Figures:
    book = Book(sums)
    zones = [*dict.fromkeys(zone for one in games for zone in one.zones[0])]
    turns = sorted({one.turn for game in games for one in game.placements})
    return Figures(
        players=players,
        board=board,
        games=len(games),
        scores=Scores(
            points=book.mean("points"),
            spread=spread([game.points for game in games]),
            winner=book.mean("winner"),
            margin=book.mean("margin"),
            shared=book.share("shared"),
        ),
        holder_wins=book.mean("holder", "wins"),
        holder_points=book.mean("holder", "points"),
        trex_more=book.mean("trex"),
        bound_behind=book.mean("bound", "behind"),
        bound_river=book.share("bound", "river"),
        seats=[_seat(book, after) for after in range(players or 0)],
        zones=[_zone(book, zone) for zone in zones],
        turns=[
            Turn(turn=turn + 1, each=book.mean("turn", turn, "each"), river=book.share("turn", turn, "river")) for turn in turns
        ],
        species=[_kind(book, species, [throne for throne in THRONES if throne in zones]) for species in SPECIES],
        faces=[_face(book, face) for face in (*FACES, FREE)],
    )


def _seat(book: Book, after: int) -> Seat:
    return Seat(
        after_holder=after,
        win_share=book.share("seat", after, "wins"),
        points=book.mean("seat", after, "points"),
        free_turns=book.mean("seat", after, "free"),
    )


def _zone(book: Book, zone: str) -> Zone:
    has_dinosaurs = zone != "trex"
    return Zone(
        zone=zone,
        points=book.mean("zone", zone, "points"),
        used=book.share("zone", zone, "used") if has_dinosaurs else None,
        dinosaurs=book.mean("zone", zone, "dinosaurs") if has_dinosaurs else None,
        each=book.mean("zone", zone, "each") if has_dinosaurs else None,
        winners_more=book.mean("zone", zone, "lead"),
    )


def _kind(book: Book, species: str, thrones: list[str]) -> Kind:
    return Kind(
        species=species,
        each=book.mean("species", species, "each"),
        pick=book.mean("species", species, "pick"),
        wish=book.mean("species", species, "wish"),
        thrones=[
            Throne(
                zone=zone, share=book.share("throne", zone, species, "there"), points=book.mean("throne", zone, species, "points")
            )
            for zone in thrones
        ],
    )


def _face(book: Book, face: str) -> Face:
    def beside(key: str) -> Estimate | None:
        return None if face == FREE else book.mean("face", face, key)

    return Face(
        face=face,
        gain=book.mean("face", face, "gain"),
        each=book.mean("face", face, "each"),
        behind=beside("behind"),
        end=beside("end"),
        river=book.share("face", face, "river"),
    )
