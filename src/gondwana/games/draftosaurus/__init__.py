"""Draftosaurus: draft dinosaurs, fill the pens of a zoo. 2 to 5 players."""

from gondwana.core.contract import Game
from gondwana.games.draftosaurus import closed, draw, explain, notation, options, reasons, rules, state, tally, told, view
from gondwana.games.draftosaurus.conservation import conserved

GAME = Game(
    name="draftosaurus",
    version="1",
    players=options.PLAYERS,
    dtype=state.DTYPE,
    actions=state.ACTIONS,
    chance_actions=state.CHANCE_ACTIONS,
    longest=400,
    rules=rules,
    options=options.DraftosaurusOptions,
    encode=options.encode,
    option_sets=options.option_sets,
    write=notation.write,
    read=notation.read,
    why_not=reasons.why_not,
    closed=closed.closed,
    view=view.view,
    events=view.events,
    view_type=told.DraftosaurusView,
    event_type=told.EVENT,
    explain=explain.explain,
    revealed=view.revealed,
    conserved=conserved,
    tally=tally.tally,
    draw_text=draw.draw_text,
    draw_svg=draw.draw_svg,
)
