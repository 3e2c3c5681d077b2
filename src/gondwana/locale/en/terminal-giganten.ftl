### Giganten in the terminal.

terminal-gi-first = First to move: { $who }.
terminal-gi-draw = { $who }: drew tile { $tiles }.
terminal-gi-lay = { $who }: laid tile { $tile }.
terminal-gi-land = All tiles lie open: this is the land.
terminal-gi-stand = { $who }: pieces on { $fields }.
terminal-gi-stood = { $who }: { $many } pieces put on the board.
terminal-gi-hold = { $who }: no more pieces on the board; in reserve: { $many }.
terminal-gi-ready = The armies stand. The game begins.
terminal-gi-move = { $who }: { $start } to { $goal }.
terminal-gi-flight = { $who }: a scout flies from { $start } to { $goal }.
terminal-gi-fight = { $who }: { $attacker } on { $start } challenges { $defender } on { $goal }, { $ground }: { $result }.
terminal-gi-result-attacker = the challenger wins
terminal-gi-result-defender = the challenged one wins
terminal-gi-result-both = both leave
terminal-gi-result-draw = a draw, both stay
terminal-gi-result-caught = the challenger is caught and stands still
terminal-gi-up = { $who }: moves up.
terminal-gi-trap = The secret trap on { $field } snaps shut.
terminal-gi-set = { $who }: a piece comes in on { $field }.
terminal-gi-offer = { $who }: offers a draw.
terminal-gi-declined = The draw is declined.
terminal-gi-over = The game is over.
terminal-gi-now-lay = Lay your tiles, the left one first, for example: tile a 90
terminal-gi-now-occupy = Put a piece on a field; what it is, you say later. "done", where it is listed, leaves the rest in reserve:
terminal-gi-now-arrange = In secret, next is: { $what }:
terminal-gi-now-pick = Your moves; type for example e4-e5, or e4-e5 x e6 to challenge:
terminal-gi-now-set = Where does the reserve come in?
terminal-gi-now-return = Where does the piece come back?
terminal-gi-now-go = Where to?
terminal-gi-now-challenge = Challenge, or stay quiet?
terminal-gi-now-up = Your piece has won. Move up, or stay?
terminal-gi-now-reply = A draw is offered: accept or decline?
terminal-gi-next-reserve = a piece to hold back, for example reserve stego; done, where it is listed, for no more
terminal-gi-next-note = the field of the secret trap, or done for none
terminal-gi-ready-made = Or type one word, and the rest of the set-up is done for you: { $names }.
terminal-gi-left = Pieces on the board
terminal-gi-beaten = Beaten
terminal-gi-on-land = on land
terminal-gi-on-swamp = in the swamp
terminal-gi-on-covered = behind the screen

terminal-rules-giganten-aim = Two armies of hidden saurians. Who challenges the enemy Nest with a piece that can take it wins.
terminal-rules-giganten-set-up = First both lay their two tiles in secret, then they put 24 pieces in turn on their rows 1 to 6; at last each says in secret which is which. Nest and Blitz stand on land, the Nest in no corner.
terminal-rules-giganten-turn = In turn one piece moves one field straight onto an empty field; then it may challenge one enemy in front, beside or behind. The Nest never moves, Blitz never forward nor into the swamp. Flug may fly far in a line, straight or diagonal, but must land by an enemy and challenge it.
terminal-rules-giganten-fight = In a fight both pieces are shown. The ground under the challenged one says which numbers count; the higher one wins, the other leaves the board. The winner may move into the empty field.
terminal-rules-giganten-special = Culak beats Tyra, and Deino in the swamp. Who challenges Blitz leaves. Flug only looks, except that it takes the Nest, and loses to Stego.
terminal-rules-giganten-end = A side that cannot move at all has lost. After a hundred moves of each player without a fight the game is a draw.
terminal-rules-giganten-notation = A turn is typed as e4-e5, or e4-e5 x e6 to challenge. After a fight: up or stay.

terminal-gi-how = Type a step or a whole move like in the list; "help" tells more.
terminal-gi-help =
    Type a step or a whole move. Besides:
    list (the choices again), show (the position again), points (the pieces), undo, why MOVE (whether it is allowed, and why not), help, quit.

terminal-gi-ask-lay = Lay your tiles, the left one first: press its number.
terminal-gi-ask-occupy = Put a piece on a field, or r: all is set up for you.
terminal-gi-ask-arrange = In secret: { $what }. Choose, or r.
terminal-gi-ask-pick = Your turn: take a piece.
terminal-gi-ask-go = Where to? Esc puts it back.
terminal-gi-ask-challenge = Challenge somebody, or:
terminal-gi-ask-up = Your piece has won:
terminal-gi-ask-set = Where does the reserve come in?
terminal-gi-ask-return = Where does the piece come back?
terminal-gi-ask-reply = A draw is offered:
terminal-gi-turn = turn { $turn }
terminal-gi-army = { $who }: { $pieces } pieces
terminal-gi-lost = beaten: { $pieces }
terminal-gi-field = { $field }, { $ground }.
terminal-gi-piece = { $field }, { $ground }. { $who }: { $piece }.
terminal-gi-unset = a piece
terminal-gi-could = could be { $kinds }
terminal-gi-hidden = hidden, could be { $many } kinds
terminal-gi-key-ready = set up
terminal-gi-board = look at the board
terminal-gi-keys =
    Keys: the arrows move the cursor, Tab goes to the next field that can be chosen, Enter chooses, Esc puts a piece back, a number chooses what stands beside it, r has the rest of the set-up done.
    Mouse: click a piece, then where it goes, then whom it challenges.
