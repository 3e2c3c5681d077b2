### Draftosaurus: die Wörter gezeichneter Stellungen.

draftosaurus-draw-title = Draftosaurus, Seite: { $board }
draftosaurus-draw-turn = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }
draftosaurus-draw-after-last-turn = Alle Züge sind gespielt
draftosaurus-draw-seat = Platz { $seat }
draftosaurus-draw-you = Platz { $seat } (du)
draftosaurus-draw-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
draftosaurus-draw-points-both = Sommer { $summer } + Winter { $winter } = { $points }

draftosaurus-draw-die = Würfel: { $face }, { $rule }.
draftosaurus-draw-die-unowned = Noch hat niemand den Würfel.
draftosaurus-draw-die-waiting = Den Würfel hat { $seat }.
draftosaurus-draw-die-free = Geworfen von { $seat }: gilt dort nicht.
draftosaurus-draw-die-binds-all = Geworfen von { $seat }: gilt für alle.
draftosaurus-draw-die-done = Gewürfelt wird nicht mehr.

draftosaurus-draw-waits-first = Das Los entscheidet, wer zuerst würfelt.
draftosaurus-draw-waits-draw = Dinosaurier werden aus dem Beutel gezogen.
draftosaurus-draw-waits-roll = Gleich wird gewürfelt.
draftosaurus-draw-waits-choose = Dinosaurier wählen: { $seats }.
draftosaurus-draw-waits-place = Ort des Dinosauriers wählen: { $seats }.
draftosaurus-draw-waits-discard = Dinosaurier für die Schachtel wählen: { $seats }.
draftosaurus-draw-waits-move = Dinosaurier aus der Quarantäne holen: { $seats }.
draftosaurus-draw-won = Die Partie ist vorbei. Sieg mit { $points }: { $seats }.
draftosaurus-draw-shared = Die Partie ist vorbei. Geteilter Sieg mit { $points }: { $seats }.

draftosaurus-draw-bag = { $dinosaurs } Dinosaurier im Beutel.
draftosaurus-draw-unseen = Noch nicht gesehen
draftosaurus-draw-hand = Hand
draftosaurus-draw-hand-unknown = { $dinosaurs } Dinosaurier, verdeckt
draftosaurus-draw-hand-empty = nichts
draftosaurus-draw-shown = Gezeigt
draftosaurus-draw-choice = Wahl
draftosaurus-draw-chosen = getroffen, noch verdeckt
draftosaurus-draw-trex-bonus = T-Rex-Bonus
draftosaurus-draw-trex-pens =
    { $pens ->
        [0] in keinem Gehege
        [one] in { $pens } Gehege
       *[other] in { $pens } Gehegen
    }
draftosaurus-draw-pen-empty = leer

draftosaurus-draw-where-left-woodland = links, Wald
draftosaurus-draw-where-left-grassland = links, Ebene
draftosaurus-draw-where-right-woodland = rechts, Wald
draftosaurus-draw-where-right-grassland = rechts, Ebene

draftosaurus-draw-short-trex = T-Rex
draftosaurus-draw-short-triceratops = Tricera
draftosaurus-draw-short-spinosaurus = Spino
draftosaurus-draw-short-stegosaurus = Stego
draftosaurus-draw-short-parasaurolophus = Para
draftosaurus-draw-short-diplodocus = Diplo
