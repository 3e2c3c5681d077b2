### Draftosaurus: the words of drawn positions.

draftosaurus-draw-title = Draftosaurus, { $board } board
draftosaurus-draw-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
draftosaurus-draw-after-last-turn = All turns are played
draftosaurus-draw-seat = seat { $seat }
draftosaurus-draw-you = seat { $seat } (you)
draftosaurus-draw-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draftosaurus-draw-points-both = summer { $summer } + winter { $winter } = { $points }

draftosaurus-draw-die = Die: { $face }, { $rule }.
draftosaurus-draw-die-unowned = Nobody holds the die yet.
draftosaurus-draw-die-waiting = The die is with { $seat }.
draftosaurus-draw-die-free = Rolled by { $seat }, who need not obey.
draftosaurus-draw-die-binds-all = Rolled by { $seat }; it binds everybody.
draftosaurus-draw-die-done = The die is not rolled any more.

draftosaurus-draw-waits-first = A lot decides who rolls first.
draftosaurus-draw-waits-draw = Dinosaurs are being drawn from the bag.
draftosaurus-draw-waits-roll = The die is about to be rolled.
draftosaurus-draw-waits-choose = Waiting for { $seats }: choose a dinosaur.
draftosaurus-draw-waits-place = Waiting for { $seats }: choose its place.
draftosaurus-draw-waits-discard = Waiting for { $seats }: choose a dinosaur for the box.
draftosaurus-draw-waits-move = Waiting for { $seats }: move the dinosaur out of quarantine.
draftosaurus-draw-won = Game over. Winner with { $points }: { $seats }.
draftosaurus-draw-shared = Game over. A shared win with { $points }: { $seats }.

draftosaurus-draw-bag =
    { $dinosaurs ->
        [one] { $dinosaurs } dinosaur in the bag.
       *[other] { $dinosaurs } dinosaurs in the bag.
    }
draftosaurus-draw-unseen = Not seen yet
draftosaurus-draw-hand = Hand
draftosaurus-draw-hand-unknown =
    { $dinosaurs ->
        [one] { $dinosaurs } dinosaur, face down
       *[other] { $dinosaurs } dinosaurs, face down
    }
draftosaurus-draw-hand-empty = nothing
draftosaurus-draw-shown = Shown
draftosaurus-draw-choice = Choice
draftosaurus-draw-chosen = made, still hidden
draftosaurus-draw-trex-bonus = T-Rex bonus
draftosaurus-draw-trex-pens =
    { $pens ->
        [0] in no pen
        [one] in { $pens } pen
       *[other] in { $pens } pens
    }
draftosaurus-draw-pen-empty = empty

draftosaurus-draw-where-left-woodland = left, woods
draftosaurus-draw-where-left-grassland = left, grass
draftosaurus-draw-where-right-woodland = right, woods
draftosaurus-draw-where-right-grassland = right, grass

draftosaurus-draw-short-trex = T-Rex
draftosaurus-draw-short-triceratops = Tricera
draftosaurus-draw-short-spinosaurus = Spino
draftosaurus-draw-short-stegosaurus = Stego
draftosaurus-draw-short-parasaurolophus = Para
draftosaurus-draw-short-diplodocus = Diplo
