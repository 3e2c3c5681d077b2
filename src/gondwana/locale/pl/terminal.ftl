### Gra w terminalu.

terminal-seat = Miejsce { $seat }
terminal-seat-bot = Miejsce { $seat } ({ $who })
terminal-preparing = Gra się przygotowuje; za pierwszym razem może to potrwać pół minuty.
terminal-you = Ty
terminal-replayed = krok { $step } z { $steps }; każdy krok jest dozwolony, a wynik się zgadza
terminal-seats = podano miejsc: { $seats }, a grających jest: { $players }

# Żetony: najwyżej pięć liter, małe cztery.
terminal-short-trex = Tyran
    .tiny = Tyra
terminal-short-triceratops = Trice
    .tiny = Tric
terminal-short-spinosaurus = Spino
    .tiny = Spin
terminal-short-stegosaurus = Stego
    .tiny = Steg
terminal-short-parasaurolophus = Para
    .tiny = Para
terminal-short-diplodocus = Diplo
    .tiny = Dipl

terminal-board-summer = Lato
terminal-board-winter = Zima
terminal-frame = { $board } · runda { $round } z { $rounds } · tura { $turn } z { $turns }
terminal-sum = { $who }: { $total } = pola { $pens } + tyranozaury { $trex } + rzeka { $river }
terminal-sum-summer = { " " }+ lato { $points }
terminal-points-short = { $points } pkt
terminal-river-points = +{ $points }
terminal-hand = Twoja ręka
terminal-given = Do postawienia

terminal-die = { $face }: { $rule }
terminal-die-rolled = Rzut: { $who }
terminal-die-free = Twój rzut: bez ograniczeń
terminal-die-holder = Następny rzut: { $who }

terminal-prompt-stand = Twoja kolej: wybierz dinozaura.
terminal-prompt-stand-with = Teraz wybierz miejsce: { $species }.
terminal-prompt-choose = Twoja kolej: wybierz dinozaura do odkrycia.
terminal-prompt-choose-with = Odkryć: { $species }? Potwierdź klawiszem Enter lub drugim kliknięciem.
terminal-prompt-place = Twoja kolej: wybierz miejsce.
terminal-prompt-place-with = Twoja kolej: wybierz miejsce: { $species }.
terminal-prompt-discard = Twoja kolej: wybierz dinozaura, który wraca do pudełka.
terminal-prompt-discard-with = Do pudełka: { $species }? Potwierdź klawiszem Enter lub drugim kliknięciem.
terminal-prompt-move = Twoja kolej: znajdź nowe miejsce dla dinozaura z kwarantanny.
terminal-prompt-move-with = Twoja kolej: nowe miejsce po kwarantannie: { $species }.
terminal-prompt-wait = Czekamy na pozostałych.
terminal-thinking = Namysł: { $names }
terminal-prompt-over = Gra jest skończona. Enter pokazuje punkty.
terminal-dinosaur-first = Najpierw wybierz dinozaura: literą lub kliknięciem.
terminal-hint-hand = Dinozaur: litera lub ← →. Miejsce: numer lub strzałki. Można też myszą.
terminal-hint-zoo = z pokazuje inne zoo, v punkty, l przebieg gry.
terminal-about = { $zone }: { $rule } (teraz { $points })

terminal-key-confirm = wybierz
terminal-key-undo = cofnij
terminal-key-zoos = zoo
terminal-key-points = punkty
terminal-key-log = przebieg
terminal-key-theme = kolory
terminal-key-help = pomoc
terminal-key-quit = koniec
terminal-key-close = zamknij
terminal-key-cancel = anuluj
terminal-key-previous = poprzednie
terminal-key-next = następne
terminal-key-again = jeszcze raz
terminal-key-save = zapisz
terminal-key-board = obejrzyj zoo

terminal-curtain-hand = Przekaż urządzenie: { $who }
terminal-curtain-look = Pozostali proszeni są o odwrócenie wzroku.
terminal-curtain-go = To ja, { $who }
terminal-curtain-back = cofnij ostatni wybór

terminal-leave-ask = Gra trwa. Wyjść?
terminal-leave-stay = Graj dalej
terminal-leave-yes = Wyjdź (t)
terminal-save-ask = Zapisz tę grę do pliku:
terminal-saved = Zapisano do pliku { $file }.
terminal-save-failed = Nie udało się zapisać pliku { $file }: { $reason }.

terminal-won-you = Wygrana jest twoja!
terminal-won = Wygrywa: { $names }
terminal-won-shared = Wspólne zwycięstwo: { $names }
terminal-total = Razem
terminal-total-both = Lato i zima
terminal-trex-pens = Pola z tyranozaurem
terminal-points-now = Punkty do tej pory

terminal-event-first = Pierwszy rzut: { $who }.
terminal-event-draw = { $who }: dobrano { $what }.
terminal-event-draw-hidden = { $who }: dobrano zakryte dinozaury: { $count }.
terminal-event-roll = { $who }: na kostce { $face }, { $rule }.
terminal-event-choose = { $who }: wybrano { $what }.
terminal-event-show = { $who }: { $what }.
terminal-event-place = { $who }: { $what } → { $where }.
terminal-event-move = { $who }: { $what } z kwarantanny → { $where }.
terminal-event-discard = { $who }: { $what } → do pudełka.
terminal-event-pass = Ręce idą w lewo. Kostkę dostaje: { $who }.
terminal-event-round = Zaczyna się runda { $round }.
terminal-event-board = Druga strona planszy: { $board }.
terminal-event-over = Gra jest skończona.

terminal-help-title = Jak grać
terminal-help-keys =
    Klawisze: litera bierze dinozaura, numer prowadzi do pola o tym numerze, Enter potwierdza. Strzałki poruszają się po ręce i po parku, Tab przełącza między nimi, Esc cofa o krok.
    Mysz: kliknij dinozaura, potem pole; kliknięcie cudzego zoo powiększa je.
terminal-rules-draftosaurus-aim = Każdy zapełnia zoo dwunastoma dinozaurami. Każde pole punktuje po swojemu; wiersz w polu mówi jak. Wygrywa najwięcej punktów.
terminal-rules-draftosaurus-turn = W każdej turze wszyscy wybierają w tajemnicy jednego dinozaura z ręki i miejsce dla niego, a potem odkrywają je razem. Reszta ręki idzie do sąsiada po lewej.
terminal-rules-draftosaurus-die = Kostka mówi, które pola są otwarte w tej turze. Rzuca jedna osoba, a kostka wiąże wszystkich pozostałych.
terminal-rules-draftosaurus-river = Rzeka zawsze przyjmie dinozaura, po jednym punkcie za każdego. Nie jest polem.
terminal-rules-draftosaurus-trex = Pole z co najmniej jednym tyranozaurem daje jeden punkt więcej.
terminal-rules-draftosaurus-two = We dwoje każdy w każdej turze odkłada też jednego dinozaura do pudełka.
terminal-rules-draftosaurus-end = Zimą dinozaur z kwarantanny przenosi się przed liczeniem punktów. Przy remisie wygrywa zoo z mniejszą liczbą tyranozaurów.

terminal-plain-welcome = { $game }. Napisz „help”, aby zobaczyć pomoc.
terminal-plain-table = Przy stole: { $names }.
terminal-plain-yours = Możesz wybrać:
terminal-plain-choices = { $who }, możesz wybrać:
terminal-plain-how = Podaj numer z listy albo ruch jak na liście; „help” mówi więcej.
terminal-plain-number = Nie ma wyboru { $number }; lista ma numery od 1 do { $last }.
terminal-plain-why-what = Zapytaj o ruch, na przykład: why trex king
terminal-plain-why-allowed = „{ $do }” jest dozwolone.
terminal-plain-undone = Cofnięto: { $who }.
terminal-plain-enter = { $who }: naciśnij Enter, gdy pozostali nie patrzą.
terminal-plain-end = Wejście się skończyło, więc gra kończy się tutaj.
terminal-plain-bye = Do widzenia.
terminal-plain-after = Napisz „again”, „save PLIK” albo „quit”.
terminal-plain-help =
    Podaj numer wyboru albo sam wybór. Poza tym:
    list (lista jeszcze raz), show (pozycja jeszcze raz), points (punkty), undo (cofnij), why RUCH (czy wolno i dlaczego nie), help (pomoc), quit (koniec).
