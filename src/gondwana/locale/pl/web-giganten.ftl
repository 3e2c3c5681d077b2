### Stół gry Giganten w przeglądarce.

web-gi-map = Mapa
web-gi-ground-land = ląd
web-gi-ground-swamp = bagno
web-gi-ground-covered = zakryte
web-gi-target-take = Może się ruszyć
web-gi-target-goal = Można tu wejść
web-gi-target-flight = Można tu polecieć
web-gi-target-enemy = Można wyzwać
web-gi-target-place = Wolne
web-gi-target-back = Można cofnąć

web-gi-result-attacker = Wygrywa { $attacker }, { $defender } schodzi z planszy.
web-gi-result-nest = { $attacker } zdobywa gniazdo.
web-gi-result-defender = Wygrywa { $defender }, { $attacker } schodzi z planszy.
web-gi-result-both = Oba schodzą z planszy.
web-gi-result-draw = Remis: oba zostają.
web-gi-result-caught = { $attacker } wpada w pułapkę i stoi.
web-gi-rule-stronger = { $attacker } przeciw { $defender } ({ $ground }): wygrywa wyższa liczba.
web-gi-rule-equal-same = { $attacker } przeciw { $defender } ({ $ground }), ten sam rodzaj: nikt nie schodzi.
web-gi-rule-equal-other = { $attacker } przeciw { $defender } ({ $ground }), różne rodzaje: oba schodzą.
web-gi-rule-nest = Kto wyzwie gniazdo, ten je zdobywa.
web-gi-rule-nest-culak = Culak nie zdobywa gniazd.
web-gi-rule-ghost = Duch przegrywa każdą walkę.
web-gi-rule-trap = Kto wyzwie pułapkę, schodzi z planszy.
web-gi-rule-trap-still = Kto wyzwie pułapkę, stoi przez dwie tury.
web-gi-rule-blitz = Kto wyzwie Blitz, schodzi z planszy.
web-gi-rule-blitz-flug = Flug przeżywa tu Blitz.
web-gi-rule-flug-flug = Flug przeciw Flug: oba schodzą.
web-gi-rule-flug-stego = Stego bije Flug na każdym gruncie.
web-gi-rule-flug-other = Flug tylko podgląda: nikt nie schodzi.
web-gi-rule-culak-tyra = Culak bije Tyra na każdym gruncie.
web-gi-rule-culak-deino-land = Na lądzie Deino bije Culak.
web-gi-rule-culak-deino-swamp = Na bagnie Culak bije Deino.
web-gi-rule-culak-land = Na lądzie Culak przegrywa.
web-gi-rule-culak-swamp = Na bagnie Culak się broni: nikt nie schodzi.
web-gi-rule-culak-culak = Culak przeciw Culak: nikt nie schodzi.

web-gi-log-first = { $you ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $name }.
}
web-gi-log-draw = { $side }: płyty { $tiles }.
web-gi-log-lay = { $side }: płyta położona.
web-gi-log-land = Wszystkie płyty odkryte: oto kraina.
web-gi-log-stand = { $name }: figura na { $field }.
web-gi-log-stood = { $name }: { $many ->
    [one] jedna figura ustawiona
    [few] { $many } figury ustawione
   *[other] { $many } figur ustawionych
}.
web-gi-log-hold = { $name }: { $many ->
    [one] jedna figura zostaje
    [few] { $many } figury zostają
   *[other] { $many } figur zostaje
} w rezerwie.
web-gi-log-ready = Armie stoją. Zaczynamy.
web-gi-log-move = { $name }: { $start } na { $goal }.
web-gi-log-flight = { $name }: zwiadowca leci z { $start } na { $goal }.
web-gi-log-fight = { $name }: { $attacker } wyzywa na { $field }: { $defender }. { $rule } { $result }
web-gi-log-up = { $you ->
    [yes] Zajmujesz pole.
   *[no] { $name } zajmuje pole.
}
web-gi-log-trap = Tajna pułapka na { $field } się zatrzaskuje.
web-gi-log-set = { $name }: figura wchodzi na { $field }.
web-gi-log-resign = { $you ->
    [yes] Poddajesz się.
   *[no] { $name }: poddanie gry.
}
web-gi-log-offer = { $you ->
    [yes] Proponujesz remis.
   *[no] { $name } proponuje remis.
}
web-gi-log-declined = { $you ->
    [yes] Twoja propozycja remisu jest odrzucona.
   *[no] Propozycja remisu ({ $name }) odrzucona.
}

web-gi-ending-nest = Gniazdo zdobyte.
web-gi-ending-blocked = Jedna ze stron nie ma ruchu.
web-gi-ending-no-fight = Remis: za dużo ruchów bez walki.
web-gi-ending-no-takers = Remis: nikt już nie zdobędzie gniazda.
web-gi-ending-too-long = Remis: gra trwała za długo.
web-gi-ending-agreement = Remis za zgodą obu stron.
web-gi-ending-resigned = Jedna ze stron się poddała.

web-gi-your-lay = Połóż swoje płyty.
web-gi-your-occupy = Ustaw armię: twoja kolej.
web-gi-your-arrange = Ustaw swoją armię.
web-gi-your-pick = Twoja kolej: weź figurę.
web-gi-your-second = Możesz ruszyć się jeszcze raz.
web-gi-your-after-reserve = Rusz figurę albo zakończ turę.
web-gi-your-set = Gdzie wchodzi rezerwa?
web-gi-your-return = Gdzie wraca figura?
web-gi-your-go = Twoja kolej: dokąd?
web-gi-your-challenge = Wyzwać czy bez wyzwania?
web-gi-your-up = Twoja figura wygrała: zająć pole?
web-gi-your-reply = Zaproponowano remis.
web-gi-progress-setup = Przygotowania
web-gi-progress = Tura { $turn }

web-gi-field = { $field }, { $ground }
web-gi-piece-of = { $name }: { $kind }
web-gi-piece-seen = Inni ją widzieli
web-gi-piece-was = { $kind } ({ $name }): była widziana
web-gi-piece-hidden = Zakryta figura ({ $name })
web-gi-piece-stuck = { $turns ->
    [one] Stoi jeszcze jedną turę
    [few] Stoi jeszcze { $turns } tury
   *[other] Stoi jeszcze { $turns } tur
}
web-gi-could-any = { $many ->
    [one] Może być jednego rodzaju
   *[other] Może być jednym z { $many } rodzajów
}
web-gi-could-not = To nie { $kinds }; możliwe rodzaje: { $many }
web-gi-could-only = To może być tylko { $kinds }

web-gi-fight = Walka
web-gi-fight-on-land = Walka na lądzie, { $field }
web-gi-fight-on-swamp = Walka na bagnie, { $field }
web-gi-last-fight = Ostatnia walka
web-gi-quiet = { $left ->
    [one] Jeszcze jeden ruch bez walki i będzie remis.
    [few] Jeszcze { $left } ruchy bez walki i będzie remis.
   *[other] Jeszcze { $left } ruchów bez walki i będzie remis.
}

web-gi-on-board = figury na planszy
web-gi-open-army = { $name }: pokaż armię
web-gi-beaten = Pobite
web-gi-away = Mogą wrócić
web-gi-reserve = Rezerwa
web-gi-note = Tajna pułapka: { $field }
web-gi-note-shown = Pułapka na { $field }, znana wszystkim
web-gi-trap-here = Tajna pułapka
web-gi-seen = Widziane, na planszy
web-gi-hidden = Nadal zakryte

web-gi-tray = Co możesz zrobić
web-gi-about-none = Wskaż pole, aby zobaczyć, co tam jest.
web-gi-covered = Nic nie widać, gdy urządzenie zmienia ręce.
web-gi-zoom = Rozmiar mapy
web-gi-zoom-in = Bliżej
web-gi-zoom-out = Dalej
web-gi-next-take = Weź figurę.
web-gi-next-take-or-end = Weź figurę albo zakończ turę.
web-gi-next-goal = Wybierz pole albo przeciwnika.
web-gi-next-from = Z którego pola wyzywasz { $field }?
web-gi-next-challenge = Wyzwać kogoś czy bez wyzwania?
web-gi-next-reserve = { $kind }: wybierz pole na brzegu.
web-gi-next-back = { $kind }: wybierz pole pierwszego rzędu.
web-gi-do-move = { $start } na { $goal }
web-gi-do-move-challenge = { $start } na { $goal }, wyzwij { $field }
web-gi-do-challenge = Wyzwij { $field }
web-gi-do-quiet = Bez wyzwania
web-gi-do-up = Zajmij pole
web-gi-do-stay = Zostań
web-gi-do-done = Bez drugiego ruchu
web-gi-do-end = Zakończ turę
web-gi-do-reserve = Wprowadź: { $kind }
web-gi-do-back = Wraca: { $kind }
web-gi-do-offer = Zaproponuj remis
web-gi-do-accept = Przyjmij remis
web-gi-do-decline = Graj dalej
web-gi-undo = Cofnij

web-gi-turns = Tury
web-gi-fights = Walki
web-gi-score-line = { $left } na planszy, { $lost } pobite
web-gi-all-open = Teraz wszystko jest odkryte: wskaż figurę.
