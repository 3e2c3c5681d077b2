"""Writes the tables of faults and attacks into docs/public.md from the reports that were kept: `python docs/public_figures.py`.

`python bench/faults.py --json bench/results/faults.json` and `python bench/faults.py --attacks --json bench/results/attacks.json`
keep them; `attacks-before.json` is the same of a server without the limits of today. A test holds the page against them.
"""

import json
from pathlib import Path

HERE = Path(__file__).parent
RESULTS = HERE.parent / "bench" / "results"
PAGE = HERE / "public.md"
ATTACKS = {"before": ("attacks-before.json", "without today's limits"), "now": ("attacks.json", "now")}
NAMES = {
    "act-undo": "act and undo in turn",
    "finished-match": "a long match that is over",
    "bot-tables": "tables of bots",
    "advice": "abandoned advice",
    "rematch": "resign and rematch",
    "half-open": "half-open connections",
}
FELT = {"move": "a move", "bot": "next turn against alpha", "advice": "advice"}
PHASES = ("before", "during", "after")


def read(name):
    """Return a report that was kept, or None."""
    file = RESULTS / name
    return json.loads(file.read_text("utf-8")) if file.exists() else None


def line(*cells):
    return f"| {' | '.join(cells)} |"


def number(count):
    return f"{count:,}"


def seconds(times):
    return f"{times['median']:.1f} s, {times['longest']:.1f} s"


def conditions(report):
    """Under which circumstances a report came about."""
    rules = "rules compiled" if report["compiled"] else "rules interpreted"
    return f"{report['cores']} cores, Python {report['python']}, {rules}"


def faults():
    """The tables of the run with faults."""
    told = read("faults.json")
    games = ", ".join(f"{number(count)} of {game.capitalize()}" for game, count in told["games finished"].items())
    line_did = told["the line"]
    rows = [
        f"The last run, `{told['command']}`, took {told['seconds']:,} s ({conditions(told)}):",
        "",
        line("", ""),
        line("---", "---"),
        line("games begun", number(sum(told["games begun"].values()))),
        line("games finished", f"{games}; {number(told['of these on SQLite'])} of them on SQLite"),
        line("replayed from the database to the told result", number(told["games_replayed"])),
        line("actions sent, in how many messages", f"{number(told['actions sent'])} in {number(told['messages sent'])}"),
        line("acknowledged", number(told["acknowledged"])),
        line("**lost, doubled**", f"**{told['lost']}, {told['doubled']}**"),
        line("never sent, answered differently the second time", f"{told['never_sent']}, {told['answers_that_differ']}"),
        line("messages compared with what the seat could know", number(told["messages_compared"])),
        line("**leaks**", f"**{told['leaks']}**"),
        line("what the line did", ", ".join(f"{number(line_did[what])} times {what}" for what in line_did["odds"])),
        line("answered as a fault of the server (500)", number(told["refused"].get("fault", 0))),
        "",
        line("fault", "times", "lasted", "served again after", "next acknowledgement there after"),
        line(*["---"] * 5),
    ]
    for name, count in told["faults"].items():
        times = told["recoveries, seconds"].get(name)
        cells = ("", "", "") if times is None else tuple(seconds(times[what]) for what in ("lasted", "back", "acknowledged"))
        rows.append(line(name, number(count), *cells))
    quiet = told["longest time without an acknowledgement, seconds"]
    longest = " and ".join(f"{time:.1f} s on {where}" for where, time in quiet.items())
    rows += ["", f"Half and longest each. The longest time in which nobody was acknowledged was {longest}."]
    refused = ", ".join(f"{number(count)} ({name})" for name, count in told["refused by broken disks"].items())
    if refused:
        rows += ["", f"Writes that the broken disks refused: {refused}."]
    if told["faults left out"]:
        rows += ["", f"In this run {told['faults left out']}."]
    return rows


def felt(times):
    """Median and 99th percentile of what players waited."""
    if times is None:
        return "-"
    lost = f", {times['unanswered']} unanswered" if times["unanswered"] else ""
    return f"{_short(times['median'])} / {_short(times['p99'])}{lost}"


def _short(time):
    return f"{time * 1000:.0f} ms" if time < 1 else f"{time:.1f} s"


def attacks():
    """The table of attacks, of every report that was kept."""
    reports = [(title, found) for name, title in ATTACKS.values() if (found := read(name)) is not None]
    rows = []
    for title, report in reports:
        about = f"each attack {report['attack seconds']:.0f} s, commit {report['revision']}, {conditions(report)}"
        busy = f"load {report['load of the machine before']:.1f} before it began"
        rows += [f"**{title.capitalize()}**, `{report['command']}` ({about}; {busy}):", ""]
        rows += [line("attack", "tries, accepted", "what others wait for", *PHASES), line(*["---"] * 6)]
        for name, one in report["attacks"].items():
            for measure, times in one["felt"].items():
                counts = f"{number(one['tries'])}, {number(one['accepted'])}"
                rows.append(line(NAMES[name], counts, FELT[measure], *(felt(times.get(phase)) for phase in PHASES)))
        rows.append("")
    if read(ATTACKS["now"][0]) is None:
        rows += ["The server with today's limits has not been measured yet.", ""]
    return rows[:-1]


def page(before):
    """The page with the tables of now in the place of those before."""
    for name, rows in (("faults", faults()), ("attacks", attacks())):
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        head, _, rest = before.partition(begin)
        _, _, tail = rest.partition(end)
        before = head + "\n".join([begin, "", *rows, "", end]) + tail
    return before


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
