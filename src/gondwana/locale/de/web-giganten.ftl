### Der Giganten-Tisch im Browser.

web-gi-map = Die Karte
web-gi-ground-land = Land
web-gi-ground-swamp = Sumpf
web-gi-ground-covered = verdeckt
web-gi-target-take = Kann ziehen
web-gi-target-goal = Frei zum Ziehen
web-gi-target-flight = Frei zum Fliegen
web-gi-target-enemy = Kann herausgefordert werden
web-gi-target-place = Frei
web-gi-target-back = Kann zurückgenommen werden

web-gi-result-attacker = { $attacker } gewinnt, { $defender } verlässt den Plan.
web-gi-result-nest = { $attacker } erobert das Nest.
web-gi-result-defender = { $defender } gewinnt, { $attacker } verlässt den Plan.
web-gi-result-both = Beide verlassen den Plan.
web-gi-result-draw = Unentschieden: Beide bleiben.
web-gi-result-caught = { $attacker } ist gefangen und steht still.
web-gi-rule-stronger = { $attacker } gegen { $defender } ({ $ground }): Die höhere Zahl gewinnt.
web-gi-rule-equal-same = { $attacker } gegen { $defender } ({ $ground }), gleiche Art: Niemand geht.
web-gi-rule-equal-other = { $attacker } gegen { $defender } ({ $ground }), verschiedene Arten: Beide gehen.
web-gi-rule-nest = Wer das Nest herausfordert, erobert es.
web-gi-rule-nest-culak = Culak kann kein Nest erobern.
web-gi-rule-ghost = Das Gespenst verliert jeden Kampf.
web-gi-rule-trap = Wer eine Falle herausfordert, verlässt den Plan.
web-gi-rule-trap-still = Wer eine Falle herausfordert, steht zwei Züge still.
web-gi-rule-blitz = Wer Blitz herausfordert, verlässt den Plan.
web-gi-rule-blitz-flug = Flug überlebt hier den Blitz.
web-gi-rule-flug-flug = Flug gegen Flug: Beide gehen.
web-gi-rule-flug-stego = Stego schlägt Flug auf jedem Grund.
web-gi-rule-flug-other = Flug kundschaftet nur: Niemand geht.
web-gi-rule-culak-tyra = Culak schlägt Tyra auf jedem Grund.
web-gi-rule-culak-deino-land = An Land schlägt Deino den Culak.
web-gi-rule-culak-deino-swamp = Im Sumpf schlägt Culak den Deino.
web-gi-rule-culak-land = An Land verliert Culak.
web-gi-rule-culak-swamp = Im Sumpf hält sich Culak: Niemand geht.
web-gi-rule-culak-culak = Culak gegen Culak: Niemand geht.

web-gi-log-first = { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
web-gi-log-draw = { $side }: Tafeln { $tiles }.
web-gi-log-lay = { $side }: Eine Tafel ist gelegt.
web-gi-log-land = Alle Tafeln liegen offen: Das ist das Land.
web-gi-log-stand = { $name }: eine Figur auf { $field }.
web-gi-log-stood = { $name }: { $many ->
    [one] eine Figur
   *[other] { $many } Figuren
} aufgestellt.
web-gi-log-hold = { $name }: { $many ->
    [one] eine Figur bleibt
   *[other] { $many } Figuren bleiben
} in der Reserve.
web-gi-log-ready = Die Heere stehen. Es geht los.
web-gi-log-move = { $name }: { $start } nach { $goal }.
web-gi-log-flight = { $name }: Ein Kundschafter fliegt von { $start } nach { $goal }.
web-gi-log-fight = { $name }: { $attacker } fordert { $defender } auf { $field } heraus. { $rule } { $result }
web-gi-log-up = { $you ->
    [yes] Du rückst nach.
   *[no] { $name } rückt nach.
}
web-gi-log-trap = Die geheime Falle auf { $field } schnappt zu.
web-gi-log-set = { $name }: Eine Figur kommt auf { $field } ins Spiel.
web-gi-log-resign = { $you ->
    [yes] Du gibst auf.
   *[no] { $name } gibt auf.
}
web-gi-log-offer = { $you ->
    [yes] Du bietest Unentschieden an.
   *[no] { $name } bietet Unentschieden an.
}
web-gi-log-declined = { $you ->
    [yes] Dein Angebot ist abgelehnt.
   *[no] Das Angebot von { $name } ist abgelehnt.
}

web-gi-ending-nest = Das Nest ist erobert.
web-gi-ending-blocked = Eine Seite kann nicht mehr ziehen.
web-gi-ending-no-fight = Unentschieden: zu viele Züge ohne Kampf.
web-gi-ending-no-takers = Unentschieden: Niemand kann mehr ein Nest erobern.
web-gi-ending-too-long = Unentschieden: Das Spiel dauerte zu lange.
web-gi-ending-agreement = Unentschieden nach Vereinbarung.
web-gi-ending-resigned = Eine Seite hat aufgegeben.

web-gi-your-lay = Leg deine Tafeln.
web-gi-your-occupy = Stell dein Heer auf: Du bist dran.
web-gi-your-arrange = Stell dein Heer auf.
web-gi-your-pick = Du bist dran: Nimm eine Figur.
web-gi-your-second = Du darfst noch einmal ziehen.
web-gi-your-after-reserve = Zieh eine Figur oder beende deinen Zug.
web-gi-your-set = Wo kommt die Reserve ins Spiel?
web-gi-your-return = Wo kommt die Figur zurück?
web-gi-your-go = Du bist dran: Wohin?
web-gi-your-challenge = Herausfordern oder ruhig bleiben?
web-gi-your-up = Deine Figur hat gewonnen: nachrücken?
web-gi-your-reply = Unentschieden ist angeboten.
web-gi-progress-setup = Aufbau
web-gi-progress = Zug { $turn }

web-gi-field = { $field }, { $ground }
web-gi-piece-of = { $name }: { $kind }
web-gi-piece-seen = Die anderen haben sie gesehen
web-gi-piece-was = { $kind } von { $name }: wurde gesehen
web-gi-piece-hidden = Eine verdeckte Figur von { $name }
web-gi-piece-stuck = { $turns ->
    [one] Steht einen Zug lang still
   *[other] Steht { $turns } Züge lang still
}
web-gi-could-any = Sie kann jede von { $many } Arten sein
web-gi-could-not = Sie ist nicht { $kinds }; { $many } Arten bleiben
web-gi-could-only = Sie kann nur { $kinds } sein

web-gi-fight = Ein Kampf
web-gi-fight-on-land = Kampf an Land, { $field }
web-gi-fight-on-swamp = Kampf im Sumpf, { $field }
web-gi-last-fight = Letzter Kampf
web-gi-quiet = { $left ->
    [one] Noch ein Zug ohne Kampf, dann ist es unentschieden.
   *[other] Noch { $left } Züge ohne Kampf, dann ist es unentschieden.
}

web-gi-on-board = Figuren auf dem Plan
web-gi-open-army = { $name }: Heer zeigen
web-gi-beaten = Geschlagen
web-gi-away = Kann zurückkommen
web-gi-reserve = Reserve
web-gi-note = Geheime Falle: { $field }
web-gi-note-shown = Falle auf { $field }, allen bekannt
web-gi-trap-here = Eine geheime Falle
web-gi-seen = Gesehen, auf dem Plan
web-gi-hidden = Noch verdeckt

web-gi-tray = Was du tun kannst
web-gi-about-none = Zeig auf ein Feld, um zu sehen, was dort ist.
web-gi-covered = Solange das Gerät weitergegeben wird, ist nichts zu sehen.
web-gi-zoom = Größe der Karte
web-gi-zoom-in = Näher
web-gi-zoom-out = Weiter weg
web-gi-next-take = Nimm eine Figur.
web-gi-next-take-or-end = Nimm eine Figur oder beende deinen Zug.
web-gi-next-goal = Wähl ein Feld oder einen Gegner.
web-gi-next-from = Von welchem Feld aus forderst du { $field } heraus?
web-gi-next-challenge = Jemanden herausfordern oder ruhig bleiben?
web-gi-next-reserve = { $kind }: Wähl ein Randfeld.
web-gi-next-back = { $kind }: Wähl ein Feld deiner ersten Reihe.
web-gi-do-move = { $start } nach { $goal }
web-gi-do-move-challenge = { $start } nach { $goal }, { $field } herausfordern
web-gi-do-challenge = { $field } herausfordern
web-gi-do-quiet = Ruhig bleiben
web-gi-do-up = Nachrücken
web-gi-do-stay = Stehen bleiben
web-gi-do-done = Kein zweiter Zug
web-gi-do-end = Zug beenden
web-gi-do-reserve = { $kind } einsetzen
web-gi-do-back = { $kind } kommt zurück
web-gi-do-offer = Unentschieden anbieten
web-gi-do-accept = Unentschieden annehmen
web-gi-do-decline = Weiterspielen
web-gi-undo = Rückgängig

web-gi-turns = Züge
web-gi-fights = Kämpfe
web-gi-score-line = { $left } auf dem Plan, { $lost } geschlagen
web-gi-all-open = Jetzt ist alles offen: Zeig auf eine Figur.
