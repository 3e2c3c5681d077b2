### Der Begleiter durch ein erstes Spiel Giganten.

web-gg-do-take = Ich würde { $piece } auf { $start } ziehen
web-gg-do-move = Ich würde mit { $piece } von { $start } nach { $goal } gehen
web-gg-do-challenge = Ich würde mit { $piece } von { $start } nach { $goal } gehen und { $enemy } herausfordern
web-gg-do-go = Ich würde nach { $goal } gehen
web-gg-do-this = Ich würde { $action } wählen
web-gg-do-quiet = Ich würde ruhig bleiben
web-gg-do-up = Ich würde nachrücken
web-gg-do-stay = Ich würde stehen bleiben

web-gg-idle-yours = Du bist dran
    .text = Spiel, wie du willst, oder frag mich nach einem guten Zug.
web-gg-idle-wait = { $enemy } ist beschäftigt
    .text = Schau, wer wohin zieht: Das verrät dir etwas.

web-gg-welcome = Willkommen im Sumpf
    .text = Du führst ein Heer gegen { $enemy }; deine Farbe: { $side }. Drüben ist zwischen den anderen ein Nest versteckt. Finde es, fordere es heraus, und du hast gewonnen. Zuerst machen wir das Land, dann stellen wir auf, dann spielen wir.
web-gg-tiles = Leg deine Hälfte
    .text = Diese zwei Tafeln gehören dir. Dreh sie, tausch sie, leg sie hin. Land ist gut für Tyra und Tri, Sumpf für Deino und Plesio; dein Nest wird Land brauchen.
web-gg-land = Das ist das Land
    .text = Grün mit Grasbüscheln ist Land, rotbraun mit Schilf ist Sumpf. Im Kampf bestimmt der Grund, welche Zahl einer Figur gilt.
web-gg-ready = Stell dein Heer auf
    .text = Nimm beim ersten Mal eine der fertigen Aufstellungen und bestätige sie. { $enemy } wird sehen, wo deine Figuren stehen, aber nicht, was sie sind.
web-gg-secret = Wer wo steht
    .text = Ändere, was du magst. Eine gute Regel: das Nest weit hinten mit einem Blitz daneben, die Flugs dort, wo der Weg voraus frei ist, die Starken auf dem Grund, der ihnen liegt.
web-gg-first = Dein Zug
    .text = Berühre eine Figur, dann ein helles Feld daneben: ein Schritt vor, zur Seite oder zurück. Aussetzen geht nicht. Das Nest zieht nie, ein Blitz nie vorwärts.
web-gg-numbers = Zwei Zahlen
    .text = Grün gilt an Land, Orange im Sumpf. Ein Tyra ist an Land ein Riese und im Sumpf fast nichts; bei einem Deino ist es umgekehrt. Culak und Flug kämpfen nach eigenen Regeln.
web-gg-backs = Nichts als Rücken
    .text = Du siehst, wo die anderen stehen, nicht, was sie sind. Zeig auf eine Figur: Die Gedächtnishilfe sagt, was sie noch sein kann.
web-gg-challenge = Jemand ist in Reichweite
    .text = Eine deiner Figuren kann neben einen Gegner ziehen und ihn herausfordern: Dann werden beide gezeigt. Oder du bleibst ruhig und behältst dein Geheimnis.
web-gg-ground = Der Grund entscheidet
    .text = Es gilt das Feld der herausgeforderten Figur, für euch beide. Schick also Landtiere gegen die an Land und Schwimmer gegen die im Sumpf.
web-gg-flight = Dein Flug kann fliegen
    .text = Über leere Felder, gerade oder schräg, zu einem Gegner, den er herausfordern muss. Meist endet das unentschieden, und du weißt, was dort steht. Vorsicht vor Stego, Blitz und anderen Flugs.
web-gg-fought = Ein Kampf
    .text = { $result } Beide wurden gezeigt; wer noch da ist, zeigt wieder den Rücken, also merk es dir. Was geschlagen ist, liegt offen neben dem Plan.
web-gg-up = Du hast den Kampf gewonnen
    .text = Du darfst auf das leer gewordene Feld nachrücken. Es kostet nichts, aber schau, wer dich dort herausfordern könnte.
web-gg-deduce = Wer zieht, ist kein Nest
    .text = Und wer vorwärts ging oder im Sumpf stand, ist auch kein Blitz. Wer nie zieht, ist einen Blick wert.
web-gg-nest = Such das Nest
    .text = Es steht auf Land, nicht in einer Ecke, meist weit hinten mit anderen darum. Fast alle können es erobern, auch ein Flug; nur Culak nicht.
web-gg-quiet = Niemand kämpft
    .text = { $left ->
        [one] Nach einem weiteren Zug jeder Seite ohne Kampf ist das Spiel unentschieden. Wag etwas!
       *[other] Nach { $left } weiteren Zügen jeder Seite ohne Kampf ist das Spiel unentschieden. Wag etwas!
    }
web-gg-end = Das war dein erstes Spiel
    .text = In der Wiederholung kann alles offen liegen: Schau, was wo stand. Die Regeln antworten auf „Wer gewinnt?“ für jedes Paar.
