"""`gondwana advise`."""

import textwrap

from typer import BadParameter

from gondwana.bots.advice import A_SECOND, Advice, Comparison, Suggestion, advise, compare, heading
from gondwana.bots.bot import Budget
from gondwana.bots.roster import parse_budget, parse_spec
from gondwana.cli.output import checked_language, console, preparing, print_json, print_table
from gondwana.cli.replay import nth_record
from gondwana.core.contract import CHANCE
from gondwana.core.match import Match
from gondwana.games import load
from gondwana.locale import Message

_WIDTH = 80


def advise_on_record(
    file: str, line: int, *, at: int | None, seat: int | None, budget: str | None, bot: str, language: str, as_json: bool
) -> None:
    checked_language(language)
    spec = parse_spec(bot)
    time = (spec.budget or A_SECOND) if budget is None else parse_budget(budget)
    record = nth_record(file, line)
    game = load(record.game)
    with preparing():
        whole = Match.replay(game, record)
        at = _position(whole, at)
        seat = _seat(whole, at, seat)
        position = whole.state_at(at)
        advise(game, position, seat, bot=spec, budget=Budget(iterations=1))  # so that the time is for thinking alone
    advice = advise(game, position, seat, bot=spec, budget=time)
    action = next((entry.action for entry in whole.log[at:] if entry.seat == seat), None)
    played = None if action is None else compare(advice, action)
    where = [part.say(language) for part in heading(game, position, seat)]
    if as_json:
        told = {"game": game.name, "at": at, "steps": len(whole.log), "heading": where, "bot": str(spec), "budget": str(time)}
        print_json({**told, **advice.told(language), "played": None if played is None else played.told()})
        return
    _print(advice, where, language)
    if played is not None:
        _say(_verdict(played, advice, language))


def _position(match: Match, at: int | None) -> int:
    """The step asked for, or the last one at which a seat has something to decide."""
    steps = len(match.log)
    decisions = [number for number, entry in enumerate(match.log) if entry.seat != CHANCE] + ([steps] if match.pending else [])
    if not decisions:
        raise BadParameter("nobody has anything to decide in this record")
    if at is None:
        return decisions[-1]
    if at > steps:
        raise BadParameter(f"--at {at} is behind the end: the record has {steps} steps")
    if at not in decisions:
        near = min(decisions, key=lambda number: (abs(number - at), -number))
        now = "the game is over" if at == steps and match.over else "chance is to act"
        raise BadParameter(f"--at {at}: {now} there; the nearest decision is at --at {near}")
    return at


def _seat(match: Match, at: int, seat: int | None) -> int:
    """The seat asked for, or the one that decided next, or the first that has to."""
    if seat is not None and not 0 <= seat < match.players:
        raise BadParameter(f"--seat {seat}: the seats go from 0 to {match.players - 1}")
    if seat is not None:
        return seat
    return match.log[at].seat if at < len(match.log) else match.pending[0]


def _print(advice: Advice, where: list[str], language: str) -> None:
    _say(" ".join(text if text.endswith(".") else f"{text}." for text in where))
    columns = [Message(f"advice-{column}").say(language) for column in ("action", "points", "win", "share")]
    columns = columns[:-1] if advice.exact else columns
    print_table(columns, [_row(number, one, language)[: len(columns)] for number, one in enumerate(advice.suggestions, 1)])
    for number, one in enumerate(advice.suggestions, 1):
        if one.reasons:
            _say(" ".join(reason.say(language) for reason in one.reasons), number=f"{number}  ")
    notes = [Message("advice-exact")] if advice.exact else [_searched(advice, language)]
    if any(one.win is None for one in advice.suggestions):
        notes.append(Message("advice-unsure"))
    console.print()
    _say(" ".join(note.say(language) for note in notes), style="dim")


def _say(text: str, *, number: str = "", style: str | None = None) -> None:
    """Sentences in lines that are easy to read, however wide the terminal is."""
    lines = textwrap.fill(text, min(console.width, _WIDTH), initial_indent=number, subsequent_indent=" " * len(number))
    console.print(lines, style=style, markup=False, soft_wrap=True)


def _searched(advice: Advice, language: str) -> Message:
    return Message("advice-searched", iterations=str(advice.iterations), seconds=_number(advice.seconds, language))


def _row(number: int, one: Suggestion, language: str) -> list[str]:
    win = "–" if one.win is None else _percent(one.win, language)
    points = "–" if one.points is None else _number(one.points, language)
    return [f"{number}  {one.turn}", points, win, _percent(one.share, language)]


def _verdict(played: Comparison, advice: Advice, language: str) -> str:
    if played.action == advice.best.action:
        return Message("advice-played-best", action=played.text).say(language)
    if played.verdict is None or played.win_loss is None or played.points_loss is None:
        return Message("advice-played-unknown", action=played.text).say(language)
    return Message(
        "advice-played",
        action=played.text,
        verdict=played.verdict.name_for_people,
        win=_percent(-played.win_loss, language, sign="+"),
        points=_number(-played.points_loss, language, sign="+"),
    ).say(language)


def _number(value: float, language: str, sign: str = "") -> str:
    """One decimal, with the comma of the language; nothing is never less than nothing."""
    text = f"{round(value, 1) + 0.0:{sign}.1f}"
    return text if language == "en" else text.replace(".", ",")


def _percent(value: float, language: str, sign: str = "") -> str:
    return f"{_number(100 * value, language, sign)} %"
