### Bots und Stufen.

bots-unknown = es gibt keinen Bot „{ $name }“; es gibt: { $names }
bots-budget = „{ $text }“ ist keine Bedenkzeit; schreibe eine Zahl von Durchläufen wie 1000 oder Sekunden wie 0.5s
bots-no-budget = { $name } denkt nicht voraus und hat deshalb keine Bedenkzeit; die das tun: { $names }
bots-not-here = { $name } spielt nur { $games }, nicht { $game }
bots-weights = „{ $text }“ kann nicht spielen; eigene Gewichte nennt man so: master@weights.npz
bots-bad-weights = { $path } enthält keine Gewichte für dieses Spiel: { $problem }

level-hatchling = Schlüpfling
    .about = sieht die Punkte dieses Zuges, und oft nicht einmal die
level-grazer = Weidegänger
    .about = füllt vernünftig die eigenen Gehege und schaut auf niemanden sonst
level-hunter = Jäger
    .about = achtet auch darauf, was er dem Nachbarn weitergibt
level-alpha = Leittier
    .about = spielt auf den ersten Blick nach dem, was es in Millionen Spielen gegen sich selbst gelernt hat
level-titan = Titan
    .about = hat dasselbe gelernt und spielt vor jeder Entscheidung tausende Spiele durch

training-checkpoint = { $path } ist beschädigt oder aus einer anderen Version; lösche die Datei oder wähle einen anderen Ordner
training-seed = { $path } enthält ein Training mit Startwert { $seed }, nicht { $asked }; gib diesen an oder wähle einen anderen Ordner
