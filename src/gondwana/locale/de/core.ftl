### Meldungen, die alle Spiele teilen.

game-unknown = ein Spiel „{ $name }“ gibt es nicht; es gibt: { $known }
options-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }
options-players-either = { $game } ist für { $least } oder { $most } Personen, nicht für { $players }
options-unknown = eine Option „{ $name }“ gibt es nicht; es gibt: { $known }
options-value = die Option „{ $name }“ kann nicht „{ $value }“ sein; möglich ist: { $allowed }
options-seed = ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht { $seed }
options-form = „{ $text }“ ist keine Option; schreib sie wie name=wert
undo-too-late = das lässt sich nicht mehr zurücknehmen: seither wurde etwas aufgedeckt, gezogen oder entschieden
concede-refused = aufgeben beendet dieses Spiel nicht
record-unreadable = das ist keine Partieaufzeichnung: { $problem }
record-game = das ist eine Partie { $recorded }, nicht { $game }
record-version = die Partie wurde nach Regelfassung { $recorded } gespielt; dieses Programm hat Fassung { $version }
record-step = Schritt { $number } der Aufzeichnung, „{ $do }“, lässt sich nicht nachspielen: { $reason }
record-unfinished = die Aufzeichnung nennt { $what }, aber sie endet vor dem Ende der Partie
record-result = die Aufzeichnung sagt { $what } { $told }, aber die Schritte führen zu { $found }
