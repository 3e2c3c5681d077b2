### Der Tisch von Fossilium.

web-fo-table = Der Tisch
web-fo-now = Was du jetzt tun kannst
web-fo-tab-museum = Museum
web-fo-tab-actions = Aktionen
web-fo-tab-market = Markt
web-fo-tab-others = Andere
web-fo-board = Aktionsplan
web-fo-round = Runde
web-fo-bonus = Bonus
web-fo-site-1 = Trias
web-fo-site-2 = Jura
web-fo-site-3 = Kreide
web-fo-row-display = Zeigen
web-fo-row-build = Bauen
web-fo-row-market = Markt
web-fo-row-tour = Führung
web-fo-row-joker = Joker
web-fo-row-manage = Büro
web-fo-row-strip = Zuletzt
web-fo-own-museum = Dein Museum
web-fo-museum-of = Museum: { $name }
web-fo-ammonite = hat den Ammoniten und beginnt
web-fo-neutral = eine neutrale Arbeitskraft
web-fo-fixed-of = feste Arbeitskraft: { $name }
web-fo-market = Markt
web-fo-archive = Archiv
web-fo-archive-empty = leer
web-fo-row-price = Preis dieser Reihe
web-fo-storage = Lager
web-fo-slot-student = frei; solange arbeitet hier jemand mit Doktorarbeit
web-fo-slot-free = frei
web-fo-beside = behalten:
web-fo-stored = { $stored } von { $slots } gelagert
web-fo-drawn = { $count } gezogen
web-fo-passed = hat gepasst
web-fo-back = mit { $count ->
    [one] einer neuen Arbeitskraft
   *[other] { $count } neuen Arbeitskräften
} wieder dabei
web-fo-thinks = ist dran
web-fo-shop = Shop, { $type }
web-fo-entrance = Eingang, { $type }
web-fo-cell = { $cell }: { $what }
web-fo-cell-free = frei
web-fo-part = { $fossil } (Scheibe { $pair })
web-fo-unbuilt = Infotafeln, die noch gebaut werden können
web-fo-bag = { $site }: { $count ->
    [one] noch ein Teil
   *[other] noch { $count } Teile
}
web-fo-bag-about = Was noch niemand gesehen hat: im Beutel oder verdeckt gezogen.
web-fo-account = Punkte bis jetzt
web-fo-total = Summe
web-fo-points-why = { $points } Prestige bis jetzt: warum?

web-fo-of-money = Dollar
web-fo-of-guest = Gäste
web-fo-of-regular = Stammgäste
web-fo-of-student = Doktoranden
web-fo-of-prestige = Prestige
web-fo-of-worker = Arbeitskräfte
web-fo-stat-prestige = { $total } Prestige, wenn jetzt Schluss wäre; { $prestige } davon sind sicher
web-fo-if-ended-brief = jetzt
web-fo-if-ended = wäre jetzt Schluss
web-fo-stat-guests = Gäste, { $regular } davon Stammgäste
web-fo-stat-students = Doktoranden, höchstens 5
web-fo-stat-workers = { $free } von { $total } Arbeitskräften sind frei einsetzbar
web-fo-standee = Aufsteller: { $fossil }
web-fo-track = Gästeleiste: { $guests } Gäste, { $regular } davon Stammgäste; eine Öffnung brächte { $prestige } Prestige
web-fo-at-opening = was eine Öffnung jetzt brächte
web-fo-income = Nächstes Einkommen: { $money } $, { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
}, { $students ->
    [one] ein Doktorand
   *[other] { $students } Doktoranden
}.

web-fo-goals = Ziele
web-fo-goal-round = Ziel von Runde { $round }
web-fo-goal-level = { $level }: { $guests ->
    [one] ein Stammgast
   *[other] { $guests } Stammgäste
}{ $reached ->
    [yes] {", "}erreicht
   *[no] {""}
}
web-fo-goal-labour = Arbeitsmarkt: eine mehr
web-fo-goal-end = Am Ende
web-fo-goal-later = Spätere Runden:
web-fo-end-always = die meisten Gäste, das meiste Geld
web-fo-end-alone = Stufen: Prestige für das, was da ist
web-fo-end-step = { $what } ab { $least }: { $prestige } Prestige{ $reached ->
    [yes] {", "}erreicht
   *[no] {""}
}
web-fo-end-ranks = Ränge beginnen bei { $ranks } Prestige.

web-fo-field = { $row }, Spalte { $column }
web-fo-field-workers = { $count ->
    [one] eine Arbeitskraft
   *[other] { $count } Arbeitskräfte
}
web-fo-any-workers = beliebig viele Arbeitskräfte, immer eine
web-fo-field-money = { $money } $
web-fo-field-taken = besetzt: { $names }
web-fo-field-closed = Dieses Feld ist dir jetzt verschlossen.
web-fo-about-display = Zeige ein neues Fossil mit mindestens der Hälfte seiner Teile, oder ergänze eines.
web-fo-about-build = { $alone ->
    [yes] Baue eine Infotafel.
   *[no] Baue eine Infotafel, oder stifte einem anderen Museum ein Teil.
}
web-fo-about-market = Kaufe oder verkaufe Teile.
web-fo-about-tour = Einkommen eines Eingangs oder eines Shops.
web-fo-about-joker = Eine beliebige andere Aktion dieser Spalte.
web-fo-about-manage = Eine Arbeitskraft holt, was das Feld gibt; weitere dürfen folgen.
web-fo-about-strip = Nimm ein Teil deiner Wahl aus dem Beutel und zeige es sofort.
web-fo-bonus-display = Bonus: noch ein Teil.
web-fo-bonus-build = Bonus: { $prestige } Prestige.
web-fo-bonus-market = Bonus: beides, nacheinander.
web-fo-bonus-tour = { $guest ->
    [yes] Bonus: Typ nach Wahl und ein Gast.
   *[no] Bonus: Typ nach Wahl.
}
web-fo-joker-price = { $full } − { $workers } = { $price } $
web-fo-fixed-price = Mit einer festen Arbeitskraft: { $price } $
web-fo-mix = { $fixed ->
    [0] { $free } freie
   *[other] { $free ->
        [0] { $fixed } feste
       *[other] { $fixed } feste und { $free } freie
    }
}
web-fo-mix-only = nur in dieser Spalte einsetzbar
web-fo-mix-costs = { $price ->
    [0] kostet nichts
   *[other] kostet { $price } $
}
web-fo-ready = Bereit:
web-fo-prices = Preise jetzt:
web-fo-or = oder
web-fo-digs = Grabung ({ $site }): du würdest bis zu { $draw } ziehen und { $keep } behalten.

web-fo-your-turn = Du bist dran.
web-fo-your-all = Alle wählen gleichzeitig.
web-fo-others-turn = Die anderen sind dran.
web-fo-ask-start = Behalte { $keep } von { $drawn } Teilen und wähle dein erstes Fossil.
web-fo-ask-turn = { $back ->
    [yes] { $workers ->
        [one] Du bist mit einer neuen Arbeitskraft wieder dabei: Setze sie auf ein Feld.
       *[other] Du bist mit { $workers } neuen Arbeitskräften wieder dabei: Setze sie ein.
    }
   *[no] { $fixed ->
        [0] { $workers ->
            [0] Du hast keine Arbeitskräfte mehr.
            [one] Setze deine letzte Arbeitskraft auf ein Feld.
           *[other] Setze Arbeitskräfte auf ein Feld. Du hast { $workers }.
        }
       *[other] { $workers ->
            [0] { $fixed ->
                [one] Deine feste Arbeitskraft kann noch handeln, in ihrer Spalte.
               *[other] Deine { $fixed } festen Arbeitskräfte können noch handeln, jede in ihrer Spalte.
            }
           *[other] Setze Arbeitskräfte auf ein Feld. Du hast { $workers } freie und { $fixed } feste.
        }
    }
}
web-fo-ask-workers = { $field }: freie oder feste Arbeitskräfte?
web-fo-ask-copy = Welche Aktion macht der Joker?
web-fo-ask-show = Welches Fossil zeigst du?
web-fo-ask-place = Wohin kommt { $fossil }?
web-fo-ask-side = { $donor ->
    [none] Auf welches Feld kommt das Teil?
   *[other] { $donor } stiftet dir { $tile }: auf welches Feld?
}
web-fo-ask-extra = Noch ein Teil?
web-fo-ask-build = { $alone ->
    [yes] Welche Infotafel baust du?
   *[no] Eine Infotafel bauen oder ein Teil stiften?
}
web-fo-ask-site = Wohin kommt { $panel }?
web-fo-ask-amber = Bernstein von welchem Typ?
web-fo-ask-restore = Ein neues Fossil mit den Teilen zeigen, die du hast? Schon eines genügt.
web-fo-ask-trade = { $mode ->
    [buy] Kaufe, was du willst.
    [sell] Verkaufe, was du willst.
    [then-buy] Jetzt kaufe, was du willst, oder sei fertig.
    [then-sell] Jetzt verkaufe, was du willst, oder sei fertig.
   *[none] Kaufe, oder verkaufe aus deinem Lager.
}
web-fo-ask-guide = Wohin geht die Führung?
web-fo-ask-fetch = Welches Teil nimmst du aus dem Beutel?
web-fo-ask-pick = Das haben deine Doktoranden gefunden: behalte eines.
web-fo-ask-end = { $students ->
    [0] Dein Zug ist getan: beende ihn.
   *[other] Beende deinen Zug, oder schicke vorher deine Doktoranden.
}
web-fo-ask-excavate = Du kannst an mehreren Stätten graben: Welche ist die nächste?
web-fo-chosen-dig = Du gräbst als Nächstes hier: { $site }. Die anderen wählen noch.
web-fo-ask-keep = Grabung ({ $site }): behalte { $keep } von { $drawn }.
web-fo-ask-store = Dein Lager ist voll. { $leave ->
    [one] Ein neues Teil muss
   *[other] { $leave } neue Teile müssen
} auf den Markt, in deiner Reihenfolge.
web-fo-ask-fix = { $extra ->
    [one] Eine Arbeitskraft bleibt
   *[other] { $extra } Arbeitskräfte bleiben
} fest: über welcher Spalte?
web-fo-progress = Runde { $round } von 5
web-fo-progress-start = Fossilium

web-fo-undo = Zurück
web-fo-pass = Passen
web-fo-pass-sure = Du hast noch { $count ->
    [one] eine Arbeitskraft
   *[other] { $count } Arbeitskräfte
}. Wirklich passen? Deine Runde endet, und das lässt sich nicht zurücknehmen.
web-fo-fold = Einklappen
web-fo-unfold = Auswahl zeigen
web-fo-turn = Drehen
web-fo-done = Fertig
web-fo-end = Zug beenden
web-fo-start = Beginnen
web-fo-draw = Ziehen
web-fo-take-field = Einsetzen
web-fo-place-here = Hierhin
web-fo-keep = Behalten { $count }/{ $keep }
web-fo-keep-full = Du behältst { $keep }. Lege erst eines zurück.
web-fo-hand = Du hast { $drawn } gezogen; behalte { $keep }
web-fo-start-type = Typ deines ersten Fossils
web-fo-students-draw = { $count } ziehen
web-fo-send-students = { $count ->
    [one] Einen Doktoranden
   *[other] { $count } Doktoranden
} schicken: { $site }
web-fo-students-sure = { $count ->
    [one] Ein Doktorand zieht ein Teil
   *[other] { $count } Doktoranden ziehen { $count } Teile
} ({ $site }); eines behältst du. Was gezogen ist, bleibt gezogen.
web-fo-add = { $fossil } ergänzen
web-fo-part-of = { $parts } von { $size }
web-fo-part-have = du hast { $parts } von { $size }{ $half ->
    [0] {""}
   *[other] {" "}(mindestens { $half }, um es zu zeigen)
}
web-fo-pair = Zwei Seiten einer Infotafel: wer die eine baut, gibt die andere auf
web-fo-parts-of = { $parts } von { $size } Teilen
web-fo-completes = vollständig: { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
}{ $bonus ->
    [student] {" "}und ein Doktorand
    [money] {" "}und 1 $
    [guest] {" "}und noch einer
   *[none] {""}
}
web-fo-worth = am Ende { $worth }
web-fo-give = { $tile } an { $name }
web-fo-give-brings = { $prestige } Prestige für dich
web-fo-leave = { $tile } auf den Markt
web-fo-dig-brings = { $draw } ziehen, { $keep } behalten
web-fo-dig-others = auch dort: { $names }
web-fo-column = Spalte { $column }
web-fo-tour-entrance = Eingang, { $type }
web-fo-tour-shop = Shop, { $type }
web-fo-tour-entrance-brings = { $amount ->
    [one] ein Gast
   *[other] { $amount } Gäste
}{ $bonus ->
    [yes] {" "}und noch einer
   *[no] {""}
}
web-fo-tour-shop-brings = { $amount } ${ $bonus ->
    [yes] {" "}und ein Gast
   *[no] {""}
}
web-fo-each-income = Jedes Einkommen: { $money } $, { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
}
web-fo-no-income = Hier kein Einkommen
web-fo-on-pedestal = auf einem Podest: { $prestige } Prestige
web-fo-buy = { $tile } für { $price } $ kaufen
web-fo-sell = { $tile } verkaufen

web-fo-opening = Runde { $round }: Die Türen waren offen
web-fo-score-line = { $name }, { $what }: { $points }
web-fo-score-point = Zeige auf eine Zahl, um zu sehen, woher sie kommt.
web-fo-score-prestige = Im Spiel verdient
web-fo-score-pedestals = Podeste
web-fo-score-guests = Gäste
web-fo-score-money = Geld
web-fo-score-goal = Ziel der Partie
web-fo-score-complete = Vollständige Fossilien

web-fo-log-first = Den Ammoniten hat: { $name }.
web-fo-log-goal = Ein Ziel: { $goal }.
web-fo-log-market = { $tile } kommt auf den Markt.
web-fo-log-left = { $name }: { $tile } kommt auf den Markt.
web-fo-log-draw = { $name }: { $tile } wird gezogen.
web-fo-log-drawn = { $name }: Teile werden gezogen.
web-fo-log-start = { $name }: Das erste Fossil ist { $kind }.
web-fo-log-income = { $name }: { $money } $, { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
} und { $students ->
    [one] ein Doktorand
   *[other] { $students } Doktoranden
}.
web-fo-log-round = Runde { $round } beginnt. Den Ammoniten hat: { $name }.
web-fo-log-pass = { $name }: für diese Runde fertig.
web-fo-log-field = { $name }: { $row }, Spalte { $column }{ $fixed ->
    [0] {""}
    [one] {", "}eine feste Arbeitskraft
   *[other] {", "}{ $fixed } feste Arbeitskräfte
}.
web-fo-log-skipped = { $name }: kein Feld für eine feste Arbeitskraft, übersprungen.
web-fo-log-copy = Der Joker macht: { $action }.
web-fo-log-show = { $name }: { $fossil } wird ausgestellt.
web-fo-log-part = { $tile } auf { $cell }.
web-fo-log-complete = { $name }: { $fossil } ist vollständig. Das bringt { $guests ->
    [one] einen Gast
   *[other] { $guests } Gäste
}{ $bonus ->
    [student] {" "}und einen Doktoranden
    [money] {" "}und 1 $
    [guest] {" "}und noch einen Gast
   *[none] {""}
}{ $standee ->
    [yes] {", "}dazu den Aufsteller
   *[no] {""}
}.
web-fo-log-pedestal = { $fossil } hat ein Podest: { $prestige } Prestige am Ende.
web-fo-log-panel = { $name }: { $panel } ist gebaut.
web-fo-log-amber = Bernstein: { $kind }.
web-fo-log-gift = { $name }: { $tile } wird gestiftet, { $prestige } Prestige. Das Teil bekommt: { $other }.
web-fo-log-buy = { $name }: { $tile } für { $price } $ gekauft.
web-fo-log-sell = { $name }: { $tile } für { $price } $ verkauft.
web-fo-log-tour = { $of ->
    [entrance] { $name }: Führung durch den Eingang, { $kind }: { $amount ->
        [one] ein Gast
       *[other] { $amount } Gäste
    }
   *[shop] { $name }: Führung in den Shop, { $kind }: { $amount } $
}{ $guest ->
    [yes] {" "}und ein Gast als Bonus
   *[no] {""}
}.
web-fo-log-manage = { $name }: { $gives ->
    [money] 1 $
    [student] ein Doktorand
   *[guest] ein Gast
} aus dem Büro.
web-fo-log-students = { $name }: { $number ->
    [one] Ein Doktorand wird ausgesandt
   *[other] { $number } Doktoranden werden ausgesandt
} ({ $place }).
web-fo-log-kept = { $name }: { $tile } wird behalten.
web-fo-log-fetch = { $name }: { $tile } kommt aus dem Beutel ({ $place }).
web-fo-log-worker = { $name }: eine Arbeitskraft mehr ({ $goal }).
web-fo-log-prestige = { $name }: { $amount } Prestige als Bonus.
web-fo-log-opening = { $name }: { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
}, { $prestige } Prestige{ $regular ->
    [0] {""}
    [one] {", "}ein neuer Stammgast
   *[other] {", "}{ $regular } neue Stammgäste
}.
web-fo-log-dug = { $name }: Grabung ({ $place }), { $drawn ->
    [one] ein Teil
   *[other] { $drawn } Teile
} gezogen, { $kept } behalten.
web-fo-log-fixed = { $name }: feste Arbeitskräfte, Spalte { $columns }.
