"""Fossilium: dig out fossils, show them in a museum, guide the guests through it. 1 to 4 players."""

from gondwana.core.contract import Game
from gondwana.games.fossilium import (
    closed,
    course,
    draw,
    events,
    explain,
    happened,
    notation,
    options,
    reasons,
    rules,
    state,
    tally,
    told,
    view,
)
from gondwana.games.fossilium.conservation import conserved
from gondwana.games.fossilium.data import VERSION, own_parts

GAME = Game(
    name="fossilium",
    version=VERSION,
    players=options.PLAYERS,
    dtype=state.DTYPE,
    actions=state.ACTIONS,
    chance_actions=state.CHANCE_ACTIONS,
    longest=4000,
    rules=rules,
    options=options.FossiliumOptions,
    encode=options.encode,
    option_sets=options.option_sets,
    write=notation.write,
    read=notation.read,
    why_not=reasons.why_not,
    closed=closed.closed,
    scene=course.scene,
    view=view.view,
    events=events.events,
    view_type=told.FossiliumView,
    event_type=happened.EVENT,
    explain=explain.explain,
    tally=tally.tally,
    revealed=view.revealed,
    conserved=conserved,
    draw_text=draw.draw_text,
    draw_svg=draw.draw_svg,
    parts=own_parts if "+" in VERSION else None,
)
