### Giganten: what drawings say.

giganten-draw-title = Giganten
giganten-draw-chance = Lots are being drawn.
giganten-draw-you = { $seat } (you)
giganten-draw-turn =
    Turn { $turn }. { $many ->
        [one] Seat
       *[other] Seats
    } { $who }:
giganten-draw-phase-lay =
    { $many ->
        [one] lays
       *[other] lay
    } tiles in secret
giganten-draw-phase-occupy = puts a piece on the board
giganten-draw-phase-arrange =
    { $many ->
        [one] sets up
       *[other] set up
    } in secret
giganten-draw-phase-pick = takes a piece
giganten-draw-phase-set = sets a reserve
giganten-draw-phase-return = brings a piece back
giganten-draw-phase-go = moves the piece
giganten-draw-phase-challenge = challenges or not
giganten-draw-phase-up = moves up or not
giganten-draw-phase-reply = answers the offer of a draw
giganten-draw-won = Party { $party } has won.
giganten-draw-drawn = A draw.
giganten-draw-ending-nest = The Nest is taken.
giganten-draw-ending-blocked = The other side cannot move.
giganten-draw-ending-no-fight = Too many moves without a fight.
giganten-draw-ending-no-takers = Nobody can take a Nest any more.
giganten-draw-ending-too-long = The game has lasted too long.
giganten-draw-ending-agreement = By agreement.
giganten-draw-ending-resigned = The other side resigned.
giganten-draw-seat = Seat { $seat }: { $pieces } pieces.
giganten-draw-lost = Beaten: { $pieces }.
giganten-draw-away = May come back: { $pieces }.
giganten-draw-reserve = Reserve: { $many }.
giganten-draw-hidden = hidden piece
giganten-draw-legend = · land, ~ swamp, : not seen; a piece is its seat and its letter, * hidden
