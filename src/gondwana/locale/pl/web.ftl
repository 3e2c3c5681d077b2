### Stół w przeglądarce.

web-title = Gondwana: dinozaury na planszy
web-title-page = Gondwana
web-title-turn = ● Twoja kolej · Gondwana
web-slogan = Gry planszowe z dinozaurami, od ręki
web-slogan-more = Samotnie przeciw botom, z przyjaciółmi przez link albo razem przy jednym urządzeniu. Bez konta, bez instalacji.
web-belongs = Gry należą do swoich autorów i wydawców. Gondwana nie jest z nimi powiązana.
web-skip = Do treści
web-home = Strona główna
web-lost = Tu nic nie ma
web-loading = Chwileczkę …
web-error = Coś poszło nie tak. Spróbuj jeszcze raz.
web-offline = Serwer nie odpowiada. Czy działa?
web-close = Zamknij
web-cancel = Anuluj
web-again = Spróbuj ponownie
web-language = Język

web-settings = Ustawienia
web-theme = Wygląd
web-theme-system = Jak urządzenie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-sound = Dźwięki
web-motion = Ruchome figurki
web-letters = Litery na dinozaurach
web-ask-first = Pytaj przed każdym wyborem
web-memory = Pomoc pamięci: znaki na zakrytych figurach (Giganten)
web-keys = Klawisze: 1 do 6 biorą dinozaura, strzałki chodzą po otwartych miejscach, Enter stawia, Escape odkłada, U cofa wybór.

web-play-now = Zagraj teraz
web-with-friends = Z przyjaciółmi
web-at-this-device = Przy tym urządzeniu
web-watch-bots = Oglądaj boty
web-rules = Zasady
web-guided = Pierwsza gra z przewodnikiem
web-players = Gracze
web-board = Plansza
web-board-summer = Lato
web-board-winter = Zima
web-board-both = Lato, potem zima
web-level = Przeciwnicy
web-draftosaurus-about = Wybieraj dinozaury, podawaj resztę dalej, zapełniaj zagrody swojego zoo i pilnuj kostki. Dla 2 do 5 osób, kwadrans.
web-giganten-about = Dwie armie zakrytych gadów, ląd i bagno oraz gniazdo do zdobycia. Dla 2 lub 4 osób.
web-giganten-level-hatchling = walczy i idzie do przodu, jak popadnie
web-giganten-level-grazer = szuka dobrych walk i do nich zmierza
web-giganten-level-hunter = widzi też, co możesz mu zrobić
web-giganten-level-alpha = gra na wyczucie: jeden rzut oka, z wyuczonymi wartościami
web-giganten-level-titan = odgaduje, co zakryte, i rozgrywa wiele możliwych światów
web-giganten-option-roster = Armia
    .about = Po 24 figury z każdej strony. To, co zostało z instrukcji, wymienia tylko niektóre rodzaje; Plesio i Diplo są nasze.
web-giganten-option-roster-full = wszystkie rodzaje
web-giganten-option-roster-named = rodzaje z instrukcji
web-giganten-option-blank = Dodatkowa figura
    .about = Duch chodzi jak gad i przegrywa każdą walkę. Pułapka nigdy się nie rusza; kto ją wyzwie, jest złapany.
web-giganten-option-blank-none = bez niej
web-giganten-option-blank-ghost = duch
web-giganten-option-blank-trap = pułapka
web-giganten-seats-two = Gracz 1 ma żółtą armię, gracz 2 pomarańczową.
web-giganten-seats-four = Gracze 1 i 3 są partnerami, tak samo 2 i 4. Ruchy idą po kolei.
web-giganten-party-0 = Żółci
web-giganten-party-1 = Pomarańczowi
web-fossilium-about = Kop, pokazuj, buduj i oprowadzaj: pięć rund o najlepsze muzeum. Samemu albo w gronie do 4 osób, godzina.
web-fossilium-level-hatchling = widzi punkty tej chwili, a często nawet nie te
web-fossilium-level-grazer = rozsądnie buduje własne muzeum i na nikogo nie patrzy
web-fossilium-level-hunter = planuje też wykopaliska i cele i zważa, co mogłoby przydać się innym
web-fossilium-level-alpha = gra instynktem: jedno spojrzenie, wyuczone wartości
web-fossilium-level-titan = rozgrywa swoje najlepsze kolejki dalej w odgadniętych światach, zanim zdecyduje
web-my-games = Twoje gry
web-watch-others = Oglądaj innych
web-list-over = Zakończona
web-list-open = Czeka na gości
web-list-your-turn = Twoja kolej
web-list-running = Trwa
web-somebody = ktoś

web-new-friends = Zagraj z przyjaciółmi
web-new-friends-about = Każdy gość dostaje własny link. Gra zaczyna się, gdy wszyscy usiądą.
web-new-here = Zagraj przy tym urządzeniu
web-new-here-about = Wszyscy grają tutaj i podają urządzenie dalej. To, co tajne, jest zakryte, dopóki nie spojrzy właściwa osoba.
web-new-bots = Zagraj przeciw botom
web-new-bots-about = Wybierz poziom każdego z nich.
web-new-guided = Twoja pierwsza gra
web-new-guided-draftosaurus = Mała gra przeciw pisklęciu. Każdy krok jest objaśniony.
web-new-guided-giganten = Cała gra przeciw pisklęciu. Każdy krok jest objaśniony.
web-new-guided-fossilium = Cała gra przeciw pisklęciu. Każdy krok jest objaśniony.
web-seats = Miejsca
web-seats-about = Dinozaury wędrują z każdego miejsca na następne.
web-seat = Gracz { $seat }
web-seat-kind = Kto siedzi na miejscu { $seat }
web-seat-name = Imię gracza { $seat }
web-seat-open = Wolne miejsce
web-kind-person = przy tym urządzeniu
web-kind-open = przez link
web-kind-bot = bot
web-kind-open-about = dostaje link
web-more-options = Czas, zasady i inne
web-time-options = Czas i więcej
web-clock = Zegar
web-clock-none = brak
web-clock-quick = 2 min + 5 s
web-clock-calm = 5 min + 15 s
web-clock-day = dzień na wybór
web-clock-days = trzy dni na wybór
web-absence = Bot zastępuje nieobecnych
web-absence-never = nigdy
web-absence-minutes = po 2 minutach
web-absence-long = po 15 minutach
web-absence-day = po jednym dniu
web-option-first = Kto pierwszy ma kostkę
web-option-first-random = losowo
web-option-placing = Stawianie
web-option-placing-together = dinozaur i miejsce naraz
web-option-placing-after_reveal = miejsce po odkryciu
web-option-last-turn-five = W pięć osób kostka działa też w ostatniej turze
web-option-prairie-cap = Preria Miłości mieści
web-option-prairie-cap-6 = sześć
web-option-prairie-cap-none = dowolnie wiele
web-option-quarantine = Wyjście z kwarantanny na końcu
web-option-quarantine-must = obowiązkowe
web-option-quarantine-may = dowolne
web-listed = Inni mogą znaleźć tę grę na stronie głównej i oglądać
web-begin = Nakryj do stołu

web-no-table = Tego stołu nie da się otworzyć
web-lobby = Stół jest nakryty
web-lobby-sit = Czeka na ciebie miejsce
web-your-name = Twoje imię
web-sit-down = Usiądź
web-here = jest tutaj
web-this-device = Na tym urządzeniu
web-other-device = Na innym urządzeniu
web-device-with = Na jednym urządzeniu z: { $names }
web-give-seat = Zaproś
web-move-seat = Przenieś na inne urządzenie
web-offer-about = Link działa raz. Kto go otworzy, gra odtąd jako: { $name }; to urządzenie nie pokazuje już tego miejsca.
web-seat-moved = Na innym urządzeniu gra teraz: { $name }.
web-invite = Zaproś
web-invite-about = Jeden link dla każdego gościa. Działa raz: miejsce ma osoba, która dołączy pierwsza.
web-only-here = Ten serwer jest osiągalny tylko z tego urządzenia. Uruchom go przez „gondwana --lan”, wtedy inni w twojej sieci otworzą linki.
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-qr = Kod QR
web-link-of = Link dla gracza { $seat }
web-watch-link = Link dla tych, którzy tylko oglądają
web-wait-guests = Czekamy na gości.

web-you = Ty
web-bot = Bot, { $level }
web-stand-in = gra za niego { $level }
web-left-neighbour = dostaje twoją rękę
web-right-neighbour = podaje ci rękę
web-absent = nie jest połączony
web-choosing = wybiera
web-chosen = już wybrał
web-holder = ma kostkę
web-own-zoo = Twoje zoo
web-zoo-of = Zoo: { $name }
web-your-hand = Twoje dinozaury
web-hand-size = { $count ->
    [one] Jeden dinozaur w ręce
    [few] { $count } dinozaury w ręce
   *[other] { $count } dinozaurów w ręce
}
web-enlarge = Powiększ zoo: { $name }
web-zone-empty = pusto
web-cell = { $zone }, pole { $cell }
web-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-points-why = { $points ->
    [one] 1 punkt: dlaczego?
    [few] { $points } punkty: dlaczego?
   *[other] { $points } punktów: dlaczego?
}
web-points-of = Punkty, zagroda po zagrodzie
web-trex-row = Premia Tyranozaura
web-total = Suma
web-place-open = otwarte
web-place-yours = tu ma trafić twój { $species }
web-about-none = Wskaż zagrodę, aby zobaczyć jej zasadę.
web-take-first = Najpierw weź dinozaura.
web-unseen = Jeszcze niewidziane:
web-die-none = Kostka odpoczywa.
web-die-free = To twój rzut: wszystkie miejsca są dla ciebie otwarte.
web-die-holder = Rzuca { $name } i jest wolny.
web-confirm-place = { $species } → { $place }
web-confirm-species = Weź: { $species }
web-change = Zmień
web-chosen-wait = Wybrano. Pozostali jeszcze myślą.
web-covered = Dinozaury są zakryte.
web-summer-points = Lato: { $points }
web-summer-zoo = Letnie zoo: { $name }
web-summer-row = Lato: { $zone }

web-progress = { $board } · runda { $round } z { $rounds } · tura { $turn } z { $turns }
web-your-turn-first = Chwileczkę …
web-your-turn-draw = Chwileczkę …
web-your-turn-roll = Chwileczkę …
web-your-turn-over = Gra skończona.
web-your-turn-choose = Twoja kolej: postaw dinozaura.
web-your-turn-show = Twoja kolej: wybierz dinozaura.
web-your-turn-place = Twoja kolej: dokąd trafi?
web-your-turn-discard = Twoja kolej: który dinozaur wraca do pudełka?
web-your-turn-move = Twoja kolej: dokąd idzie dinozaur z kwarantanny?
web-waiting = Czekamy: { $names }.
web-moment = Chwileczkę …
web-over = Gra skończona.
web-turn-of = Wybiera { $name }.
web-watching = { $count ->
    [one] jedna osoba ogląda
    [few] { $count } osoby oglądają
   *[other] { $count } osób ogląda
}
web-preparing = Silne boty jeszcze się rozgrzewają; na razie gra za nie szybszy.
web-wire-broken = Połączenie zniknęło. Próbuję ponownie; nic nie przepadnie.
web-wire-refused = Tego miejsca nie da się stąd otworzyć.
web-you-were-away = Gdy cię nie ma, gra za ciebie bot.
web-come-back = Wróć do gry
web-hand-over = Teraz kolej: { $name }. Pozostali nie patrzą.
web-i-am = To ja, { $name }: pokaż moją stronę
web-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
web-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}

web-log = Co się działo
web-chat = Czat
web-say = Powiedz coś
web-send = Wyślij
web-log-first = Pierwszą kostkę ma: { $name }.
web-log-draw = Losujemy dinozaury.
web-log-roll = { $name }: kostka pokazuje { $face }, { $rule }.
web-log-choose = { $name } już wybrał.
web-log-show = { $name }: odkryty { $species }.
web-log-place = { $name }: { $species } → { $place }.
web-log-move = { $name }: { $species } z kwarantanny → { $place }.
web-log-discard = { $name }: { $species } wraca do pudełka.
web-log-board = Lato minęło, teraz jest zima.
web-log-pass = Dinozaury idą w lewo. Kostkę ma teraz: { $name }.
web-log-round = Zaczyna się runda { $round }.
web-log-undo = { $name }: wybór cofnięty.
web-log-away = { $name }: teraz gra bot.
web-log-back = { $name }: z powrotem przy stole.
web-log-over = Gra skończona.

web-resign = Oddaj miejsce
web-resign-sure = Dalej zagra za ciebie bot. Na pewno?
web-resign-ends = To kończy grę i wygrywa druga strona. Na pewno?
web-resign-yes = Tak, oddaję
web-so-far = Dotychczasowa gra
web-won = Wygrywa { $name }
web-won-you = Wygrywasz
web-winner = zwycięstwo
web-won-together = Wspólne zwycięstwo
web-final-score = Wynik końcowy
web-score-cell = { $name }, { $zone }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-point-at = Wskaż liczbę, aby zobaczyć, skąd się bierze.
web-rematch = Jeszcze raz
web-rematch-waits = Następna gra jest gotowa.
web-go-there = Przejdź tam
web-replay = Powtórka
web-share = Udostępnij
web-record = Pobierz zapis
web-result = Wynik
web-to-table = Do stołu
web-seen-by = Widziane przez
web-seen-all = wszystko odkryte
web-in-front = Na przodzie
web-first = Pierwszy krok
web-previous = Krok wstecz
web-next = Krok naprzód
web-last = Ostatni krok
web-play = Odtwórz
web-pause = Wstrzymaj
web-step = Krok
web-start = Początek.

web-rules-none = Zasady pojawią się razem z grą.
web-rules-contents = Spis treści
web-rules-first-game = Pierwsza gra z przewodnikiem
web-rules-play = Do stołu

web-guide = Przewodnik
web-guide-got-it = Jasne
web-guide-less = Mniej
web-guide-more = Więcej
web-guide-advise = Pokaż dobry ruch
web-guide-thinking = Niech pomyślę …
web-guide-no-advice = Teraz bez rady
