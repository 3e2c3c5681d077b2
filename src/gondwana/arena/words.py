"""The results of an arena in words, for tables and reports."""

from collections.abc import Callable

from gondwana.arena.elo import Rating
from gondwana.arena.result import ArenaResult, Estimate, SprtResult, Standing


def interval_text(estimate: Estimate, write: Callable[[float], str]) -> str:
    """`17.3 to 19.2`, or nothing where there is no interval."""
    if estimate.low is None or estimate.high is None:
        return ""
    return f"{write(estimate.low)} to {write(estimate.high)}"


def share_texts(standing: Standing) -> list[str]:
    """Who it is, its share of the wins and its points with their intervals, and its mean place."""
    share, points = standing.win_share, standing.points
    return [
        standing.bot,
        f"{share.mean:.1%}",
        interval_text(share, lambda value: f"{100 * value:.1f}"),
        f"{points.mean:.2f}",
        interval_text(points, lambda value: f"{value:.2f}"),
        f"{standing.place:.2f}",
    ]


def elo_texts(rating: Rating, *, anchor: bool) -> tuple[str, str]:
    """A rating and its interval; only a bound where the results set no other."""
    if anchor:
        return "0", "anchor"
    if rating.low is not None and rating.high is not None:
        return f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}"
    if rating.low is not None:
        return f"> {rating.low:+.0f}", ""
    return (f"< {rating.high:+.0f}", "") if rating.high is not None else ("", "")


def duration(seconds: float) -> str:
    """A time in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"


def notes(result: ArenaResult) -> list[str]:
    """What a reader should know about the figures."""
    said = []
    stopped = result.sprt is not None and result.sprt.verdict != "open"
    if not stopped and result.games != result.games_asked:
        said.append(f"{result.games_asked:,} games were asked for; {result.games:,} are whole deals, each in every rotation.")
    if len(result.bots) < result.players:
        said.append(f"{result.bots[-1]} fills {result.players - len(result.bots) + 1} seats; its figures are those of one seat.")
    if result.combinations > 1:
        said.append(f"{result.combinations} combinations of bots took turns, one for each deal.")
    return said


def verdict(test: SprtResult) -> str:
    """What a sequential test found."""
    found = {
        "high": f"{test.bot} wins {test.high:g} × its fair share rather than {test.low:g} ×",
        "low": f"{test.bot} wins {test.low:g} × its fair share rather than {test.high:g} ×",
        "open": "not decided yet",
    }[test.verdict]
    return f"Sequential test: {found}. LLR {test.llr:+.2f} of {test.lower:.2f} to {test.upper:+.2f} after {test.deals:,} deals."
