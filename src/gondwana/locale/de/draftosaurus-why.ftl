### Draftosaurus: warum eine Zone so viele Punkte bringt und wie die Partie gewonnen wurde. Die Punkte stehen neben dem Satz.

draftosaurus-why-list = { $some }, { $one }
draftosaurus-why-nobody = hier ist kein Dinosaurier
draftosaurus-why-forest =
    { $dinosaurs ->
        [one] ein { $species }: Feld { $dinosaurs } sagt { $points }
       *[other] { $dinosaurs } { $species }: Feld { $dinosaurs } sagt { $points }
    }
draftosaurus-why-meadow =
    { $dinosaurs ->
        [one] eine Art: Feld { $dinosaurs } sagt { $points }
       *[other] { $dinosaurs } verschiedene Arten: Feld { $dinosaurs } sagt { $points }
    }
draftosaurus-why-wood =
    { $dinosaurs ->
        [one] ein Dinosaurier: Feld { $dinosaurs } sagt { $points }
       *[other] { $dinosaurs } Dinosaurier, zwei Arten abwechselnd: Feld { $dinosaurs } sagt { $points }
    }
draftosaurus-why-trio = alle drei sind da
draftosaurus-why-trio-missing =
    { $missing ->
        [one] einer fehlt: nur drei bringen Punkte
       *[other] { $missing } fehlen: nur drei bringen Punkte
    }
draftosaurus-why-prairie =
    { $couples ->
        [0] keine zwei von einer Art
        [one] ein Paar: { $points }
       *[other] { $couples } Paare: je { $points }
    }
draftosaurus-why-bridge =
    { $couples ->
        [0] kein Paar einer Art über den Fluss
        [one] ein Paar über den Fluss: auf diesem Ufer { $points }
       *[other] { $couples } Paare über den Fluss: auf diesem Ufer je { $points }
    }
draftosaurus-why-king = niemand sonst hat so viele { $species } wie dieser Zoo ({ $mine })
draftosaurus-why-king-tied = niemand hat mehr { $species } als dieser Zoo ({ $mine }); gleich viele: { $who }
draftosaurus-why-king-beaten = mehr { $species } als dieser Zoo ({ $mine }): { $who } ({ $most })
draftosaurus-why-island = der einzige { $species } in diesem Zoo
draftosaurus-why-island-not = dieser Zoo hat { $many } { $species }; die Insel will den einzigen
draftosaurus-why-pyramid = besetzte Zellen: { $sums }
draftosaurus-why-lookout =
    { $seen ->
        [0] rechts hat { $who } keinen { $species }; einer brächte { $points }
        [one] rechts hat { $who } einen { $species }: { $points }
       *[other] rechts hat { $who } { $seen } { $species }: je { $points }
    }
draftosaurus-why-quarantine = hier gibt es keine Punkte; der Dinosaurier zieht am Ende um
draftosaurus-why-quarantine-may = hier gibt es keine Punkte; der Dinosaurier darf am Ende umziehen
draftosaurus-why-quarantine-stayed = er blieb in Quarantäne, das bringt nichts
draftosaurus-why-river =
    { $dinosaurs ->
        [0] hier ist kein Dinosaurier; einer brächte { $points }
        [one] ein Dinosaurier: { $points }
       *[other] { $dinosaurs } Dinosaurier: je { $points }
    }
draftosaurus-why-trex =
    { $pens ->
        [0] in keinem Gehege ist ein T-Rex; einer brächte { $points }
        [one] ein Gehege mit T-Rex: { $points }
       *[other] { $pens } Gehege mit T-Rex: je { $points }
    }

draftosaurus-why-count = { $who } { $trexes }
draftosaurus-why-won =
    { $points ->
        [one] { $who } gewinnt mit { $points } Punkt.
       *[other] { $who } gewinnt mit { $points } Punkten.
    }
draftosaurus-why-won-tie = Gleichstand bei { $points } Punkten: { $tied }. { $who } gewinnt mit den wenigsten T-Rex ({ $trexes }).
draftosaurus-why-shared = Geteilter Sieg mit { $points } Punkten: { $who }. Auch die T-Rex trennen sie nicht ({ $trexes }).
