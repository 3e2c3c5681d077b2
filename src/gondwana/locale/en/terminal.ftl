### Play in the terminal.

terminal-seat = Seat { $seat }
terminal-seat-bot = Seat { $seat } ({ $who })
terminal-preparing = Preparing the game; the first time this can take half a minute.
terminal-you = You
terminal-replayed = step { $step } of { $steps }; every step is legal and the result is right
terminal-seats = { $seats } seats are named, but { $players } play

# Chips: at most five letters, the tiny ones four.
terminal-short-trex = T-Rex
    .tiny = Rex
terminal-short-triceratops = Trice
    .tiny = Tric
terminal-short-spinosaurus = Spino
    .tiny = Spin
terminal-short-stegosaurus = Stego
    .tiny = Steg
terminal-short-parasaurolophus = Para
    .tiny = Para
terminal-short-diplodocus = Diplo
    .tiny = Dipl

terminal-board-summer = Summer
terminal-board-winter = Winter
terminal-frame = { $board } · round { $round } of { $rounds } · turn { $turn } of { $turns }
terminal-sum = { $who }: { $total } = pens { $pens } + T-Rex { $trex } + river { $river }
terminal-sum-summer = { " " }+ summer { $points }
terminal-points-short = { $points } pts
terminal-river-points = +{ $points }
terminal-hand = Your hand
terminal-given = To place

terminal-die = { $face }: { $rule }
terminal-die-rolled = Rolled by: { $who }
terminal-die-free = You rolled: no limits
terminal-die-holder = Next at the die: { $who }

terminal-prompt-stand = Your turn: choose a dinosaur.
terminal-prompt-stand-with = Now choose a place for the { $species }.
terminal-prompt-choose = Your turn: choose a dinosaur to show.
terminal-prompt-choose-with = Show the { $species }? Confirm with Enter or a second click.
terminal-prompt-place = Your turn: choose a place.
terminal-prompt-place-with = Your turn: choose a place for the { $species }.
terminal-prompt-discard = Your turn: choose a dinosaur to put back into the box.
terminal-prompt-discard-with = Put the { $species } back into the box? Confirm with Enter or a second click.
terminal-prompt-move = Your turn: find a new place for the dinosaur in quarantine.
terminal-prompt-move-with = Your turn: find a new place for the { $species } in quarantine.
terminal-prompt-wait = Waiting for the others.
terminal-thinking = Thinking: { $names }
terminal-prompt-over = The game is over. Enter shows the points.
terminal-dinosaur-first = Choose a dinosaur first: press its letter or click it.
terminal-hint-hand = Dinosaur: letter or ← →. Place: number or arrows. Or use the mouse.
terminal-hint-zoo = z shows the zoos of the others, v the points, l what happened.
terminal-about = { $zone }: { $rule } (now { $points })

terminal-key-confirm = choose
terminal-key-undo = undo
terminal-key-zoos = zoos
terminal-key-points = points
terminal-key-log = log
terminal-key-theme = colours
terminal-key-help = help
terminal-key-quit = quit
terminal-key-close = close
terminal-key-cancel = cancel
terminal-key-previous = previous
terminal-key-next = next
terminal-key-again = play again
terminal-key-save = save
terminal-key-board = look at the zoos

terminal-curtain-hand = Hand the device to: { $who }
terminal-curtain-look = Everybody else looks away, please.
terminal-curtain-go = I am { $who }
terminal-curtain-back = take the last choice back

terminal-leave-ask = A game is running. Leave it?
terminal-leave-stay = Go on playing
terminal-leave-yes = Leave (y)
terminal-save-ask = Save the record of this game to the file:
terminal-saved = Saved to { $file }.
terminal-save-failed = { $file } could not be written: { $reason }.

terminal-won-you = You have won!
terminal-won = Won by: { $names }
terminal-won-shared = The win is shared: { $names }
terminal-total = Total
terminal-total-both = Summer and winter
terminal-trex-pens = Pens with a T-Rex
terminal-points-now = Points so far

terminal-event-first = First at the die: { $who }.
terminal-event-draw = { $who }: drew { $what }.
terminal-event-draw-hidden = { $who }: drew { $count } dinosaurs, unseen.
terminal-event-roll = { $who }: rolled { $face }, { $rule }.
terminal-event-choose = { $who }: chose { $what }.
terminal-event-show = { $who }: { $what }.
terminal-event-place = { $who }: { $what } → { $where }.
terminal-event-move = { $who }: { $what } out of quarantine → { $where }.
terminal-event-discard = { $who }: { $what } → back into the box.
terminal-event-pass = The hands go to the left. The die goes to: { $who }.
terminal-event-round = Round { $round } begins.
terminal-event-board = The other side of the board: { $board }.
terminal-event-over = The game is over.

terminal-help-title = How to play
terminal-help-keys =
    Keys: a letter takes that dinosaur, a number goes to the pen with that number, Enter confirms. The arrows move in the hand and in the park, Tab changes between them, Esc goes back.
    Mouse: click a dinosaur, then a pen; click the zoo of somebody else to see it large.
terminal-rules-draftosaurus-aim = Everybody fills a zoo with twelve dinosaurs. Each pen gives points in its own way; the line in the pen says how. Most points win.
terminal-rules-draftosaurus-turn = In each turn all choose one dinosaur of their hand and a place for it, unseen by the others, and show it together. The rest of the hand goes to the left neighbour.
terminal-rules-draftosaurus-die = The die says which pens are open this turn. It is rolled by one player and holds for all others.
terminal-rules-draftosaurus-river = The river always takes a dinosaur, for one point each. It is no pen.
terminal-rules-draftosaurus-trex = A pen with at least one T-Rex gives one point more.
terminal-rules-draftosaurus-two = With two players each also puts a dinosaur back into the box every turn.
terminal-rules-draftosaurus-end = In winter the dinosaur in quarantine moves to another place before the points are counted. Of equal totals the zoo with fewer T-Rexes wins.

terminal-plain-welcome = { $game }. Type "help" for help.
terminal-plain-table = At the table: { $names }.
terminal-plain-yours = Your choices:
terminal-plain-choices = { $who }, your choices:
terminal-plain-how = Type a number of the list or a move like in the list; "help" tells more.
terminal-plain-number = There is no choice { $number }; the list goes from 1 to { $last }.
terminal-plain-why-what = Ask for a move, for example: why trex king
terminal-plain-why-allowed = "{ $do }" is allowed.
terminal-plain-undone = Taken back: { $who }.
terminal-plain-enter = { $who }: press Enter when the others look away.
terminal-plain-end = The input has ended, and so the game ends here.
terminal-plain-bye = Goodbye.
terminal-plain-after = Type "again", "save FILE" or "quit".
terminal-plain-help =
    Type the number of a choice or the choice itself. Besides:
    list (the choices again), show (the position again), points, undo, why MOVE (whether it is allowed, and why not), help, quit.
