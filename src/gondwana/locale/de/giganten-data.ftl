### Giganten: what can be wrong with parts of one's own.

giganten-data = { $file }: { $problem }
giganten-data-form = { $file } lässt sich nicht lesen: { $problem }
giganten-data-tiles = Die Planteile müssen a, b, c und d sein, in dieser Reihenfolge
giganten-data-tile = Planteil { $tile } braucht { $side } Reihen mit { $side } Zeichen, jedes „.“ für Land oder „~“ für Sumpf
giganten-data-count = Planteil { $tile } nennt { $told } Felder Land/Sumpf, gezeichnet sind { $counted }
giganten-data-land = Planteil { $tile } hat zu wenig Land: Ohne einen Rand müssen { $least } Felder bleiben
giganten-data-pieces = Die Figuren müssen in dieser Reihenfolge stehen: { $known }
giganten-data-letters = Jede Figur braucht einen eigenen Buchstaben
giganten-data-strength = Stärken gehen von 0 bis 9
giganten-data-rosters = Es muss zwei Aufstellungen geben, full und named, in dieser Reihenfolge
giganten-data-roster-piece = Aufstellung { $roster } hat eine unbekannte Figur: { $piece }
giganten-data-roster-total = Aufstellung { $roster } hat { $total } Figuren; es müssen { $army } sein
giganten-data-roster-nest = Aufstellung { $roster } braucht genau ein nest, kein blank und höchstens { $most } blitz
giganten-data-outlines = Die Umrisse müssen sein: { $known }, mit ihren Spielerzahlen
giganten-data-overlap = Umriss { $outline }: Beide Seiten brauchen gleich viele Teile, und keines darf auf einem anderen liegen
giganten-data-outline-tiles = Umriss { $outline } braucht { $tiles } Teile auf jeder Seite
giganten-data-outline-size = Umriss { $outline } muss bei Spalte und Reihe 0 beginnen und darf höchstens { $columns } breit und { $rows } tief sein
giganten-data-columns = Umriss { $outline }: Die Spalten müssen dieselben Plätze nutzen wie die Reihen
giganten-data-reserve = Die vereinbarte Reserve müssen drei Saurier sein, die Aufstellung { $roster } hat, ohne Culak und Blitz
giganten-data-course = { $name } in [course] muss zwischen 1 und { $most } liegen
giganten-data-territory-meets = { $name } = { $rows } ist zu tief für Umriss { $outline }: Die Gebiete beider Seiten träfen sich; höchstens { $most } Reihen passen
giganten-data-territory-room = { $name } = { $rows } ist zu klein für Umriss { $outline }: Es sind { $room } Felder, eine Seite braucht { $needed }
giganten-data-territory-land = { $name } = { $rows } ist zu klein: { $rows } Reihen von Planteil { $tile } brauchen mindestens { $least } Felder Land, wie es auch gedreht ist
giganten-data-half = half = { $rows } ist zu tief für Umriss { $outline }: Die Hälfte davon sind { $most } Reihen
giganten-data-between = between_nests ist zu groß für Umriss { $outline }: höchstens { $most }, damit zwei Nester Land finden, wie die Planteile auch gedreht sind
giganten-data-folder = { $variable } nennt einen Ordner, den es nicht gibt: { $folder }
