"""Giganten: two armies of hidden saurians, land and swamp, a nest to take. 2 or 4 players."""

from gondwana.core.contract import Game
from gondwana.games.giganten import closed, course, draw, explain, notation, options, reasons, rules, state, told, view
from gondwana.games.giganten.conservation import conserved
from gondwana.games.giganten.data import VERSION, own_parts

GAME = Game(
    name="giganten",
    version=VERSION,
    players=options.PLAYERS,
    dtype=state.DTYPE,
    actions=state.ACTIONS,
    chance_actions=state.CHANCE_ACTIONS,
    longest=state.MOST_STEPS,
    rules=rules,
    options=options.GigantenOptions,
    encode=options.encode,
    option_sets=options.option_sets,
    write=notation.write,
    read=notation.read,
    why_not=reasons.why_not,
    closed=closed.closed,
    steps_left=course.steps_left,
    scene=course.scene,
    concede=course.concede,
    concession=state.RESIGN,
    view=view.view,
    events=view.events,
    view_type=told.GigantenView,
    event_type=told.EVENT,
    explain=explain.explain,
    revealed=view.revealed,
    conserved=conserved,
    draw_text=draw.draw_text,
    draw_svg=draw.draw_svg,
    parts=own_parts if "+" in VERSION else None,
)
