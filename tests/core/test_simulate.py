"""Random games by the number."""

import subprocess
import sys

import pytest
from games.draftosaurus.tables import GAME

from gondwana.core.simulate import play_record, simulate


def figures(games=300, threads=None, **options):
    return simulate(GAME, players=3, options=GAME.options(**options), games=games, seed=5, threads=threads)


@pytest.mark.compiled
def test_progress_counts_every_game():
    seen = []
    simulate(GAME, players=5, options=GAME.options(), games=10_000, seed=1, threads=2, progress=seen.append)
    assert sum(seen) == 10_000 and len(seen) > 1


def test_shares_of_wins_add_up():
    assert sum(figures().win_share) == pytest.approx(1)


def test_a_first_part_is_the_same_games():
    """Game k of a seed does not depend on how many are played."""
    records = [play_record(GAME, players=3, options=GAME.options(), seed=5, number=k) for k in range(5)]
    few = figures(games=5)
    assert few.mean_scores == [sum(record.scores[seat] for record in records) / 5 for seat in range(3)]


@pytest.mark.compiled
def test_known_figures():
    """Written down once: another machine, another day, the same games."""
    told = figures(games=1000, board="both")
    assert (told.moves, told.chance_steps) == (74545, 97000)
    assert told.mean_scores == [36.991, 37.402, 36.875]


@pytest.mark.slow
@pytest.mark.compiled
def test_a_million_games_in_flat_memory():
    """A million games through the command; memory does not grow with their number."""
    program = (
        "import resource\n"
        "from gondwana.cli import run\n"
        "peaks = []\n"
        "for games in ('100000', '1000000'):\n"
        "    assert run(['simulate', 'draftosaurus', '--players', '3', '--games', games, '--json']) == 0\n"
        "    peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)\n"
        "print(peaks[1] - peaks[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=600)
    *tables, grown = done.stdout.split()
    assert '"games":1000000' in tables[1]
    assert int(grown) < 4000, f"memory grew by {grown} kB"
