### Fossilium im Terminal.

terminal-fo-event-first = Der Ammonit beginnt bei: { $who }.
terminal-fo-event-goal-labour = Eine Arbeitskraft gibt es für: { $goal }.
terminal-fo-event-goal-round = Ziel von Runde { $round }: { $goal }.
terminal-fo-event-goal-end = Ziel der Partie: { $goal }.
terminal-fo-event-market = In den Markt: { $tiles }.
terminal-fo-event-draw = { $who }: gezogen { $tiles }.
terminal-fo-event-draw-hidden = { $who }: { $many ->
    [one] ein Teil
   *[other] { $many } Teile
} verdeckt gezogen.
terminal-fo-event-start = { $who }: beginnt mit dem Fossil des Typs { $kind }.
terminal-fo-event-income = { $who }: Einkommen { $money } $, Gäste { $guests }, Doktoranden { $students }.
terminal-fo-event-round = Runde { $round } beginnt. Der Ammonit: { $who }.
terminal-fo-event-pass = { $who }: passt.
terminal-fo-event-skipped = { $who }: kann keine feste Arbeitskraft einsetzen und wird übersprungen.
terminal-fo-event-field = { $who }: { $field }.
terminal-fo-event-field-paid = { $who }: { $field }, { $money } $.
terminal-fo-event-field-fixed = { $who }: { $field }, { $fixed ->
    [one] eine feste Arbeitskraft
   *[other] { $fixed } feste Arbeitskräfte
}, { $money } $.
terminal-fo-event-copy = { $who }: Der Joker steht für { $action }.
terminal-fo-event-show = { $who }: stellt { $fossil } auf { $cell } aus.
terminal-fo-event-part = { $who }: { $tile } auf { $cell }.
terminal-fo-event-complete = { $who }: { $fossil } ist vollständig, Gäste: { $guests }{ $bonus ->
    [student] {" "}und ein Doktorand
    [money] {" "}und 1 $
    [guest] {" "}und noch ein Gast
   *[none] {""}
}.
terminal-fo-event-pedestal = { $who }: { $fossil } hat ein Podest.
terminal-fo-event-panel = { $who }: baut { $panel } auf { $cell }.
terminal-fo-event-amber = { $who }: Typ des Bernsteins: { $kind }.
terminal-fo-event-gift = { $who }: stiftet { $tile } an { $to }, Prestige { $prestige }.
terminal-fo-event-buy = { $who }: kauft { $tile } für { $price } $.
terminal-fo-event-sell = { $who }: verkauft { $tile } für { $price } $.
terminal-fo-event-tour-entrance = { $who }: Führung am Eingang ({ $type }), Gäste: { $amount }.
terminal-fo-event-tour-shop = { $who }: Führung zum Shop ({ $type }), { $amount } $.
terminal-fo-event-manage-money = { $who }: bekommt 1 $.
terminal-fo-event-manage-student = { $who }: bekommt einen Doktoranden.
terminal-fo-event-manage-guest = { $who }: bekommt einen Gast.
terminal-fo-event-students = { $who }: { $number ->
    [one] ein Doktorand gräbt
   *[other] { $number } Doktoranden graben
} ({ $site }).
terminal-fo-event-kept = { $who }: behält { $tile }.
terminal-fo-event-fetch = { $who }: nimmt { $tile } ({ $site }).
terminal-fo-event-worker = { $who }: neue Arbeitskraft für { $goal }.
terminal-fo-event-prestige = { $who }: { $amount } Prestige.
terminal-fo-event-opening = { $who }: öffnet für { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
}, { $prestige } Prestige; Stammgäste { $regular }.
terminal-fo-event-dug = { $who }: gräbt ({ $site }), behält { $kept } von { $drawn }.
terminal-fo-event-stored = { $who }: ins Lager { $tiles }.
terminal-fo-event-fixed = { $who }: feste Arbeitskräfte über Spalte { $columns }.
terminal-fo-event-over = Die Partie ist zu Ende.

terminal-fo-step-pass = passen
terminal-fo-step-end = Zug beenden
terminal-fo-step-done = genug
terminal-fo-step-students = Doktoranden aussenden: { $site }
terminal-fo-step-field = { $field }: { $workers ->
    [one] eine Arbeitskraft
   *[other] { $workers } Arbeitskräfte
}
terminal-fo-step-field-money = { $field }: { $workers ->
    [one] eine Arbeitskraft
   *[other] { $workers } Arbeitskräfte
}, { $money } $
terminal-fo-step-joker = { $field }: der Preis ist { $price } $
terminal-fo-step-as = { $action }
terminal-fo-step-show = { $fossil } ausstellen ({ $parts } von { $size } Teilen)
terminal-fo-step-add = { $fossil } erweitern
terminal-fo-step-lying = { $cell }, quer
terminal-fo-step-upright = { $cell }, hochkant
terminal-fo-step-cell = { $cell }
terminal-fo-step-brings = { $where }: vollständig je Runde { $money } $, Gäste: { $guests }
terminal-fo-step-pedestal = { $where }; Podest, { $prestige } Prestige
terminal-fo-step-part = { $tile } hinzufügen
terminal-fo-step-build = { $panel }: { $about }
terminal-fo-step-give = { $tile } stiften an { $who }
terminal-fo-step-type = { $type }
terminal-fo-step-buy = { $tile } kaufen für { $price } $
terminal-fo-step-sell = { $tile } verkaufen für { $price } $
terminal-fo-step-entrance = Eingang ({ $type }), Gäste: { $amount }
terminal-fo-step-shop = Shop ({ $type }), { $amount } $
terminal-fo-step-take = { $tile } nehmen
terminal-fo-step-keep = behalten: { $tiles }
terminal-fo-step-leave = { $tile } in den Markt
terminal-fo-step-fix = feste Arbeitskraft über Spalte { $column }
terminal-fo-step-use = { $fixed ->
    [0] nur freie Arbeitskräfte
    [one] { $size ->
        [one] eine feste Arbeitskraft
       *[other] eine feste und eine freie Arbeitskraft
    }
   *[other] { $fixed } feste Arbeitskräfte
}
terminal-fo-step-use-price = { $mix }: der Preis ist { $price } $
terminal-fo-step-dig = graben: { $site }, { $drawn } ziehen, { $kept } behalten

terminal-fo-ask-start = Behalte { $keep } Teile und wähle den Typ deines ersten Fossils.
terminal-fo-ask-turn = Du bist dran: Wähle ein Feld.
terminal-fo-ask-workers = Freie oder feste Arbeitskräfte?
terminal-fo-ask-copy = Der Joker: welche Aktion?
terminal-fo-ask-show = Was stellst du aus?
terminal-fo-ask-place = Wo liegt es?
terminal-fo-ask-side = Auf welches Feld kommt das Teil?
terminal-fo-ask-extra = Der Bonus: noch ein Teil?
terminal-fo-ask-build = Was baust oder stiftest du?
terminal-fo-ask-site = Wo steht die Infotafel?
terminal-fo-ask-amber = Welchen Typ hat der Bernstein?
terminal-fo-ask-restore = Der Restaurator: ein Fossil ausstellen?
terminal-fo-ask-trade = Kaufen oder verkaufen:
terminal-fo-ask-guide = Welches Einkommen bringt die Führung?
terminal-fo-ask-fetch = Welches Teil nimmst du aus dem Beutel?
terminal-fo-ask-pick = Deine Doktoranden haben gegraben: Behalte ein Teil.
terminal-fo-ask-end = Sonst noch etwas?
terminal-fo-ask-excavate = Du hast an mehreren Stätten Arbeitskräfte: Wo gräbst du als Nächstes?
terminal-fo-ask-keep = Du hast gegraben: Behalte { $keep }.
terminal-fo-ask-store = Zu viel für dein Lager: Was kommt in den Markt?
terminal-fo-ask-fix = Wo bleibt die überzählige Arbeitskraft?

terminal-fo-board = Museum ansehen
terminal-fo-key-museums = Museen
terminal-fo-frame = Runde { $round } von 5
terminal-fo-museum = { $who }: { $prestige } Prestige · { $money } $ · { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
}, { $regular } Stamm · { $students } Doktoranden · { $workers } Arbeitskräfte
terminal-fo-stored = Lager ({ $free } frei): { $tiles }
terminal-fo-drawn = Gezogen: { $tiles }
terminal-fo-income = Nächstes Einkommen: { $money } $, { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
}, { $students ->
    [one] 1 Doktorand
   *[other] { $students } Doktoranden
}
terminal-fo-joker = Joker
terminal-fo-archive = Archiv: { $tiles }

terminal-rules-fossilium-aim = Fünf Runden. Grabe Teile von Fossilien aus und zeige sie in deinem Museum: Fossilien bringen Geld und Gäste, Gäste bringen Prestige. Das meiste Prestige gewinnt.
terminal-rules-fossilium-round = Jede Runde: Einkommen, Aktionen, Öffnung, Ausgrabung. Ein Fossil mit einem Teil in der Reihe eines Shops seines Typs bringt 1 $, jedes Teil in der Spalte eines Eingangs seines Typs einen Gast.
terminal-rules-fossilium-actions = Reihum setzt man Arbeitskräfte auf ein Feld. Ausstellen: ein Fossil mit mindestens der Hälfte seiner Teile zeigen, oder eines erweitern. Bauen: eine Infotafel, oder ein Teil für Prestige stiften. Markt: kaufen oder verkaufen. Führung: Einkommen eines Shops oder Eingangs. Joker: eine andere Aktion der Spalte, umso billiger, je mehr Arbeitskräfte dort stehen. Spalte 4 hat einen Bonus, aber dort gräbt niemand.
terminal-rules-fossilium-students = Einmal in einem Zug mit einer Aktion, davor oder danach, dürfen deine Doktoranden Teile aus einer Stätte ziehen; du behältst eines.
terminal-rules-fossilium-opening = Bei der Öffnung bringen Gäste Prestige und das Ziel der Runde Stammgäste, die bleiben.
terminal-rules-fossilium-dig = Dann graben alle, die Stätten in freier Reihenfolge: Ziehe so viele Teile, wie Arbeitskräfte in der Spalte stehen, und behalte so viele, wie dir davon gehören.
terminal-rules-fossilium-end = In Runde 5 lassen sich auf einem Streifen Teile aus den Beuteln nehmen und deine festen Arbeitskräfte in ihren Spalten einsetzen; gegraben wird nicht. Am Ende bringen Fossilien, Infotafeln, Podeste, die meisten Gäste, das meiste Geld und das Ziel der Partie Prestige.
terminal-rules-fossilium-notation = Die Spalten des Museums heißen a bis f, die Reihen 1 bis 5. Tippe die Nummer einer Möglichkeit oder ihre ersten Wörter.

terminal-fo-keys =
    Tasten: Die Pfeile bewegen sich in der Liste, Enter wählt, eine Ziffer wählt die Zeile mit dieser Nummer, Tab zeigt das Museum des Nächsten, u nimmt zurück.
    Maus: Klicke ein Feld, ein Museumsfeld oder ein Teil im Markt an; oder eine Zeile der Liste.

terminal-fo-sheet-prestige = Während der Partie
terminal-fo-sheet-guests = Meiste Gäste
terminal-fo-sheet-money = Meistes Geld
terminal-fo-sheet-guests-alone = Gäste
terminal-fo-sheet-money-alone = Geld
terminal-fo-sheet-goal = Ziel der Partie
terminal-fo-sheet-complete = Vollständige Fossilien
terminal-fo-sheet-pedestals = Podeste
