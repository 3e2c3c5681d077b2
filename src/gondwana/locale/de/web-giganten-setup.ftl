### Der Giganten-Tisch im Browser: Tafeln legen und Heere aufstellen.

web-gs-lay-title = { $laying ->
    [columns] Leg deine Flanke des Landes
    [flanks] Leg deine Flanken des Landes
   *[rows] Leg deine Hälfte des Landes
}
web-gs-laid-title = { $laying ->
    [columns] Deine Flanke liegt
    [flanks] Deine Flanken liegen
   *[rows] Deine Hälfte liegt
}
web-gs-lay-watch = { $laying ->
    [columns] Beide Seiten legen ihre Flanke des Landes
    [flanks] Beide Seiten legen ihre Flanken des Landes
   *[rows] Beide Seiten legen ihre Hälfte des Landes
}
web-gs-lay-how = Tippe eine Tafel an, um sie zu drehen; zieh sie auf eine andere, um zu tauschen. So werden sie vor dir liegen.
web-gs-lay-secret = { $laying ->
    [columns] Beide Seiten legen gleichzeitig, und niemand sieht die andere Flanke, bevor alles liegt.
    [flanks] Beide Seiten legen gleichzeitig, und niemand sieht die anderen Flanken, bevor alles liegt.
    [screened] Beide Seiten legen gleichzeitig. Die andere Hälfte bleibt verdeckt, bis die Heere stehen.
   *[rows] Beide Seiten legen gleichzeitig, und niemand sieht die andere Hälfte, bevor alles liegt.
}
web-gs-lay-wait = { $laying ->
    [columns] Warten auf { $names }. Dann werden beide Flanken aufgedeckt.
    [flanks] Warten auf { $names }. Dann werden alle Flanken aufgedeckt.
    [screened] Warten auf { $names }. Die andere Hälfte bleibt verdeckt, bis die Heere stehen.
   *[rows] Warten auf { $names }. Dann werden beide Hälften aufgedeckt.
}
web-gs-lay-partner = { $name } legt die Tafeln für euch beide.
web-gs-lay-board = { $laying ->
    [columns] Der Plan mit deiner Flanke
    [flanks] Der Plan mit deinen Flanken
   *[rows] Der Plan, deine Hälfte vorn
}
web-gs-lay-down = Hinlegen
web-gs-lay-back = Noch einmal ändern
web-gs-drawing = Die Tafeln werden gezogen.
web-gs-revealed = { $laying ->
    [columns] Beide Flanken liegen offen: Das ist das Land.
    [flanks] Alle Flanken liegen offen: Das ist das Land.
   *[rows] Beide Hälften liegen offen: Das ist das Land.
}
web-gs-tile = Tafel { $tile }, Platz { $place } von { $places }, um { $degrees } Grad gedreht. Eingabe oder R dreht, Umschalt mit Pfeil tauscht.
web-gs-face-down = Eine verdeckte Tafel
web-gs-turn = { $tile } drehen
web-gs-swap = { $one } und { $other } tauschen

web-gs-title = Stell dein Heer auf
web-gs-title-done = Dein Heer steht
web-gs-army = Dein Heer
web-gs-left = { $count ->
    [0] alle aufgestellt
   *[other] noch { $count }
}
web-gs-strengths = Land { $land }, Sumpf { $swamp }
web-gs-hint-begin = Stelle deine Figuren auf die hellen Felder: zieh sie, oder tippe erst die Figur und dann das Feld an. Oder nimm eine fertige Aufstellung. Was sie sind, sieht die Gegenseite nicht.
web-gs-hint-placing = { $piece }: Tippe ein helles Feld an.
web-gs-hint-moving = { $piece } von { $field }: Tippe ein anderes Feld an, oder eine Figur zum Tauschen.
web-gs-hint-note = Die geheime Falle: Notiere eines deiner Felder. Wer dort hält, ist gefangen. Es geht auch ohne.
web-gs-hint-no-note = Alle Figuren haben ein Feld. Keine geheime Falle ist notiert: Nimm die Notiz und tippe ein Feld an, oder stelle ohne sie auf.
web-gs-hint-ready = Alle Figuren haben ein Feld. Ändere, was du magst, dann stelle auf.
web-gs-hint-ready-open = Alle Figuren haben ein Feld. Beim Aufstellen setzen beide Seiten abwechselnd, offen; man sieht nur die Rückseiten.
web-gs-hint-ready-wait = Alle Figuren haben ein Feld. Du kannst jetzt aufstellen: Gesetzt wird, sobald du dran bist.
web-gs-partner-first = Dein Partner stellt zuerst auf. Planen kannst du schon.
web-gs-take-first = Nimm zuerst eine Figur.
web-gs-wants = Es fehlt noch: { $what }.
web-gs-wants-pieces = { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
}
web-gs-wants-reserve = { $count ->
    [one] eine Figur für die Reserve
   *[other] { $count } Figuren für die Reserve
}
web-gs-wants-or-hold = Oder nimm den Rest in die Reserve.
web-gs-wants-bare = { $count ->
    [one] Auf einem Feld, das für alle sichtbar besetzt ist, fehlt noch deine Figur.
   *[other] Auf { $count } Feldern, die für alle sichtbar besetzt sind, fehlen noch deine Figuren.
}
web-gs-start = Aufstellen
web-gs-one = Vorerst nur { $field }
web-gs-undo = Rückgängig
web-gs-mirror = Spiegeln
    .about = Links und rechts vertauscht
web-gs-lift = Zurücknehmen
web-gs-clear = Leeren
web-gs-going = Es wird aufgestellt: { $count } von { $whole } Figuren stehen.
web-gs-going-secret = Es wird aufgestellt.
web-gs-progress = Figuren, die stehen
web-gs-pause = Halt, ich will etwas ändern
web-gs-stopped = Das Aufstellen hält an: Keines der geplanten Felder ist jetzt offen.
web-gs-done = Dein Heer steht.
web-gs-done-wait = Dein Heer steht. Warten auf { $names }.
web-gs-change = Noch einmal ändern
web-gs-covered = Die Pläne sind verdeckt.
web-gs-watching = Die Heere werden aufgestellt.
web-gs-screen = Verdeckt hinter dem Schirm. Tafeln: { $tiles }
web-gs-stands = { $piece }, steht für alle sichtbar
web-gs-unnamed = deine Figur, noch ohne Art
web-gs-piece-of = eine Figur von { $name }
web-gs-gone = Wieder in deiner Hand, weil das Feld besetzt ist: { $pieces }.

web-gs-not-territory = { $field } liegt außerhalb deines Gebiets.
web-gs-not-taken = { $field } ist besetzt.
web-gs-not-fixed = Dieses Feld ist für alle sichtbar besetzt. Die Figur kann mit einer anderen tauschen, aber das Feld bleibt.
web-gs-not-told = Diese Figur steht endgültig.
web-gs-not-nest = Das Nest braucht Land, und { $field } ist Sumpf.
web-gs-not-nest-corner = { $field } ist kein Platz für das Nest: eine Ecke, oder zu nah an Nest oder Falle deines Partners.
web-gs-not-blitz = Blitz steht nur auf Land, und { $field } ist Sumpf.
web-gs-not-only = { $piece } kann nicht auf { $field } stehen.
web-gs-not-beside = Die Falle darf nicht direkt neben deinem Nest sein.
web-gs-not-beside-partner = Die Falle darf nicht direkt neben dem Nest deines Partners sein.
web-gs-not-leave = Lass deinem Partner genug Land frei: Nest und Blitz brauchen es.
web-gs-not-leave-nest = Das Nest deines Partners fände keinen Platz: Es braucht freies Land, das keine Ecke ist, weit genug von deinem.
web-gs-not-none-left = { $piece }: alle stehen schon.
web-gs-not-reserve-full = Die Reserve ist voll.
web-gs-not-reserve-standing = Es stehen schon so viele Figuren, dass keine mehr in die Reserve kann.
web-gs-not-reserve-kind = { $piece } kann nicht in die Reserve.
web-gs-not-reserve-same = In der Reserve muss jede Figur von anderer Art sein.

web-gs-note = Geheime Falle
web-gs-note-short = Notiz
web-gs-note-left = Geheime Falle: Feld notieren
web-gs-note-on = Geheime Falle auf { $field }
web-gs-reserve = Reserve, { $count }:
web-gs-reserve-up-to = Reserve, bis zu { $count }:
web-gs-reserve-agreed = Reserve, wie vereinbart:
web-gs-held = Reserve
web-gs-hold = In die Reserve, was du in der Hand hast
web-gs-release = { $piece }: aus der Reserve nehmen

web-gs-ready = Vorlagen
web-gs-ready-title = Fertige Aufstellungen
web-gs-style-fortress = Festung
    .about = Das Nest am Rand hinter Mauern
web-gs-style-wings = Zwei Flügel
    .about = Stark auf beiden Seiten
web-gs-style-scouts = Kundschafter voran
    .about = Flug schaut sich früh um
web-gs-style-decoy = Falsches Nest
    .about = Blitz bewacht gar nichts
web-gs-style-surprise = Überrasch mich
    .about = Jedes Mal eine andere
web-gs-saved = Deine eigenen
web-gs-save-as = Diese Aufstellung speichern als
web-gs-save = Speichern
web-gs-delete = { $name } löschen
web-gs-mirrored = Gespiegelt, weil es so besser zu diesem Land passt.
web-gs-moved = Verschoben, damit es zu diesem Land passt: { $pieces }.
web-gs-piece-on = { $piece } nach { $field }
