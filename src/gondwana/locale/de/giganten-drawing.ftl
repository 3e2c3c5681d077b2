### Giganten: what drawings say.

giganten-draw-title = Giganten
giganten-draw-chance = Es wird gelost.
giganten-draw-you = { $seat } (du)
giganten-draw-turn =
    Zug { $turn }. { $many ->
        [one] Platz
       *[other] Plätze
    } { $who }:
giganten-draw-phase-lay =
    { $many ->
        [one] legt
       *[other] legen
    } verdeckt Planteile
giganten-draw-phase-occupy = stellt eine Figur auf
giganten-draw-phase-arrange =
    { $many ->
        [one] stellt
       *[other] stellen
    } verdeckt auf
giganten-draw-phase-pick = nimmt eine Figur
giganten-draw-phase-set = setzt eine Reserve
giganten-draw-phase-return = bringt eine Figur zurück
giganten-draw-phase-go = zieht die Figur
giganten-draw-phase-challenge = fordert oder nicht
giganten-draw-phase-up = rückt nach oder nicht
giganten-draw-phase-reply = antwortet auf das angebotene Unentschieden
giganten-draw-won = Partei { $party } hat gewonnen.
giganten-draw-drawn = Unentschieden.
giganten-draw-ending-nest = Das Nest ist besetzt.
giganten-draw-ending-blocked = Die andere Seite kann nicht ziehen.
giganten-draw-ending-no-fight = Zu viele Züge ohne Kampf.
giganten-draw-ending-no-takers = Niemand kann mehr ein Nest besetzen.
giganten-draw-ending-too-long = Das Spiel dauert zu lange.
giganten-draw-ending-agreement = Nach Vereinbarung.
giganten-draw-ending-resigned = Die andere Seite hat aufgegeben.
giganten-draw-seat = Platz { $seat }: { $pieces } Figuren.
giganten-draw-lost = Geschlagen: { $pieces }.
giganten-draw-away = Darf zurückkommen: { $pieces }.
giganten-draw-reserve = Reserve: { $many }.
giganten-draw-hidden = verdeckte Figur
giganten-draw-legend = · Land, ~ Sumpf, : nicht zu sehen; eine Figur ist ihr Platz und ihr Buchstabe, * verdeckt
