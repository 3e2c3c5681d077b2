### Giganten w terminalu.

terminal-gi-first = Zaczyna: { $who }.
terminal-gi-draw = { $who }: wylosowana część { $tiles }.
terminal-gi-lay = { $who }: położona część { $tile }.
terminal-gi-land = Wszystkie części leżą odkryte: oto kraina.
terminal-gi-stand = { $who }: figury na { $fields }.
terminal-gi-stood = { $who }: postawionych figur: { $many }.
terminal-gi-hold = { $who }: bez dalszych figur na planszy; w rezerwie: { $many }.
terminal-gi-ready = Armie stoją. Gra się zaczyna.
terminal-gi-move = { $who }: { $start } na { $goal }.
terminal-gi-flight = { $who }: zwiadowca leci z { $start } na { $goal }.
terminal-gi-fight = { $who }: { $attacker } na { $start } wyzywa { $defender } na { $goal }, { $ground }: { $result }.
terminal-gi-result-attacker = wygrywa wyzywający
terminal-gi-result-defender = wygrywa wyzwany
terminal-gi-result-both = obie schodzą z planszy
terminal-gi-result-draw = remis, obie zostają
terminal-gi-result-caught = wyzywający jest schwytany i stoi
terminal-gi-up = { $who }: wchodzi na zwolnione pole.
terminal-gi-trap = Tajna pułapka na { $field } się zatrzaskuje.
terminal-gi-set = { $who }: figura wchodzi na { $field }.
terminal-gi-offer = { $who }: proponuje remis.
terminal-gi-declined = Remis odrzucony.
terminal-gi-over = Koniec gry.
terminal-gi-now-lay = Połóż swoje części planszy, najpierw lewą, na przykład: tile a 90
terminal-gi-now-occupy = Postaw figurę na polu; która to jest, powiesz później. „done”, jeśli jest na liście, zostawia resztę w rezerwie:
terminal-gi-now-arrange = W tajemnicy, teraz: { $what }:
terminal-gi-now-pick = Twoje ruchy; wpisz na przykład e4-e5 albo e4-e5 x e6, aby wyzwać:
terminal-gi-now-set = Gdzie wchodzi rezerwa?
terminal-gi-now-return = Gdzie wraca figura?
terminal-gi-now-go = Dokąd?
terminal-gi-now-challenge = Wyzwać czy zostać w spokoju (quiet)?
terminal-gi-now-up = Twoja figura wygrała. Wejść (up) czy zostać (stay)?
terminal-gi-now-reply = Proponowany jest remis: przyjąć (accept) czy odrzucić (decline)?
terminal-gi-next-reserve = figura do rezerwy, na przykład reserve stego; done, jeśli jest na liście, kończy wybór
terminal-gi-next-note = pole tajnej pułapki albo done, czyli bez niej
terminal-gi-ready-made = Albo wpisz jedno słowo, a reszta zostanie ustawiona za ciebie: { $names }.
terminal-gi-left = Figury na planszy
terminal-gi-beaten = Zbite
terminal-gi-on-land = na lądzie
terminal-gi-on-swamp = na bagnie
terminal-gi-on-covered = za zasłoną

terminal-rules-giganten-aim = Dwie armie ukrytych gadów. Kto wyzwie wrogie Gniazdo figurą, która może je zdobyć, wygrywa.
terminal-rules-giganten-set-up = Najpierw obie strony kładą w tajemnicy swoje dwie części planszy, potem stawiają na zmianę po 24 figury w swoich rzędach 1 do 6; na końcu każda mówi w tajemnicy, która jest która. Gniazdo i Blitz stoją na lądzie, Gniazdo w żadnym rogu.
terminal-rules-giganten-turn = Na zmianę jedna figura idzie o jedno pole prosto na puste pole; potem może wyzwać wroga przed sobą, obok lub za sobą. Gniazdo nigdy się nie rusza, Blitz nigdy do przodu ani na bagno. Flug może lecieć daleko po linii, prosto lub na ukos, ale musi wylądować przy wrogu i go wyzwać.
terminal-rules-giganten-fight = W walce obie figury są pokazane. Teren pod wyzwaną mówi, które liczby się liczą; wyższa wygrywa, druga schodzi z planszy. Zwycięzca może wejść na zwolnione pole.
terminal-rules-giganten-special = Culak bije Tyrę, a Deino na bagnie. Kto wyzwie Blitz, schodzi. Flug tylko podgląda, ale zdobywa Gniazdo i przegrywa ze Stego.
terminal-rules-giganten-end = Strona, która w ogóle nie może się ruszyć, przegrywa. Sto ruchów każdego gracza bez walki daje remis.
terminal-rules-giganten-notation = Turę wpisuje się jako e4-e5 albo e4-e5 x e6, aby wyzwać. Po walce: up albo stay.

terminal-gi-how = Wpisz krok albo cały ruch jak na liście; „help” mówi więcej.
terminal-gi-help =
    Wpisz krok albo cały ruch. Poza tym:
    list (jeszcze raz możliwości), show (jeszcze raz pozycja), points (figury), undo (cofnij), why RUCH (czy wolno, a jeśli nie, to dlaczego), help, quit.

terminal-gi-ask-lay = Połóż swoje części planszy, najpierw lewą: naciśnij jej numer.
terminal-gi-ask-occupy = Postaw figurę na polu albo r: wszystko ustawi się samo.
terminal-gi-ask-arrange = W tajemnicy: { $what }. Wybierz albo r.
terminal-gi-ask-pick = Twoja kolej: weź figurę.
terminal-gi-ask-go = Dokąd? Esc odstawia.
terminal-gi-ask-challenge = Wyzwać kogoś albo:
terminal-gi-ask-up = Twoja figura wygrała:
terminal-gi-ask-set = Gdzie wchodzi rezerwa?
terminal-gi-ask-return = Gdzie wraca figura?
terminal-gi-ask-reply = Proponowany jest remis:
terminal-gi-turn = tura { $turn }
terminal-gi-army = { $who }: figur { $pieces }
terminal-gi-lost = zbite: { $pieces }
terminal-gi-field = { $field }, { $ground }.
terminal-gi-piece = { $field }, { $ground }. { $who }: { $piece }.
terminal-gi-unset = figura
terminal-gi-could = może to być: { $kinds }
terminal-gi-hidden = zakryta, może być { $many } rodzajów
terminal-gi-key-ready = ustaw
terminal-gi-board = obejrzyj planszę
terminal-gi-keys =
    Klawisze: strzałki ruszają wskaźnik, Tab idzie do następnego pola do wyboru, Enter wybiera, Esc odstawia figurę, numer wybiera to, co stoi obok niego, r ustawia resztę.
    Mysz: kliknij figurę, potem dokąd idzie, potem kogo wyzywa.
