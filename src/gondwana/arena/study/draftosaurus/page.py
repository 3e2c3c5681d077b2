"""The study of Draftosaurus as a document."""

from dataclasses import replace

from gondwana.arena.study.document import Document, Section, origin
from gondwana.arena.study.draftosaurus import findings, pictures, tables
from gondwana.arena.study.draftosaurus.result import Study

_TITLE = "What Draftosaurus is made of"


def sections(study: Study, *, drawn: bool = True) -> list[Section]:
    """The findings with their tables and, if wanted, with their plots."""
    found = [
        Section(findings.scores(study), findings.scores_text(study), tables.scores(study)),
        Section(findings.seats(study), findings.seats_text(study), tables.seats(study)),
        *(Section(findings.pens(board), findings.pens_text(board), tables.pens(study, board)) for board in study.boards),
        Section(findings.turns(study), findings.turns_text(study), [tables.turns(study)]),
        Section(findings.species(study), findings.species_text(study), tables.species(study)),
        Section(findings.die(study), findings.die_text(study), tables.die(study)),
    ]
    if not drawn:
        return found
    shown = [
        [pictures.scores(study)],
        [pictures.seats(study)],
        *(pictures.pens(study, board) for board in study.boards),
        [pictures.turns(study)],
        pictures.species(study),
        pictures.die(study),
    ]
    return [replace(section, pictures=some) for section, some in zip(found, shown, strict=True)]


def document(study: Study, command: str) -> Document:
    """The whole page."""
    return Document(
        title=_TITLE,
        lead=_lead(study),
        sections=sections(study),
        command=command,
        **origin(study),
    )


def _lead(study: Study) -> list[str]:
    games = f"{study.games:,} games of {study.bot} against itself, {study.games_a_cell:,} for each number of players and board"
    how = (
        "Headings say what these games show and nothing more. All intervals are of 95 %, with the game as the unit. "
        "A heading calls something most only where its interval stands apart, and names all that it cannot tell apart. "
        "Where numbers of players are put together, every zoo counts once."
    )
    return [f"{games}: what pens, species, faces of the die and seats are worth when all play equally well.", how]
