### Giganten: what drawings say.

giganten-draw-title = Giganten
giganten-draw-chance = Trwa losowanie.
giganten-draw-you = { $seat } (ty)
giganten-draw-turn =
    Tura { $turn }. { $many ->
        [one] Miejsce
       *[other] Miejsca
    } { $who }:
giganten-draw-phase-lay =
    { $many ->
        [one] układa
       *[other] układają
    } w tajemnicy części planszy
giganten-draw-phase-occupy = stawia figurę
giganten-draw-phase-arrange =
    { $many ->
        [one] ustawia
       *[other] ustawiają
    } w tajemnicy
giganten-draw-phase-pick = wybiera figurę
giganten-draw-phase-set = stawia rezerwę
giganten-draw-phase-return = wprowadza figurę z powrotem
giganten-draw-phase-go = przesuwa figurę
giganten-draw-phase-challenge = wyzywa albo nie
giganten-draw-phase-up = zajmuje pole albo nie
giganten-draw-phase-reply = odpowiada na propozycję remisu
giganten-draw-won = Wygrała strona { $party }.
giganten-draw-drawn = Remis.
giganten-draw-ending-nest = Gniazdo zdobyte.
giganten-draw-ending-blocked = Druga strona nie może się ruszyć.
giganten-draw-ending-no-fight = Zbyt wiele ruchów bez walki.
giganten-draw-ending-no-takers = Nikt nie może już zdobyć gniazda.
giganten-draw-ending-too-long = Gra trwa zbyt długo.
giganten-draw-ending-agreement = Za zgodą stron.
giganten-draw-ending-resigned = Druga strona się poddała.
giganten-draw-seat = Miejsce { $seat }: figur { $pieces }.
giganten-draw-lost = Pobite: { $pieces }.
giganten-draw-away = Może wrócić: { $pieces }.
giganten-draw-reserve = Rezerwa: { $many }.
giganten-draw-hidden = zakryta figura
giganten-draw-legend = · ląd, ~ bagno, : nie widać; figura to numer miejsca i litera, * zakryta
