### The browser’s table of Giganten.

web-gi-map = The map
web-gi-ground-land = land
web-gi-ground-swamp = swamp
web-gi-ground-covered = hidden
web-gi-target-take = Can be moved
web-gi-target-goal = Open to go to
web-gi-target-flight = Open to fly to
web-gi-target-enemy = Can be challenged
web-gi-target-place = Open
web-gi-target-back = Can be taken back

web-gi-result-attacker = { $attacker } wins, { $defender } leaves the board.
web-gi-result-nest = { $attacker } takes the Nest.
web-gi-result-defender = { $defender } wins, { $attacker } leaves the board.
web-gi-result-both = Both leave the board.
web-gi-result-draw = A draw: both stay.
web-gi-result-caught = { $attacker } is caught and stands still.
web-gi-rule-stronger = { $attacker } against { $defender } on { $ground }: the higher number wins.
web-gi-rule-equal-same = { $attacker } against { $defender } on { $ground }, the same kind: nobody leaves.
web-gi-rule-equal-other = { $attacker } against { $defender } on { $ground }, two kinds: both leave.
web-gi-rule-nest = Whoever challenges the Nest takes it.
web-gi-rule-nest-culak = Culak cannot take a Nest.
web-gi-rule-ghost = A ghost loses every fight.
web-gi-rule-trap = Whoever challenges a trap leaves the board.
web-gi-rule-trap-still = Whoever challenges a trap stands still for two turns.
web-gi-rule-blitz = Whoever challenges Blitz leaves the board.
web-gi-rule-blitz-flug = Flug survives Blitz here.
web-gi-rule-flug-flug = Flug against Flug: both leave.
web-gi-rule-flug-stego = Stego beats Flug on any ground.
web-gi-rule-flug-other = Flug only looks: nobody leaves.
web-gi-rule-culak-tyra = Culak beats Tyra on any ground.
web-gi-rule-culak-deino-land = On land Deino beats Culak.
web-gi-rule-culak-deino-swamp = In the swamp Culak beats Deino.
web-gi-rule-culak-land = On land Culak loses.
web-gi-rule-culak-swamp = In the swamp Culak holds its own: nobody leaves.
web-gi-rule-culak-culak = Culak against Culak: nobody leaves.

web-gi-log-first = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
web-gi-log-draw = { $side }: tiles { $tiles }.
web-gi-log-lay = { $side }: a tile is laid.
web-gi-log-land = All tiles lie open: this is the land.
web-gi-log-stand = { $name }: a piece on { $field }.
web-gi-log-stood = { $name }: { $many ->
    [one] one piece
   *[other] { $many } pieces
} put on the board.
web-gi-log-hold = { $name }: { $many ->
    [one] one piece stays
   *[other] { $many } pieces stay
} in reserve.
web-gi-log-ready = The armies stand. The game begins.
web-gi-log-move = { $name }: { $start } to { $goal }.
web-gi-log-flight = { $name }: a scout flies from { $start } to { $goal }.
web-gi-log-fight = { $name }: { $attacker } challenges { $defender } on { $field }. { $rule } { $result }
web-gi-log-up = { $you ->
    [yes] You move up.
   *[no] { $name } moves up.
}
web-gi-log-trap = The secret trap on { $field } snaps shut.
web-gi-log-set = { $name }: a piece comes in on { $field }.
web-gi-log-resign = { $you ->
    [yes] You give up.
   *[no] { $name } gives up.
}
web-gi-log-offer = { $you ->
    [yes] You offer a draw.
   *[no] { $name } offers a draw.
}
web-gi-log-declined = { $you ->
    [yes] The draw that you offered is declined.
   *[no] The draw that { $name } offered is declined.
}

web-gi-ending-nest = The Nest is taken.
web-gi-ending-blocked = One side cannot move any more.
web-gi-ending-no-fight = A draw: too many moves without a fight.
web-gi-ending-no-takers = A draw: nobody can take a Nest any more.
web-gi-ending-too-long = A draw: the game has lasted too long.
web-gi-ending-agreement = A draw by agreement.
web-gi-ending-resigned = One side has resigned.

web-gi-your-lay = Lay your tiles.
web-gi-your-occupy = Set up your army: it is your turn.
web-gi-your-arrange = Set up your army.
web-gi-your-pick = Your turn: take a piece.
web-gi-your-second = You may move once more.
web-gi-your-after-reserve = Move a piece, or end your turn.
web-gi-your-set = Where does the reserve come in?
web-gi-your-return = Where does the piece come back?
web-gi-your-go = Your turn: where to?
web-gi-your-challenge = Challenge, or stay quiet?
web-gi-your-up = Your piece has won: move up?
web-gi-your-reply = A draw is offered.
web-gi-progress-setup = Set-up
web-gi-progress = Turn { $turn }

web-gi-field = { $field }, { $ground }
web-gi-piece-of = { $name }: { $kind }
web-gi-piece-seen = The others have seen it
web-gi-piece-was = { $kind } of { $name }: it was seen
web-gi-piece-hidden = A hidden piece of { $name }
web-gi-piece-stuck = { $turns ->
    [one] Stands still for one turn
   *[other] Stands still for { $turns } turns
}
web-gi-could-any = It could be any of { $many } kinds
web-gi-could-not = It is not { $kinds }; { $many } kinds are left
web-gi-could-only = It can only be { $kinds }

web-gi-fight = A fight
web-gi-fight-on-land = Fight on land, { $field }
web-gi-fight-on-swamp = Fight in the swamp, { $field }
web-gi-last-fight = Last fight
web-gi-quiet = { $left ->
    [one] One more move without a fight, and it is a draw.
   *[other] { $left } more moves without a fight, and it is a draw.
}

web-gi-on-board = pieces on the board
web-gi-open-army = { $name }: show the army
web-gi-beaten = Beaten
web-gi-away = May come back
web-gi-reserve = Reserve
web-gi-note = Secret trap: { $field }
web-gi-note-shown = Trap on { $field }, known to all
web-gi-trap-here = A secret trap
web-gi-seen = Seen, on the board
web-gi-hidden = Still hidden

web-gi-tray = What you can do
web-gi-about-none = Point at a field to see what is there.
web-gi-covered = Nothing is shown while the device is handed on.
web-gi-zoom = Size of the map
web-gi-zoom-in = Closer
web-gi-zoom-out = Farther
web-gi-next-take = Take a piece.
web-gi-next-take-or-end = Take a piece, or end your turn.
web-gi-next-goal = Choose a field to go to, or an enemy.
web-gi-next-from = From which field do you challenge { $field }?
web-gi-next-challenge = Challenge somebody, or stay quiet?
web-gi-next-reserve = { $kind }: choose a border field.
web-gi-next-back = { $kind }: choose a field of your first row.
web-gi-do-move = { $start } to { $goal }
web-gi-do-move-challenge = { $start } to { $goal }, challenge { $field }
web-gi-do-challenge = Challenge { $field }
web-gi-do-quiet = Stay quiet
web-gi-do-up = Move up
web-gi-do-stay = Stay here
web-gi-do-done = No second move
web-gi-do-end = End turn
web-gi-do-reserve = Bring in { $kind }
web-gi-do-back = { $kind } comes back
web-gi-do-offer = Offer a draw
web-gi-do-accept = Accept the draw
web-gi-do-decline = Play on
web-gi-undo = Undo

web-gi-turns = Turns
web-gi-fights = Fights
web-gi-score-line = { $left } on the board, { $lost } beaten
web-gi-all-open = Now everything is open: point at a piece.
