### Bots und Stufen.

bots-unknown = es gibt keinen Bot „{ $name }“; es gibt: { $names }
bots-budget = „{ $text }“ ist keine Bedenkzeit; schreibe eine Zahl von Durchläufen wie 1000 oder Sekunden wie 0.5s
bots-no-budget = { $name } denkt nicht voraus und hat deshalb keine Bedenkzeit; die das tun: { $names }
bots-weights = „{ $text }“ kann nicht spielen; eigene Gewichte nennt man so: master@weights.npz
bots-bad-weights = { $path } enthält keine Gewichte für dieses Spiel: { $problem }

level-hatchling = Schlüpfling
    .about = sieht die Punkte dieses Zuges, und oft nicht einmal die
level-grazer = Weidegänger
    .about = füllt vernünftig die eigenen Gehege und schaut auf niemanden sonst
level-hunter = Jäger
    .about = achtet auch darauf, was er dem Nachbarn weitergibt
level-alpha = Leittier
    .about = spielt den Rest des Spiels viele tausend Mal durch, bevor es entscheidet
level-titan = Titan
    .about = der Meister: hat aus den eigenen Spielen gelernt und denkt auch voraus
