### Draftosaurus: słowa narysowanych pozycji.

draftosaurus-draw-title = Draftozaur, plansza: { $board }
draftosaurus-draw-turn = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
draftosaurus-draw-after-last-turn = Wszystkie tury rozegrane
draftosaurus-draw-seat = miejsce { $seat }
draftosaurus-draw-you = miejsce { $seat } (ty)
draftosaurus-draw-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
draftosaurus-draw-points-both = lato { $summer } + zima { $winter } = { $points }

draftosaurus-draw-die = Kostka: { $face }, { $rule }.
draftosaurus-draw-die-unowned = Nikt nie ma jeszcze kostki.
draftosaurus-draw-die-waiting = Kostkę ma { $seat }.
draftosaurus-draw-die-free = Rzuca { $seat }, kostka tu nie wiąże.
draftosaurus-draw-die-binds-all = Rzuca { $seat }, kostka wiąże wszystkich.
draftosaurus-draw-die-done = Rzutów już nie będzie.

draftosaurus-draw-waits-first = Los wskaże, kto rzuca pierwszy.
draftosaurus-draw-waits-draw = Dinozaury są dobierane z woreczka.
draftosaurus-draw-waits-roll = Zaraz rzut kostką.
draftosaurus-draw-waits-choose = Wybór dinozaura: { $seats }.
draftosaurus-draw-waits-place = Wybór pola dla dinozaura: { $seats }.
draftosaurus-draw-waits-discard = Wybór dinozaura do pudełka: { $seats }.
draftosaurus-draw-waits-move = Wyjście dinozaura z kwarantanny: { $seats }.
draftosaurus-draw-won = Koniec gry. Wygrana, { $points }: { $seats }.
draftosaurus-draw-shared = Koniec gry. Wspólna wygrana, { $points }: { $seats }.

draftosaurus-draw-bag =
    { $dinosaurs ->
        [one] { $dinosaurs } dinozaur w woreczku.
        [few] { $dinosaurs } dinozaury w woreczku.
        [many] { $dinosaurs } dinozaurów w woreczku.
       *[other] { $dinosaurs } dinozaura w woreczku.
    }
draftosaurus-draw-unseen = Jeszcze niewidziane
draftosaurus-draw-hand = Ręka
draftosaurus-draw-hand-unknown =
    { $dinosaurs ->
        [one] { $dinosaurs } zakryty dinozaur
        [few] { $dinosaurs } zakryte dinozaury
        [many] { $dinosaurs } zakrytych dinozaurów
       *[other] { $dinosaurs } zakrytego dinozaura
    }
draftosaurus-draw-hand-empty = nic
draftosaurus-draw-shown = Pokazany
draftosaurus-draw-choice = Wybór
draftosaurus-draw-chosen = dokonany, jeszcze zakryty
draftosaurus-draw-trex-bonus = Premia za tyranozaury
draftosaurus-draw-trex-pens =
    { $pens ->
        [0] na żadnym polu
        [one] na { $pens } polu
       *[other] na { $pens } polach
    }
draftosaurus-draw-pen-empty = puste

draftosaurus-draw-where-left-woodland = lewo, las
draftosaurus-draw-where-left-grassland = lewo, łąka
draftosaurus-draw-where-right-woodland = prawo, las
draftosaurus-draw-where-right-grassland = prawo, łąka

draftosaurus-draw-short-trex = Tyrano
draftosaurus-draw-short-triceratops = Tricera
draftosaurus-draw-short-spinosaurus = Spino
draftosaurus-draw-short-stegosaurus = Stego
draftosaurus-draw-short-parasaurolophus = Para
draftosaurus-draw-short-diplodocus = Diplo
