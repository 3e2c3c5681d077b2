### Die Begleitung durch ein erstes Spiel.

web-guide-do-place = Ich würde das tun: { $species } → { $place }
web-guide-do-choose = Diesen würde ich nehmen: { $species }
web-guide-do-discard = Diesen würde ich zurücklegen: { $species }
web-guide-do-stay = Ich würde ihn stehen lassen

web-guide-idle-yours = Deine Wahl
    .text = Spiel, wie du magst, oder frag mich nach einem guten Zug.
web-guide-idle-wait = Die anderen wählen
    .text = Wenn alle gewählt haben, kommen die Dinosaurier zusammen an ihre Plätze.

web-guide-welcome = Willkommen in deinem Zoo
    .text = Der große Plan gehört dir. Zwölf Dinosaurier werden darauf stehen, in jedem Zug einer mehr. Jedes Gehege zählt auf eigene Art: Zeig auf eines, um seine Regel zu lesen. Die meisten Punkte gewinnen.
web-guide-hand = Deine Dinosaurier
    .text = Diese Hand siehst nur du. Einen davon setzt du in diesem Zug; den Rest bekommt danach { $left }, links von dir.
web-guide-hand-two = Deine Dinosaurier
    .text = Diese Hand siehst nur du. In jedem Zug setzt du einen davon und legst einen zurück in die Schachtel; den Rest tauschst du mit { $left }.
web-guide-die-free = Du hast gewürfelt und bist frei
    .text = Der Würfel sagt: { $rule }. Das gilt nur für die anderen. Du darfst jedes Gehege nutzen, dessen eigene Regel es erlaubt.
web-guide-die-bound = Der Würfel gilt für dich
    .text = { $holder } hat { $face } gewürfelt: { $rule }. Daran musst du dich halten, { $holder } nicht. Der Fluss ist in jedem Fall offen.
web-guide-die-all = Diesmal gilt der Würfel für alle
    .text = Es ist der letzte Zug der Runde, und der Würfel zeigt { $face }: { $rule }. An diesem Tisch hält sich jetzt auch daran, wer gewürfelt hat.
web-guide-places = Wähle einen Platz
    .text = Nimm einen Dinosaurier, und die Plätze, die ihm offenstehen, leuchten. Tipp auf einen dunklen, und er sagt dir, warum er zu ist. Dann bestätige.
web-guide-show = Erst der Dinosaurier
    .text = An diesem Tisch wählst du jetzt nur den Dinosaurier. Alle werden zusammen aufgedeckt, dann kommt der Platz.
web-guide-discard = Einer kommt zurück in die Schachtel
    .text = Zu zweit nimmt jeder in jedem Zug einen zweiten Dinosaurier aus dem Spiel. Nimm weg, was { $left } am meisten nützt.
web-guide-passed = Es geht nach links weiter
    .text = Alle haben gleichzeitig gesetzt. Was du übrig hattest, hat jetzt { $left }; diese hier kommen von { $right }. Auch der Würfel ist nach links gewandert.
web-guide-swapped = Die Hände sind getauscht
    .text = { $left } hat jetzt, was du übrig hattest, und du hast, was { $left } übrig hatte. Der Würfel wechselt in jedem Zug.
web-guide-round = Runde { $round } von { $rounds }
    .text = Alle haben sechs neue Dinosaurier gezogen. Die Zoos bleiben, wie sie sind: In deinem stehen { $placed } von 12.
web-guide-trex = Ein T-Rex auf deiner Hand
    .text = Jedes Gehege mit mindestens einem T-Rex bringt 1 Punkt mehr; im Fluss gibt es keinen Bonus. Bei Gleichstand gewinnt aber der Zoo mit weniger T-Rex.
web-guide-points = { $points ->
        [one] 1 Punkt bisher
       *[other] { $points } Punkte bisher
    }
    .text = So kommen sie zusammen: { $where }. Tipp auf die Zahl über deinem Plan, dann siehst du zu jedem den Grund.
web-guide-neighbours = Schau nach links
    .text = { $left } bekommt, was du nicht nimmst. Tipp auf einen Zoo, um ihn groß zu sehen, und überlege, was du weitergibst.
web-guide-winter = Jetzt ist Winter
    .text = Neue Gehege, dasselbe Spiel. Deine Sommerpunkte sind sicher und werden am Ende addiert. Zeig auf ein Gehege, um seine Regel zu lesen.
web-guide-quarantine = Einer wartet in Quarantäne
    .text = Dort bringt er nichts. Nach dem letzten Zug setzt du ihn in ein anderes Gehege oder in den Fluss, egal, was der Würfel sagt.
web-guide-move = Aus der Quarantäne
    .text = Alle Züge sind gespielt. Vor der Wertung zieht dieser Dinosaurier um: Die Regeln der Gehege gelten, der Würfel nicht.
web-guide-last = Der letzte Zug
    .text = Danach wird gezählt, und ein Blatt zeigt, woher jeder Punkt kommt.
web-guide-end = Das war dein erstes Spiel
    .text = Tipp auf eine Zahl im Blatt: Der Zoo zeigt, welche Dinosaurier diese Punkte bringen. Bei Gleichstand gewinnt, wer weniger T-Rex hat.
