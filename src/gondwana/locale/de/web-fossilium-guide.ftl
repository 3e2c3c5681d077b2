### Die Begleitung durch eine erste Partie Fossilium.

web-fg-do-field = Ich ginge auf { $what }
web-fg-do-use = { $fixed ->
    [0] Ich nähme nur freie Arbeitskräfte
    [one] Ich nähme eine feste Arbeitskraft
   *[other] Ich nähme { $fixed } feste Arbeitskräfte
}
web-fg-do-students = Ich würde die Doktoranden aussenden: { $what }
web-fg-do-as = Ich nähme den Joker als { $what }
web-fg-do-show = Ich würde { $what } ausstellen
web-fg-do-add = Ich würde { $what } erweitern
web-fg-do-cell = Ich würde es auf { $what } legen
web-fg-do-part = Ich würde { $what } hinzufügen
web-fg-do-build = Ich würde bauen: { $what }
web-fg-do-give = Ich würde stiften: { $what } an { $who }
web-fg-do-amber = Ich nähme Bernstein dieses Typs: { $what }
web-fg-do-start = Ich würde mit diesem Typ beginnen: { $what }
web-fg-do-buy = Ich würde kaufen: { $what }
web-fg-do-sell = Ich würde verkaufen: { $what }
web-fg-do-entrance = Ich würde durch diesen Eingang führen: { $what }
web-fg-do-shop = Ich würde zu diesem Shop führen: { $what }
web-fg-do-take = Ich nähme { $what }
web-fg-do-dig = Ich würde als Nächstes hier graben: { $what }
web-fg-do-keep = Ich würde behalten: { $what }
web-fg-do-leave = Ich gäbe in den Markt: { $what }
web-fg-do-fix = Ich würde die Arbeitskraft über Spalte { $what } stellen
web-fg-do-pass = Ich würde passen
web-fg-do-end = Ich würde den Zug beenden
web-fg-do-done = Ich würde hier aufhören
web-fg-do-this = Ich nähme { $what }

web-fg-idle-yours = Du hast die Wahl
    .text = Spiel, wie du magst, oder frag mich nach einem guten Zug.
web-fg-idle-wait = Die anderen sind beschäftigt
    .text = Sieh dir an, welche Felder sie schließen und was sie im Markt liegen lassen.

web-fg-welcome = Willkommen in deinem Museum
    .text = { $alone ->
        [yes] In fünf Runden gräbst du Fossilien aus, zeigst sie und öffnest die Türen.
       *[other] In fünf Runden gräbst du Fossilien aus, zeigst sie und öffnest die Türen; mit am Tisch: { $others }.
    } Gäste bringen Prestige, und wer am meisten davon hat, gewinnt. Ich sage dir etwas, wenn es nützt.
web-fg-start = Womit du beginnst
    .text = Behalte { $keep } dieser Teile. Zwei Teile eines Fossils sind mehr wert als zwei fremde: Mit der Hälfte seiner Teile kann man es zeigen. Dann wähle den Typ deines ersten Fossils; sein Shop und sein Eingang lohnen sich von Anfang an.
web-fg-first = Wähle ein Feld
    .text = Setze Arbeitskräfte auf ein helles Feld; zeig erst darauf und sieh, was es brächte. Reihum eine Aktion, bis niemand mehr Arbeitskräfte hat. Wer zuerst kommt, hat die Wahl.
web-fg-museum = Reihen zahlen, Spalten bringen Gäste
    .text = Ein Fossil in der Reihe eines Shops seines Typs bringt bei jedem Einkommen 1 $; jedes seiner Teile in der Spalte eines Eingangs seines Typs bringt einen Gast. Am besten ist ein Platz, der beides kann.
web-fg-goals = Sieh dir die Ziele an
    .text = Das Ziel der Runde bringt Stammgäste, die jede Runde wiederkommen. Jedes Ziel des Arbeitsmarkts bringt dir eine Arbeitskraft: Frühe lohnen sich am längsten.
web-fg-columns = Wo du stehst, gräbst du
    .text = Nach der Runde graben deine Arbeitskräfte im Beutel ihrer Spalte. Du ziehst so viele Teile, wie dort Arbeitskräfte stehen, egal wessen, und behältst so viele, wie deine sind: Gesellschaft verbessert die Auswahl.
web-fg-display = Du kannst etwas zeigen
    .text = Du hast genug Teile für ein Fossil. Je früher es steht, desto öfter bringt es etwas.
web-fg-bonus = Spalte 4
    .text = Diese Felder können mehr als die anderen, aber dort gräbt niemand. Gut für eine Arbeitskraft, die bei der Ausgrabung entbehrlich ist.
web-fg-workers = Frei oder fest?
    .text = In dieser Runde handeln auch feste Arbeitskräfte, jede nur in ihrer Spalte; eine freie kann überallhin. Eine feste, die oben bleibt, macht Joker und Streifen um 1 $ billiger, nicht aber die, die selbst dorthin geht.
web-fg-place = Wähle seinen Platz
    .text = Dreh es, zeig auf ein Feld und sieh, was es dort brächte. Ein großes Fossil genau auf einem Messingrahmen bekommt ein Podest: Prestige am Ende.
web-fg-students = Deine Doktoranden wollen graben
    .text = { $students ->
        [one] Ein Doktorand
       *[other] { $students } Doktoranden
    }: Einmal in einem Zug, vor oder nach deiner Aktion, ziehen sie so viele Teile aus einer Stätte, und du behältst eines. Wer sie vorher aussendet, kann nicht mehr passen. Danach hast du keine mehr; mehr von ihnen finden also Besseres.
web-fg-pick = Behalte eines davon
    .text = Die anderen kommen zurück in den Beutel. Nimm, was etwas vervollständigt oder wovon du schon die Hälfte hast.
web-fg-build = Bauen oder stiften
    .text = Eine Infotafel nimmt ein Feld ein und wirkt sofort oder am Ende; jede hat zwei Seiten. Oder gib jemandem ein Teil, zu dessen Fossil es passt: Je größer jenes Fossil, desto mehr Prestige für dich.
web-fg-trade = Auf dem Markt
    .text = Jede Reihe hat einen Preis für den ganzen Zug: den über ihrem rechten Teil. Volle Reihen sind billig, dort kauf; in leere verkauf.
web-fg-copy = Dein Joker
    .text = Er kann jede andere Aktion seiner Spalte, auch wenn deren Feld besetzt ist.
web-fg-excavate = Wo gräbst du zuerst?
    .text = Du hast an mehreren Stätten Arbeitskräfte und wählst die Reihenfolge; die anderen tun das auch, verdeckt. Was du an der einen Stätte behältst, zeigt dir, was du an der nächsten brauchst, und andere ziehen aus denselben Beuteln: Beginne, wo du am dringendsten etwas brauchst.
web-fg-keep = Du hast gegraben
    .text = Behalte { $keep }. Sie kommen in dein Lager; was dort keinen Platz findet, geht umsonst in den Markt.
web-fg-store = Dein Lager ist voll
    .text = Wähle, welche der neuen Teile in den Markt gehen. Verdeckte Doktoranden-Symbole bringen nächste Runde keine.
web-fg-fix = Eine Arbeitskraft zu viel
    .text = Sie bleibt von nun an über einer Spalte, gräbt dort jede Runde mit und handelt in der letzten wieder. Wähle eine Stätte mit dem, was du sammelst.
web-fg-complete = Ein Fossil ist vollständig
    .text = Jedes vollständige Fossil bringt sofort so viele Gäste, wie es Teile hat. In späteren Partien bringt sein Typ noch etwas dazu.
web-fg-worker = Eine neue Arbeitskraft
    .text = Ein Ziel des Arbeitsmarkts ist erreicht. Sie darf noch in dieser Runde handeln, auch wenn du gepasst hast.
web-fg-opened = Die Türen waren offen
    .text = Deine Gäste haben Prestige gebracht und sind gegangen, bis auf die Stammgäste. So beginnt jede Runde neu: mit den Gästen dieses Einkommens und denen, die du jetzt gewinnst.
web-fg-panels = Denk an Infotafeln
    .text = Du hast sechs. Manche zahlen sofort, andere am Ende: Je früher du weißt, welche, desto besser kannst du um sie herum bauen.
web-fg-market = Du hast { $money } $
    .text = Geld ist für fehlende Teile und für Joker da. Was übrig bleibt, kann am Ende Prestige bringen, wenn es mehr ist als bei den anderen.
web-fg-joker = Ein Joker kann billig sein
    .text = Jede Arbeitskraft in seiner Spalte macht ihn um 1 $ billiger, und spät in der Runde sind es viele.
web-fg-majority = Denk an das Ende
    .text = Die meisten Gäste, das meiste Geld und das Ziel der Partie bringen am Ende Prestige, ebenso große Fossilien, Infotafeln und Podeste, unvollständige Fossilien zur Hälfte.
web-fg-last = Die letzte Runde
    .text = Auf dem neuen Streifen kannst du ein Teil deiner Wahl aus einem Beutel nehmen und sofort zeigen. Gegraben wird nicht mehr: Nutze alles, was du hast, auch deine festen Arbeitskräfte, jede in ihrer Spalte.
web-fg-end = Das war deine erste Partie
    .text = Das Blatt zeigt, woher jeder Punkt kommt. In den Regeln kannst du ausprobieren, wo Fossilien am meisten bringen.
