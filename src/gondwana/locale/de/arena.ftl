### Die Arena: Spiele zwischen Bots.

arena-no-bots = eine Arena braucht mindestens einen Bot
arena-games = eine Arena braucht mindestens ein Spiel, nicht { $games }
arena-answer = { $bot } auf Platz { $seat } antwortete mit Aktion { $action }, die die Regeln dort nicht erlauben
arena-workers = { $game } ist kein Spiel dieses Programms, andere Prozesse können es also nicht spielen; nimm einen Prozess
arena-worker-died = ein Prozess, der Spiele spielte, endete von selbst, vielleicht aus Mangel an Speicher; versuch es mit weniger Prozessen
arena-sprt-form = „{ $text }“ ist kein sequentieller Test; schreib zwei Vielfache des fairen Anteils, etwa 1.0,1.2
arena-sprt-range = ein sequentieller Test braucht zwei verschiedene Vielfache des fairen Anteils, das kleinere zuerst, von 0 bis { $most }, nicht { $low } und { $high }
arena-sprt-bots = ein sequentieller Test nimmt nicht mehr Bots, als es Plätze gibt: { $bots } Bots sind zu viele für { $players } Spieler
arena-saved-foreign = { $file } ist nicht die Datei einer Arena; wähle einen anderen Namen
arena-saved-line = Zeile { $line } von { $file } ist nicht die Partie, die dort stehen müsste
arena-saved-other = { $file } ist die Datei einer anderen Arena: { $name } ist dort { $there }, nicht { $wanted }
arena-ray-missing = Ray ist nicht installiert; installiere gondwana[ray]
arena-ray-connect = Ray ist unter { $address } nicht erreichbar: { $problem }
arena-reports-missing = ein Bericht braucht altair und vl-convert-python; installiere gondwana[reports]
