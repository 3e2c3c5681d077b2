### Draftosaurus: why a zone brings the points it brings, and how the game was won. The points stand beside the sentence.

draftosaurus-why-list = { $some }, { $one }
draftosaurus-why-nobody = no dinosaur is here
draftosaurus-why-forest =
    { $dinosaurs ->
        [one] one { $species }: slot { $dinosaurs } says { $points }
       *[other] { $dinosaurs } { $species }: slot { $dinosaurs } says { $points }
    }
draftosaurus-why-meadow =
    { $dinosaurs ->
        [one] one species: slot { $dinosaurs } says { $points }
       *[other] { $dinosaurs } different species: slot { $dinosaurs } says { $points }
    }
draftosaurus-why-wood =
    { $dinosaurs ->
        [one] one dinosaur: slot { $dinosaurs } says { $points }
       *[other] { $dinosaurs } dinosaurs, two species by turns: slot { $dinosaurs } says { $points }
    }
draftosaurus-why-trio = all three are here
draftosaurus-why-trio-missing =
    { $missing ->
        [one] one is missing: only three bring points
       *[other] { $missing } are missing: only three bring points
    }
draftosaurus-why-prairie =
    { $couples ->
        [0] no two of one species
        [one] one couple: { $points }
       *[other] { $couples } couples: { $points } each
    }
draftosaurus-why-bridge =
    { $couples ->
        [0] no couple of one species across the river
        [one] one couple across the river: { $points } on this bank
       *[other] { $couples } couples across the river: { $points } each on this bank
    }
draftosaurus-why-king = nobody else has as many { $species } as this zoo ({ $mine })
draftosaurus-why-king-tied = nobody has more { $species } than this zoo ({ $mine }); as many: { $who }
draftosaurus-why-king-beaten = more { $species } than this zoo ({ $mine }): { $who } ({ $most })
draftosaurus-why-island = the only { $species } in this zoo
draftosaurus-why-island-not = this zoo has { $many } { $species }; the island wants the only one
draftosaurus-why-pyramid = filled cells: { $sums }
draftosaurus-why-lookout =
    { $seen ->
        [0] to the right, { $who } has no { $species }; one would bring { $points }
        [one] to the right, { $who } has one { $species }: { $points }
       *[other] to the right, { $who } has { $seen } { $species }: { $points } each
    }
draftosaurus-why-quarantine = no points here; the dinosaur moves out at the end
draftosaurus-why-quarantine-may = no points here; the dinosaur may move out at the end
draftosaurus-why-quarantine-stayed = it stayed in quarantine, which brings nothing
draftosaurus-why-river =
    { $dinosaurs ->
        [0] no dinosaur is here; one would bring { $points }
        [one] one dinosaur: { $points }
       *[other] { $dinosaurs } dinosaurs: { $points } each
    }
draftosaurus-why-trex =
    { $pens ->
        [0] no pen has a T-Rex; one would bring { $points }
        [one] one pen has a T-Rex: { $points }
       *[other] { $pens } pens have a T-Rex: { $points } each
    }

draftosaurus-why-count = { $who } { $trexes }
draftosaurus-why-won =
    { $points ->
        [one] { $who } wins with { $points } point.
       *[other] { $who } wins with { $points } points.
    }
draftosaurus-why-won-tie = Tied at { $points } points: { $tied }. { $who } wins, having the fewest T-Rexes ({ $trexes }).
draftosaurus-why-shared = A shared win with { $points } points: { $who }. The T-Rexes do not part them ({ $trexes }).
