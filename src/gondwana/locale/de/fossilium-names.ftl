### Fossilium: wie seine Dinge heißen.

fossilium-title = Fossilium

fossilium-type-botanical = botanisch
fossilium-type-aquatic = aquatisch
fossilium-type-terrestrial = terrestrisch

fossilium-site-triassic = Trias
fossilium-site-jurassic = Jura
fossilium-site-cretaceous = Kreide

fossilium-fossil-starter = Erstes Fossil
fossilium-fossil-cycadales = Cycadales
fossilium-fossil-williamsonia = Williamsonia
fossilium-fossil-nest = Oviraptor-Nest
fossilium-fossil-pentacrinites = Pentacrinites
fossilium-fossil-plateosaurus = Plateosaurus
fossilium-fossil-stegosaurus = Stegosaurus
fossilium-fossil-trex = Tyrannosaurus rex
fossilium-fossil-plesiosaur = Plesiosaurier
fossilium-fossil-equisetites = Equisetites
fossilium-fossil-voltzia = Voltzia
fossilium-fossil-araucaria = Araukarie
fossilium-fossil-nothosaurus = Nothosaurus
fossilium-fossil-ichthyosaurus = Ichthyosaurus
fossilium-fossil-xiphactinus = Xiphactinus
fossilium-fossil-fern = Farn
fossilium-fossil-ginkgo = Ginkgo
fossilium-fossil-urchin = Seeigel
fossilium-fossil-belemnite = Belemnit
fossilium-fossil-trackway = Fährte
fossilium-fossil-dragonfly = Libelle

fossilium-effect-nothing = { $base }
fossilium-effect-botanical-parts = { $base ->
    [0] { $each } je ausgestelltem botanischem Teil, höchstens { $most }
   *[other] { $base }, dazu { $each } je ausgestelltem botanischem Teil, höchstens { $most }
}
fossilium-effect-panels = { $base ->
    [0] { $each } je Infotafel, höchstens { $most }
   *[other] { $base }, dazu { $each } je Infotafel, höchstens { $most }
}
fossilium-effect-small-fossils = { $base ->
    [0] { $each } je Fossil der Größe 1 oder 2, höchstens { $most }
   *[other] { $base }, dazu { $each } je Fossil der Größe 1 oder 2, höchstens { $most }
}
fossilium-effect-guests = { $base ->
    [0] { $each } je { $per } Gäste, höchstens { $most }
   *[other] { $base }, dazu { $each } je { $per } Gäste, höchstens { $most }
}
fossilium-effect-complete = { $base ->
    [0] { $each } je vollständigem Fossil, höchstens { $most }
   *[other] { $base }, dazu { $each } je vollständigem Fossil, höchstens { $most }
}
fossilium-effect-neighbours = { $base ->
    [0] { $each } je benachbartem Fossil, höchstens { $most }
   *[other] { $base }, dazu { $each } je benachbartem Fossil, höchstens { $most }
}
fossilium-effect-aquatic-others = { $base ->
    [0] { $each } je anderem aquatischem Fossil, höchstens { $most }
   *[other] { $base }, dazu { $each } je anderem aquatischem Fossil, höchstens { $most }
}
fossilium-effect-aquatic-parts = { $base ->
    [0] { $each } je ausgestelltem aquatischem Teil, höchstens { $most }
   *[other] { $base }, dazu { $each } je ausgestelltem aquatischem Teil, höchstens { $most }
}
fossilium-effect-terrestrial-parts = { $base ->
    [0] { $each } je ausgestelltem terrestrischem Teil, höchstens { $most }
   *[other] { $base }, dazu { $each } je ausgestelltem terrestrischem Teil, höchstens { $most }
}
fossilium-effect-botanical-others = { $base ->
    [0] { $each } je anderem botanischem Fossil, höchstens { $most }
   *[other] { $base }, dazu { $each } je anderem botanischem Fossil, höchstens { $most }
}
fossilium-effect-terrestrial-others = { $base ->
    [0] { $each } je anderem terrestrischem Fossil, höchstens { $most }
   *[other] { $base }, dazu { $each } je anderem terrestrischem Fossil, höchstens { $most }
}

fossilium-panel-planetarium = Planetarium
    .about = Am Ende { $points } Prestige.
fossilium-panel-restaurant = Restaurant
    .about = Sofort { $many } Stammgäste.
fossilium-panel-sponsors = Sponsorentafel
    .about = Am Ende 1 Prestige je { $money } $.
fossilium-panel-amber = Bernstein
    .about = Wähle einen Typ: Beim Einkommen zählt er als ein Teil und ein Fossil davon.
fossilium-panel-toilet = Toilette
    .about = Am Ende { $points } Prestige für jedes freie Feld daneben.
fossilium-panel-restorer = Restaurator
    .about = Sofort darfst du ein neues Fossil mit den Teilen ausstellen, die du hast, mindestens einem.
fossilium-panel-auditorium = Auditorium
    .about = Am Ende 1 Prestige je { $guests } Stammgäste.
fossilium-panel-laboratory = Labor
    .about = Doktoranden ziehen { $many ->
        [one] ein Teil
       *[other] { $many } Teile
    } mehr; am Ende { $points } Prestige.
fossilium-panel-platform = Aussichtsplattform
    .about = Am Ende so viel Prestige wie die verschiedenen Größen der Fossilien daneben zusammengezählt.
fossilium-panel-depot = Depot
    .about = { $many } Lagerplätze mehr; am Ende { $points } Prestige.
fossilium-panel-reading = Lesesaal
    .about = Am Ende 1 Prestige für jedes Teil im Lager, höchstens { $most }.
fossilium-panel-ticket = Kasse
    .about = Sofort { $money } $.

fossilium-row-display = Ausstellen
fossilium-row-build = Bauen oder stiften
fossilium-row-market = Markt
fossilium-row-tour = Führung
fossilium-row-joker = Joker
fossilium-row-manage = Büro
fossilium-row-strip = Letzte Runde

fossilium-labour-types = { $least } Typen mit einem vollständigen Fossil
fossilium-labour-parts = { $least } ausgestellte Teile
fossilium-labour-panels = { $least ->
    [one] eine Infotafel
   *[other] { $least } Infotafeln
}
fossilium-labour-large = { $least ->
    [one] ein vollständiges Fossil der Größe 4 oder 6
   *[other] { $least } vollständige Fossilien der Größe 4 oder 6
}
fossilium-labour-guests = { $least } Gäste
fossilium-labour-small = { $least } vollständige Fossilien der Größe 1 oder 2
fossilium-labour-money = { $least } $
fossilium-labour-pedestals = { $least ->
    [one] ein Podest
   *[other] { $least } Podeste
}
fossilium-labour-fossils = { $least } ausgestellte Fossilien
fossilium-labour-complete = { $least } vollständige Fossilien
fossilium-labour-matching = { $least } Teile in passenden Spalten
fossilium-labour-classes = { $least } Größen mit einem vollständigen Fossil
fossilium-labour-one_type = { $least } Fossilien eines Typs

fossilium-round-fossils = ausgestellte Fossilien
fossilium-round-parts = ausgestellte Teile
fossilium-round-types = ausgestellte Typen
fossilium-round-panels = Infotafeln
fossilium-round-complete = vollständige Fossilien
fossilium-round-matching = Teile in passenden Spalten
fossilium-round-guests = Gäste
fossilium-round-large = Fossilien der Größe 4 oder 6
fossilium-round-classes = Größen mit einem vollständigen Fossil
fossilium-round-money = $
fossilium-round-pedestals = Podeste
fossilium-round-small = Fossilien der Größe 1 oder 2
fossilium-round-one_type = Fossilien eines Typs

fossilium-end-complete = die meisten vollständigen Fossilien
fossilium-end-large = die meisten Fossilien der Größe 4 und 6
fossilium-end-cells = die wenigsten freien Felder
fossilium-end-panels = die meisten Infotafeln
