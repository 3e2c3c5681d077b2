### Giganten: Gründe für und gegen einen Schritt.

giganten-advice-at = Zug { $turn }, Platz { $seat }: { $what }.
giganten-advice-forced = Es gibt keine andere Wahl.
giganten-advice-land = Land
giganten-advice-swamp = Sumpf
giganten-advice-takes-nest = { $piece } nimmt das Nest auf { $field }: Das gewinnt.
giganten-advice-odds = { $piece } fordert { $field } heraus ({ $ground }): Von { $cases } Figuren, die es sein können, werden { $wins } besiegt, und { $losses } wären stärker.
giganten-advice-maybe-nest = { $field } kann das Nest sein: eine von { $cases } möglichen Figuren.
giganten-advice-beats = { $piece } besiegt { $other } auf { $field } ({ $ground }, { $numbers }).
giganten-advice-both = { $piece } und { $other } auf { $field } gehen beide vom Plan ({ $ground }, { $numbers }).
giganten-advice-drawn = { $piece } gegen { $other } auf { $field } endet unentschieden ({ $ground }).
giganten-advice-loses = { $piece } verliert gegen { $other } auf { $field } ({ $ground }, { $numbers }).
giganten-advice-scouts = Aufklärung: Du erfährst, was auf { $field } steht.
giganten-advice-shown = { $piece } wird dabei gezeigt; bisher kennt die Figur niemand.
giganten-advice-threatens = Danach ist { $field } dran: Von { $cases } Figuren, die es sein können, werden { $wins } besiegt.
giganten-advice-flees = { $piece } entkommt der Figur auf { $field }.
giganten-advice-risk = { $piece } kann danach von { $field } aus herausgefordert werden: Von { $cases } möglichen Figuren würden { $losses } gewinnen.
giganten-advice-guards = Das deckt dein Nest.
giganten-advice-leaves-nest = Dein Nest verliert einen Wächter.
giganten-advice-suits = { $piece } ist dort stark: { $strength } ({ $ground }).
giganten-advice-unsuited = { $piece } ist dort schwach: { $strength } ({ $ground }).
giganten-advice-deep = Weit weg vom Gegner.
giganten-advice-advances = So kommt { $piece } nach vorn.
