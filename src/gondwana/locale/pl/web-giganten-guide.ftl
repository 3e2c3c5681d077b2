### Przewodnik pierwszej gry w Giganten.

web-gg-do-take = Ruszam figurę z { $start }: { $piece }
web-gg-do-move = Idę z { $start } na { $goal }: { $piece }
web-gg-do-challenge = Idę z { $start } na { $goal } ({ $piece }) i wyzywam { $enemy }
web-gg-do-go = Idę na { $goal }
web-gg-do-this = Wybieram { $action }
web-gg-do-quiet = Nikogo nie wyzywam
web-gg-do-up = Zajmuję pole
web-gg-do-stay = Zostaję na miejscu

web-gg-idle-yours = Twój ruch
    .text = Graj, jak chcesz, albo zapytaj mnie o dobry ruch.
web-gg-idle-wait = Teraz { $enemy }
    .text = Patrz, co rusza się i dokąd: to coś mówi.

web-gg-welcome = Witaj na bagnach
    .text = Prowadzisz armię; przeciwnik: { $enemy }, twój kolor: { $side }. Po drugiej stronie wśród innych ukryte jest gniazdo. Znajdź je i wyzwij, a wygrasz. Najpierw powstaje kraina, potem ustawienie, potem gra.
web-gg-tiles = Połóż swoją połowę
    .text = Te dwie płyty są twoje. Obróć je, zamień, połóż. Ląd jest dobry dla Tyra i Tri, bagno dla Deino i Plesio; twoje gniazdo potrzebuje lądu.
web-gg-land = Oto kraina
    .text = Zielone z kępkami trawy to ląd, czerwonobrązowe z trzciną to bagno. W walce grunt rozstrzyga, która liczba figury się liczy.
web-gg-ready = Ustaw swoją armię
    .text = Na pierwszy raz weź gotowe ustawienie i zatwierdź je. { $enemy } zobaczy, gdzie stoją twoje figury, ale nie czym są.
web-gg-secret = Kto gdzie stoi
    .text = Zmieniaj, co chcesz. Dobra zasada: gniazdo daleko z tyłu, a obok Blitz; Flugi tam, gdzie droga do przodu jest wolna; silni na gruncie, który im służy.
web-gg-first = Twój ruch
    .text = Dotknij figury, potem jasnego pola obok: jeden krok do przodu, w bok albo do tyłu. Nie można pasować. Gniazdo nigdy się nie rusza, Blitz nigdy do przodu.
web-gg-numbers = Dwie liczby
    .text = Zielona liczy się na lądzie, pomarańczowa na bagnie. Tyra na lądzie jest olbrzymem, a na bagnie prawie niczym; Deino odwrotnie. Culak i Flug walczą według własnych zasad.
web-gg-backs = Same plecy
    .text = Widzisz, gdzie stoją inni, ale nie czym są. Wskaż figurę: pomoc pamięci powie, czym jeszcze może być.
web-gg-challenge = Ktoś jest w zasięgu
    .text = Jedna z twoich figur może stanąć obok przeciwnika i go wyzwać: wtedy obie zostaną pokazane. Albo nie wyzywaj i zachowaj tajemnicę.
web-gg-ground = Grunt rozstrzyga
    .text = Liczy się pole figury wyzwanej, dla obu stron. Wysyłaj więc lądowe na tych na lądzie, a pływaków na tych na bagnie.
web-gg-flight = Twój Flug może lecieć
    .text = Nad pustymi polami, prosto albo na ukos, do przeciwnika, którego musi wyzwać. Zwykle kończy się to remisem, a ty wiesz, co tam stoi. Uważaj na Stego, Blitz i inne Flugi.
web-gg-fought = Walka
    .text = { $result } Obie figury pokazano; kto został, znów stoi tyłem, więc zapamiętaj. Pobite leżą odkryte obok planszy.
web-gg-up = Wygrana walka
    .text = Możesz wejść na pole, które się zwolniło. Nic to nie kosztuje, ale sprawdź, kto mógłby cię tam wyzwać.
web-gg-deduce = Kto się rusza, nie jest gniazdem
    .text = A kto szedł do przodu albo stał na bagnie, nie jest też Blitzem. Tym, co nigdy się nie ruszają, warto się przyjrzeć.
web-gg-nest = Szukaj gniazda
    .text = Stoi na lądzie, nie w rogu, zwykle daleko z tyłu, wśród innych. Prawie wszyscy mogą je zdobyć, Flug też; tylko Culak nie.
web-gg-quiet = Nikt nie walczy
    .text = { $left ->
        [one] Jeszcze jeden ruch każdej strony bez walki i będzie remis. Zaryzykuj!
        [few] Jeszcze { $left } ruchy każdej strony bez walki i będzie remis. Zaryzykuj!
       *[other] Jeszcze { $left } ruchów każdej strony bez walki i będzie remis. Zaryzykuj!
    }
web-gg-end = To była twoja pierwsza gra
    .text = W powtórce wszystko może być odkryte: zobacz, co gdzie stało. Zasady odpowiadają na pytanie „Kto wygrywa?” dla każdej pary.
