"""`gondwana replay`."""

from pathlib import Path

from typer import BadParameter

from gondwana.cli.output import checked_language, console, preparing, print_json, read_text
from gondwana.core.contract import EVERYTHING
from gondwana.core.match import Match
from gondwana.core.record import GameRecord, read_record
from gondwana.games import load
from gondwana.locale import Message


def replay_record(
    file: str, line: int, *, at: int | None, seat: int | None, language: str, log: bool, svg: Path | None, as_json: bool
) -> None:
    checked_language(language)
    record = nth_record(file, line)
    game = load(record.game)
    with preparing():
        whole = Match.replay(game, record)
    if at is not None and at > len(record.log):
        raise BadParameter(f"--at {at} is behind the end: the record has {len(record.log)} steps")
    if seat is not None and not 0 <= seat < record.players:
        raise BadParameter(f"--seat {seat}: the seats go from 0 to {record.players - 1}")
    viewer = EVERYTHING if seat is None else seat
    with preparing():
        match = whole if at is None else Match.replay(game, record, upto=at)
        drawn = "" if as_json else match.draw(viewer, language=language)
    if svg is not None:
        svg.write_text(match.draw(viewer, svg=True, language=language), encoding="utf-8")
    if as_json:
        print_json(
            {
                "game": game.name,
                "steps": len(record.log),
                "at": len(match.log),
                "over": match.over,
                "scores": match.scores(),
                "places": match.places(),
                "view": match.view(viewer),
            }
        )
        return
    if log:
        _print_log(match, viewer)
    console.print(drawn, markup=False, soft_wrap=True)
    checked = Message("terminal-replayed", step=str(len(match.log)), steps=str(len(record.log)))
    console.print(checked.say(language), style="dim", markup=False)


def nth_record(file: str, line: int) -> GameRecord:
    lines = [text for text in read_text(file).split("\n") if text.strip()]
    if not lines:
        raise BadParameter(f"{file} holds no record")
    if line > len(lines):
        raise BadParameter(f"--line {line} is behind the end: {file} has {len(lines)} records")
    return read_record(lines[line - 1])


def _print_log(match: Match, viewer: int) -> None:
    """The steps as the viewer saw them: everything in notation, or a seat's events."""
    if viewer == EVERYTHING:
        for number, step in enumerate(match.record().log):
            console.print(f"{number:4}  {'chance' if step.seat < 0 else f'seat {step.seat}'}  {step.do}", markup=False)
        return
    for event in match.events(viewer):
        told = " ".join(f"{key}={value}" for key, value in event.items() if key not in ("at", "type") and value is not None)
        console.print(f"{event['at']:4}  {event['type']} {told}", markup=False)
