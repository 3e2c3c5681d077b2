### Meldungen des Servers.

server-no-access = diese Partie gibt es nicht, oder der Schlüssel passt nicht
server-stale = die Partie ist weitergegangen: sieh nach und entscheide dann
server-watcher = wer nur zuschaut, kann das nicht; dazu braucht es den Schlüssel eines Platzes
server-not-begun = die Partie hat noch nicht begonnen: ein Platz ist noch frei
server-resigned = diesen Platz hat ein Bot übernommen
server-over = die Partie ist zu Ende
server-seats = { $seats } Plätze sind beschrieben, aber { $players } spielen mit
server-seat-level = ein Bot braucht eine Stufe, und sonst hat niemand eine
server-bot-plain = an diesem Tisch heißt ein Bot ohne Bedenkzeit und Gewichte: { $name }
server-name = ein Name hat höchstens { $longest } Zeichen, alle druckbar
server-command-id = die Kennung eines Befehls hat 1 bis 64 Zeichen: Buchstaben, Ziffern, „-“ und „_“
server-command-used = diese Kennung gehört zu einem früheren Befehl anderer Art
server-long-action = eine Aktion hat höchstens { $longest } Zeichen
server-chat-text = ein Text hat 1 bis { $longest } Zeichen, alle druckbar
server-chat-preset = diesen fertigen Satz gibt es nicht; es gibt: { $known }
server-chat-one = sag entweder einen fertigen Satz oder einen Text
chat-hello = Hallo!
chat-well-played = Gut gespielt!
chat-thanks = Danke!
chat-hurry = Du bist dran!
chat-oops = Hoppla!
chat-good-game = Schöne Partie!
