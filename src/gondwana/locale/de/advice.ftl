### Ratschläge: was eine Suche täte, und was eine gespielte Aktion kostet.

advice-nobody = in dieser Stellung hat niemand etwas zu entscheiden
advice-owes-nothing = an Platz { $seat } ist hier nichts zu entscheiden; an diesen Plätzen schon: { $owing }
advice-thinkers = { $name } sucht nicht und kann deshalb nicht raten; die das tun: { $names }
advice-decides = Platz { $seat } entscheidet.

advice-action = Aktion
advice-points = Punkte
advice-win = Sieg
advice-share = Suche
advice-unsure = Ein Strich steht, wo die Suche eine Aktion zu selten versucht hat.
advice-exact = Genau ausgerechnet.
advice-searched = { $iterations } Spiele in { $seconds } s durchgespielt.

advice-verdict-good = gut
advice-verdict-inaccuracy = ungenau
advice-verdict-mistake = Fehler
advice-played-best = Gespielt: { $action }. Das ist das Beste, was gefunden wurde.
advice-played = Gespielt: { $action }. Urteil: { $verdict } (Siegchance { $win }, Punkte { $points }).
advice-played-unknown = Gespielt: { $action }. Die Suche hat das zu selten versucht, um es zu beurteilen.
