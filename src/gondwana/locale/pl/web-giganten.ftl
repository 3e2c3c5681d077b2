### Stół gry Giganten w przeglądarce.

web-gi-map = Mapa
web-gi-ground-land = ląd
web-gi-ground-swamp = bagno
web-gi-target-take = Może się ruszyć
web-gi-target-goal = Można tu wejść
web-gi-target-flight = Można tu polecieć
web-gi-target-enemy = Można wyzwać
web-gi-target-place = Wolne
web-gi-target-back = Można cofnąć

web-gi-result-attacker = Wygrywa { $attacker }, { $defender } schodzi z planszy.
web-gi-result-defender = Wygrywa { $defender }, { $attacker } schodzi z planszy.
web-gi-result-both = Oba schodzą z planszy.
web-gi-result-draw = Remis: oba zostają.
web-gi-result-caught = { $attacker } wpada w pułapkę i stoi.
web-gi-rule-stronger = { $attacker } na { $defender } ({ $ground }): wygrywa wyższa liczba.
web-gi-rule-equal-same = Po { $attacker } ({ $ground }), ten sam rodzaj: nikt nie schodzi.
web-gi-rule-equal-other = Po { $attacker } ({ $ground }), różne rodzaje: oba schodzą.
web-gi-rule-nest = Gniazdo zdobyte.
web-gi-rule-nest-culak = Culak nie zdobywa gniazd.
web-gi-rule-ghost = Duch przegrywa każdą walkę.
web-gi-rule-trap = Kto wyzwie pułapkę, schodzi z planszy.
web-gi-rule-trap-still = Kto wyzwie pułapkę, stoi przez dwie tury.
web-gi-rule-blitz = Kto wyzwie Blitz, schodzi z planszy.
web-gi-rule-blitz-flug = Flug przeżywa tu Blitz.
web-gi-rule-flug-flug = Flug na Flug: oba schodzą.
web-gi-rule-flug-stego = Stego bije Flug na każdym gruncie.
web-gi-rule-flug-other = Flug tylko podgląda: nikt nie schodzi.
web-gi-rule-culak-tyra = Culak bije Tyra na każdym gruncie.
web-gi-rule-culak-deino-land = Na lądzie Deino bije Culak.
web-gi-rule-culak-deino-swamp = Na bagnie Culak bije Deino.
web-gi-rule-culak-land = Na lądzie Culak przegrywa.
web-gi-rule-culak-swamp = Na bagnie Culak się broni: nikt nie schodzi.
web-gi-rule-culak-culak = Culak na Culak: nikt nie schodzi.

web-gi-log-first = Zaczyna { $name }.
web-gi-log-draw = { $side }: płyty { $tiles }.
web-gi-log-lay = { $side }: płyta położona.
web-gi-log-land = Wszystkie płyty odkryte: oto kraina.
web-gi-log-stand = { $name }: figura na { $field }.
web-gi-log-stood = { $name }: { $many ->
    [one] jedna figura ustawiona
    [few] { $many } figury ustawione
   *[other] { $many } figur ustawionych
}.
web-gi-log-ready = Obie armie stoją. Zaczynamy.
web-gi-log-move = { $name }: { $start } na { $goal }.
web-gi-log-flight = { $name }: zwiadowca leci z { $start } na { $goal }.
web-gi-log-fight = { $name }: { $attacker } wyzywa na { $field }: { $defender }. { $rule } { $result }
web-gi-log-up = { $name } zajmuje pole.
web-gi-log-trap = Tajna pułapka na { $field } się zatrzaskuje.
web-gi-log-set = { $name }: figura wchodzi na { $field }.
web-gi-log-offer = { $name } proponuje remis.
web-gi-log-declined = Propozycja remisu ({ $name }) odrzucona.

web-gi-ending-nest = Gniazdo zdobyte.
web-gi-ending-blocked = Jedna ze stron nie ma ruchu.
web-gi-ending-no-fight = Remis: za dużo ruchów bez walki.
web-gi-ending-no-takers = Remis: nikt już nie zdobędzie gniazda.
web-gi-ending-too-long = Remis: gra trwała za długo.
web-gi-ending-agreement = Remis za zgodą obu stron.
web-gi-ending-resigned = Jedna ze stron się poddała.

web-gi-your-lay = Połóż swoje płyty.
web-gi-your-occupy = Postaw figurę na mapie.
web-gi-your-arrange = Ustaw swoją armię.
web-gi-your-pick = Twoja kolej: weź figurę.
web-gi-your-second = Możesz ruszyć się jeszcze raz.
web-gi-your-set = Gdzie wchodzi rezerwa?
web-gi-your-return = Gdzie wraca figura?
web-gi-your-go = Twoja kolej: dokąd?
web-gi-your-challenge = Wyzwać czy zostać cicho?
web-gi-your-up = Twoja figura wygrała: zająć pole?
web-gi-your-reply = Zaproponowano remis.
web-gi-progress-setup = Przygotowania
web-gi-progress = Tura { $turn }
