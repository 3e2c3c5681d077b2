### Die Regelseite von Fossilium.

web-fo-rules-title = Fossilium: die Regeln
web-fo-rules-lead = Graben, ausstellen, Türen öffnen: fünf Runden für das schönste Museum.
web-fo-rules-ours = von uns rekonstruiert
web-fo-rules-mark = Was mit R bezeichnet ist, haben wir rekonstruiert; mehr dazu unter „Was gesichert ist“.

web-fo-rules-aim = Das Ziel
web-fo-rules-aim-text = Du leitest ein Fossilienmuseum. Deine Arbeitskräfte graben Teile aus, stellen sie aus, führen Gäste herum und handeln. Ausgestellte Fossilien bringen Geld und Gäste, Gäste bringen Prestige. Wer nach { $rounds } Runden das meiste Prestige hat, gewinnt.

web-fo-rules-museum = Das Museum
web-fo-rules-museum-text = Deine Ausstellung hat { $rows } Reihen und { $columns } Spalten. An drei Reihen liegt ein Shop, an drei Spalten ein Eingang, je einer für jeden Typ: botanisch, aquatisch, terrestrisch. Jedes Museum beginnt mit einem kleinen Fossil, dessen Typ du wählst; es liegt, wo sich Reihe und Spalte dieses Typs kreuzen.
web-fo-rules-museum-label = Ein Museum mitten in einer Partie
web-fo-rules-museum-example = Messingrahmen sind Podeste: Ein Fossil der Größe 4 oder 6, das genau darauf liegt, bringt am Ende Prestige.
web-fo-rules-try = Wohin damit?
web-fo-rules-try-text = Wähle ein Fossil und tippe ein Feld an: Das bringt das vollständige Fossil dort bei jedem Einkommen.
web-fo-rules-try-fossil = Fossil
web-fo-rules-try-turn = Drehen
web-fo-rules-try-none = Dort passt es nicht hin.
web-fo-rules-try-shop = { $rows ->
    [0] Kein Shop verkauft Nachbildungen davon.
    [one] Ein Shop seines Typs: 1 $.
   *[other] { $rows } Shops seines Typs: { $rows } $.
}
web-fo-rules-try-guests = { $parts ->
    [0] Kein Teil liegt in der Spalte eines Eingangs seines Typs.
    [one] Ein Teil in der Spalte des passenden Eingangs: 1 Gast.
   *[other] { $parts } Teile in der Spalte des passenden Eingangs: { $parts } Gäste.
}
web-fo-rules-try-pedestal = Es hat ein Podest: { $points } Prestige am Ende.

web-fo-rules-fossils = Die Fossilien
web-fo-rules-fossils-text = Ein Fossil hat 1, 2, 4 oder 6 Teile und steht nur einmal in einem Museum. Seine Teile kommen aus drei Grabungsstätten: Trias, Jura, Kreide. Bei größeren Fossilien zeigt jede Seite eines Plättchens ein anderes Teil: Zwei gleiche Plättchen füllen zusammen eine Scheibe des Fossils.
web-fo-rules-fossils-scroll = Wie viele Plättchen in welchem Beutel liegen und was ein Fossil am Ende wert ist. Ein unvollständiges bringt die Hälfte davon, abgerundet.
web-fo-rules-fossil = Fossil
web-fo-rules-size = Teile
web-fo-rules-end-worth = Am Ende

web-fo-rules-round = Eine Runde
web-fo-rules-phase-income = Einkommen
    .text = Alle zugleich. 1 $ für jedes Fossil mit einem Teil in der Reihe eines Shops seines Typs. 1 Gast für jedes Teil in der Spalte eines Eingangs seines Typs. Beides gilt auch für unvollständige Fossilien; mit einer Option zahlen Shops nur für vollständige. So viele Doktoranden, wie Symbole im eigenen Lager zu sehen sind, höchstens { $students }. In der ersten Runde bekommen alle stattdessen 1 $ und 1 Gast für das erste Fossil.
web-fo-rules-phase-action = Aktionen
    .text = Im Uhrzeigersinn, beginnend beim Ammoniten, führt jeder eine Aktion nach der anderen aus, bis niemand mehr Arbeitskräfte hat oder weitermachen will.
web-fo-rules-phase-opening = Öffnung
    .text = Alle zugleich. Gäste bringen Prestige, das Ziel der Runde bringt Stammgäste, dann gehen alle außer den Stammgästen nach Hause.
web-fo-rules-phase-dig = Ausgrabung
    .text = Jede Arbeitskraft gräbt, wo sie steht; alle nehmen die Stätten in einer Reihenfolge ihrer Wahl. Dann kommen die Arbeitskräfte zurück, und der Ammonit geht nach links weiter.

web-fo-rules-actions = Die Aktionen
web-fo-rules-actions-text = Setze Arbeitskräfte auf ein freies Feld: eine auf ein kleines, zwei auf ein großes. Manche Felder bringen Geld, manche kosten welches. Das Feld bleibt bis zur nächsten Runde geschlossen, und was sich nicht ausführen lässt, darf man nicht wählen. Die Spalten 1 bis 3 gehören zu den drei Grabungsstätten; Spalte 4 gehört zu keiner und hat dafür einen Bonus.
web-fo-rules-action = Aktion
web-fo-rules-with-bonus = mit Bonus
web-fo-rules-gives-money = 1 $
web-fo-rules-gives-student = 1 Doktorand
web-fo-rules-gives-guest = 1 Gast
web-fo-rules-field-small = 1 Arbeitskraft
web-fo-rules-field-large = 2 Arbeitskräfte
web-fo-rules-display =
    .text = Zeige ein neues Fossil, wenn du mindestens die Hälfte seiner Teile im Lager hast: Alle kommen in seiner Form auf freie Felder, hochkant oder quer; was fehlt, ist im Bau und nicht mehr frei. Oder füge einem Fossil, das schon steht, alle passenden Teile hinzu.
    .bonus = Dazu ein Teil eines neuen Fossils der Größe 1 oder 2, oder ein Teil zu einem Fossil, das steht.
web-fo-rules-build =
    .text = Baue eine deiner sechs Infotafeln, mit beliebiger Seite nach oben, auf ein freies Feld. Oder gib jemandem ein Teil aus deinem Lager, das dort sofort an ein Fossil kommt: Du bekommst so viel Prestige, wie dieses Fossil nun Teile hat. Ablehnen kann das niemand.
    .bonus = { $points } Prestige.
web-fo-rules-market =
    .text = Kaufe beliebig viele Teile in dein Lager, oder verkaufe beliebig viele daraus.
    .bonus = Beides nacheinander.
web-fo-rules-tour =
    .text = Das Einkommen des Shops oder des Eingangs vom Typ des Feldes.
    .bonus = Typ nach Wahl, und 1 Gast.
web-fo-rules-joker =
    .text = Eine beliebige andere Aktion derselben Spalte, auch wenn ihr Feld besetzt ist; was jenes Feld bringt oder kostet, zählt nicht.
    .bonus = Mit dem Bonus jener Aktion.
web-fo-rules-manage =
    .text = Hier dürfen beliebig viele Arbeitskräfte stehen; jede bringt 1 $, 1 Doktoranden oder 1 Gast, je nach Spalte.
web-fo-rules-bonus = Bonus in Spalte 4: { $text }
web-fo-rules-complete = Ein Fossil vervollständigen
web-fo-rules-complete-text = So viele Gäste, wie es Teile hat. Ein botanisches bringt dazu einen Doktoranden, ein aquatisches 1 $, ein terrestrisches noch einen Gast; in einer ersten Partie darf man das weglassen. Ein vollständiges Fossil der Größe 6 bekommt seinen Aufsteller.

web-fo-rules-price = Was kostet ein Joker?
web-fo-rules-price-text = { $price } $, und 1 $ weniger für jede andere Arbeitskraft in der Spalte, wem sie auch gehört, feste Arbeitskräfte darüber eingeschlossen. In der letzten Runde zählt eine feste, die selbst auf den Joker geht, nicht mit; eine, die oben bleibt, schon.
web-fo-rules-price-workers = Arbeitskräfte in der Spalte
web-fo-rules-price-is = { $price ->
    [0] Der Joker kostet nichts.
   *[other] Der Joker kostet { $price } $.
}

web-fo-rules-trade = Preise
web-fo-rules-trade-text = Der Markt hat eine Reihe für jeden Typ. Der Preis einer Reihe steht über ihrem rechten Teil, wenn dein Zug beginnt, und gilt den ganzen Zug: je voller die Reihe, desto billiger. Eine leere Reihe kauft für { $empty } $. Teile, die links hinausgeschoben werden, liegen im Archiv und kosten je { $archive } $. Aufgerückt wird erst nach allen Käufen.
web-fo-rules-trade-prices = Preise von links nach rechts
web-fo-rules-trade-fill = Zu Beginn und nach den Runden { $rounds } kommen zwei Teile von jeder Stätte in den Markt; allein oder zu zweit insgesamt vier, je zwei aus den beiden vollsten Beuteln.

web-fo-rules-staff = Doktoranden und Arbeitskräfte
web-fo-rules-students-text = Einmal in einem Zug mit einer Aktion, davor oder danach, darfst du deine Doktoranden aussenden, wenn ein Lagerplatz frei ist: Ziehe aus einer Stätte so viele Teile, wie du Doktoranden hast, behalte genau eines, die anderen kommen zurück. Danach hast du keine mehr. Passen ist keine Aktion: Wer vorher Doktoranden ausgesandt hat, muss ein Feld wählen.
web-fo-rules-workers-text = Du beginnst mit { $workers } Arbeitskräften. Wer eines der vier Ziele des Arbeitsmarkts erfüllt, bekommt eine weitere, für jedes Ziel einmal, und darf sie noch in derselben Runde einsetzen: auch nach dem Passen, dann aber nur die neue.
web-fo-rules-fixed-text = Platz ist für { $room }: Nach einer Runde wird jede weitere zu einer festen Arbeitskraft über einer Spalte deiner Wahl. Dort gräbt sie in jeder Runde für dich mit, für andere zählt sie nicht; in der letzten Runde darf sie handeln, aber nur in ihrer Spalte. Du wählst für jedes Feld, ob freie oder feste Arbeitskräfte dorthin gehen.
web-fo-rules-goals-labour = Ziele des Arbeitsmarkts
web-fo-rules-goals-labour-text = Die üblichen vier sind im Spiel:
web-fo-rules-goals-labour-drawn = Mit einer Option werden vier aus diesen und den folgenden gezogen:

web-fo-rules-opening = Öffnung
web-fo-rules-opening-text = Die Gäste auf deiner Leiste bringen Prestige, drei für je fünf von ihnen. Auf der Leiste ist Platz für { $track }; jeder weitere Gast lässt dir 1 $ da.
web-fo-rules-opening-guests = Gäste
web-fo-rules-opening-prestige = Prestige
web-fo-rules-opening-goal = Dann das Ziel der Runde: Die höchste Stufe, die du erreicht hast, bringt 1, 2 oder 3 Stammgäste. Sie bleiben auf der Leiste, wenn die anderen nach Hause gehen.
web-fo-rules-goals-round = Ziele der Runden
web-fo-rules-goals-round-text = Je Runde ist eines der beiden im Spiel.

web-fo-rules-dig = Ausgrabung
web-fo-rules-dig-text = An jeder Stätte, in deren Spalte du eine Arbeitskraft hast, ziehst du so viele Teile, wie dort Arbeitskräfte aller Museen stehen, dazu für deine festen; höchstens { $most }. Behalte so viele, wie du selbst Arbeitskräfte dort hast, nicht weniger; die anderen kommen zurück in den Beutel. Was nicht in dein Lager passt, kommt ohne Bezahlung in den Markt. Altes darf man nicht wegwerfen.
web-fo-rules-dig-order = Gräbst du an mehreren Stätten, wählst du jedes Mal die nächste; alle wählen verdeckt und zugleich. Dann wird gezogen, beginnend beim Ammoniten, und alle behalten zugleich.
web-fo-rules-dig-storage = Dein Lager hat { $slots } Plätze; auf { $symbols } davon ist ein Doktorand zu sehen, der nur kommt, solange der Platz leer ist.

web-fo-rules-last = Die letzte Runde
web-fo-rules-last-text = Ein Streifen mit drei weiteren Feldern kommt dazu: Nimm ein Teil deiner Wahl aus dem Beutel dieser Stätte und stelle es sofort aus, aber kein neues Fossil der Größe 4 oder 6. Das kostet so viel wie ein Joker. Feste Arbeitskräfte dürfen handeln, jede in ihrer Spalte; wer nur noch feste hat, die kein Feld finden, wird übersprungen. Gegraben wird nicht mehr; nach der Öffnung gibt es noch einmal Einkommen.

web-fo-rules-panels = Infotafeln
web-fo-rules-panels-text = Sechs Tafeln mit je zwei Seiten. Gebaut wirkt eine Seite; die meisten zählen am Ende.

web-fo-rules-score = Das Ende
web-fo-rules-score-text = Prestige bringen die Öffnungen und das Stiften, und am Ende Fossilien, Infotafeln, Podeste und drei Vergleiche: die meisten Gäste nach dem letzten Einkommen, das meiste Geld und das Ziel der Partie.
web-fo-rules-score-places = Die ersten drei Plätze bringen { $first }, { $second } und { $third }. Wer gleichauf liegt, teilt sich diesen und die folgenden Plätze, abgerundet; der Nächste kommt danach. Ein Museum, das nichts davon hat, kommt auf einen Platz wie die anderen; eine Option ändert das.
web-fo-rules-goals-end = Ziele der Partie
web-fo-rules-share = Wer bekommt wie viel?
web-fo-rules-share-text = Für alle dieselbe Größe: Gäste, Geld oder was sonst verglichen wird.
web-fo-rules-share-museum = Museum { $number }
web-fo-rules-share-points = { $points } Prestige
web-fo-rules-share-fewer = Weniger Museen
web-fo-rules-share-more = Mehr Museen
web-fo-rules-score-tie = Bei gleichem Prestige gewinnen weniger freie Felder, dann mehr Aufsteller; danach wird der Sieg geteilt.

web-fo-rules-fewer = Weniger Spieler, und allein
web-fo-rules-fewer-text = Mit weniger als vier stehen neutrale Arbeitskräfte auf dem Plan. Sie schließen ihr Feld, zählen bei Ausgrabungen und gehen jede Runde eine Spalte nach rechts, von der letzten zur ersten. Zu dritt beginnen sie auf { $three }; zu zweit und allein auch auf { $two }.
web-fo-rules-solo-text = Allein gibt es keine Stiftungen, und Stufen statt Vergleichen:
web-fo-rules-solo-what = Für
web-fo-rules-solo-ranks = Wie gut war das? Ränge beginnen bei { $ranks } Prestige.

web-fo-rules-sources = Was gesichert ist
web-fo-rules-sources-text = Unsere Quelle ist eine deutsche Kurzfassung der Regeln. Was sie sagt, ist gesichert; öffentliche Beschreibungen ergänzen, dass ein besetztes Feld geschlossen ist und alle mit vier Arbeitskräften beginnen. Tabellen druckt sie kaum ab, darum stammt Folgendes von uns:
web-fo-rules-source-fossils = Wie viele Plättchen es von welchem Fossil in welchem Beutel gibt und was jedes am Ende wert ist; die meisten kleinen Fossilien ganz.
web-fo-rules-source-floor = Wo Shops, Eingänge und Podeste liegen, und die ersten Fossilien.
web-fo-rules-source-board = Welche Felder groß sind, was sie bringen oder kosten, und wo neutrale Arbeitskräfte beginnen.
web-fo-rules-source-numbers = Preise, Lager, womit alle beginnen, Prestige für Gäste bis auf zwei Werte, die Größe der Stammgäste-Plättchen.
web-fo-rules-source-goals = Alle Ziele und die Hälfte der Seiten der Infotafeln.
web-fo-rules-source-solo = Das ganze Spiel für eine Person.
web-fo-rules-source-reading = Einige Lesarten, wo die Kurzfassung schweigt: Ein Teil in der Reihe genügt für ihren Shop, ein Joker kostet nie weniger als nichts, Stiftungen kann man nicht ablehnen, gleichzeitiges Ziehen beginnt beim Ammoniten.
web-fo-rules-source-options = Was sie offen lässt, kann man vor einer Partie wählen: ob Shops für unvollständige Fossilien zahlen, ob die Führung der Spalte 4 einen Gast bringt, ob ein Museum ohne etwas auf einen Platz kommt.
web-fo-rules-sources-own = All diese Zahlen stehen in Dateien, die sich durch die einer echten Schachtel ersetzen lassen; die Dokumentation sagt, wie.
