### Die Regelseite von Draftosaurus.

web-rules-title = Draftosaurus: die Regeln
web-rules-lead = In drei Minuten gelesen, in einer Viertelstunde gespielt.

web-rules-aim = Das Ziel
web-rules-aim-text = Du leitest einen Zoo für Dinosaurier. Zug für Zug setzen alle einen davon, insgesamt zwölf, in die Gehege ihres eigenen Plans. Jedes Gehege zählt seine Punkte auf eigene Art. Wer am Ende die meisten Punkte hat, gewinnt.
web-rules-aim-example = Ein fertiger Sommerzoo mit { $points } Punkten. Die weißen Schilder zeigen, was jedes Gehege bringt; ein rotes +1 steht an Gehegen mit T-Rex.
web-rules-zoo-summer = Beispiel für einen Sommerzoo
web-rules-zoo-winter = Beispiel für einen Winterzoo

web-rules-setup = Bevor es losgeht
web-rules-setup-text = Es gibt sechs Arten mit je zehn Dinosauriern. Sind weniger Leute am Tisch, bleibt ein Teil in der Schachtel:
web-rules-setup-players = Spieler
web-rules-setup-each = Von jeder Art
web-rules-setup-all = Im Beutel
web-rules-setup-count = Bis zum Ende wird der Beutel ganz leer. Du kannst also ausrechnen, was noch kommt.
web-rules-setup-board = Alle spielen auf derselben Seite des Plans, Sommer oder Winter. Wer zuerst den Würfel hat, entscheidet das Los, wenn ihr niemanden bestimmt.

web-rules-turn = Ein Zug in vier Schritten
web-rules-turn-text = Zu dritt bis zu fünft spielt ihr zwei Runden mit je sechs Zügen. Zu Beginn jeder Runde ziehen alle sechs Dinosaurier aus dem Beutel und halten sie vor den anderen verdeckt.
web-rules-step-roll = Würfeln
    .text = Wer den Würfel hat, wirft ihn. Für diesen Zug schließt er allen anderen einige Gehege.
web-rules-step-choose = Wählen
    .text = Alle wählen gleichzeitig und geheim einen Dinosaurier ihrer Hand und einen Platz für ihn.
web-rules-step-place = Setzen
    .text = Alles wird zusammen aufgedeckt, und jeder Dinosaurier kommt an seinen Platz.
web-rules-step-pass = Weitergeben
    .text = Der Rest deiner Hand geht verdeckt an die Person links von dir. Auch der Würfel wandert einen Platz nach links.
web-rules-turn-after = Nach sechs Zügen sind die Hände leer. Alle ziehen noch einmal sechs, die zweite Runde beginnt, und der Würfel wandert einfach weiter. Danach wird gezählt.

web-rules-die = Der Würfel
web-rules-die-text = Der Würfel gilt für alle außer für die Person, die ihn geworfen hat. Sie darf jedes Gehege nutzen, dessen eigene Regel es erlaubt. Alle sechs Seiten sind gleich wahrscheinlich.
web-rules-die-face = Seite
web-rules-die-means = Offen sind für dich …
web-rules-die-woodlands = … Gehege im Wald, dem oberen Teil mit den Tannen.
web-rules-die-grasslands = … Gehege auf der Weide, dem unteren Teil.
web-rules-die-food-court = … Gehege links vom Fluss, auf der Seite des Cafés.
web-rules-die-restrooms = … Gehege rechts vom Fluss, auf der Seite der WCs.
web-rules-die-empty = … Gehege, in denen noch kein Dinosaurier steht.
web-rules-die-no-trex = … Gehege, in denen noch kein T-Rex steht. Du darfst aber einen T-Rex hineinsetzen.
web-rules-die-river = Der Fluss ist immer offen. Wer dem Würfel nicht folgen kann oder will, setzt seinen Dinosaurier dorthin.
web-rules-die-own = Die eigene Regel eines Geheges gilt für alle, auch für die Person, die gewürfelt hat.

web-rules-summer = Die Gehege im Sommer
web-rules-summer-text = Sechs Gehege und der Fluss. Zu jedem Gebiet des Würfels gehören drei davon.
web-rules-winter = Die Gehege im Winter
web-rules-winter-text = Andere Gehege, dasselbe Spiel: Zug, Würfel, Fluss und T-Rex bleiben wie im Sommer.
web-rules-winter-example = Ein fertiger Winterzoo mit { $points } Punkten.
web-rules-left = links vom Fluss
web-rules-right = rechts vom Fluss
web-rules-both-banks = an beiden Ufern
web-rules-woodland = Wald
web-rules-grassland = Weide
web-rules-holds = { $count ->
    [0] beliebig viele
    [one] Platz für einen
   *[other] Platz für { $count }
}
web-rules-own-zoo = Dein Zoo
web-rules-other-zoo = Der nächstbeste Zoo
web-rules-right-zoo = Zoo rechts von dir
web-rules-pen-picture = { $pen }: { $dinosaurs }

web-rules-pen-forest = Nur eine Art, von links aufgefüllt. Ein bis sechs Dinosaurier bringen 2, 4, 8, 12, 18 oder 24 Punkte.
    .example = Drei gleiche. Mit einem vierten wären es 12.
web-rules-pen-trio = Drei Dinosaurier, egal welche, bringen 7 Punkte. Mit weniger ist das Gehege nichts wert.
    .example = Genau drei, ganz gleich welche.
web-rules-pen-prairie = Alle Arten sind erlaubt. Jedes Paar einer Art bringt 5 Punkte; zwei Paare derselben Art zählen doppelt.
    .example = Zwei Paare. Der fünfte ist allein und bringt nichts.
web-rules-pen-king = 7 Punkte, wenn kein anderer Zoo mehr Dinosaurier dieser Art hat als deiner; gleich viele genügen. Verglichen werden ganze Zoos samt Fluss.
    .example = Drei gegen drei: Gleichstand genügt.
web-rules-pen-meadow = Lauter verschiedene Arten, von links aufgefüllt. Ein bis sechs Dinosaurier bringen 1, 3, 6, 10, 15 oder 21 Punkte.
    .example = Vier Arten, keine doppelt.
web-rules-pen-island = 7 Punkte, wenn dieser Dinosaurier der einzige seiner Art in deinem ganzen Zoo ist, den Fluss eingeschlossen.
    .example = In diesem Zoo gibt es keinen zweiten Spinosaurus.
web-rules-pen-wood = Zwei Arten wechseln sich von links an ab: Der zweite muss anders sein als der erste, der dritte ist wie der erste und so weiter. Ein bis sechs bringen 2, 4, 8, 12, 18 oder 24 Punkte.
    .example = Vier im Wechsel. Als Nächstes passt nur ein Stegosaurus.
web-rules-bridge = Brücke der Liebe
web-rules-pen-bridge = An beiden Ufern sind alle Arten erlaubt. Jedes Paar einer Art mit einem Partner an jedem Ufer bringt 6 Punkte. Für Würfel und T-Rex sind die Ufer zwei Gehege: das linke im Wald, das rechte auf der Weide.
    .example = Zwei Paare über den Fluss. Die beiden anderen warten noch.
web-rules-pen-pyramid = Von unten gebaut: unten drei (je 2 Punkte), darüber zwei (je 4), oben einer (7). Eine Reihe öffnet, wenn die darunter voll ist; innerhalb der Reihe wählst du das Feld. Zwei gleiche dürfen sich nie berühren, weder nebeneinander noch übereinander.
    .example = 2 + 2 + 2 + 4: die untere Reihe und einer darüber.
web-rules-pen-lookout = 2 Punkte für jeden Dinosaurier dieser Art im Zoo rechts von dir, den Fluss eingeschlossen.
    .example = Im Zoo rechts von dir stehen drei davon.
web-rules-pen-quarantine = Bringt selbst nichts. Nach dem letzten Zug, noch vor der Wertung, muss dieser Dinosaurier in ein anderes Gehege oder in den Fluss ziehen. Dabei gelten die Regeln der Gehege, der Würfel nicht. Alle entscheiden gleichzeitig.
    .example = Er wartet bis zum Schluss und füllt dann die beste Lücke.

web-rules-extra = Fluss und T-Rex
web-rules-river = Der Fluss ist kein Gehege. Er nimmt beliebig viele Dinosaurier auf, und jeder bringt 1 Punkt.
    .example = Drei Dinosaurier, ein Punkt für jeden.
web-rules-trex = Jedes Gehege, in dem mindestens ein T-Rex steht, bringt 1 Punkt mehr. Ein zweiter T-Rex im selben Gehege ändert nichts, und im Fluss gibt es keinen Bonus.
    .example = Ein Gehege mit T-Rex: 1 Punkt mehr, obwohl es zwei sind. Der im Fluss bringt keinen Bonus.

web-rules-end = Ende und Gleichstand
web-rules-end-text = Wenn alle zwölf Dinosaurier gesetzt haben, werden die Punkte von Gehegen, Fluss und T-Rex addiert. Die meisten Punkte gewinnen.
web-rules-end-tie = Bei Gleichstand gewinnt der Zoo mit weniger T-Rex, die im Fluss mitgezählt. Ist auch das gleich, wird der Sieg geteilt.

web-rules-two = Zu zweit
web-rules-two-text = Vier Runden mit je drei Zügen. Zu Beginn jeder Runde ziehen beide sechs Dinosaurier.
web-rules-two-discard = In jedem Zug setzt du zuerst einen Dinosaurier. Dann wählen beide geheim einen zweiten, der in die Schachtel zurückkommt, und zeigen ihn zusammen. Danach tauscht ihr den Rest der Hände.
web-rules-two-die = Ihr würfelt abwechselnd, und der Würfel gilt nur für die andere Person. Am Ende hat jeder zwölf gesetzt und zwölf weggelegt. Gewertet wird wie immer; Dschungelkönig und Aussichtspunkt schauen auf den Zoo gegenüber.

web-rules-five = Zu fünft
web-rules-five-text = Alle sechzig Dinosaurier sind im Spiel. Sonst bleibt alles gleich; für den letzten Zug einer Runde gibt es eine Option, siehe unten.

web-rules-both = Sommer, dann Winter
web-rules-both-text = Zwei Spiele nacheinander auf denselben Plätzen, erst im Sommer, dann im Winter. Der Würfel wandert einfach weiter, und die Punkte beider Spiele werden addiert. Bei Gleichstand gewinnen weniger T-Rex in beiden Zoos zusammen, sonst wird der Sieg geteilt.

web-rules-options = Wo Regelhefte sich unterscheiden
web-rules-options-text = Die Ausgaben der Regeln sind sich nicht in allem einig. Beim Einrichten wählst du unter „{ $where }“; was hier zuerst steht, gilt, wenn du nichts änderst.
web-rules-option-placing = Setzen
    .text = Dinosaurier und Platz werden zusammen geheim gewählt. Oder: Erst werden die Dinosaurier aufgedeckt, dann wählen alle gleichzeitig ihre Plätze.
web-rules-option-prairie = Prärie der Verliebten
    .text = Sie fasst sechs Dinosaurier. Oder: beliebig viele.
web-rules-option-quarantine = Quarantäne
    .text = Der Dinosaurier muss am Ende umziehen. Oder: Er darf bleiben und bringt dann höchstens den Punkt eines T-Rex.
web-rules-option-five = Letzter Zug zu fünft
    .text = Wie jeder andere Zug. Oder: Nach dem fünften Zug einer Runde bleibt der Würfel liegen; dieselbe Person würfelt auch den sechsten, und diesmal gilt er für alle, auch für sie. Danach wandert er weiter.
web-rules-option-first = Wer zuerst würfelt
    .text = Das Los entscheidet. Oder: Ihr bestimmt den Platz.
