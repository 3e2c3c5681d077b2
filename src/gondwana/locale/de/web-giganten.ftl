### Der Giganten-Tisch im Browser.

web-gi-map = Die Karte
web-gi-ground-land = Land
web-gi-ground-swamp = Sumpf
web-gi-target-take = Kann ziehen
web-gi-target-goal = Frei zum Ziehen
web-gi-target-flight = Frei zum Fliegen
web-gi-target-enemy = Kann herausgefordert werden
web-gi-target-place = Frei
web-gi-target-back = Kann zurückgenommen werden

web-gi-result-attacker = { $attacker } gewinnt, { $defender } verlässt das Feld.
web-gi-result-defender = { $defender } gewinnt, { $attacker } verlässt das Feld.
web-gi-result-both = Beide verlassen das Feld.
web-gi-result-draw = Unentschieden: Beide bleiben.
web-gi-result-caught = { $attacker } ist gefangen und steht still.
web-gi-rule-stronger = { $attacker } gegen { $defender } ({ $ground }): Die höhere Zahl gewinnt.
web-gi-rule-equal-same = { $attacker } beide ({ $ground }), gleiche Art: Niemand geht.
web-gi-rule-equal-other = { $attacker } beide ({ $ground }), verschiedene Arten: Beide gehen.
web-gi-rule-nest = Das Nest ist erobert.
web-gi-rule-nest-culak = Culak kann kein Nest erobern.
web-gi-rule-ghost = Der Geist verliert jeden Kampf.
web-gi-rule-trap = Wer eine Falle herausfordert, verlässt das Feld.
web-gi-rule-trap-still = Wer eine Falle herausfordert, steht zwei Züge still.
web-gi-rule-blitz = Wer Blitz herausfordert, verlässt das Feld.
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

web-gi-log-first = { $name } beginnt.
web-gi-log-draw = { $side }: Tafeln { $tiles }.
web-gi-log-lay = { $side }: Eine Tafel ist gelegt.
web-gi-log-land = Alle Tafeln liegen offen: Das ist das Land.
web-gi-log-stand = { $name }: eine Figur auf { $field }.
web-gi-log-stood = { $name }: { $many ->
    [one] eine Figur
   *[other] { $many } Figuren
} aufgestellt.
web-gi-log-ready = Beide Heere stehen. Es geht los.
web-gi-log-move = { $name }: { $start } nach { $goal }.
web-gi-log-flight = { $name }: Ein Kundschafter fliegt von { $start } nach { $goal }.
web-gi-log-fight = { $name }: { $attacker } fordert { $defender } auf { $field } heraus. { $rule } { $result }
web-gi-log-up = { $name } rückt nach.
web-gi-log-trap = Die geheime Falle auf { $field } schnappt zu.
web-gi-log-set = { $name }: Eine Figur kommt auf { $field } ins Spiel.
web-gi-log-offer = { $name } bietet Unentschieden an.
web-gi-log-declined = Das Angebot von { $name } ist abgelehnt.

web-gi-ending-nest = Das Nest ist erobert.
web-gi-ending-blocked = Eine Seite kann nicht mehr ziehen.
web-gi-ending-no-fight = Unentschieden: zu viele Züge ohne Kampf.
web-gi-ending-no-takers = Unentschieden: Niemand kann mehr ein Nest erobern.
web-gi-ending-too-long = Unentschieden: Das Spiel dauerte zu lange.
web-gi-ending-agreement = Unentschieden nach Vereinbarung.
web-gi-ending-resigned = Eine Seite hat aufgegeben.

web-gi-your-lay = Leg deine Tafeln.
web-gi-your-occupy = Stell eine Figur auf die Karte.
web-gi-your-arrange = Stell dein Heer auf.
web-gi-your-pick = Du bist dran: Nimm eine Figur.
web-gi-your-second = Du darfst noch einmal ziehen.
web-gi-your-set = Wo kommt die Reserve ins Spiel?
web-gi-your-return = Wo kommt die Figur zurück?
web-gi-your-go = Du bist dran: Wohin?
web-gi-your-challenge = Herausfordern oder ruhig bleiben?
web-gi-your-up = Deine Figur hat gewonnen: nachrücken?
web-gi-your-reply = Unentschieden ist angeboten.
web-gi-progress-setup = Aufbau
web-gi-progress = Zug { $turn }
