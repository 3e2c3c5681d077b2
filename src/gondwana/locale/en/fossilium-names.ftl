### Fossilium: what its things are called.

fossilium-title = Fossilium

fossilium-type-botanical = botanical
fossilium-type-aquatic = aquatic
fossilium-type-terrestrial = terrestrial

fossilium-site-triassic = Triassic
fossilium-site-jurassic = Jurassic
fossilium-site-cretaceous = Cretaceous

fossilium-fossil-starter = First fossil
fossilium-fossil-cycadales = Cycadales
fossilium-fossil-williamsonia = Williamsonia
fossilium-fossil-nest = Oviraptor nest
fossilium-fossil-pentacrinites = Pentacrinites
fossilium-fossil-plateosaurus = Plateosaurus
fossilium-fossil-stegosaurus = Stegosaurus
fossilium-fossil-trex = Tyrannosaurus rex
fossilium-fossil-plesiosaur = Plesiosaur
fossilium-fossil-equisetites = Equisetites
fossilium-fossil-voltzia = Voltzia
fossilium-fossil-araucaria = Araucaria
fossilium-fossil-nothosaurus = Nothosaurus
fossilium-fossil-ichthyosaurus = Ichthyosaurus
fossilium-fossil-xiphactinus = Xiphactinus
fossilium-fossil-fern = Fern
fossilium-fossil-ginkgo = Ginkgo
fossilium-fossil-urchin = Sea urchin
fossilium-fossil-belemnite = Belemnite
fossilium-fossil-trackway = Trackway
fossilium-fossil-dragonfly = Dragonfly

fossilium-effect-nothing = { $base }
fossilium-effect-botanical-parts = { $base ->
    [0] { $each } for each botanical part shown, at most { $most }
   *[other] { $base }, and { $each } for each botanical part shown, at most { $most }
}
fossilium-effect-panels = { $base ->
    [0] { $each } for each panel, at most { $most }
   *[other] { $base }, and { $each } for each panel, at most { $most }
}
fossilium-effect-small-fossils = { $base ->
    [0] { $each } for each fossil of size 1 or 2, at most { $most }
   *[other] { $base }, and { $each } for each fossil of size 1 or 2, at most { $most }
}
fossilium-effect-guests = { $base ->
    [0] { $each } for every { $per } guests, at most { $most }
   *[other] { $base }, and { $each } for every { $per } guests, at most { $most }
}
fossilium-effect-complete = { $base ->
    [0] { $each } for each complete fossil, at most { $most }
   *[other] { $base }, and { $each } for each complete fossil, at most { $most }
}
fossilium-effect-neighbours = { $base ->
    [0] { $each } for each neighbouring fossil, at most { $most }
   *[other] { $base }, and { $each } for each neighbouring fossil, at most { $most }
}
fossilium-effect-aquatic-others = { $base ->
    [0] { $each } for each other aquatic fossil, at most { $most }
   *[other] { $base }, and { $each } for each other aquatic fossil, at most { $most }
}
fossilium-effect-aquatic-parts = { $base ->
    [0] { $each } for each aquatic part shown, at most { $most }
   *[other] { $base }, and { $each } for each aquatic part shown, at most { $most }
}
fossilium-effect-terrestrial-parts = { $base ->
    [0] { $each } for each terrestrial part shown, at most { $most }
   *[other] { $base }, and { $each } for each terrestrial part shown, at most { $most }
}
fossilium-effect-botanical-others = { $base ->
    [0] { $each } for each other botanical fossil, at most { $most }
   *[other] { $base }, and { $each } for each other botanical fossil, at most { $most }
}
fossilium-effect-terrestrial-others = { $base ->
    [0] { $each } for each other terrestrial fossil, at most { $most }
   *[other] { $base }, and { $each } for each other terrestrial fossil, at most { $most }
}

fossilium-panel-planetarium = Planetarium
    .about = { $points } prestige at the end.
fossilium-panel-restaurant = Restaurant
    .about = At once { $many } regular guests.
fossilium-panel-sponsors = Sponsors
    .about = At the end 1 prestige for every { $money } $.
fossilium-panel-amber = Amber
    .about = Choose a type: for income it is a part and a fossil of that type.
fossilium-panel-toilet = Toilet
    .about = At the end { $points } prestige for each free cell beside it.
fossilium-panel-restorer = Restorer
    .about = At once you may show a new fossil with the parts you have, at least one.
fossilium-panel-auditorium = Auditorium
    .about = At the end 1 prestige for every { $guests } regular guests.
fossilium-panel-laboratory = Laboratory
    .about = Students draw { $many ->
        [one] one more part
       *[other] { $many } more parts
    }; { $points } prestige at the end.
fossilium-panel-platform = Viewing platform
    .about = At the end as much prestige as the different sizes of the fossils beside it, added up.
fossilium-panel-depot = Depot
    .about = { $many } more slots in storage; { $points } prestige at the end.
fossilium-panel-reading = Reading room
    .about = At the end 1 prestige for each part in storage, at most { $most }.
fossilium-panel-ticket = Ticket office
    .about = At once { $money } $.

fossilium-row-display = Display
fossilium-row-build = Build or donate
fossilium-row-market = Market
fossilium-row-tour = Tour
fossilium-row-joker = Joker
fossilium-row-manage = Office
fossilium-row-strip = Last round

fossilium-labour-types = { $least } types with a complete fossil
fossilium-labour-parts = { $least } parts shown
fossilium-labour-panels = { $least ->
    [one] a panel
   *[other] { $least } panels
}
fossilium-labour-large = { $least ->
    [one] a complete fossil of size 4 or 6
   *[other] { $least } complete fossils of size 4 or 6
}
fossilium-labour-guests = { $least } guests
fossilium-labour-small = { $least } complete fossils of size 1 or 2
fossilium-labour-money = { $least } $
fossilium-labour-pedestals = { $least ->
    [one] a pedestal
   *[other] { $least } pedestals
}
fossilium-labour-fossils = { $least } fossils shown
fossilium-labour-complete = { $least } complete fossils
fossilium-labour-matching = { $least } parts in matching columns
fossilium-labour-classes = { $least } sizes with a complete fossil
fossilium-labour-one_type = { $least } fossils of one type

fossilium-round-fossils = fossils shown
fossilium-round-parts = parts shown
fossilium-round-types = types shown
fossilium-round-panels = panels
fossilium-round-complete = complete fossils
fossilium-round-matching = parts in matching columns
fossilium-round-guests = guests
fossilium-round-large = fossils of size 4 or 6
fossilium-round-classes = sizes with a complete fossil
fossilium-round-money = $
fossilium-round-pedestals = pedestals
fossilium-round-small = fossils of size 1 or 2
fossilium-round-one_type = fossils of one type

fossilium-end-complete = most complete fossils
fossilium-end-large = most fossils of size 4 and 6
fossilium-end-cells = fewest free cells
fossilium-end-panels = most panels
