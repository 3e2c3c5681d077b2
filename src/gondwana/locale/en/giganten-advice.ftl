### Giganten: reasons for and against a step.

giganten-advice-at = Turn { $turn }, seat { $seat }: { $what }.
giganten-advice-forced = There is no other choice.
giganten-advice-land = land
giganten-advice-swamp = swamp
giganten-advice-takes-nest = { $piece } takes the Nest on { $field }: that wins.
giganten-advice-odds = { $piece } challenges { $field } ({ $ground }): of { $cases } pieces that it can be, it beats { $wins } and loses to { $losses }.
giganten-advice-maybe-nest = { $field } may be the Nest: one of { $cases } pieces that it can be.
giganten-advice-beats = { $piece } beats { $other } on { $field } ({ $ground }, { $numbers }).
giganten-advice-both = { $piece } and { $other } on { $field } both leave ({ $ground }, { $numbers }).
giganten-advice-drawn = { $piece } against { $other } on { $field } ends in a draw ({ $ground }).
giganten-advice-loses = { $piece } loses to { $other } on { $field } ({ $ground }, { $numbers }).
giganten-advice-scouts = Scouting: you learn what stands on { $field }.
giganten-advice-shown = { $piece } is shown by that; up to now nobody knows it.
giganten-advice-threatens = Next it can challenge { $field }: of { $cases } pieces that it can be, it beats { $wins }.
giganten-advice-flees = { $piece } gets away from the piece on { $field }.
giganten-advice-risk = { $piece } can be challenged from { $field } next: of { $cases } pieces that it can be, { $losses } would win.
giganten-advice-guards = It covers your Nest.
giganten-advice-leaves-nest = Your Nest loses a guard.
giganten-advice-suits = { $piece } is strong there: { $strength } ({ $ground }).
giganten-advice-unsuited = { $piece } is weak there: { $strength } ({ $ground }).
giganten-advice-deep = Far from the enemy.
giganten-advice-advances = It brings { $piece } forward.
