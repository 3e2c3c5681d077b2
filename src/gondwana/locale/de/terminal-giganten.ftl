### Giganten im Terminal.

terminal-gi-first = Zuerst am Zug: { $who }.
terminal-gi-draw = { $who }: zog Planteil { $tiles }.
terminal-gi-lay = { $who }: legte Planteil { $tile }.
terminal-gi-land = Alle Planteile liegen offen: das ist das Land.
terminal-gi-stand = { $who }: Figuren auf { $fields }.
terminal-gi-stood = { $who }: { $many } Figuren aufgestellt.
terminal-gi-hold = { $who }: keine weiteren Figuren auf dem Plan; in Reserve: { $many }.
terminal-gi-ready = Die Heere stehen. Das Spiel beginnt.
terminal-gi-move = { $who }: { $start } nach { $goal }.
terminal-gi-flight = { $who }: ein Kundschafter fliegt von { $start } nach { $goal }.
terminal-gi-fight = { $who }: { $attacker } auf { $start } fordert { $defender } auf { $goal } heraus, { $ground }: { $result }.
terminal-gi-result-attacker = der Herausforderer gewinnt
terminal-gi-result-defender = der Herausgeforderte gewinnt
terminal-gi-result-both = beide verlassen den Plan
terminal-gi-result-draw = unentschieden, beide bleiben
terminal-gi-result-caught = der Herausforderer ist gefangen und steht still
terminal-gi-up = { $who }: rückt nach.
terminal-gi-trap = Die geheime Falle auf { $field } schnappt zu.
terminal-gi-set = { $who }: eine Figur kommt auf { $field } ins Spiel.
terminal-gi-offer = { $who }: bietet ein Unentschieden an.
terminal-gi-declined = Das Unentschieden ist abgelehnt.
terminal-gi-over = Das Spiel ist zu Ende.
terminal-gi-now-lay = Lege deine Planteile, das linke zuerst, zum Beispiel: tile a 90
terminal-gi-now-occupy = Stelle eine Figur auf ein Feld; welche es ist, sagst du später. „done“, wo es in der Liste steht, lässt den Rest in Reserve:
terminal-gi-now-arrange = Im Geheimen kommt jetzt: { $what }:
terminal-gi-now-pick = Deine Züge; tippe zum Beispiel e4-e5, oder e4-e5 x e6 zum Herausfordern:
terminal-gi-now-set = Wo kommt die Reserve ins Spiel?
terminal-gi-now-return = Wo kommt die Figur zurück?
terminal-gi-now-go = Wohin?
terminal-gi-now-challenge = Herausfordern oder ruhig bleiben (quiet)?
terminal-gi-now-up = Deine Figur hat gewonnen. Nachrücken (up) oder bleiben (stay)?
terminal-gi-now-reply = Ein Unentschieden ist angeboten: annehmen (accept) oder ablehnen (decline)?
terminal-gi-next-reserve = eine Figur für die Reserve, zum Beispiel reserve stego; done, wo es in der Liste steht, für keine weitere
terminal-gi-next-note = das Feld der geheimen Falle, oder done für keine
terminal-gi-ready-made = Oder tippe ein Wort, und der Rest wird für dich aufgestellt: { $names }.
terminal-gi-left = Figuren auf dem Plan
terminal-gi-beaten = Geschlagen
terminal-gi-on-land = an Land
terminal-gi-on-swamp = im Sumpf
terminal-gi-on-covered = hinter dem Sichtschutz

terminal-rules-giganten-aim = Zwei Heere verdeckter Saurier. Wer das feindliche Nest mit einer Figur herausfordert, die es nehmen kann, gewinnt.
terminal-rules-giganten-set-up = Zuerst legen beide im Geheimen ihre zwei Planteile, dann stellen sie abwechselnd 24 Figuren in ihre Reihen 1 bis 6; zuletzt sagt jeder im Geheimen, welche welche ist. Nest und Blitz stehen an Land, das Nest in keiner Ecke.
terminal-rules-giganten-turn = Reihum geht eine Figur ein Feld gerade auf ein leeres Feld; dann darf sie einen Feind vor, neben oder hinter sich herausfordern. Das Nest geht nie, Blitz nie vorwärts und nie in den Sumpf. Flug darf weit in einer Linie fliegen, gerade oder schräg, muss aber bei einem Feind landen und ihn herausfordern.
terminal-rules-giganten-fight = Im Kampf werden beide Figuren gezeigt. Der Boden unter der herausgeforderten sagt, welche Zahlen gelten; die höhere gewinnt, die andere verlässt den Plan. Wer gewinnt, darf in das leere Feld nachrücken.
terminal-rules-giganten-special = Culak schlägt Tyra, und Deino im Sumpf. Wer Blitz herausfordert, verlässt den Plan. Flug kundschaftet nur, nimmt aber das Nest und verliert gegen Stego.
terminal-rules-giganten-end = Wer gar nicht ziehen kann, hat verloren. Nach hundert Zügen von jedem ohne Kampf ist das Spiel unentschieden.
terminal-rules-giganten-notation = Ein Zug wird getippt als e4-e5, oder e4-e5 x e6 zum Herausfordern. Nach einem Kampf: up oder stay.

terminal-gi-how = Tippe einen Schritt oder einen ganzen Zug wie in der Liste; „help“ sagt mehr.
terminal-gi-help =
    Tippe einen Schritt oder einen ganzen Zug. Außerdem:
    list (die Auswahl noch einmal), show (die Stellung noch einmal), points (die Figuren), undo (zurücknehmen), why ZUG (ob er erlaubt ist, und warum nicht), help, quit.

terminal-gi-ask-lay = Lege deine Planteile, das linke zuerst: Drücke die Nummer.
terminal-gi-ask-occupy = Stelle eine Figur auf ein Feld, oder r: alles wird aufgestellt.
terminal-gi-ask-arrange = Im Geheimen: { $what }. Wähle, oder r.
terminal-gi-ask-pick = Du bist dran: Nimm eine Figur.
terminal-gi-ask-go = Wohin? Esc stellt sie zurück.
terminal-gi-ask-challenge = Jemanden herausfordern, oder:
terminal-gi-ask-up = Deine Figur hat gewonnen:
terminal-gi-ask-set = Wo kommt die Reserve ins Spiel?
terminal-gi-ask-return = Wo kommt die Figur zurück?
terminal-gi-ask-reply = Ein Unentschieden ist angeboten:
terminal-gi-turn = Zug { $turn }
terminal-gi-army = { $who }: { $pieces } Figuren
terminal-gi-lost = geschlagen: { $pieces }
terminal-gi-field = { $field }, { $ground }.
terminal-gi-piece = { $field }, { $ground }. { $who }: { $piece }.
terminal-gi-unset = eine Figur
terminal-gi-could = könnte sein: { $kinds }
terminal-gi-hidden = verdeckt, könnte { $many } Arten sein
terminal-gi-key-ready = aufstellen
terminal-gi-board = den Plan ansehen
terminal-gi-keys =
    Tasten: Die Pfeile bewegen den Zeiger, Tab geht zum nächsten wählbaren Feld, Enter wählt, Esc stellt eine Figur zurück, eine Nummer wählt, was daneben steht, r stellt den Rest auf.
    Maus: Klicke eine Figur an, dann wohin sie geht, dann wen sie herausfordert.
