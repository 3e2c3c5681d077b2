### Strona z zasadami Fossilium.

web-fo-rules-title = Fossilium: zasady
web-fo-rules-lead = Kop, wystawiaj, otwieraj drzwi: pięć rund walki o najpiękniejsze muzeum.
web-fo-rules-ours = odtworzone przez nas
web-fo-rules-mark = Co ma znak R, odtworzyliśmy sami; więcej w części „Co jest pewne”.

web-fo-rules-aim = Cel gry
web-fo-rules-aim-text = Prowadzisz muzeum skamieniałości. Twoi pracownicy wykopują części, wystawiają je, oprowadzają gości i handlują. Wystawione skamieniałości przynoszą pieniądze i gości, a goście prestiż. Liczba rund: { $rounds }. Wygrywa ten, kto ma na końcu najwięcej prestiżu.

web-fo-rules-museum = Muzeum
web-fo-rules-museum-text = Twoja sala ma { $rows } rzędów i { $columns } kolumn. Przy trzech rzędach jest sklep, przy trzech kolumnach wejście, po jednym dla każdego typu: roślinnego, wodnego i lądowego. Każde muzeum zaczyna z jedną małą skamieniałością wybranego typu; leży ona tam, gdzie krzyżują się rząd i kolumna tego typu.
web-fo-rules-museum-label = Muzeum w środku gry
web-fo-rules-museum-example = Mosiężne ramy to postumenty: skamieniałość wielkości 4 lub 6, która leży dokładnie na takim miejscu, daje na końcu prestiż.
web-fo-rules-try = Gdzie ją położyć?
web-fo-rules-try-text = Wybierz skamieniałość i dotknij pola: oto co kompletna skamieniałość przyniesie tam przy każdym dochodzie.
web-fo-rules-try-fossil = Skamieniałość
web-fo-rules-try-turn = Obróć
web-fo-rules-try-none = Tam się nie mieści.
web-fo-rules-try-shop = { $rows ->
    [0] Żaden sklep nie sprzedaje jej kopii.
    [one] Jeden sklep jej typu: 1 $.
   *[other] Sklepy jej typu: { $rows } $.
}
web-fo-rules-try-guests = { $parts ->
    [0] Żadna część nie leży w kolumnie wejścia jej typu.
    [one] Jedna część w kolumnie pasującego wejścia: 1 gość.
   *[other] Części w kolumnie pasującego wejścia: { $parts }, tylu też gości.
}
web-fo-rules-try-pedestal = Ma postument: { $points } prestiżu na końcu.

web-fo-rules-fossils = Skamieniałości
web-fo-rules-fossils-text = Skamieniałość ma 1, 2, 4 lub 6 części i może stać w muzeum tylko raz. Części pochodzą z trzech wykopalisk: trias, jura, kreda. Na żetonie większej skamieniałości każda strona to inna część: dwa jednakowe żetony wypełniają razem jeden jej plaster.
web-fo-rules-fossils-scroll = Ile żetonów leży w którym worku i ile skamieniałość jest warta na końcu. Niekompletna daje połowę, zaokrągloną w dół.
web-fo-rules-fossil = Skamieniałość
web-fo-rules-size = Części
web-fo-rules-end-worth = Na końcu

web-fo-rules-round = Runda
web-fo-rules-phase-income = Dochód
    .text = Wszyscy naraz. 1 $ za każdą skamieniałość, która ma część w rzędzie sklepu swojego typu. 1 gość za każdą część w kolumnie wejścia swojego typu. Jedno i drugie liczy się także za niekompletne skamieniałości; jest opcja, z którą sklepy płacą tylko za kompletne. Tylu doktorantów, ile symboli widać w magazynie, najwyżej { $students }. W pierwszej rundzie zamiast tego każdy dostaje 1 $ i 1 gościa za pierwszą skamieniałość.
web-fo-rules-phase-action = Akcje
    .text = Zgodnie z ruchem wskazówek zegara, od gracza z Amonitem, każdy wykonuje po jednej akcji, aż nikt nie ma już pracowników albo nie chce grać dalej.
web-fo-rules-phase-opening = Otwarcie
    .text = Wszyscy naraz. Goście dają prestiż, cel rundy daje stałych gości, potem wszyscy oprócz stałych gości idą do domu.
web-fo-rules-phase-dig = Wykopaliska
    .text = Każdy pracownik kopie tam, gdzie stoi; kolejność wykopalisk każdy wybiera sam. Potem pracownicy wracają, a Amonit przechodzi do sąsiada po lewej.

web-fo-rules-actions = Akcje
web-fo-rules-actions-text = Postaw pracowników na wolnym polu: jednego na małym, dwóch na dużym. Niektóre pola płacą, inne kosztują. Pole jest zamknięte do następnej rundy, a akcji, której nie da się wykonać, nie wolno wybrać. Kolumny od 1 do 3 należą do trzech wykopalisk; kolumna 4 nie należy do żadnego i ma za to premię.
web-fo-rules-action = Akcja
web-fo-rules-with-bonus = z premią
web-fo-rules-gives-money = 1 $
web-fo-rules-gives-student = 1 doktorant
web-fo-rules-gives-guest = 1 gość
web-fo-rules-field-small = 1 pracownik
web-fo-rules-field-large = 2 pracowników
web-fo-rules-display =
    .text = Pokaż nową skamieniałość, jeśli masz w magazynie co najmniej połowę jej części: wszystkie trafiają na wolne pola w jej kształcie, pionowo lub poziomo; czego brakuje, jest w budowie i nie jest już wolne. Albo dołóż wszystkie pasujące części do skamieniałości, która już stoi.
    .bonus = Dodatkowo jedna część nowej skamieniałości wielkości 1 lub 2 albo jedna część do skamieniałości, która stoi.
web-fo-rules-build =
    .text = Zbuduj jedną ze swoich sześciu tablic, dowolną stroną do góry, na wolnym polu. Albo oddaj komuś część z magazynu, którą od razu dołoży do skamieniałości: dostajesz tyle prestiżu, ile części ma ona teraz. Nikt nie może odmówić.
    .bonus = { $points } prestiżu.
web-fo-rules-market =
    .text = Kup dowolną liczbę części do magazynu albo sprzedaj z niego dowolną liczbę.
    .bonus = Jedno i drugie, po kolei.
web-fo-rules-tour =
    .text = Dochód ze sklepu lub wejścia typu wskazanego na polu.
    .bonus = Dowolny typ i 1 gość.
web-fo-rules-joker =
    .text = Dowolna inna akcja tej samej kolumny, nawet jeśli jej pole jest zajęte; to, co tamto pole płaci lub kosztuje, nie liczy się.
    .bonus = Z premią tamtej akcji.
web-fo-rules-manage =
    .text = Może tu stać dowolnie wielu pracowników; każdy przynosi 1 $, 1 doktoranta lub 1 gościa, zależnie od kolumny.
web-fo-rules-bonus = Premia w kolumnie 4: { $text }
web-fo-rules-complete = Ukończenie skamieniałości
web-fo-rules-complete-text = Tylu gości, ile ma części. Roślinna daje też doktoranta, wodna 1 $, lądowa jeszcze jednego gościa; w pierwszej grze można to pominąć. Kompletna skamieniałość wielkości 6 dostaje swoją figurę.

web-fo-rules-price = Ile kosztuje dżoker?
web-fo-rules-price-text = { $price } $, a za każdego innego pracownika w kolumnie, czyjkolwiek jest, o 1 $ mniej; stali pracownicy nad kolumną też się liczą. W ostatniej rundzie stały pracownik, który sam idzie na dżokera, się nie liczy; ten, który zostaje na górze, tak.
web-fo-rules-price-workers = Pracownicy w kolumnie
web-fo-rules-price-is = { $price ->
    [0] Dżoker nic nie kosztuje.
   *[other] Dżoker kosztuje { $price } $.
}

web-fo-rules-trade = Ceny
web-fo-rules-trade-text = Rynek ma po jednym rzędzie dla każdego typu. Cena rzędu stoi nad jego skrajną prawą częścią, gdy zaczyna się twoja kolej, i obowiązuje przez całą kolej: im pełniejszy rząd, tym taniej. Pusty rząd kupuje za { $empty } $. Części wypchnięte z lewej strony leżą w archiwum i kosztują po { $archive } $. Reszta przesuwa się dopiero po wszystkich zakupach.
web-fo-rules-trade-prices = Ceny od lewej do prawej
web-fo-rules-trade-fill = Na początku i po rundach { $rounds } na rynek trafiają po dwie części z każdego wykopaliska; w grze na jedną lub dwie osoby łącznie cztery, po dwie z dwóch najpełniejszych worków.

web-fo-rules-staff = Doktoranci i pracownicy
web-fo-rules-students-text = Raz w kolejce z akcją, przed nią lub po niej, możesz wysłać doktorantów, jeśli w magazynie jest wolne miejsce: pociągnij z jednego wykopaliska tyle części, ilu masz doktorantów, zatrzymaj dokładnie jedną, resztę odłóż. Potem nie masz już żadnego. Pas nie jest akcją: kto najpierw wysłał doktorantów, musi wybrać pole.
web-fo-rules-workers-text = Liczba pracowników na początku: { $workers }. Kto osiągnie jeden z czterech celów rynku pracy, dostaje jeszcze jednego, raz za każdy cel, i może go użyć w tej samej rundzie: także po pasie, ale wtedy tylko tego nowego.
web-fo-rules-fixed-text = Liczba miejsc dla pracowników: { $room }. Po rundzie każdy ponad tę liczbę staje się stałym pracownikiem nad wybraną kolumną. Kopie tam dla ciebie w każdej rundzie, inni go nie liczą; w ostatniej rundzie może działać, ale tylko w swojej kolumnie. Dla każdego pola wybierasz, czy idą tam wolni, czy stali pracownicy.
web-fo-rules-goals-labour = Cele rynku pracy
web-fo-rules-goals-labour-text = W grze są zwykłe cztery:
web-fo-rules-goals-labour-drawn = Jest opcja, z którą losuje się cztery z tych i następnych:

web-fo-rules-opening = Otwarcie
web-fo-rules-opening-text = Goście na twoim torze dają prestiż, trzy za każdych pięciu. Liczba miejsc na torze: { $track }; każdy następny gość zostawia ci 1 $.
web-fo-rules-opening-guests = Goście
web-fo-rules-opening-prestige = Prestiż
web-fo-rules-opening-goal = Potem cel rundy: najwyższy osiągnięty poziom daje 1, 2 lub 3 stałych gości. Zostają na torze, gdy inni idą do domu.
web-fo-rules-goals-round = Cele rund
web-fo-rules-goals-round-text = W każdej rundzie obowiązuje jeden z dwóch.

web-fo-rules-dig = Wykopaliska
web-fo-rules-dig-text = W każdym wykopalisku, w którego kolumnie masz pracownika, ciągniesz tyle części, ilu pracowników wszystkich muzeów tam stoi, oraz za swoich stałych; najwyżej { $most }. Zatrzymaj tyle, ilu masz tam własnych pracowników, nie mniej; reszta wraca do worka. Co nie mieści się w magazynie, trafia bez zapłaty na rynek. Starych części nie wolno wyrzucać.
web-fo-rules-dig-order = Jeśli kopiesz w kilku wykopaliskach, za każdym razem wybierasz następne; wszyscy wybierają w tajemnicy i naraz. Potem ciągnie się części, od gracza z Amonitem, i wszyscy naraz wybierają, co zatrzymują.
web-fo-rules-dig-storage = Liczba miejsc w magazynie: { $slots }. Na { $symbols } z nich widać doktoranta, który przychodzi tylko wtedy, gdy miejsce jest puste.

web-fo-rules-last = Ostatnia runda
web-fo-rules-last-text = Dochodzi pasek z trzema polami: weź wybraną część z worka tego wykopaliska i od razu ją wystaw, ale nie jako nową skamieniałość wielkości 4 lub 6. Kosztuje to tyle co dżoker. Stali pracownicy mogą działać, każdy w swojej kolumnie; kto ma już tylko stałych, dla których nie ma pola, jest pomijany. Nikt już nie kopie; po otwarciu jest jeszcze jeden dochód.

web-fo-rules-panels = Tablice
web-fo-rules-panels-text = Sześć tablic, każda o dwóch stronach. Zbudowana działa jedną stroną; większość liczy się na końcu.

web-fo-rules-score = Koniec
web-fo-rules-score-text = Prestiż dają otwarcia i darowizny, a na końcu skamieniałości, tablice, postumenty i trzy porównania: najwięcej gości po ostatnim dochodzie, najwięcej pieniędzy i cel gry.
web-fo-rules-score-places = Pierwsze trzy miejsca dają { $first }, { $second } i { $third }. Kto remisuje, dzieli się tym miejscem i następnymi, zaokrąglając w dół; kolejny jest dopiero za nimi. Muzeum, które nic z tego nie ma, zajmuje miejsce jak inne; jest opcja, która to zmienia.
web-fo-rules-goals-end = Cele gry
web-fo-rules-share = Kto ile dostaje?
web-fo-rules-share-text = Ta sama wielkość u wszystkich: goście, pieniądze albo cokolwiek się porównuje.
web-fo-rules-share-museum = Muzeum { $number }
web-fo-rules-share-points = { $points } prestiżu
web-fo-rules-share-fewer = Mniej muzeów
web-fo-rules-share-more = Więcej muzeów
web-fo-rules-score-tie = Przy równym prestiżu wygrywa mniej wolnych pól, potem więcej figur; dalej zwycięstwo jest wspólne.

web-fo-rules-fewer = Mniej graczy i gra w pojedynkę
web-fo-rules-fewer-text = Gdy graczy jest mniej niż czterech, na planszy stoją neutralni pracownicy. Zamykają swoje pole, liczą się przy wykopaliskach i w każdej rundzie przechodzą o jedną kolumnę w prawo, z ostatniej do pierwszej. We troje zaczynają na polach { $three }; we dwoje i w pojedynkę także na { $two }.
web-fo-rules-solo-text = W pojedynkę nie ma darowizn, a zamiast porównań są progi:
web-fo-rules-solo-what = Za
web-fo-rules-solo-ranks = Jak dobry to wynik? Rangi zaczynają się od { $ranks } prestiżu.

web-fo-rules-sources = Co jest pewne
web-fo-rules-sources-text = Naszym źródłem jest niemiecki skrót zasad. Co mówi, jest pewne; publiczne opisy dodają, że zajęte pole jest zamknięte i że każdy zaczyna z czterema pracownikami. Tabel prawie tam nie ma, dlatego od nas pochodzi:
web-fo-rules-source-fossils = Ile jest żetonów której skamieniałości w którym worku i ile każda jest warta na końcu; większość małych skamieniałości w całości.
web-fo-rules-source-floor = Gdzie leżą sklepy, wejścia i postumenty oraz pierwsze skamieniałości.
web-fo-rules-source-board = Które pola są duże, ile płacą lub kosztują i gdzie zaczynają neutralni pracownicy.
web-fo-rules-source-numbers = Ceny, magazyn, wyposażenie na początek, prestiż za gości poza dwiema wartościami, wielkość żetonów stałych gości.
web-fo-rules-source-goals = Wszystkie cele i połowa stron tablic.
web-fo-rules-source-solo = Cała gra w pojedynkę.
web-fo-rules-source-reading = Kilka odczytań tam, gdzie skrót milczy: jedna część w rzędzie wystarcza dla jego sklepu, dżoker nigdy nie kosztuje mniej niż nic, darowizny nie można odrzucić, ciągnięcie naraz zaczyna się od gracza z Amonitem.
web-fo-rules-source-options = Co skrót zostawia otwarte, można wybrać przed grą: czy sklepy płacą za niekompletne skamieniałości, czy oprowadzanie w kolumnie 4 daje gościa, czy muzeum bez niczego zajmuje miejsce.
web-fo-rules-sources-own = Wszystkie te liczby stoją w plikach, które można zastąpić wartościami z prawdziwego pudełka; dokumentacja mówi jak.
