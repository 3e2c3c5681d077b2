### Fossilium.

fossilium-seat = Platz { $seat }
fossilium-list = { $some } und { $one }

fossilium-tile = { $fossil } (Scheibe { $pair })

fossilium-field = { $row } { $column }

fossilium-options-first = die Option „first“ nennt Platz { $first }, die Plätze gehen aber von 0 bis { $last }
fossilium-options-end = Option „end_goal“: Wer allein spielt, hat eigene Schwellen und kein Endwertungs-Ziel
fossilium-notation = „{ $text }“ ist kein Schritt; zum Beispiel „display-1“, „show trex“, „d1 lying“, „build toilet“, „buy botanical-3“, „students 2“, „keep 1 3“, „use 1 fixed“, „dig 2“, „end“ oder „pass“
fossilium-notation-chance = „{ $text }“ ist nichts, was der Zufall tut; zum Beispiel „first 0“, „labour parts“, „goal 1 fossils“, „final cells“ oder „draw trex-2“

fossilium-refused-over = das Spiel ist zu Ende
fossilium-refused-chance = der Zufall hat jetzt nichts dieser Art zu tun
fossilium-refused-seat = es gibt keinen Platz { $seat }; die Plätze gehen von 0 bis { $last }
fossilium-refused-action = es gibt keine Aktion { $action }
fossilium-refused-wait = gerade wählt niemand: Es wird gezogen und gelost
fossilium-refused-done = dieser Platz hat gewählt; die anderen sind noch beschäftigt
fossilium-refused-turn = ein anderer Platz ist am Zug
fossilium-refused-now-start = jetzt werden Teile behalten, etwa „keep 1 2 4 6“, und dann das Start-Fossil gewählt, etwa „start botanical“
fossilium-refused-now-turn = jetzt wird ein Feld gewählt, etwa „display-1“, oder es werden Doktoranden ausgesandt, etwa „students 2“, oder „pass“ (FO-20)
fossilium-refused-now-workers = jetzt wird gesagt, wie viele der Arbeitskräfte auf dem Feld feste sind, etwa „use 0 fixed“ oder „use 1 fixed“ (FO-71)
fossilium-refused-now-copy = jetzt braucht der Joker eine Aktion seiner Spalte, etwa „as build“ (FO-36)
fossilium-refused-now-show = jetzt wird ein Fossil ausgestellt, etwa „show trex“, oder erweitert, etwa „add trex“ (FO-23)
fossilium-refused-now-place = jetzt braucht das Fossil seine Felder, etwa „d1 lying“ (FO-23)
fossilium-refused-now-side = jetzt wird eines von zwei Feldern für das Teil gewählt (FO-23)
fossilium-refused-now-extra = jetzt darf noch ein Teil ausgestellt werden, etwa „part fern“, oder „done“ (FO-25)
fossilium-refused-now-build = jetzt wird eine Tafel gebaut, etwa „build toilet“, oder ein Teil gestiftet, etwa „give fern to 1“ (FO-28)
fossilium-refused-now-site = jetzt braucht die Tafel ein freies Feld, etwa „c3“ (FO-28)
fossilium-refused-now-amber = jetzt braucht der Bernstein einen Typ, etwa „amber botanical“
fossilium-refused-now-restore = jetzt darf der Restaurator ein neues Fossil ausstellen, etwa „show trex“, oder „done“
fossilium-refused-now-trade = jetzt werden Teile gekauft, etwa „buy botanical-3“ oder „buy archive fern“, oder verkauft, etwa „sell fern“; dann „done“ (FO-32)
fossilium-refused-now-guide = jetzt geht die Führung durch einen Eingang, etwa „entrance botanical“, oder einen Shop, etwa „shop botanical“ (FO-35)
fossilium-refused-now-fetch = jetzt wird ein Teil aus dem Beutel genommen, etwa „take fern“ (FO-70)
fossilium-refused-now-pick = jetzt wird genau eines der gezogenen Teile behalten, etwa „keep 2“ (FO-38)
fossilium-refused-now-end = jetzt endet der Zug mit „end“, oder vorher werden Doktoranden ausgesandt, etwa „students 2“ (FO-38)
fossilium-refused-now-excavate = jetzt wird eine Ausgrabungsstätte gewählt, etwa „dig 2“ (FO-60)
fossilium-refused-now-keep = jetzt werden Teile behalten, etwa „keep 1 3“ (FO-60)
fossilium-refused-now-store = jetzt kommen die Teile, die nicht ins Lager passen, in den Markt, etwa „leave fern“ (FO-61)
fossilium-refused-now-fix = jetzt wird eine Spalte für eine Arbeitskraft ohne Platz gewählt, etwa „fix 2“ (FO-62)
fossilium-refused-taken = { $field } ist in dieser Runde schon besetzt (FO-20)
fossilium-refused-workers = { $field } braucht { $needs ->
    [one] eine Arbeitskraft
   *[other] { $needs } Arbeitskräfte
}; dafür { $workers ->
    [0] ist keine frei
    [one] ist eine frei
   *[other] sind { $workers } frei
} (FO-20)
fossilium-refused-workers-late = { $field } braucht { $needs ->
    [one] eine Arbeitskraft
   *[other] { $needs } Arbeitskräfte
}; nach dem Passen dürfen nur seither erhaltene eingesetzt werden, und davon { $workers ->
    [0] gibt es keine
    [one] gibt es eine
   *[other] gibt es { $workers }
} (FO-22)
fossilium-refused-mix = { $field } kannst du mit { $fewest } bis { $most } festen Arbeitskräften besetzen (FO-71)
fossilium-refused-money = das kostet { $costs } $, da { $money ->
    [one] ist 1 $
   *[other] sind { $money } $
}
fossilium-refused-strip = den Streifen gibt es nur in der letzten Runde (FO-70)
fossilium-refused-nothing-to-show = mit den Teilen im Lager lässt sich kein Fossil ausstellen oder erweitern (FO-20)
fossilium-refused-room = für die Fossilien, die ausgestellt werden könnten, ist im Museum kein Platz (FO-23)
fossilium-refused-nothing-to-build = es ist keine Tafel oder kein freies Feld mehr da, und niemand braucht ein Teil aus dem eigenen Lager (FO-20)
fossilium-refused-nothing-to-trade = es gibt nichts zu verkaufen und nichts, was gekauft werden könnte (FO-20)
fossilium-refused-nothing-to-fetch = in diesem Beutel ist kein Teil, das sofort ausgestellt werden könnte (FO-70)
fossilium-refused-copy = der Joker kann in Spalte { $column } nicht „{ $row }“ sein (FO-36)
fossilium-refused-students-sent = in diesem Zug wurden schon Doktoranden ausgesandt (FO-38)
fossilium-refused-students-none = es sind keine Doktoranden da (FO-38)
fossilium-refused-pass = in diesem Zug wurden Doktoranden ausgesandt, also muss eine Aktion folgen: Wähle ein Feld (FO-38)
fossilium-refused-storage-full = im Lager ist kein Feld frei
fossilium-refused-bag-empty = der Beutel von Stätte { $site } ist leer
fossilium-refused-dug = an Stätte { $site } hast du schon gegraben (FO-60)
fossilium-refused-no-workers-there = du hast keine Arbeitskraft in der Spalte von Stätte { $site } (FO-60)
fossilium-refused-twice = { $fossil } steht schon in diesem Museum (FO-02)
fossilium-refused-half = { $fossil } braucht { $needed ->
    [one] ein Teil
   *[other] { $needed } Teile
} im Lager; da { $parts ->
    [0] ist keines
    [one] ist eines
   *[other] sind { $parts }
} (FO-23)
fossilium-refused-no-room = für { $fossil } ist kein Platz: { $size ->
    [one] ein Feld
   *[other] { $size } Felder
} groß (FO-23)
fossilium-refused-not-shown = { $fossil } ist noch nicht ausgestellt (FO-24)
fossilium-refused-no-match = es gibt kein Teil, das { $fossil } noch fehlt (FO-24)
fossilium-refused-place = { $fossil } passt dort nicht: { $cell } wäre das Feld oben links, und alle Felder müssen frei sein (FO-23)
fossilium-refused-cell = { $cell } ist nicht frei (FO-28)
fossilium-refused-not-stored = { $tile } ist nicht im eigenen Lager
fossilium-refused-single = ein einzelnes Teil von { $fossil } kann nur ein ausgestelltes erweitern: Neue haben hier Größe 1 oder 2 (FO-25)
fossilium-refused-not-in-bag = { $tile } ist nicht im Beutel von Stätte { $site } (FO-70)
fossilium-refused-built = die Tafel mit { $panel } ist schon gebaut (FO-28)
fossilium-refused-no-cell = im Museum ist kein Feld frei (FO-28)
fossilium-refused-receiver = ein Teil kann nur jemand anderem gestiftet werden (FO-29)
fossilium-refused-not-wanted = keinem ausgestellten Fossil von { $seat } fehlt { $tile } (FO-29)
fossilium-refused-mode = Kaufen und Verkaufen werden nicht gemischt: Eines wird erst beendet, und beides gibt es nur in Spalte 4 (FO-34)
fossilium-refused-not-offered = dieses Teil wird nicht angeboten
fossilium-refused-tour = die Führung hat einen anderen Typ (FO-35)
fossilium-refused-keep = von den { $hand } gezogenen Teilen { $keep ->
    [one] wird genau eines
   *[other] werden genau { $keep }
} behalten
fossilium-refused-leave = { $tile } ist nicht unter den eben ausgegrabenen Teilen (FO-61)

fossilium-why-openings = Prestige für Gäste bei den Öffnungen
fossilium-why-gifts = Prestige für gestiftete Teile und fürs Bauen in Spalte 4
fossilium-why-guests = { $value ->
    [one] ein Gast
   *[other] { $value } Gäste
}
fossilium-why-money = { $value } $
fossilium-why-end-complete = { $value ->
    [one] ein vollständiges Fossil
   *[other] { $value } vollständige Fossilien
}
fossilium-why-end-large = { $value ->
    [one] ein Fossil der Größe 4 oder 6
   *[other] { $value } Fossilien der Größe 4 oder 6
}
fossilium-why-end-cells = { $value ->
    [one] ein belegtes Feld
   *[other] { $value } belegte Felder
}
fossilium-why-end-panels = { $value ->
    [one] eine Tafel
   *[other] { $value } Tafeln
}
fossilium-why-place = { $what }: Platz { $place }
fossilium-why-tied = { $what }: Platz { $place }, geteilt
fossilium-why-nothing = { $what }: ohne etwas davon kein Platz
fossilium-why-threshold = { $what }
fossilium-why-below = { $what }: unter jeder Schwelle
fossilium-why-whole = { $fossil }: { $rule }
fossilium-why-whole-counted = { $fossil }: { $rule }; das sind hier { $number }
fossilium-why-half = { $fossil }, nicht vollständig, also die Hälfte von: { $rule }
fossilium-why-half-counted = { $fossil }, nicht vollständig, also die Hälfte von: { $rule }; das sind hier { $number }
fossilium-why-pedestal = { $fossil } auf einem Podest
fossilium-why-panel = { $panel }

fossilium-result-won = { $who } gewinnt mit { $points } Prestige
fossilium-result-cells = { $who } gewinnt mit { $points } Prestige: unter den gleichen mit den wenigsten freien Feldern, { $cells }
fossilium-result-standees = { $who } gewinnt mit { $points } Prestige: gleich viele freie Felder, aber die meisten Aufsteller, { $standees }
fossilium-result-shared = { $who } teilen sich den Sieg mit { $points } Prestige
fossilium-result-solo = { $points } Prestige: { $rank }
fossilium-rank-0 = eine Sammlung in ihren ersten Jahren
fossilium-rank-1 = ein Stadtmuseum, das einen Besuch lohnt
fossilium-rank-2 = ein Museum von nationalem Rang
fossilium-rank-3 = eines der großen Museen der Welt

fossilium-score-form = das ist kein Tisch mit Museen: { $problem }
fossilium-score-players = an einem Tisch sind { $least } bis { $most } Museen, nicht { $players }
fossilium-score-goal = end_goal muss sagen, worum es bei der dritten Mehrheit geht: complete, large, cells, panels oder none ({ $rule })
fossilium-score-goal-alone = wer allein spielt, hat kein Spielziel: end_goal bitte weglassen ({ $rule })
fossilium-score-refused = Platz { $seat }, { $thing }: { $reason } ({ $rule })
fossilium-score-number = { $number } kann nicht sein: erlaubt ist { $least } bis { $most }
fossilium-score-regular = { $regular } Stammgäste sind mehr als die { $guests } Gäste auf der Leiste
fossilium-score-fossil = so ein Fossil gibt es nicht; es gibt: { $known }
fossilium-score-parts = { $parts } Teile können nicht sein: es hat 1 bis { $size }
fossilium-score-tiles = in den Museen liegen mehr als die { $tiles } Teile von { $fossil }, die es im Spiel gibt
fossilium-score-where = „{ $where }“ ist kein Ort: bitte das Feld der linken oberen Ecke von a1 bis f5 angeben, dazu lying oder upright
fossilium-score-outside = bei { $where } passt es nicht ins Museum
fossilium-score-panel = so eine Tafel gibt es nicht; es gibt: { $known }
fossilium-score-cell = „{ $cell }“ ist kein Feld: sie gehen von a1 bis f5
fossilium-score-back = sie ist die Rückseite von { $other }, und das steht schon
fossilium-score-taken = dort ist schon etwas anderes: { $cells }
