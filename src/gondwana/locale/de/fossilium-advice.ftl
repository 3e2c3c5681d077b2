### Warum ein Zug in Fossilium gut sein kann.

fossilium-advice-at = Runde { $round }. Platz { $seat } ist am Zug.
fossilium-advice-forced = Es gibt keine andere Wahl.
fossilium-advice-turn = Der ganze Zug: { $steps }.
fossilium-advice-complete = { $many ->
    [one] Ein Fossil wird vollständig.
   *[other] { $many } Fossilien werden vollständig.
}
fossilium-advice-worker = Ein Ziel des Arbeitsmarkts ist erreicht: ein Arbeiter mehr.
fossilium-advice-changes = Sofort: { $parts }.
fossilium-advice-guests = Gäste { $many }
fossilium-advice-money = Geld { $many } $
fossilium-advice-given = Prestige { $many }
fossilium-advice-points = Wäre das Spiel dann zu Ende: { $points } Prestige.

fossilium-advice-pass = passen
fossilium-advice-end = den Zug beenden
fossilium-advice-done = das reicht
fossilium-advice-students = die Doktoranden aussenden: { $site }
fossilium-advice-as = genutzt als { $row }
fossilium-advice-show = { $fossil } ausstellen
fossilium-advice-add = { $fossil } ergänzen
fossilium-advice-cell = auf { $cell }
fossilium-advice-lying = liegend, ab { $cell }
fossilium-advice-upright = aufrecht, ab { $cell }
fossilium-advice-build = { $panel } bauen
fossilium-advice-give = { $tile } verschenken an { $who }
fossilium-advice-amber = Bernstein: { $type }
fossilium-advice-buy = { $tile } kaufen
fossilium-advice-sell = { $tile } verkaufen
fossilium-advice-entrance = Führung durch den Eingang ({ $type })
fossilium-advice-shop = Führung in den Laden ({ $type })
fossilium-advice-take = { $tile } nehmen
fossilium-advice-keep = { $tiles } behalten
fossilium-advice-start = erstes Fossil: { $type }
fossilium-advice-leave = { $tile } in den Markt geben
fossilium-advice-fix = einen Arbeiter über Spalte { $column } binden
fossilium-advice-use = { $fixed ->
    [0] mit freien Arbeitskräften
    [one] mit einer festen Arbeitskraft
   *[other] mit { $fixed } festen Arbeitskräften
}
fossilium-advice-dig = graben: { $site }
