"""Writes the table of figures into docs/performance.md from the last ones kept: `python docs/speed_figures.py`.

`gondwana bench --peers --keep bench/results` keeps them. A test holds the page against them.
"""

from pathlib import Path

from gondwana.bench.drawing import cells
from gondwana.bench.figures import last_kept
from gondwana.bench.run import GROUPS

HERE = Path(__file__).parent
RESULTS = HERE.parent / "bench" / "results"
PAGE = HERE / "performance.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
HEADER = ("what", "here", "ratio", "wanted", "beside", "command")


def command(figure):
    words = [
        "gondwana bench",
        *(["--peers"] if figure.peer else []),
        *(["--long"] if figure.long else []),
        f"--only {figure.group}",
    ]
    return f"`{' '.join(words)}`" if figure.group else ""


def line(values):
    return f"| {' | '.join(values)} |"


def row(figure):
    name, ours, ratio, wanted, peer = cells(figure)
    missed = " **(missed)**" if figure.missed else ""
    return line([name, ours, ratio, wanted + missed, peer, command(figure)])


def told(things):
    return ", ".join(f"{name} {one}" for name, one in things.items())


def table():
    """The figures in Markdown, with their day, machine and versions."""
    day, report = last_kept(RESULTS)
    figures = sorted(report.figures, key=lambda figure: GROUPS.index(figure.group) if figure.group else 0)
    rows = [line(HEADER), line(["---"] * len(HEADER)), *map(row, figures)]
    there = {figure.group for figure in figures}
    rows += [
        line([group, "not kept yet", "", "", "", f"`gondwana bench --peers --only {group}`"])
        for group in GROUPS
        if group not in there
    ]
    about = f"Measured on {day}: {told(report.machine)}; {told(report.versions)}."
    return "\n".join([BEGIN, "", *rows, "", about, "", END])


def page(before):
    """The page with the table of now in the place of the one before."""
    head, _, rest = before.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return head + table() + tail


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
