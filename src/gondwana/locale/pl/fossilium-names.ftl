### Fossilium: jak nazywają się rzeczy w grze.

fossilium-title = Fossilium

fossilium-type-botanical = roślinny
fossilium-type-aquatic = wodny
fossilium-type-terrestrial = lądowy

fossilium-site-triassic = Trias
fossilium-site-jurassic = Jura
fossilium-site-cretaceous = Kreda

fossilium-fossil-starter = Pierwsza skamieniałość
fossilium-fossil-cycadales = Sagowce
fossilium-fossil-williamsonia = Williamsonia
fossilium-fossil-nest = Gniazdo owiraptora
fossilium-fossil-pentacrinites = Pentacrinites
fossilium-fossil-plateosaurus = Plateozaur
fossilium-fossil-stegosaurus = Stegozaur
fossilium-fossil-trex = Tyrannosaurus rex
fossilium-fossil-plesiosaur = Plezjozaur
fossilium-fossil-equisetites = Equisetites
fossilium-fossil-voltzia = Voltzia
fossilium-fossil-araucaria = Araukaria
fossilium-fossil-nothosaurus = Notozaur
fossilium-fossil-ichthyosaurus = Ichtiozaur
fossilium-fossil-xiphactinus = Xiphactinus
fossilium-fossil-fern = Paproć
fossilium-fossil-ginkgo = Miłorząb
fossilium-fossil-urchin = Jeżowiec
fossilium-fossil-belemnite = Belemnit
fossilium-fossil-trackway = Trop
fossilium-fossil-dragonfly = Ważka

fossilium-effect-nothing = { $base }
fossilium-effect-botanical-parts = { $base ->
    [0] { $each } za każdą wystawioną część roślinną, najwyżej { $most }
   *[other] { $base } oraz { $each } za każdą wystawioną część roślinną, najwyżej { $most }
}
fossilium-effect-panels = { $base ->
    [0] { $each } za każdą tablicę, najwyżej { $most }
   *[other] { $base } oraz { $each } za każdą tablicę, najwyżej { $most }
}
fossilium-effect-small-fossils = { $base ->
    [0] { $each } za każdą skamieniałość wielkości 1 lub 2, najwyżej { $most }
   *[other] { $base } oraz { $each } za każdą skamieniałość wielkości 1 lub 2, najwyżej { $most }
}
fossilium-effect-guests = { $base ->
    [0] { $each } za każdą grupę gości (po { $per }), najwyżej { $most }
   *[other] { $base } oraz { $each } za każdą grupę gości (po { $per }), najwyżej { $most }
}
fossilium-effect-complete = { $base ->
    [0] { $each } za każdą kompletną skamieniałość, najwyżej { $most }
   *[other] { $base } oraz { $each } za każdą kompletną skamieniałość, najwyżej { $most }
}
fossilium-effect-neighbours = { $base ->
    [0] { $each } za każdą sąsiednią skamieniałość, najwyżej { $most }
   *[other] { $base } oraz { $each } za każdą sąsiednią skamieniałość, najwyżej { $most }
}
fossilium-effect-aquatic-others = { $base ->
    [0] { $each } za każdą inną skamieniałość wodną, najwyżej { $most }
   *[other] { $base } oraz { $each } za każdą inną skamieniałość wodną, najwyżej { $most }
}
fossilium-effect-aquatic-parts = { $base ->
    [0] { $each } za każdą wystawioną część wodną, najwyżej { $most }
   *[other] { $base } oraz { $each } za każdą wystawioną część wodną, najwyżej { $most }
}
fossilium-effect-terrestrial-parts = { $base ->
    [0] { $each } za każdą wystawioną część lądową, najwyżej { $most }
   *[other] { $base } oraz { $each } za każdą wystawioną część lądową, najwyżej { $most }
}
fossilium-effect-botanical-others = { $base ->
    [0] { $each } za każdą inną skamieniałość roślinną, najwyżej { $most }
   *[other] { $base } oraz { $each } za każdą inną skamieniałość roślinną, najwyżej { $most }
}
fossilium-effect-terrestrial-others = { $base ->
    [0] { $each } za każdą inną skamieniałość lądową, najwyżej { $most }
   *[other] { $base } oraz { $each } za każdą inną skamieniałość lądową, najwyżej { $most }
}

fossilium-panel-planetarium = Planetarium
    .about = Na końcu { $points } prestiżu.
fossilium-panel-restaurant = Restauracja
    .about = Od razu stali goście: { $many }.
fossilium-panel-sponsors = Sponsorzy
    .about = Na końcu 1 prestiż za każde { $money } $.
fossilium-panel-amber = Bursztyn
    .about = Wybierz typ: przy dochodzie to jedna część i jedna skamieniałość tego typu.
fossilium-panel-toilet = Toaleta
    .about = Na końcu { $points } prestiżu za każde wolne pole obok.
fossilium-panel-restorer = Konserwator
    .about = Od razu możesz wystawić nową skamieniałość z tych części, które masz, co najmniej z jednej.
fossilium-panel-auditorium = Audytorium
    .about = Na końcu 1 prestiż za każdą grupę stałych gości (po { $guests }).
fossilium-panel-laboratory = Laboratorium
    .about = Doktoranci ciągną więcej części: { $many ->
        [one] o jedną
       *[other] o { $many }
    }; na końcu prestiż: { $points }.
fossilium-panel-platform = Platforma widokowa
    .about = Na końcu tyle prestiżu, ile dają razem różne wielkości skamieniałości obok.
fossilium-panel-depot = Skład
    .about = Dodatkowe miejsca w magazynie: { $many }; na końcu prestiż: { $points }.
fossilium-panel-reading = Czytelnia
    .about = Na końcu 1 prestiż za każdą część w magazynie, najwyżej { $most }.
fossilium-panel-ticket = Kasa
    .about = Od razu { $money } $.

fossilium-row-display = Wystawianie
fossilium-row-build = Budowanie lub darowizna
fossilium-row-market = Rynek
fossilium-row-tour = Oprowadzanie
fossilium-row-joker = Dżoker
fossilium-row-manage = Biuro
fossilium-row-strip = Ostatnia runda

fossilium-labour-types = typy z kompletną skamieniałością: { $least }
fossilium-labour-parts = wystawione części: { $least }
fossilium-labour-panels = { $least ->
    [one] tablica
   *[other] tablice: { $least }
}
fossilium-labour-large = { $least ->
    [one] kompletna skamieniałość wielkości 4 lub 6
   *[other] kompletne skamieniałości wielkości 4 lub 6: { $least }
}
fossilium-labour-guests = goście: { $least }
fossilium-labour-small = kompletne skamieniałości wielkości 1 lub 2: { $least }
fossilium-labour-money = { $least } $
fossilium-labour-pedestals = { $least ->
    [one] postument
   *[other] postumenty: { $least }
}
fossilium-labour-fossils = wystawione skamieniałości: { $least }
fossilium-labour-complete = kompletne skamieniałości: { $least }
fossilium-labour-matching = części w pasujących kolumnach: { $least }
fossilium-labour-classes = wielkości z kompletną skamieniałością: { $least }
fossilium-labour-one_type = skamieniałości jednego typu: { $least }

fossilium-round-fossils = wystawione skamieniałości
fossilium-round-parts = wystawione części
fossilium-round-types = wystawione typy
fossilium-round-panels = tablice
fossilium-round-complete = kompletne skamieniałości
fossilium-round-matching = części w pasujących kolumnach
fossilium-round-guests = goście
fossilium-round-large = skamieniałości wielkości 4 lub 6
fossilium-round-classes = wielkości z kompletną skamieniałością
fossilium-round-money = $
fossilium-round-pedestals = postumenty
fossilium-round-small = skamieniałości wielkości 1 lub 2
fossilium-round-one_type = skamieniałości jednego typu

fossilium-end-complete = najwięcej kompletnych skamieniałości
fossilium-end-large = najwięcej skamieniałości wielkości 4 i 6
fossilium-end-cells = najmniej wolnych pól
fossilium-end-panels = najwięcej tablic
