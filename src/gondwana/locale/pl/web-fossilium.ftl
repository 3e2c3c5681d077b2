### Stół gry Fossilium.

web-fo-table = Stół
web-fo-now = Co możesz teraz zrobić
web-fo-tab-museum = Muzeum
web-fo-tab-actions = Akcje
web-fo-tab-market = Rynek
web-fo-tab-others = Inni
web-fo-board = Plansza akcji
web-fo-round = Runda
web-fo-bonus = Premia
web-fo-site-1 = Trias
web-fo-site-2 = Jura
web-fo-site-3 = Kreda
web-fo-row-display = Pokaz
web-fo-row-build = Budowa
web-fo-row-market = Rynek
web-fo-row-tour = Trasa
web-fo-row-joker = Dżoker
web-fo-row-manage = Biuro
web-fo-row-strip = Na koniec
web-fo-own-museum = Twoje muzeum
web-fo-museum-of = Muzeum: { $name }
web-fo-ammonite = ma amonita i zaczyna
web-fo-neutral = pracownik neutralny
web-fo-fixed-of = stały pracownik: { $name }
web-fo-market = Rynek
web-fo-archive = Archiwum
web-fo-archive-empty = puste
web-fo-row-price = cena w tym rzędzie
web-fo-storage = Magazyn
web-fo-slot-student = wolne; dopóki tak jest, pracuje tu doktorant
web-fo-slot-free = wolne
web-fo-beside = zatrzymane:
web-fo-stored = w magazynie { $stored } z { $slots }
web-fo-drawn = dobrano { $count }
web-fo-passed = pas
web-fo-back = wraca do gry, { $count ->
    [one] nowy pracownik
   *[other] nowi pracownicy: { $count }
}
web-fo-thinks = ma ruch
web-fo-shop = sklep: { $type }
web-fo-entrance = wejście: { $type }
web-fo-cell = { $cell }: { $what }
web-fo-cell-free = wolne
web-fo-part = { $fossil } (plaster { $pair })
web-fo-unbuilt = Tablice, które można jeszcze zbudować
web-fo-bag = { $site }: { $count ->
    [one] została jedna część
    [few] zostały { $count } części
   *[many] zostało { $count } części
}
web-fo-bag-about = Czego nikt jeszcze nie widział: w worku albo dobrane i ukryte.
web-fo-account = Punkty do tej pory
web-fo-total = Razem
web-fo-points-why = Prestiż do tej pory: { $points }. Zobacz dlaczego

web-fo-of-money = dolary
web-fo-of-guest = goście
web-fo-of-regular = stali goście
web-fo-of-student = doktoranci
web-fo-of-prestige = prestiż
web-fo-of-worker = pracownicy
web-fo-stat-prestige = prestiż { $total }, gdyby gra skończyła się teraz; zdobyte już { $prestige }
web-fo-if-ended-brief = teraz
web-fo-if-ended = gdyby teraz koniec
web-fo-stat-guests = goście, w tym stali: { $regular }
web-fo-stat-students = doktoranci, najwyżej 5
web-fo-stat-workers = pracownicy, którzy mogą działać: { $free } z { $total }
web-fo-standee = figura: { $fossil }
web-fo-track = Tor gości: { $guests }, w tym stali: { $regular }; otwarcie dałoby { $prestige } prestiżu
web-fo-at-opening = co dałoby teraz otwarcie
web-fo-income = Następny dochód: { $money } $, { $guests ->
    [one] jeden gość
    [few] { $guests } gości
   *[many] { $guests } gości
}, { $students ->
    [one] jeden doktorant
    [few] { $students } doktorantów
   *[many] { $students } doktorantów
}.

web-fo-goals = Cele
web-fo-goal-round = Cel rundy { $round }
web-fo-goal-level = { $level }: { $guests ->
    [one] jeden stały gość
    [few] { $guests } stałych gości
   *[many] { $guests } stałych gości
}{ $reached ->
    [yes] {", "}osiągnięte
   *[no] {""}
}
web-fo-goal-labour = Rynek pracy: jeden więcej
web-fo-goal-end = Na koniec
web-fo-goal-later = Późniejsze rundy:
web-fo-end-always = najwięcej gości, najwięcej pieniędzy
web-fo-end-alone = progi: prestiż za to, co jest
web-fo-end-step = { $what } od { $least }: { $prestige } prestiżu{ $reached ->
    [yes] {", "}osiągnięte
   *[no] {""}
}
web-fo-end-ranks = Rangi zaczynają się od { $ranks } prestiżu.

web-fo-field = { $row }, kolumna { $column }
web-fo-field-workers = { $count ->
    [one] jeden pracownik
    [few] { $count } pracownicy
   *[many] { $count } pracowników
}
web-fo-any-workers = dowolnie wielu pracowników, po jednym
web-fo-field-money = { $money } $
web-fo-field-taken = zajęte: { $names }
web-fo-field-closed = To pole jest teraz dla ciebie zamknięte.
web-fo-about-display = Pokaż nową skamieniałość z co najmniej połową części albo uzupełnij wystawioną.
web-fo-about-build = { $alone ->
    [yes] Zbuduj tablicę.
   *[no] Zbuduj tablicę albo podaruj część innemu muzeum.
}
web-fo-about-market = Kupuj lub sprzedawaj części.
web-fo-about-tour = Dochód z wejścia albo ze sklepu.
web-fo-about-joker = Dowolna inna akcja z tej kolumny.
web-fo-about-manage = Pracownik przynosi to, co daje pole; następni mogą pójść w jego ślady.
web-fo-about-strip = Weź z worka wybraną część i od razu ją pokaż.
web-fo-bonus-display = Premia: jeszcze jedna część.
web-fo-bonus-build = Premia: { $prestige } prestiżu.
web-fo-bonus-market = Premia: jedno i drugie, po kolei.
web-fo-bonus-tour = { $guest ->
    [yes] Premia: dowolny typ i jeden gość.
   *[no] Premia: dowolny typ.
}
web-fo-joker-price = { $full } − { $workers } = { $price } $
web-fo-fixed-price = Ze stałym pracownikiem: { $price } $
web-fo-mix = { $fixed ->
    [0] { $free ->
        [one] 1 wolny
        [few] { $free } wolni
       *[many] { $free } wolnych
    }
   *[other] { $free ->
        [0] { $fixed ->
            [one] 1 stały
            [few] { $fixed } stali
           *[many] { $fixed } stałych
        }
       *[other] stali: { $fixed }, wolni: { $free }
    }
}
web-fo-mix-only = tylko w tej kolumnie
web-fo-mix-costs = { $price ->
    [0] nic nie kosztuje
   *[other] kosztuje { $price } $
}
web-fo-ready = Gotowe:
web-fo-prices = Ceny teraz:
web-fo-or = lub
web-fo-digs = Wykopaliska ({ $site }): możesz dobrać do { $draw } i zatrzymać { $keep }.

web-fo-your-turn = Twój ruch.
web-fo-your-all = Wszyscy wybierają jednocześnie.
web-fo-others-turn = Ruch mają inni.
web-fo-ask-start = Zatrzymaj { $keep } z { $drawn } części i wybierz pierwszą skamieniałość.
web-fo-ask-turn = { $back ->
    [yes] { $workers ->
        [one] Wracasz do gry z nowym pracownikiem: postaw go na polu.
       *[other] Wracasz do gry, nowi pracownicy: { $workers }. Postaw ich na polach.
    }
   *[no] { $fixed ->
        [0] { $workers ->
            [0] Nie masz już pracowników.
            [one] Postaw ostatniego pracownika na polu.
           *[other] Postaw pracowników na polu. Masz ich { $workers }.
        }
       *[other] { $workers ->
            [0] { $fixed ->
                [one] Twój stały pracownik może jeszcze działać, w swojej kolumnie.
               *[other] Stali pracownicy ({ $fixed }) mogą jeszcze działać, każdy w swojej kolumnie.
            }
           *[other] Postaw pracowników na polu. Wolni: { $workers }, stali: { $fixed }.
        }
    }
}
web-fo-ask-workers = { $field }: wolni czy stali pracownicy?
web-fo-ask-copy = Którą akcję wykonuje dżoker?
web-fo-ask-show = Którą skamieniałość pokazujesz?
web-fo-ask-place = Gdzie stanie { $fossil }?
web-fo-ask-side = { $donor ->
    [none] Na którym polu leży ta część?
   *[other] { $donor } daje ci: { $tile }. Na którym polu?
}
web-fo-ask-extra = Jeszcze jedna część?
web-fo-ask-build = { $alone ->
    [yes] Którą tablicę budujesz?
   *[no] Zbudować tablicę czy podarować część?
}
web-fo-ask-site = Gdzie stanie { $panel }?
web-fo-ask-amber = Bursztyn jakiego typu?
web-fo-ask-restore = Pokazać nową skamieniałość z tych części, które masz? Wystarczy jedna.
web-fo-ask-trade = { $mode ->
    [buy] Kupuj, co chcesz.
    [sell] Sprzedawaj, co chcesz.
    [then-buy] Teraz kupuj, co chcesz, albo zakończ.
    [then-sell] Teraz sprzedawaj, co chcesz, albo zakończ.
   *[none] Kup albo sprzedaj z magazynu.
}
web-fo-ask-guide = Dokąd prowadzi trasa?
web-fo-ask-fetch = Którą część bierzesz z worka?
web-fo-ask-pick = Oto znaleziska doktorantów: zatrzymaj jedno.
web-fo-ask-end = { $students ->
    [0] Twój ruch jest gotowy: zakończ go.
   *[other] Zakończ ruch albo najpierw wyślij doktorantów.
}
web-fo-ask-excavate = Możesz kopać w kilku wykopaliskach: które będzie następne?
web-fo-chosen-dig = Następne wykopalisko: { $site }. Inni jeszcze wybierają.
web-fo-ask-keep = Wykopaliska ({ $site }): zatrzymaj { $keep } z { $drawn }.
web-fo-ask-store = Magazyn jest pełny. { $leave ->
    [one] Jedna nowa część musi
    [few] { $leave } nowe części muszą
   *[many] { $leave } nowych części musi
} trafić na rynek, w twojej kolejności.
web-fo-ask-fix = { $extra ->
    [one] Jeden pracownik zostaje
    [few] { $extra } pracowników zostaje
   *[many] { $extra } pracowników zostaje
} na stałe: nad którą kolumną?
web-fo-progress = Runda { $round } z 5
web-fo-progress-start = Fossilium

web-fo-undo = Cofnij
web-fo-pass = Pas
web-fo-pass-sure = Masz jeszcze { $count ->
    [one] jednego pracownika
    [few] { $count } pracowników
   *[many] { $count } pracowników
}. Na pewno pasujesz? Twoja runda się skończy i nie można tego cofnąć.
web-fo-fold = Zwiń
web-fo-unfold = Pokaż wybór
web-fo-turn = Obróć
web-fo-done = Gotowe
web-fo-end = Koniec ruchu
web-fo-start = Zaczynaj
web-fo-draw = Dobierz
web-fo-take-field = Postaw
web-fo-place-here = Tutaj
web-fo-keep = Zatrzymaj { $count }/{ $keep }
web-fo-keep-full = Zatrzymujesz { $keep }. Najpierw coś odłóż.
web-fo-hand = Dobrano { $drawn }; zatrzymaj { $keep }
web-fo-start-type = Typ pierwszej skamieniałości
web-fo-students-draw = dobierz { $count }
web-fo-send-students = Wyślij { $count ->
    [one] jednego doktoranta
    [few] { $count } doktorantów
   *[many] { $count } doktorantów
}: { $site }
web-fo-students-sure = { $count ->
    [one] Jeden doktorant dobiera część
    [few] { $count } doktorantów dobiera { $count } części
   *[many] { $count } doktorantów dobiera { $count } części
} ({ $site }); jedną zatrzymujesz. Dobrania nie można cofnąć.
web-fo-add = Uzupełnij: { $fossil }
web-fo-part-of = { $parts } z { $size }
web-fo-part-have = masz { $parts } z { $size }{ $half ->
    [0] {""}
   *[other] {" "}(do pokazania co najmniej { $half })
}
web-fo-pair = Dwie strony jednej tablicy: budując jedną, rezygnujesz z drugiej
web-fo-parts-of = części: { $parts } z { $size }
web-fo-completes = komplet: { $guests ->
    [one] jeden gość
    [few] { $guests } gości
   *[many] { $guests } gości
}{ $bonus ->
    [student] {" "}i doktorant
    [money] {" "}i 1 $
    [guest] {" "}i jeszcze jeden
   *[none] {""}
}
web-fo-worth = na koniec { $worth }
web-fo-give = { $tile } dla: { $name }
web-fo-give-brings = { $prestige } prestiżu dla ciebie
web-fo-leave = { $tile } na rynek
web-fo-dig-brings = dobierz { $draw }, zatrzymaj { $keep }
web-fo-dig-others = tam też: { $names }
web-fo-column = Kolumna { $column }
web-fo-tour-entrance = Wejście: { $type }
web-fo-tour-shop = Sklep: { $type }
web-fo-tour-entrance-brings = { $amount ->
    [one] jeden gość
    [few] { $amount } gości
   *[many] { $amount } gości
}{ $bonus ->
    [yes] {" "}i jeszcze jeden
   *[no] {""}
}
web-fo-tour-shop-brings = { $amount } ${ $bonus ->
    [yes] {" "}i jeden gość
   *[no] {""}
}
web-fo-each-income = Każdy dochód: { $money } $, { $guests ->
    [one] jeden gość
    [few] { $guests } gości
   *[many] { $guests } gości
}
web-fo-no-income = Tutaj bez dochodu
web-fo-on-pedestal = na postumencie: { $prestige } prestiżu
web-fo-buy = Kup: { $tile } za { $price } $
web-fo-sell = Sprzedaj: { $tile }

web-fo-opening = Runda { $round }: drzwi były otwarte
web-fo-score-line = { $name }, { $what }: { $points }
web-fo-score-point = Wskaż liczbę, aby zobaczyć, skąd się wzięła.
web-fo-score-prestige = Zdobyte w grze
web-fo-score-pedestals = Postumenty
web-fo-score-guests = Goście
web-fo-score-money = Pieniądze
web-fo-score-goal = Cel gry
web-fo-score-complete = Kompletne skamieniałości

web-fo-log-first = Amonit: { $name }.
web-fo-log-goal = Cel: { $goal }.
web-fo-log-market = { $tile } trafia na rynek.
web-fo-log-left = { $name }: { $tile } trafia na rynek.
web-fo-log-draw = { $name }: wylosowana część to { $tile }.
web-fo-log-drawn = { $name }: losowanie części.
web-fo-log-start = { $name }: pierwsza skamieniałość, { $kind }.
web-fo-log-income = { $name }: { $money } $, gości: { $guests }, doktorantów: { $students }.
web-fo-log-round = Początek rundy { $round }. Amonit: { $name }.
web-fo-log-pass = { $name }: pas w tej rundzie.
web-fo-log-field = { $name }: { $row }, kolumna { $column }{ $fixed ->
    [0] {""}
    [one] {", "}stały pracownik
   *[other] {", "}stali pracownicy: { $fixed }
}.
web-fo-log-skipped = { $name }: stały pracownik nie ma pola, ruch przepada.
web-fo-log-copy = Dżoker robi: { $action }.
web-fo-log-show = { $name }: na wystawie { $fossil }.
web-fo-log-part = { $tile } na { $cell }.
web-fo-log-complete = { $name }: { $fossil } w komplecie. To daje { $guests ->
    [one] jednego gościa
    [few] { $guests } gości
   *[many] { $guests } gości
}{ $bonus ->
    [student] {" "}i doktoranta
    [money] {" "}i 1 $
    [guest] {" "}i jeszcze jednego gościa
   *[none] {""}
}{ $standee ->
    [yes] {", "}a do tego figurę
   *[no] {""}
}.
web-fo-log-pedestal = { $fossil } stoi na postumencie: { $prestige } prestiżu na koniec.
web-fo-log-panel = { $name }: nowa tablica, { $panel }.
web-fo-log-amber = Bursztyn: { $kind }.
web-fo-log-gift = { $name }: dar, { $tile }, { $prestige } prestiżu. Odbiorca: { $other }.
web-fo-log-buy = { $name }: kupno, { $tile } za { $price } $.
web-fo-log-sell = { $name }: sprzedaż, { $tile } za { $price } $.
web-fo-log-tour = { $of ->
    [entrance] { $name }: oprowadzanie przez wejście, { $kind }: { $amount ->
        [one] jeden gość
        [few] { $amount } gości
       *[many] { $amount } gości
    }
   *[shop] { $name }: oprowadzanie do sklepu, { $kind }: { $amount } $
}{ $guest ->
    [yes] {" "}i jeden gość jako premia
   *[no] {""}
}.
web-fo-log-manage = { $name }: { $gives ->
    [money] 1 $
    [student] doktorant
   *[guest] gość
} z biura.
web-fo-log-students = { $name }: { $number ->
    [one] jeden doktorant wyrusza
    [few] { $number } doktoranci wyruszają
   *[many] { $number } doktorantów wyrusza
} ({ $place }).
web-fo-log-kept = { $name }: zatrzymana część to { $tile }.
web-fo-log-fetch = { $name }: część z worka ({ $place }), { $tile }.
web-fo-log-worker = { $name }: jeszcze jeden pracownik ({ $goal }).
web-fo-log-prestige = { $name }: { $amount } prestiżu jako premia.
web-fo-log-opening = { $name }: { $guests ->
    [one] jeden gość
    [few] { $guests } gości
   *[many] { $guests } gości
}, { $prestige } prestiżu{ $regular ->
    [0] {""}
    [one] {", "}jeden nowy stały gość
    [few] {", "}{ $regular } nowych stałych gości
   *[many] {", "}{ $regular } nowych stałych gości
}.
web-fo-log-dug = { $name }: wykopaliska ({ $place }), { $drawn ->
    [one] jedna część
    [few] { $drawn } części
   *[many] { $drawn } części
}, z tego zatrzymane: { $kept }.
web-fo-log-fixed = { $name }: stali pracownicy, kolumna { $columns }.
