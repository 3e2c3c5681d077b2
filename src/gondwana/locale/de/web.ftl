### Der Tisch im Browser.

web-title = Gondwana: Dinosaurier-Brettspiele
web-title-page = Gondwana
web-title-turn = ● Du bist dran · Gondwana
web-slogan = Dinosaurier-Brettspiele, jetzt gleich
web-slogan-more = Allein gegen Bots, mit Freunden per Link oder zusammen an einem Gerät. Ohne Konto, ohne Installation.
web-belongs = Die Spiele gehören ihren Autoren und Verlagen. Gondwana steht mit ihnen in keiner Verbindung.
web-skip = Zum Inhalt
web-home = Startseite
web-lost = Hier ist nichts
web-loading = Einen Moment …
web-error = Das hat nicht geklappt. Bitte versuche es noch einmal.
web-offline = Der Server ist nicht zu erreichen. Läuft er?
web-close = Schließen
web-cancel = Abbrechen
web-again = Noch einmal versuchen
web-language = Sprache

web-settings = Einstellungen
web-theme = Aussehen
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-sound = Töne
web-motion = Bewegte Figuren
web-letters = Buchstaben auf den Dinosauriern
web-ask-first = Vor jeder Wahl nachfragen
web-memory = Gedächtnishilfe: Zeichen auf verdeckten Figuren (Giganten)
web-keys = Tasten: 1 bis 6 nehmen einen Dinosaurier, Pfeile gehen über die offenen Plätze, Enter setzt ihn, Escape legt ihn zurück, U nimmt eine Wahl zurück.

web-play-now = Jetzt spielen
web-with-friends = Mit Freunden
web-at-this-device = An diesem Gerät
web-watch-bots = Bots zuschauen
web-rules = Regeln
web-guided = Erstes Spiel mit Begleitung
web-players = Spieler
web-board = Spielplan
web-board-summer = Sommer
web-board-winter = Winter
web-board-both = Sommer, dann Winter
web-level = Gegner
web-draftosaurus-about = Dinosaurier wählen, weitergeben, die Gehege des Zoos füllen und auf den Würfel achten. Für 2 bis 5, eine Viertelstunde.
web-giganten-about = Zwei Heere verdeckter Saurier, Land und Sumpf und ein Nest, das es zu erobern gilt. Für 2 oder 4.
web-giganten-level-hatchling = kämpft und läuft nach vorn, wie es kommt
web-giganten-level-grazer = sucht gute Kämpfe und geht darauf zu
web-giganten-level-hunter = sieht auch, was du ihm antun kannst
web-giganten-level-alpha = urteilt ebenso, mit Zahlen aus Partien gegen sich selbst
web-giganten-level-titan = spielt viele vermutete Partien durch, ehe er zieht
web-giganten-option-roster = Heer
    .about = 24 Figuren auf jeder Seite. Was von der Anleitung übrig ist, nennt nur manche Arten; Plesio und Diplo sind von uns.
web-giganten-option-roster-full = alle Arten
web-giganten-option-roster-named = Arten der Anleitung
web-giganten-option-blank = Zusatzfigur
    .about = Das Gespenst läuft wie ein Saurier und verliert jeden Kampf. Die Falle bewegt sich nie; wer sie herausfordert, ist gefangen.
web-giganten-option-blank-none = keine
web-giganten-option-blank-ghost = Gespenst
web-giganten-option-blank-trap = Falle
web-giganten-seats-two = Spieler 1 hat das gelbe Heer, Spieler 2 das orange.
web-giganten-seats-four = Spieler 1 und 3 sind Partner, ebenso 2 und 4. Gezogen wird in dieser Reihenfolge.
web-giganten-party-0 = Gelb
web-giganten-party-1 = Orange
web-coming-fossilium = Fossilium
    .about = Graben, zeigen, bauen, führen: Wer hat das beste Museum?
web-soon = kommt
web-my-games = Deine Spiele
web-watch-others = Anderen zuschauen
web-list-over = Beendet
web-list-open = Wartet auf Gäste
web-list-your-turn = Du bist dran
web-list-running = Läuft
web-somebody = jemand

web-new-friends = Mit Freunden spielen
web-new-friends-about = Jeder Gast bekommt einen eigenen Link. Das Spiel beginnt, wenn alle sitzen.
web-new-here = An diesem Gerät spielen
web-new-here-about = Alle spielen hier und reichen das Gerät weiter. Die Dinosaurier bleiben verdeckt, bis die richtige Person schaut.
web-new-bots = Gegen Bots spielen
web-new-bots-about = Wähle für jeden eine Stufe.
web-new-guided = Dein erstes Spiel
web-new-guided-about = Ein kleines Spiel gegen einen Schlüpfling. Jeder Schritt wird erklärt.
web-seats = Plätze
web-seats-about = Die Dinosaurier wandern von jedem Platz zum nächsten.
web-seat = Spieler { $seat }
web-seat-kind = Wer auf Platz { $seat } sitzt
web-seat-name = Name von Spieler { $seat }
web-seat-open = Freier Platz
web-kind-person = an diesem Gerät
web-kind-open = per Link
web-kind-bot = Bot
web-kind-open-about = bekommt einen Link
web-more-options = Zeit, Regeln und mehr
web-time-options = Zeit und mehr
web-clock = Uhr
web-clock-none = keine
web-clock-quick = 2 min + 5 s
web-clock-calm = 5 min + 15 s
web-clock-day = ein Tag je Wahl
web-clock-days = drei Tage je Wahl
web-absence = Ein Bot springt für Abwesende ein
web-absence-never = nie
web-absence-minutes = nach 2 Minuten
web-absence-long = nach 15 Minuten
web-absence-day = nach einem Tag
web-option-first = Wer den Würfel zuerst hat
web-option-first-random = das Los entscheidet
web-option-placing = Setzen
web-option-placing-together = Dinosaurier und Platz zugleich
web-option-placing-after_reveal = den Platz nach dem Aufdecken
web-option-last-turn-five = Zu fünft gilt der Würfel auch im letzten Zug
web-option-prairie-cap = Die Prärie der Verliebten fasst
web-option-prairie-cap-6 = sechs
web-option-prairie-cap-none = beliebig viele
web-option-quarantine = Die Quarantäne am Ende verlassen
web-option-quarantine-must = muss sein
web-option-quarantine-may = darf sein
web-listed = Andere dürfen dieses Spiel auf der Startseite finden und zuschauen
web-begin = Tisch decken

web-no-table = Dieser Tisch lässt sich nicht öffnen
web-lobby = Der Tisch ist gedeckt
web-lobby-sit = Ein Platz wartet auf dich
web-your-name = Dein Name
web-sit-down = Hinsetzen
web-here = ist da
web-invite = Einladen
web-invite-about = Ein Link für jeden Gast. Wer den Link hat, hat den Platz.
web-only-here = Dieser Server ist nur von diesem Gerät aus zu erreichen. Starte ihn mit „gondwana --lan“, dann können andere in deinem Netz die Links öffnen.
web-copy-link = Link kopieren
web-copied = Kopiert
web-qr = QR-Code
web-link-of = Link für Spieler { $seat }
web-watch-link = Link für alle, die nur zuschauen
web-wait-guests = Es fehlen noch Gäste.

web-you = Du
web-bot = Bot, { $level }
web-stand-in = gespielt von { $level }
web-left-neighbour = bekommt deine Hand
web-right-neighbour = gibt dir eine Hand
web-absent = ist nicht verbunden
web-choosing = wählt
web-chosen = hat gewählt
web-holder = hat den Würfel
web-own-zoo = Dein Zoo
web-zoo-of = Zoo von { $name }
web-your-hand = Deine Dinosaurier
web-hand-size = { $count ->
    [one] Ein Dinosaurier auf der Hand
   *[other] { $count } Dinosaurier auf der Hand
}
web-enlarge = Zoo von { $name } vergrößern
web-zone-empty = leer
web-cell = { $zone }, Feld { $cell }
web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-points-why = { $points ->
    [one] 1 Punkt: warum?
   *[other] { $points } Punkte: warum?
}
web-points-of = Punkte, Gehege für Gehege
web-trex-row = T-Rex-Bonus
web-total = Summe
web-place-open = offen
web-place-yours = hierhin soll dein { $species }
web-about-none = Zeige auf ein Gehege, um seine Regel zu sehen.
web-take-first = Nimm erst einen Dinosaurier.
web-unseen = Noch nicht gesehen:
web-die-none = Der Würfel ruht.
web-die-free = Du hast gewürfelt: Dir stehen alle Plätze offen.
web-die-holder = { $name } hat gewürfelt und ist frei.
web-confirm-place = { $species } → { $place }
web-confirm-species = { $species } nehmen
web-change = Ändern
web-chosen-wait = Gewählt. Die anderen überlegen noch.
web-covered = Die Dinosaurier sind verdeckt.
web-summer-points = Sommer: { $points }
web-summer-zoo = Sommerzoo von { $name }
web-summer-row = Sommer: { $zone }

web-progress = { $board } · Runde { $round } von { $rounds } · Zug { $turn } von { $turns }
web-your-turn-first = Einen Moment …
web-your-turn-draw = Einen Moment …
web-your-turn-roll = Einen Moment …
web-your-turn-over = Das Spiel ist aus.
web-your-turn-choose = Du bist dran: Setze einen Dinosaurier.
web-your-turn-show = Du bist dran: Wähle einen Dinosaurier.
web-your-turn-place = Du bist dran: Wohin kommt er?
web-your-turn-discard = Du bist dran: Welcher Dinosaurier kommt zurück in die Schachtel?
web-your-turn-move = Du bist dran: Wohin zieht der Dinosaurier aus der Quarantäne?
web-waiting = Es fehlt noch: { $names }.
web-moment = Einen Moment …
web-over = Das Spiel ist aus.
web-turn-of = { $name } wählt.
web-watching = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}
web-preparing = Die starken Bots wärmen sich noch auf; solange spielt ein schnellerer für sie.
web-wire-broken = Die Verbindung ist weg. Neuer Versuch läuft; nichts geht verloren.
web-wire-refused = Dieser Platz lässt sich von hier nicht öffnen.
web-you-were-away = Solange du weg bist, spielt ein Bot für dich.
web-come-back = Wieder übernehmen
web-hand-over = Jetzt ist { $name } dran. Alle anderen schauen weg.
web-i-am = Ich bin { $name }: meine Seite zeigen
web-days = { $count } Tage
web-hours = { $count } Stunden

web-log = Was geschah
web-chat = Chat
web-say = Etwas sagen
web-send = Senden
web-log-first = Den Würfel hat zuerst: { $name }.
web-log-draw = Dinosaurier werden gezogen.
web-log-roll = { $name }: Der Würfel zeigt { $face }, { $rule }.
web-log-choose = { $name } hat gewählt.
web-log-show = { $name }: { $species } wird gezeigt.
web-log-place = { $name }: { $species } → { $place }.
web-log-move = { $name }: { $species } aus der Quarantäne → { $place }.
web-log-discard = { $name }: { $species } kommt zurück in die Schachtel.
web-log-board = Der Sommer ist vorbei, jetzt ist Winter.
web-log-pass = Die Dinosaurier gehen nach links weiter. Den Würfel hat jetzt: { $name }.
web-log-round = Runde { $round } beginnt.
web-log-undo = { $name }: Eine Wahl wird zurückgenommen.
web-log-away = Ein Bot spielt für { $name }.
web-log-back = { $name } ist wieder da.
web-log-over = Das Spiel ist aus.

web-resign = Platz aufgeben
web-resign-sure = Ein Bot spielt für dich weiter. Sicher?
web-resign-yes = Ja, aufgeben
web-so-far = Das Spiel bisher
web-won = { $name } gewinnt
web-won-you = Du gewinnst
web-winner = Sieg
web-won-together = Ein geteilter Sieg
web-final-score = Endstand
web-score-cell = { $name }, { $zone }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-point-at = Zeige auf eine Zahl, um zu sehen, woher sie kommt.
web-rematch = Noch einmal
web-rematch-waits = Das nächste Spiel steht bereit.
web-go-there = Dorthin
web-replay = Nachspielen
web-share = Teilen
web-record = Spielbericht laden
web-result = Ergebnis
web-to-table = Zum Tisch
web-seen-by = Gesehen von
web-seen-all = alles offen
web-in-front = Vorne
web-first = Erster Schritt
web-previous = Schritt zurück
web-next = Schritt vor
web-last = Letzter Schritt
web-play = Abspielen
web-pause = Anhalten
web-step = Schritt
web-start = Der Anfang.

web-rules-none = Die Regeln kommen zusammen mit dem Spiel.
web-rules-contents = Inhalt
web-rules-first-game = Erstes Spiel mit Begleitung
web-rules-play = Zum Tisch

web-guide = Begleitung
web-guide-got-it = Verstanden
web-guide-less = Weniger
web-guide-more = Mehr
web-guide-advise = Guten Zug zeigen
web-guide-thinking = Ich überlege …
web-guide-no-advice = Gerade kein Rat
