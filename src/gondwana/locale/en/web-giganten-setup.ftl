### The browser’s table of Giganten: laying the tiles and setting up the armies.

web-gs-lay-title = { $laying ->
    [columns] Lay your flank of the land
    [flanks] Lay your flanks of the land
   *[rows] Lay your half of the land
}
web-gs-laid-title = { $laying ->
    [columns] Your flank is laid
    [flanks] Your flanks are laid
   *[rows] Your half is laid
}
web-gs-lay-watch = { $laying ->
    [columns] Both sides lay their flank of the land
    [flanks] Both sides lay their flanks of the land
   *[rows] Both sides lay their half of the land
}
web-gs-lay-how = Tap a tile to turn it, drag it onto another to swap them. This is how they will lie in front of you.
web-gs-lay-secret = { $laying ->
    [columns] Both sides lay at the same time, and nobody sees the other’s flank before all lie.
    [flanks] Both sides lay at the same time, and nobody sees the others’ flanks before all lie.
    [screened] Both sides lay at the same time. The other half stays hidden until the armies stand.
   *[rows] Both sides lay at the same time, and nobody sees the other’s half before all lie.
}
web-gs-lay-wait = { $laying ->
    [columns] Waiting for { $names }. Then both flanks are turned over.
    [flanks] Waiting for { $names }. Then all flanks are turned over.
    [screened] Waiting for { $names }. The other half stays hidden until the armies stand.
   *[rows] Waiting for { $names }. Then both halves are turned over.
}
web-gs-lay-partner = { $name } lays the tiles for both of you.
web-gs-lay-board = { $laying ->
    [columns] The board with your flank
    [flanks] The board with your flanks
   *[rows] The board, your half in front
}
web-gs-lay-down = Lay down
web-gs-lay-back = Change it once more
web-gs-drawing = The tiles are being drawn.
web-gs-revealed = { $laying ->
    [columns] Both flanks lie open: this is the land.
    [flanks] All flanks lie open: this is the land.
   *[rows] Both halves lie open: this is the land.
}
web-gs-tile = Tile { $tile }, place { $place } of { $places }, turned by { $degrees } degrees. Enter or R turns, Shift with an arrow swaps.
web-gs-face-down = A tile, face down
web-gs-turn = Turn { $tile }
web-gs-swap = Swap { $one } and { $other }

web-gs-title = Set up your army
web-gs-title-done = Your army stands
web-gs-army = Your army
web-gs-left = { $count ->
    [0] all placed
   *[other] { $count } left
}
web-gs-strengths = land { $land }, swamp { $swamp }
web-gs-hint-begin = Put your pieces on the bright fields: drag them, or tap a piece and then a field. Or take a ready-made set-up. Your opponents do not see what they are.
web-gs-hint-placing = { $piece }: tap one of the bright fields.
web-gs-hint-moving = { $piece } from { $field }: tap another field, or a piece to swap with.
web-gs-hint-note = The secret trap: note one of your fields. Whoever stops there is caught. You can also do without one.
web-gs-hint-no-note = All pieces have a field. No secret trap is noted: take the note and tap a field, or set up without one.
web-gs-hint-ready = All pieces have a field. Change what you like, then set up.
web-gs-hint-ready-open = All pieces have a field. Set up: the pieces are put down in turn with the other side, in the open, and only the backs are seen.
web-gs-hint-ready-wait = All pieces have a field. You can set up now: your pieces go down as soon as it is your turn.
web-gs-partner-first = Your partner sets up first. You can plan already.
web-gs-take-first = Take a piece first.
web-gs-wants = Still missing: { $what }.
web-gs-wants-pieces = { $count ->
    [one] one piece
   *[other] { $count } pieces
}
web-gs-wants-reserve = { $count ->
    [one] one piece to hold back
   *[other] { $count } pieces to hold back
}
web-gs-wants-or-hold = Or hold back what is left.
web-gs-wants-bare = { $count ->
    [one] One field that is occupied for all to see has no piece of yours yet.
   *[other] { $count } fields that are occupied for all to see have no piece of yours yet.
}
web-gs-start = Set up
web-gs-one = Only { $field } for now
web-gs-undo = Undo
web-gs-mirror = Mirror
    .about = Left and right exchanged
web-gs-lift = Take back
web-gs-clear = Clear
web-gs-going = Setting up: { $count } of { $whole } pieces stand.
web-gs-going-secret = Setting up.
web-gs-progress = Pieces that stand
web-gs-pause = Stop, I want to change something
web-gs-stopped = The set-up has stopped: no planned field is open now.
web-gs-done = Your army stands.
web-gs-done-wait = Your army stands. Waiting for { $names }.
web-gs-change = Change it once more
web-gs-covered = Plans are covered.
web-gs-watching = The armies are being set up.
web-gs-screen = Hidden behind the screen. Tiles: { $tiles }
web-gs-stands = { $piece }, stands for all to see
web-gs-unnamed = your piece, without a kind yet
web-gs-piece-of = a piece of { $name }
web-gs-gone = Back in your hand, as the field is taken: { $pieces }.

web-gs-not-territory = { $field } is outside of your territory.
web-gs-not-taken = { $field } is taken.
web-gs-not-fixed = This field is occupied for all to see. The piece can swap with another one, but the field stays.
web-gs-not-told = This piece stands for good.
web-gs-not-nest = The Nest needs land, and { $field } is swamp.
web-gs-not-nest-corner = { $field } is no place for the Nest: a corner, or too near to your partner’s Nest or trap.
web-gs-not-blitz = Blitz stands on land only, and { $field } is swamp.
web-gs-not-only = { $piece } cannot stand on { $field }.
web-gs-not-beside = The trap must not be right beside your Nest.
web-gs-not-beside-partner = The trap must not be right beside your partner’s Nest.
web-gs-not-leave = Leave enough land free for your partner: Nest and Blitz need it.
web-gs-not-leave-nest = Your partner’s Nest would find no place: it needs free land that is no corner, far enough from yours.
web-gs-not-none-left = { $piece }: all are placed.
web-gs-not-reserve-full = Enough pieces are held back.
web-gs-not-reserve-standing = So many pieces stand already that no more can be held back.
web-gs-not-reserve-kind = { $piece } cannot be held back.
web-gs-not-reserve-same = Each piece held back must be of another kind.

web-gs-note = Secret trap
web-gs-note-short = Note
web-gs-note-left = Secret trap: note a field
web-gs-note-on = Secret trap on { $field }
web-gs-reserve = Hold back { $count }:
web-gs-reserve-up-to = Hold back up to { $count }:
web-gs-reserve-agreed = Held back, as agreed:
web-gs-held = Held back
web-gs-hold = Hold back what is in your hand
web-gs-release = { $piece }: no longer hold back

web-gs-ready = Ready-made
web-gs-ready-title = Ready-made set-ups
web-gs-style-fortress = Fortress
    .about = The Nest by the edge, behind walls
web-gs-style-wings = Two wings
    .about = Strong on both sides
web-gs-style-scouts = Scouts forward
    .about = Flug looks around early
web-gs-style-decoy = False nest
    .about = Blitz guards nothing at all
web-gs-style-surprise = Surprise me
    .about = Another one every time
web-gs-saved = Your own
web-gs-save-as = Save this set-up as
web-gs-save = Save
web-gs-delete = Delete { $name }
web-gs-mirrored = Mirrored, because that suits this land better.
web-gs-moved = Moved to fit this land: { $pieces }.
web-gs-piece-on = { $piece } to { $field }
