### Stół Giganten w przeglądarce: układanie płyt i ustawianie armii.

web-gs-lay-title = { $laying ->
    [columns] Ułóż swoje skrzydło lądu
    [flanks] Ułóż swoje skrzydła lądu
   *[rows] Ułóż swoją połowę lądu
}
web-gs-laid-title = { $laying ->
    [columns] Twoje skrzydło leży
    [flanks] Twoje skrzydła leżą
   *[rows] Twoja połowa leży
}
web-gs-lay-watch = { $laying ->
    [columns] Obie strony układają swoje skrzydła lądu
    [flanks] Obie strony układają swoje skrzydła lądu
   *[rows] Obie strony układają swoje połowy lądu
}
web-gs-lay-how = Dotknij płyty, aby ją obrócić; przeciągnij na inną, aby zamienić. Tak będą leżały przed tobą.
web-gs-lay-secret = { $laying ->
    [columns] Obie strony układają jednocześnie i nikt nie widzi drugiego skrzydła, dopóki wszystko nie leży.
    [flanks] Obie strony układają jednocześnie i nikt nie widzi cudzych skrzydeł, dopóki wszystko nie leży.
    [screened] Obie strony układają jednocześnie. Druga połowa jest zakryta, dopóki armie nie staną.
   *[rows] Obie strony układają jednocześnie i nikt nie widzi drugiej połowy, dopóki wszystko nie leży.
}
web-gs-lay-wait = { $laying ->
    [columns] Czekamy: { $names }. Potem oba skrzydła zostaną odkryte.
    [flanks] Czekamy: { $names }. Potem wszystkie skrzydła zostaną odkryte.
    [screened] Czekamy: { $names }. Druga połowa jest zakryta, dopóki armie nie staną.
   *[rows] Czekamy: { $names }. Potem obie połowy zostaną odkryte.
}
web-gs-lay-partner = { $name } układa płyty za was oboje.
web-gs-lay-board = { $laying ->
    [columns] Plansza z twoim skrzydłem
    [flanks] Plansza z twoimi skrzydłami
   *[rows] Plansza, twoja połowa z przodu
}
web-gs-lay-down = Połóż
web-gs-lay-back = Zmień jeszcze raz
web-gs-drawing = Trwa losowanie płyt.
web-gs-revealed = { $laying ->
    [columns] Oba skrzydła leżą odkryte: oto ląd.
    [flanks] Wszystkie skrzydła leżą odkryte: oto ląd.
   *[rows] Obie połowy leżą odkryte: oto ląd.
}
web-gs-tile = Płyta { $tile }, miejsce { $place } z { $places }, obrót { $degrees } stopni. Enter lub R obraca, Shift ze strzałką zamienia.
web-gs-face-down = Zakryta płyta
web-gs-turn = Obróć { $tile }
web-gs-swap = Zamień { $one } i { $other }

web-gs-title = Ustaw swoją armię
web-gs-title-done = Twoja armia stoi
web-gs-army = Twoja armia
web-gs-left = { $count ->
    [0] wszystkie ustawione
   *[other] zostało { $count }
}
web-gs-strengths = ląd { $land }, bagno { $swamp }
web-gs-hint-begin = Ustaw figury na jasnych polach: przeciągnij je albo dotknij figury, a potem pola. Możesz też wziąć gotowe ustawienie. Przeciwnicy nie widzą, czym są.
web-gs-hint-placing = { $piece }: dotknij jasnego pola.
web-gs-hint-moving = { $piece } z { $field }: dotknij innego pola albo figury do zamiany.
web-gs-hint-note = Tajna pułapka: zapisz jedno ze swoich pól. Kto tam stanie, wpada. Można też bez niej.
web-gs-hint-no-note = Wszystkie figury mają pole. Tajna pułapka nie jest zapisana: weź notatkę i dotknij pola albo ustaw bez niej.
web-gs-hint-ready = Wszystkie figury mają pole. Zmień, co chcesz, i ustaw.
web-gs-hint-ready-open = Wszystkie figury mają pole. Strony stawiają figury na zmianę, jawnie; widać tylko ich tył.
web-gs-hint-ready-wait = Wszystkie figury mają pole. Możesz już ustawiać: figury staną, gdy przyjdzie twoja kolej.
web-gs-partner-first = Najpierw ustawia twój partner. Planować możesz już teraz.
web-gs-take-first = Najpierw weź figurę.
web-gs-wants = Brakuje jeszcze: { $what }.
web-gs-wants-pieces = { $count ->
    [one] jednej figury
   *[other] { $count } figur
}
web-gs-wants-reserve = { $count ->
    [one] jednej figury w rezerwie
   *[other] { $count } figur w rezerwie
}
web-gs-wants-or-hold = Możesz też odłożyć resztę do rezerwy.
web-gs-wants-bare = { $count ->
    [one] Na jednym polu zajętym na oczach wszystkich nie ma jeszcze twojej figury.
    [few] Na { $count } polach zajętych na oczach wszystkich nie ma jeszcze twoich figur.
   *[other] Na { $count } polach zajętych na oczach wszystkich nie ma jeszcze twoich figur.
}
web-gs-start = Ustaw
web-gs-one = Na razie tylko { $field }
web-gs-undo = Cofnij
web-gs-mirror = Odbij
    .about = Lewa i prawa zamienione
web-gs-lift = Zabierz
web-gs-clear = Wyczyść
web-gs-going = Ustawianie: stoi { $count } z { $whole } figur.
web-gs-going-secret = Ustawianie.
web-gs-progress = Figury, które stoją
web-gs-pause = Stop, chcę coś zmienić
web-gs-stopped = Ustawianie stanęło: żadne z planowanych pól nie jest teraz otwarte.
web-gs-done = Twoja armia stoi.
web-gs-done-wait = Twoja armia stoi. Czekamy: { $names }.
web-gs-change = Zmień jeszcze raz
web-gs-covered = Plany są zakryte.
web-gs-watching = Armie są ustawiane.
web-gs-screen = Zakryte za zasłoną. Płyty: { $tiles }
web-gs-stands = { $piece }, stoi, wszyscy to widzą
web-gs-unnamed = twoja figura, jeszcze bez rodzaju
web-gs-piece-of = figura gracza { $name }
web-gs-gone = Znów w twojej ręce, bo pole jest zajęte: { $pieces }.

web-gs-not-territory = { $field } leży poza twoim terytorium.
web-gs-not-taken = { $field } jest zajęte.
web-gs-not-fixed = To pole jest zajęte na oczach wszystkich. Figura może zamienić się z inną, ale pole zostaje.
web-gs-not-told = Ta figura stoi na dobre.
web-gs-not-nest = Gniazdo potrzebuje lądu, a { $field } to bagno.
web-gs-not-nest-corner = { $field } nie jest miejscem dla Gniazda: to róg albo za blisko Gniazda lub pułapki partnera.
web-gs-not-blitz = Blitz stoi tylko na lądzie, a { $field } to bagno.
web-gs-not-only = { $piece } nie może stać na { $field }.
web-gs-not-beside = Pułapka nie może być tuż obok twojego Gniazda.
web-gs-not-beside-partner = Pułapka nie może być tuż obok Gniazda partnera.
web-gs-not-leave = Zostaw partnerowi dość wolnego lądu: potrzebują go Gniazdo i Blitz.
web-gs-not-leave-nest = Gniazdo partnera nie znalazłoby miejsca: potrzebuje wolnego lądu, nie w rogu, dość daleko od twojego.
web-gs-not-none-left = { $piece }: wszystkie już stoją.
web-gs-not-reserve-full = Rezerwa jest pełna.
web-gs-not-reserve-standing = Tyle figur już stoi, że nie można odłożyć następnej.
web-gs-not-reserve-kind = { $piece } nie może być w rezerwie.
web-gs-not-reserve-same = Każda figura w rezerwie musi być innego rodzaju.

web-gs-note = Tajna pułapka
web-gs-note-short = Notatka
web-gs-note-left = Tajna pułapka: zapisz pole
web-gs-note-on = Tajna pułapka na { $field }
web-gs-reserve = Rezerwa, { $count }:
web-gs-reserve-up-to = Rezerwa, do { $count }:
web-gs-reserve-agreed = Rezerwa, jak uzgodniono:
web-gs-held = Rezerwa
web-gs-hold = Odłóż do rezerwy to, co trzymasz
web-gs-release = { $piece }: zabierz z rezerwy

web-gs-ready = Gotowe
web-gs-ready-title = Gotowe ustawienia
web-gs-style-fortress = Twierdza
    .about = Gniazdo na skraju, za murem
web-gs-style-wings = Dwa skrzydła
    .about = Siła po obu stronach
web-gs-style-scouts = Zwiadowcy naprzód
    .about = Flug wcześnie się rozgląda
web-gs-style-decoy = Fałszywe gniazdo
    .about = Blitz nie strzeże niczego
web-gs-style-surprise = Zaskocz mnie
    .about = Za każdym razem inne
web-gs-saved = Twoje własne
web-gs-save-as = Zapisz to ustawienie jako
web-gs-save = Zapisz
web-gs-delete = Usuń { $name }
web-gs-mirrored = Odbite, bo tak lepiej pasuje do tego lądu.
web-gs-moved = Przesunięte, by pasowało do lądu: { $pieces }.
web-gs-piece-on = { $piece } na { $field }
