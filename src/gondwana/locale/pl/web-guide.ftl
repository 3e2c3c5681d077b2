### Przewodnik po pierwszej grze.

web-guide-do-place = Moja rada: { $species } → { $place }
web-guide-do-choose = Moja rada, weź: { $species }
web-guide-do-discard = Moja rada, odłóż do pudełka: { $species }
web-guide-do-stay = Moja rada: niech zostanie na miejscu

web-guide-idle-yours = Twój wybór
    .text = Graj po swojemu albo zapytaj mnie o dobry ruch.
web-guide-idle-wait = Pozostali wybierają
    .text = Gdy wszyscy wybiorą, dinozaury razem trafią na swoje miejsca.

web-guide-welcome = Witaj w swoim zoo
    .text = Duża plansza jest twoja. Stanie na niej dwanaście dinozaurów, co turę jeden więcej. Każda zagroda liczy punkty po swojemu: wskaż ją, aby przeczytać zasadę. Wygrywa najwięcej punktów.
web-guide-hand = Twoje dinozaury
    .text = Tę rękę widzisz tylko ty. W tej turze stawiasz jednego z nich, a resztę dostaje { $left }, po twojej lewej.
web-guide-hand-two = Twoje dinozaury
    .text = Tę rękę widzisz tylko ty. W każdej turze stawiasz jednego i jednego odkładasz do pudełka; resztą się wymieniacie ({ $left } dostaje twoją).
web-guide-die-free = To twój rzut, masz swobodę
    .text = Kostka mówi: { $rule }. To wiąże tylko pozostałych. Możesz użyć każdej zagrody, na którą pozwala jej własna zasada.
web-guide-die-bound = Kostka cię wiąże
    .text = Rzut: { $holder }, wynik: { $face }, czyli { $rule }. Ciebie to obowiązuje, a { $holder } ma swobodę. Rzeka jest zawsze otwarta.
web-guide-die-all = Tym razem kostka wiąże wszystkich
    .text = To ostatnia tura rundy. Wynik: { $face }, czyli { $rule }. Przy tym stole słucha jej teraz także osoba, która rzuciła.
web-guide-places = Wybierz miejsce
    .text = Weź dinozaura, a otwarte dla niego miejsca się zaświecą. Dotknij ciemnego, a powie ci, dlaczego jest zamknięte. Potem potwierdź.
web-guide-show = Najpierw dinozaur
    .text = Przy tym stole wybierasz teraz tylko dinozaura. Wszystkie odkrywa się razem, a miejsce wybierasz potem.
web-guide-discard = Jeden wraca do pudełka
    .text = We dwoje w każdej turze każde z was usuwa z gry drugiego dinozaura. Zabierz tego, którego najbardziej potrzebuje { $left }.
web-guide-passed = Ręce wędrują w lewo
    .text = Wszyscy postawili dinozaury naraz. Resztę twojej ręki ma teraz { $left }, a tę podaje ci { $right }. Kostka też przeszła w lewo.
web-guide-swapped = Ręce zamienione
    .text = { $left } ma teraz resztę twojej ręki, a ty resztę tamtej. Kostka co turę przechodzi na drugą stronę.
web-guide-round = Runda { $round } z { $rounds }
    .text = Każdy wylosował sześć nowych dinozaurów. Zoo zostają, jakie były: w twoim stoi { $placed } z 12.
web-guide-trex = Tyranozaur w twojej ręce
    .text = Każda zagroda, w której jest choć jeden tyranozaur, daje 1 punkt więcej; w rzece premii nie ma. Za to przy remisie wygrywa zoo, w którym jest ich mniej.
web-guide-points = { $points ->
        [one] Na razie 1 punkt
        [few] Na razie { $points } punkty
       *[other] Na razie { $points } punktów
    }
    .text = Skąd się biorą: { $where }. Dotknij liczby nad swoją planszą, aby zobaczyć powód każdego.
web-guide-neighbours = Spójrz w lewo
    .text = { $left } dostaje to, czego nie weźmiesz. Dotknij zoo, aby je powiększyć, i pomyśl, co podajesz dalej.
web-guide-winter = Teraz jest zima
    .text = Nowe zagrody, ta sama gra. Letnie punkty są bezpieczne i zostaną dodane na końcu. Wskaż zagrodę, aby przeczytać jej zasadę.
web-guide-quarantine = Jeden czeka w kwarantannie
    .text = Tam nic nie daje. Po ostatniej turze przeniesiesz go do innej zagrody albo do rzeki, cokolwiek mówi kostka.
web-guide-move = Koniec kwarantanny
    .text = Wszystkie tury rozegrane. Zanim policzymy punkty, ten dinozaur się przenosi: obowiązują zasady zagród, kostka nie.
web-guide-last = Ostatnia tura
    .text = Potem liczymy punkty, a arkusz pokaże, skąd się wziął każdy z nich.
web-guide-end = To była twoja pierwsza gra
    .text = Dotknij liczby na arkuszu: zoo pokaże, które dinozaury dają te punkty. Przy remisie wygrywa mniej tyranozaurów.
