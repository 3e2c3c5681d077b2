### Fossilium.

fossilium-seat = miejsce { $seat }
fossilium-list = { $some } i { $one }

fossilium-tile = { $fossil } (plaster { $pair })

fossilium-field = { $row } { $column }

fossilium-options-first = opcja „first” podaje miejsce { $first }, a miejsca są od 0 do { $last }
fossilium-options-end = opcja „end_goal”: kto gra sam, ma własne progi i nie ma celu końcowego
fossilium-notation = „{ $text }” nie jest krokiem; na przykład „display-1”, „show trex”, „d1 lying”, „build toilet”, „buy botanical-3”, „students 2”, „keep 1 3”, „use 1 fixed”, „dig 2”, „end” albo „pass”
fossilium-notation-chance = „{ $text }” nie jest niczym, co robi los; na przykład „first 0”, „labour parts”, „goal 1 fossils”, „final cells” albo „draw trex-2”

fossilium-refused-over = gra jest skończona
fossilium-refused-chance = los nie ma teraz nic takiego do zrobienia
fossilium-refused-seat = nie ma miejsca { $seat }; miejsca są od 0 do { $last }
fossilium-refused-action = nie ma akcji { $action }
fossilium-refused-wait = teraz nikt nie wybiera: trwa losowanie
fossilium-refused-done = to miejsce już wybrało; inni jeszcze wybierają
fossilium-refused-turn = ruch ma inne miejsce
fossilium-refused-now-start = teraz trzeba zachować części, na przykład „keep 1 2 4 6”, a potem wybrać skamieniałość startową, na przykład „start botanical”
fossilium-refused-now-turn = teraz trzeba wybrać pole, na przykład „display-1”, albo wysłać doktorantów, na przykład „students 2”, albo „pass” (FO-20)
fossilium-refused-now-workers = teraz trzeba podać, ilu pracowników na polu jest stałych, na przykład „use 0 fixed” albo „use 1 fixed” (FO-71)
fossilium-refused-now-copy = teraz joker potrzebuje akcji swojej kolumny, na przykład „as build” (FO-36)
fossilium-refused-now-show = teraz trzeba wystawić skamieniałość, na przykład „show trex”, albo ją uzupełnić, na przykład „add trex” (FO-23)
fossilium-refused-now-place = teraz skamieniałość potrzebuje swoich pól, na przykład „d1 lying” (FO-23)
fossilium-refused-now-side = teraz trzeba wybrać dla części jedno z dwóch pól (FO-23)
fossilium-refused-now-extra = teraz można wystawić jeszcze jedną część, na przykład „part fern”, albo „done” (FO-25)
fossilium-refused-now-build = teraz trzeba zbudować tablicę, na przykład „build toilet”, albo podarować część, na przykład „give fern to 1” (FO-28)
fossilium-refused-now-site = teraz tablica potrzebuje wolnego pola, na przykład „c3” (FO-28)
fossilium-refused-now-amber = teraz bursztyn potrzebuje typu, na przykład „amber botanical”
fossilium-refused-now-restore = teraz konserwator może wystawić nową skamieniałość, na przykład „show trex”, albo „done”
fossilium-refused-now-trade = teraz kupuje się części, na przykład „buy botanical-3” lub „buy archive fern”, albo sprzedaje, na przykład „sell fern”; potem „done” (FO-32)
fossilium-refused-now-guide = teraz oprowadzanie idzie przez wejście, na przykład „entrance botanical”, albo sklep, na przykład „shop botanical” (FO-35)
fossilium-refused-now-fetch = teraz trzeba wziąć część z woreczka, na przykład „take fern” (FO-70)
fossilium-refused-now-pick = teraz trzeba zachować dokładnie jedną z wylosowanych części, na przykład „keep 2” (FO-38)
fossilium-refused-now-end = teraz ruch kończy się przez „end”, albo przedtem wysyła się doktorantów, na przykład „students 2” (FO-38)
fossilium-refused-now-excavate = teraz trzeba wybrać stanowisko, na przykład „dig 2” (FO-60)
fossilium-refused-now-keep = teraz trzeba zachować części, na przykład „keep 1 3” (FO-60)
fossilium-refused-now-store = teraz części, które się nie mieszczą, idą na rynek, na przykład „leave fern” (FO-61)
fossilium-refused-now-fix = teraz trzeba wybrać kolumnę dla pracownika bez miejsca, na przykład „fix 2” (FO-62)
fossilium-refused-taken = { $field } jest zajęte w tej rundzie (FO-20)
fossilium-refused-workers = { $field } wymaga { $needs ->
    [one] jednego pracownika
   *[other] { $needs } pracowników
}; wolnych: { $workers } (FO-20)
fossilium-refused-workers-late = { $field } wymaga { $needs ->
    [one] jednego pracownika
   *[other] { $needs } pracowników
}; po pasie mogą działać tylko ci, którzy doszli później: { $workers } (FO-22)
fossilium-refused-mix = { $field }: liczba stałych pracowników może być od { $fewest } do { $most } (FO-71)
fossilium-refused-money = to kosztuje { $costs } $, a jest { $money } $
fossilium-refused-strip = pasek jest tylko w ostatniej rundzie (FO-70)
fossilium-refused-nothing-to-show = z części w magazynie nie da się wystawić ani uzupełnić żadnej skamieniałości (FO-20)
fossilium-refused-room = na skamieniałości, które można by wystawić, nie ma miejsca w muzeum (FO-23)
fossilium-refused-nothing-to-build = nie ma już tablicy albo wolnego pola, i nikt nie potrzebuje części z własnego magazynu (FO-20)
fossilium-refused-nothing-to-trade = nie ma nic do sprzedania ani nic, co dałoby się kupić (FO-20)
fossilium-refused-nothing-to-fetch = w tym woreczku nie ma części, którą można by od razu wystawić (FO-70)
fossilium-refused-copy = joker nie może być „{ $row }” w kolumnie { $column } (FO-36)
fossilium-refused-students-sent = w tym ruchu doktoranci byli już wysłani (FO-38)
fossilium-refused-students-none = nie ma doktorantów do wysłania (FO-38)
fossilium-refused-pass = w tym ruchu wysłano doktorantów, więc musi nastąpić akcja: wybierz pole (FO-38)
fossilium-refused-storage-full = w magazynie nie ma wolnego miejsca
fossilium-refused-bag-empty = woreczek stanowiska { $site } jest pusty
fossilium-refused-dug = stanowisko { $site }: tu już były wykopaliska (FO-60)
fossilium-refused-no-workers-there = stanowisko { $site }: w tej kolumnie nie ma twojego pracownika (FO-60)
fossilium-refused-twice = { $fossil } stoi już w tym muzeum (FO-02)
fossilium-refused-half = { $fossil }: potrzeba części w magazynie: { $needed }, jest: { $parts } (FO-23)
fossilium-refused-no-room = { $fossil }: nie ma miejsca, liczba pól: { $size } (FO-23)
fossilium-refused-not-shown = { $fossil } nie jest jeszcze na wystawie (FO-24)
fossilium-refused-no-match = { $fossil }: nie ma części, której jeszcze brakuje (FO-24)
fossilium-refused-place = { $fossil } tam się nie mieści: { $cell } byłoby lewym górnym polem, a wszystkie pola muszą być wolne (FO-23)
fossilium-refused-cell = { $cell } nie jest wolne (FO-28)
fossilium-refused-not-stored = { $tile }: nie ma w magazynie
fossilium-refused-single = { $fossil }: pojedyncza część może tylko uzupełnić wystawioną skamieniałość; nowe mają tu rozmiar 1 lub 2 (FO-25)
fossilium-refused-not-in-bag = { $tile }: nie ma w woreczku stanowiska { $site } (FO-70)
fossilium-refused-built = tablica „{ $panel }” jest już zbudowana (FO-28)
fossilium-refused-no-cell = w muzeum nie ma wolnego pola (FO-28)
fossilium-refused-receiver = część można podarować tylko innemu graczowi (FO-29)
fossilium-refused-not-wanted = { $seat }: żadnej wystawionej skamieniałości nie brakuje części: { $tile } (FO-29)
fossilium-refused-mode = kupna i sprzedaży się nie miesza: najpierw kończy się jedno, a oba są tylko w kolumnie 4 (FO-34)
fossilium-refused-not-offered = tej części nie ma w ofercie
fossilium-refused-tour = oprowadzanie ma inny typ (FO-35)
fossilium-refused-keep = z wylosowanych części ({ $hand }) zachowuje się dokładnie { $keep }
fossilium-refused-leave = { $tile }: nie ma wśród części właśnie wykopanych (FO-61)

fossilium-why-openings = prestiż za gości przy otwarciach
fossilium-why-gifts = prestiż za podarowane części i za budowę w kolumnie 4
fossilium-why-guests = { $value ->
    [one] jeden gość
    [few] { $value } gości
   *[other] { $value } gości
}
fossilium-why-money = { $value } $
fossilium-why-end-complete = pełne skamieniałości: { $value }
fossilium-why-end-large = skamieniałości rozmiaru 4 lub 6: { $value }
fossilium-why-end-cells = zajęte pola: { $value }
fossilium-why-end-panels = tablice: { $value }
fossilium-why-place = { $what }: miejsce { $place }
fossilium-why-tied = { $what }: miejsce { $place }, wspólne
fossilium-why-nothing = { $what }: bez niczego nie ma miejsca
fossilium-why-threshold = { $what }
fossilium-why-below = { $what }: poniżej każdego progu
fossilium-why-whole = { $fossil }: { $rule }
fossilium-why-whole-counted = { $fossil }: { $rule }; tutaj jest ich { $number }
fossilium-why-half = { $fossil }, niepełny okaz, więc połowa: { $rule }
fossilium-why-half-counted = { $fossil }, niepełny okaz, więc połowa: { $rule }; tutaj jest ich { $number }
fossilium-why-pedestal = { $fossil } na cokole
fossilium-why-panel = { $panel }

fossilium-result-won = { $who } wygrywa z prestiżem { $points }
fossilium-result-cells = { $who } wygrywa z prestiżem { $points }: przy remisie najmniej wolnych pól, { $cells }
fossilium-result-standees = { $who } wygrywa z prestiżem { $points }: tyle samo wolnych pól, ale najwięcej figur, { $standees }
fossilium-result-shared = { $who } dzielą zwycięstwo z prestiżem { $points }
fossilium-result-solo = prestiż { $points }: { $rank }
fossilium-rank-0 = zbiór w swoich pierwszych latach
fossilium-rank-1 = muzeum miejskie warte odwiedzin
fossilium-rank-2 = muzeum rangi krajowej
fossilium-rank-3 = jedno z wielkich muzeów świata

fossilium-score-form = to nie jest stół z muzeami: { $problem }
fossilium-score-players = przy stole jest muzeów od { $least } do { $most }, a nie { $players }
fossilium-score-goal = end_goal musi mówić, czego dotyczy trzecia przewaga: complete, large, cells, panels lub none ({ $rule })
fossilium-score-goal-alone = kto gra sam, nie ma celu gry: proszę pominąć end_goal ({ $rule })
fossilium-score-refused = miejsce { $seat }, { $thing }: { $reason } ({ $rule })
fossilium-score-number = { $number } jest niemożliwe: dozwolone od { $least } do { $most }
fossilium-score-regular = stali goście ({ $regular }) to więcej niż goście na torze ({ $guests })
fossilium-score-fossil = nie ma takiej skamieniałości; są: { $known }
fossilium-score-parts = tyle części ({ $parts }) jest niemożliwe: ma ich od 1 do { $size }
fossilium-score-tiles = w muzeach leży więcej części, niż jest w grze ({ $fossil }: { $tiles })
fossilium-score-where = „{ $where }” to nie miejsce: proszę podać pole lewego górnego rogu, od a1 do f5, oraz lying lub upright
fossilium-score-outside = nie mieści się w muzeum na { $where }
fossilium-score-panel = nie ma takiej tablicy; są: { $known }
fossilium-score-cell = „{ $cell }” to nie pole: są od a1 do f5
fossilium-score-back = to druga strona tablicy, która już stoi: { $other }
fossilium-score-taken = coś już tam jest: { $cells }
