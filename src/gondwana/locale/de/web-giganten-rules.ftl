### Die Regelseite von Giganten.

web-gi-rules-title = Giganten: die Regeln
web-gi-rules-lead = Zwei verdeckte Heere, Land und Sumpf, ein Nest zu erobern.
web-gi-rules-reconstructed = von uns ergänzt

web-gi-rules-aim = Das Ziel
web-gi-rules-aim-text = Zwei Heere von Sauriern stehen sich gegenüber. Du siehst die Bilder deiner eigenen Figuren und von den anderen nur die Rücken. Finde heraus, wo das gegnerische Nest steht, und fordere es mit einer Figur heraus, die es erobern kann: Dann hast du gewonnen.
web-gi-rules-aim-example = Was Gelb sieht: die eigenen Figuren mit Bild und Zahlen, die orangen von hinten. Land ist grün mit Grasbüscheln; Sumpf ist rotbraun mit Schilf, in einem roten Ufer.

web-gi-rules-pieces = Die Figuren
web-gi-rules-pieces-text = Jede Seite hat { $count }. Die grüne Zahl gilt an Land, die orange im Sumpf. Kursive Zahlen mit einem R sind von uns ergänzt; mehr dazu unter „Was sicher ist“.
web-gi-rules-piece = Figur
web-gi-rules-number = Anzahl
web-gi-rules-about-nest = Zieht nie. Wer es erobert, hat gewonnen.
web-gi-rules-about-blitz = Fordert nie heraus. Wer ihn herausfordert, ist aus dem Spiel.
web-gi-rules-about-culak = Klein und schlau: kämpft nach eigenen Regeln.
web-gi-rules-about-flug = Ein Kundschafter: schaut nach und schlägt kaum jemanden.
web-gi-rules-named = Ein zweites Heer hat nur die Arten, die die Anleitung nennt, also weder Plesio noch Diplo, dafür mehr von anderen:

web-gi-rules-tiles = Tafeln
web-gi-rules-tiles-text = Der Plan besteht aus vier Tafeln mit 7 mal 7 Feldern. Sie werden gelost, zwei für jede Seite. Verdeckt drehst du deine Tafeln und bestimmst, welche links und welche rechts liegt: Zusammen sind sie deine Hälfte. Dann werden alle aufgedeckt.
web-gi-rules-tile = Tafel { $name }
web-gi-rules-tile-count = { $land } Land, { $swamp } Sumpf
web-gi-rules-tiles-ours = Die gedruckten Zeichnungen sind verloren. Diese sind von uns; sicher ist nur, wie viel Land und Sumpf jede Tafel hat.

web-gi-rules-setup = Aufstellung
web-gi-rules-setup-text = Dein Gebiet sind die { $rows } Reihen, die dir am nächsten liegen; die zwei Reihen in der Mitte bleiben leer. Beide Seiten besetzen abwechselnd Felder, eins für jede Figur, und bestimmen dann verdeckt, welche Figur wo steht. So sehen alle, wo etwas steht, und niemand, was es ist.
web-gi-rules-setup-example = Innerhalb der Striche: dein Gebiet.
web-gi-rules-setup-rule = Nest und Blitz stehen auf Land. Das Nest steht nicht in einer Ecke des Plans; ein Blitz darf das.
web-gi-rules-setup-first = Das Los entscheidet, wer beginnt.

web-gi-rules-move = Ziehen
web-gi-rules-move-text = In deinem Zug bewegst du eine Figur um ein Feld: vor, zur Seite oder zurück, nie schräg, und nur auf ein leeres Feld. Aussetzen darfst du nicht. Das Nest zieht nie.
web-gi-rules-scout-text = Ein Flug darf auch als Kundschafter fliegen: beliebig weit über leere Felder, gerade oder schräg, wenn er bei einem Gegner landet, den er sofort herausfordert. Schräg ist ein einzelnes Feld zu kurz für einen Flug.
web-gi-rules-move-step = Ein Saurier: ein Feld geradeaus.
web-gi-rules-move-blitz = Blitz: nie vorwärts, nie in den Sumpf.
web-gi-rules-move-straight = Ein gerader Flug: Er fordert vorn, links oder rechts heraus.
web-gi-rules-move-diagonal = Ein schräger Flug: Er fordert schräg voraus heraus.

web-gi-rules-fight = Herausfordern und kämpfen
web-gi-rules-fight-text = Die Figur, die gerade gezogen hat, darf einen Gegner vor, neben oder hinter sich herausfordern. Dann werden beide beiden Spielern gezeigt. Ohne Herausforderung erfährt niemand etwas.
web-gi-rules-fight-ground = Das Feld der herausgeforderten Figur bestimmt, welche Zahlen gelten, Land oder Sumpf. Die höhere Zahl gewinnt; die andere Figur verlässt den Plan und liegt offen daneben.
web-gi-rules-fight-equal = Gleiche Zahlen: Zwei von einer Art bleiben beide, zwei verschiedene Arten gehen beide. Die zwei Tyras sind eine Art, ebenso die zwei Deinos.
web-gi-rules-fight-up = Wer gewinnt, gleich ob herausfordernd oder herausgefordert, darf sofort auf das leer gewordene Feld nachrücken. Wer überlebt, zeigt wieder den Rücken: Merk dir, was du gesehen hast.
web-gi-rules-printed = Die sechs Kämpfe der Anleitung

web-gi-rules-special = Kämpfe mit eigenen Regeln
web-gi-rules-special-text = Wo kein Grund genannt ist, gilt dasselbe an Land und im Sumpf; und wenn nichts anderes dasteht, ist gleich, wer wen herausfordert.

web-gi-rules-who = Wer gewinnt?
web-gi-rules-who-text = Wähle, wer wen herausfordert, und den Grund, auf dem die herausgeforderte Figur steht.
web-gi-rules-who-attacker = Fordert heraus
web-gi-rules-who-defender = Herausgefordert
web-gi-rules-who-ground = Grund
web-gi-rules-who-never = { $piece } steht nie im Sumpf.
web-gi-rules-who-peace = Nest, Blitz, Gespenst und Falle fordern nie jemanden heraus.

web-gi-rules-end = Das Ende
web-gi-rules-end-text = Wer das gegnerische Nest erobert, hat gewonnen. Das können alle, die herausfordern dürfen, außer Culak. Wer am Zug ist und überhaupt nicht ziehen kann, hat verloren.
web-gi-rules-end-draw = Unentschieden ist es, wenn beide sich einig sind, nach { $quiet } Zügen jedes Spielers ohne Kampf, gezählt ab dem Zug nach dem letzten, wenn niemand mehr eine Figur hat, die ein Nest erobern kann, und nach { $turns } Zügen jedes Spielers. Jedes davon lässt sich abschalten. Eine Figur darf { $shuttles } Mal hintereinander zwischen denselben zwei Feldern hin und her gehen, öfter nur, wenn sonst kein Zug möglich ist.
web-gi-rules-memory = Sich zu erinnern gehört zum Spiel. Am Tisch zeigt ein Schalter, was zu sehen war und was daraus folgt; ohne ihn spielst du aus dem Gedächtnis.

web-gi-rules-variants = Varianten
web-gi-rules-variants-text = Die Anleitung hat viele. Du wählst sie, wenn du eine Partie eröffnest, die meisten davon beliebig zusammen.

web-gi-rules-four = Zu viert
web-gi-rules-four-text = Zwei Partner spielen gegen zwei, auf acht Tafeln oder, mit kürzeren Wegen, auf sechs, alle mit einem eigenen Heer. Die Parteien ziehen abwechselnd. Zwischen den zwei Nestern einer Partei liegen mindestens { $between } Felder: Wer zuerst aufstellt, lässt Platz dafür. Eine Partei hat gewonnen, wenn beide gegnerischen Nester erobert sind; wer sein Nest verloren hat, spielt mit dem Rest weiter. Partner sehen die Figuren des anderen, beraten sich aber nach der Aufstellung nicht. Man kann auch wählen, dass sie nur die Rücken sehen.

web-gi-rules-sources = Was sicher ist
web-gi-rules-sources-text = Unsere Quelle ist eine deutsche Anleitung, gescannt, mit verlorenen Seiten. Was sie sagt oder ein öffentlicher Eintrag bestätigt, ist sicher. Dies mussten wir ergänzen:
web-gi-rules-source-tiles = Die Zeichnungen der vier Tafeln.
web-gi-rules-source-pieces = Wie viele Figuren es von den meisten Arten gibt, alles über Plesio und Diplo, die Stärke der Deinos und die von Tri im Sumpf.
web-gi-rules-source-outlines = Den langen und den versetzten Plan: Ihre Zeichnungen sind verloren.
web-gi-rules-source-fights = Dass Culak gegen Culak auch an Land unentschieden ist, dass ein Flug, der einen Blitz herausfordert, aus dem Spiel ist, und dass nach einem schrägen Flug schräg nachgerückt wird.
web-gi-rules-source-end = Alle Regeln über Unentschieden, die Grenze für das Hin und Her und das Los, wer beginnt.
web-gi-rules-source-four = Dass weiterspielt, wer sein Nest verloren hat.
web-gi-rules-sources-own = Diese Teile stehen in einer Datei, die sich durch die einer echten Schachtel ersetzen lässt; die Dokumentation sagt, wie.
