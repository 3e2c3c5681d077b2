"""Writes docs/environments/*.md: what the observations of each game are made of. `python docs/environment_fields.py`."""

from pathlib import Path

from gondwana.envs.observation import OWN, Layout, fields_of
from gondwana.games import NAMES, load
from gondwana.games.observing import PARTY, SEAT, Number, OneOf, Parts, SeatOf

FOLDER = Path(__file__).parent / "environments"
_FEW = 30
"""So many names of places are listed; of more, the first and the last."""


def _listed(labels):
    shown = labels if len(labels) <= _FEW else (*labels[:3], "…", labels[-1])
    return ", ".join(f"`{label}`" if label != "…" else label for label in shown)


def _form(field):
    form = field.form
    if isinstance(form, Number):
        return "the number"
    if isinstance(form, Parts):
        return f"{'yes or no' if form.bits == 1 else 'a number'} for each {form.name}: {_listed(form.labels)}"
    if isinstance(form, OneOf):
        return f"one of {_listed((*form.labels, *([form.other] if form.other else [])))}"
    if isinstance(form, SeatOf):
        return f"one of the seats, the own one first{''.join(f', or `{name}`' for _, name in form.others)}"
    return "yes or no for each seat, the own one first"


def _shape(field, part):
    names = ["players" if axis is SEAT else str(len(axis.labels)) for axis in field.axes]
    seats = not isinstance(field.form, Number | Parts | OneOf)
    inner = part.shape[len(field.axes) :] if not isinstance(field.form, Number) else ()
    if seats:
        more = len(field.form.others) if isinstance(field.form, SeatOf) else 0
        names.append(f"players + {more}" if more else "players")
    else:
        names += map(str, inner)
    return " x ".join(names) or "1"


def _axes(field):
    return "; ".join(
        "each seat, the own one first"
        if axis is SEAT
        else "the own party, then the other"
        if axis is PARTY
        else f"each {axis.name}"
        if all(label.isdigit() for label in axis.labels)
        else f"each {axis.name} ({_listed(axis.labels)})"
        for axis in field.axes
    )


def page(name):
    """The page of a game."""
    game = load(name)
    fields, left_out = fields_of(game)
    players = max(2, game.players.start)
    parts = {part.name: part for part in Layout(game, players).parts}
    sizes = ", ".join(f"{Layout(game, number).size} with {number}" for number in game.players)
    rows = "\n".join(
        f"| `{field.name}` | {_shape(field, parts[field.name])} | {field.about} | {_axes(field)} | {_form(field)} |"
        for field in fields
    )
    left = "\n".join(f"| `{field}` | {why} |" for field, why in left_out.items())
    return f"""# Observations of {name.capitalize()}

Made by `python docs/environment_fields.py`; [Environments](../environments.md) tells how to read it.

Numbers in an observation, by players: {sizes}. Actions of a seat: {game.actions}; chance: {game.chance_actions}.

| field | shape | what | for | as |
|---|---|---|---|---|
| `{OWN}` | players | which seat of the table looks | | one of the seats, seat 0 first |
{rows}

Left out of the record:

| field | because |
|---|---|
{left}
"""


def main():
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        (FOLDER / f"{name}.md").write_text(page(name), encoding="utf-8")


if __name__ == "__main__":
    main()
