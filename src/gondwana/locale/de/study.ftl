### Studien: viele Spiele eines Bots gegen sich selbst.

study-none = zu { $game } gibt es keine Studie; es gibt: { $known }
study-board = eine Studie betrachtet jede Seite für sich: board=summer oder board=winter angeben, oder nichts für beide
study-giganten-players = eine Studie von Giganten betrachtet Partien zu zweit
study-saved-foreign = { $file } ist nicht die Datei einer Studie; bitte einen anderen Namen wählen
study-saved-line = Zeile { $line } von { $file } ist nicht das Spiel, das dort stehen sollte
study-saved-other = { $file } ist die Datei einer anderen Studie: { $name } ist dort { $there }, nicht { $wanted }
