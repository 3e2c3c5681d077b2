### Draftosaurus: Gründe für und gegen eine Aktion.

draftosaurus-advice-forced = Es gibt keine andere Wahl.
draftosaurus-advice-left = { $who } links von dir

draftosaurus-advice-river = { $zone }: { $points } und nicht mehr.
draftosaurus-advice-gain = { $zone }: { $points } mehr.
draftosaurus-advice-nothing = { $zone }: bringt nichts mehr.
draftosaurus-advice-ladder = { $zone }: von { $before } auf { $points }; der nächste dort bringt { $next } mehr.
draftosaurus-advice-ladder-full = { $zone }: von { $before } auf { $points }, und das Gehege ist voll.
draftosaurus-advice-forest-first = { $zone }: { $points }; von jetzt an nur noch { $species } (noch im Spiel: { $left }).
draftosaurus-advice-wood-second = { $zone }: { $points }; von jetzt an wechseln sich { $first } und { $second } ab.
draftosaurus-advice-trio-full = { $zone }: mit dem dritten Dinosaurier voll, { $points } mehr.
draftosaurus-advice-trio-part = { $zone }: { $count } von { $holds }; wenn es voll ist, bringt es { $points }.
draftosaurus-advice-pair = { $zone }: ein Paar ({ $species }), { $points } mehr.
draftosaurus-advice-half = { $zone }: wartet auf einen zweiten { $species }; das Paar bringt { $points } (noch im Spiel: { $left }).
draftosaurus-advice-half-bridge = { $zone }: wartet auf einen { $species } am anderen Ufer; das Paar bringt { $points } (noch im Spiel: { $left }).
draftosaurus-advice-king = { $zone } ({ $species }): du hast { $mine }, und niemand hat mehr, { $points } (andere höchstens { $rival }, noch im Spiel: { $left }).
draftosaurus-advice-king-no = { $zone } ({ $species }): { $who } hat { $rival }, du nur { $mine }; vorerst bringt das nichts.
draftosaurus-advice-king-up = { $zone } ({ $species }): mit { $mine } übertrifft dich jetzt niemand, { $points } mehr.
draftosaurus-advice-king-safer = { $zone } ({ $species }): wird sicherer, du hast { $mine }, andere höchstens { $rival }.
draftosaurus-advice-island = { $zone }: der einzige { $species } in deinem Zoo, { $points }, solange kein zweiter kommt (noch im Spiel: { $left }).
draftosaurus-advice-island-safe = { $zone }: der einzige { $species } in deinem Zoo, und ein zweiter kann nicht mehr kommen: { $points }.
draftosaurus-advice-island-no = { $zone }: in deinem Zoo ist schon ein { $species }, also bringt es nichts.
draftosaurus-advice-island-broken = { $zone }: der { $species } dort ist nicht mehr allein, { $points } verloren.
draftosaurus-advice-lookout = { $zone } ({ $species }): { $who } rechts von dir hat { $count }: { $points } (noch im Spiel: { $left }).
draftosaurus-advice-pyramid = { $zone }: { $points } für diese Zelle.
draftosaurus-advice-pyramid-opens = { $zone }: { $points } für diese Zelle, und die nächste Reihe öffnet sich ({ $next } je Zelle).
draftosaurus-advice-quarantine = { $zone }: noch keine Punkte, dafür wählst du den Ort erst am Ende.
draftosaurus-advice-stays-trex = { $zone }: ein T-Rex, der dort bleibt, bringt { $points }.
draftosaurus-advice-trex = Der erste { $species } in diesem Gehege: { $points } mehr.
draftosaurus-advice-trex-lost = Der { $species } bringt dort keinen Bonus: { $points } weniger.

draftosaurus-advice-theirs-more = { $zone }, { $who } ({ $species }): dort { $points } mehr.
draftosaurus-advice-theirs-less = { $zone }, { $who } ({ $species }): dort { $points } weniger.

draftosaurus-advice-die-free = Der Würfel ({ $face }) würde dieses Gehege schließen, aber du hast gewürfelt, also bindet er dich nicht.
draftosaurus-advice-die-river = Der Würfel ({ $face }) und die Regeln der Gehege lassen nur den Fluss übrig ({ $species }).

draftosaurus-advice-show = Das kann sofort { $points } bringen ({ $zone }).
draftosaurus-advice-denies = So geht kein { $species } an { $who }; dort brächte er { $points } ({ $zone }).
draftosaurus-advice-gives = Du gibst { $species } weiter; { $who } kann damit { $points } machen ({ $zone }).
draftosaurus-advice-little = Mit dem, was du weitergibst, macht { $who } sofort höchstens { $points }.
draftosaurus-advice-box = { $species } könnte { $points } bringen ({ $who }, { $zone }).
draftosaurus-advice-box-own = In deinem eigenen Zoo brächte das sofort { $points } ({ $zone }).
draftosaurus-advice-box-end = Die Runde endet hier; bekommen hätte es niemand.
