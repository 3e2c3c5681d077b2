### Spielen im Terminal.

terminal-seat = Platz { $seat }
terminal-seat-bot = Platz { $seat } ({ $who })
terminal-preparing = Das Spiel wird vorbereitet; beim ersten Mal kann das eine halbe Minute dauern.
terminal-you = Du
terminal-replayed = Schritt { $step } von { $steps }; jeder Schritt ist erlaubt, und das Ergebnis stimmt
terminal-seats = { $seats } Plätze sind genannt, aber { $players } spielen

# Chips: höchstens fünf Buchstaben, die kleinen vier.
terminal-short-trex = T-Rex
    .tiny = Rex
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

terminal-board-summer = Sommer
terminal-board-winter = Winter
terminal-frame = { $board } · Runde { $round } von { $rounds } · Zug { $turn } von { $turns }
terminal-sum = { $who }: { $total } = Gehege { $pens } + T-Rex { $trex } + Fluss { $river }
terminal-sum-summer = { " " }+ Sommer { $points }
terminal-points-short = { $points } P.
terminal-river-points = +{ $points }
terminal-hand = Deine Hand
terminal-given = Zu setzen

terminal-die = { $face }: { $rule }
terminal-die-rolled = Gewürfelt: { $who }
terminal-die-free = Du hast gewürfelt: frei
terminal-die-holder = Als Nächstes am Würfel: { $who }

terminal-prompt-stand = Du bist dran: wähle einen Dinosaurier.
terminal-prompt-stand-with = Nun wähle einen Ort für: { $species }.
terminal-prompt-choose = Du bist dran: wähle einen Dinosaurier zum Zeigen.
terminal-prompt-choose-with = { $species } zeigen? Bestätige mit Enter oder zweitem Klick.
terminal-prompt-place = Du bist dran: wähle einen Ort.
terminal-prompt-place-with = Du bist dran: wähle einen Ort für: { $species }.
terminal-prompt-discard = Du bist dran: wähle einen Dinosaurier, der in die Schachtel zurückgeht.
terminal-prompt-discard-with = { $species } zurück in die Schachtel? Bestätige mit Enter oder zweitem Klick.
terminal-prompt-move = Du bist dran: finde einen neuen Ort für den Dinosaurier in Quarantäne.
terminal-prompt-move-with = Du bist dran: finde einen neuen Ort für: { $species } (Quarantäne).
terminal-prompt-wait = Warten auf die anderen.
terminal-thinking = Bedenkzeit: { $names }
terminal-prompt-over = Die Partie ist vorbei. Enter zeigt die Punkte.
terminal-dinosaur-first = Wähle zuerst einen Dinosaurier: mit seinem Buchstaben oder einem Klick.
terminal-hint-hand = Dinosaurier: Buchstabe oder ← →. Ort: Nummer oder Pfeiltasten. Auch die Maus geht.
terminal-hint-zoo = z zeigt die Zoos der anderen, v die Punkte, l was geschah.
terminal-about = { $zone }: { $rule } (jetzt { $points })

terminal-key-confirm = wählen
terminal-key-undo = zurück
terminal-key-zoos = Zoos
terminal-key-points = Punkte
terminal-key-log = Verlauf
terminal-key-theme = Farben
terminal-key-help = Hilfe
terminal-key-quit = Ende
terminal-key-close = schließen
terminal-key-cancel = abbrechen
terminal-key-previous = voriger
terminal-key-next = nächster
terminal-key-again = noch einmal
terminal-key-save = speichern
terminal-key-board = Zoos ansehen

terminal-curtain-hand = Gib das Gerät weiter an: { $who }
terminal-curtain-look = Alle anderen schauen bitte weg.
terminal-curtain-go = Ich bin { $who }
terminal-curtain-back = letzte Wahl zurücknehmen

terminal-leave-ask = Eine Partie läuft. Verlassen?
terminal-leave-stay = Weiterspielen
terminal-leave-yes = Verlassen (j)
terminal-save-ask = Diese Partie in die Datei speichern:
terminal-saved = Gespeichert in { $file }.
terminal-save-failed = { $file } ließ sich nicht schreiben: { $reason }.

terminal-won-you = Du hast gewonnen!
terminal-won = Gewonnen hat: { $names }
terminal-won-shared = Der Sieg ist geteilt: { $names }
terminal-total = Summe
terminal-total-both = Sommer und Winter
terminal-trex-pens = Gehege mit T-Rex
terminal-points-now = Punkte bisher

terminal-event-first = Zuerst am Würfel: { $who }.
terminal-event-draw = { $who }: gezogen { $what }.
terminal-event-draw-hidden = { $who }: { $count } Dinosaurier verdeckt gezogen.
terminal-event-roll = { $who }: gewürfelt { $face }, { $rule }.
terminal-event-choose = { $who }: gewählt { $what }.
terminal-event-show = { $who }: { $what }.
terminal-event-place = { $who }: { $what } → { $where }.
terminal-event-move = { $who }: { $what } aus der Quarantäne → { $where }.
terminal-event-discard = { $who }: { $what } → zurück in die Schachtel.
terminal-event-pass = Die Hände gehen nach links. Der Würfel geht an: { $who }.
terminal-event-round = Runde { $round } beginnt.
terminal-event-board = Die andere Seite des Plans: { $board }.
terminal-event-over = Die Partie ist vorbei.

terminal-help-title = So wird gespielt
terminal-help-keys =
    Tasten: ein Buchstabe nimmt den Dinosaurier, eine Nummer geht zum Gehege mit dieser Nummer, Enter bestätigt. Die Pfeiltasten bewegen in Hand und Park, Tab wechselt zwischen beiden, Esc geht zurück.
    Maus: klicke einen Dinosaurier an, dann ein Gehege; ein Klick auf einen anderen Zoo zeigt ihn groß.
terminal-rules-draftosaurus-aim = Alle füllen einen Zoo mit zwölf Dinosauriern. Jedes Gehege bringt auf seine Art Punkte; die Zeile im Gehege sagt, wie. Wer die meisten hat, gewinnt.
terminal-rules-draftosaurus-turn = In jedem Zug wählen alle verdeckt einen Dinosaurier ihrer Hand und einen Ort dafür und zeigen ihn gemeinsam. Der Rest der Hand geht nach links.
terminal-rules-draftosaurus-die = Der Würfel sagt, welche Gehege in diesem Zug offen sind. Eine Person würfelt, er gilt für alle anderen.
terminal-rules-draftosaurus-river = Der Fluss nimmt immer einen Dinosaurier auf, für je einen Punkt. Er ist kein Gehege.
terminal-rules-draftosaurus-trex = Ein Gehege mit mindestens einem T-Rex bringt einen Punkt mehr.
terminal-rules-draftosaurus-two = Zu zweit legen beide in jedem Zug auch einen Dinosaurier in die Schachtel zurück.
terminal-rules-draftosaurus-end = Im Winter zieht der Dinosaurier aus der Quarantäne um, bevor gezählt wird. Bei Gleichstand gewinnt der Zoo mit weniger T-Rex.

terminal-plain-welcome = { $game }. „help“ zeigt die Hilfe.
terminal-plain-table = Am Tisch: { $names }.
terminal-plain-yours = Du kannst wählen:
terminal-plain-choices = { $who }, du kannst wählen:
terminal-plain-how = Gib eine Nummer der Liste oder einen Zug wie in der Liste ein; „help“ sagt mehr.
terminal-plain-number = Eine Wahl { $number } gibt es nicht; die Liste geht von 1 bis { $last }.
terminal-plain-why-what = Frag nach einem Zug, zum Beispiel: why trex king
terminal-plain-why-allowed = „{ $do }“ ist erlaubt.
terminal-plain-undone = Zurückgenommen: { $who }.
terminal-plain-enter = { $who }: drück Enter, wenn die anderen wegschauen.
terminal-plain-end = Die Eingabe ist zu Ende, also endet die Partie hier.
terminal-plain-bye = Auf Wiedersehen.
terminal-plain-after = Gib „again“, „save DATEI“ oder „quit“ ein.
terminal-plain-help =
    Gib die Nummer einer Wahl oder die Wahl selbst ein. Außerdem:
    list (die Liste noch einmal), show (die Stellung noch einmal), points (Punkte), undo (zurücknehmen), why ZUG (ob er erlaubt ist und warum nicht), help (Hilfe), quit (Ende).
