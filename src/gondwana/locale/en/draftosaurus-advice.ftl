### Draftosaurus: reasons for and against an action.

draftosaurus-advice-forced = There is no other choice.
draftosaurus-advice-left = { $who } on your left

draftosaurus-advice-river = { $zone }: { $points } and nothing more.
draftosaurus-advice-gain = { $zone }: { $points } more.
draftosaurus-advice-nothing = { $zone }: brings nothing any more.
draftosaurus-advice-ladder = { $zone }: from { $before } to { $points }; the next one there adds { $next }.
draftosaurus-advice-ladder-full = { $zone }: from { $before } to { $points }, and the pen is full.
draftosaurus-advice-forest-first = { $zone }: { $points }; from now on it takes only { $species } (still to come: { $left }).
draftosaurus-advice-wood-second = { $zone }: { $points }; from now on { $first } and { $second } take turns.
draftosaurus-advice-trio-full = { $zone }: the third dinosaur completes it, { $points } more.
draftosaurus-advice-trio-part = { $zone }: { $count } of { $holds }; once full it brings { $points }.
draftosaurus-advice-pair = { $zone }: makes a pair ({ $species }), { $points } more.
draftosaurus-advice-half = { $zone }: waits for a second { $species }; the pair brings { $points } (still to come: { $left }).
draftosaurus-advice-half-bridge = { $zone }: waits for { $species } on the other bank; the couple brings { $points } (still to come: { $left }).
draftosaurus-advice-king = { $zone } ({ $species }): you have { $mine } and nobody has more, { $points } (others at most { $rival }, still to come: { $left }).
draftosaurus-advice-king-no = { $zone } ({ $species }): { $who } has { $rival }, you only { $mine }; nothing as it stands.
draftosaurus-advice-king-up = { $zone } ({ $species }): with { $mine } nobody has more than you now, { $points } more.
draftosaurus-advice-king-safer = { $zone } ({ $species }): becomes safer, you have { $mine }, others at most { $rival }.
draftosaurus-advice-island = { $zone }: the only { $species } in your zoo, { $points } as long as no second one comes (still to come: { $left }).
draftosaurus-advice-island-safe = { $zone }: the only { $species } in your zoo, and no second one can come: { $points }.
draftosaurus-advice-island-no = { $zone }: there is another { $species } in your zoo, so it brings nothing.
draftosaurus-advice-island-broken = { $zone }: the { $species } there is no longer alone, { $points } lost.
draftosaurus-advice-lookout = { $zone } ({ $species }): { $who } on your right has { $count }: { $points } (still to come: { $left }).
draftosaurus-advice-pyramid = { $zone }: { $points } for this cell.
draftosaurus-advice-pyramid-opens = { $zone }: { $points } for this cell, and the next row opens ({ $next } a cell).
draftosaurus-advice-quarantine = { $zone }: no points yet, but you choose its place only at the end.
draftosaurus-advice-stays-trex = { $zone }: a T-Rex that stays there brings { $points }.
draftosaurus-advice-trex = The first { $species } in this pen: { $points } more.
draftosaurus-advice-trex-lost = The { $species } brings no bonus there: { $points } less.

draftosaurus-advice-theirs-more = { $zone } of { $who } ({ $species }): { $points } more there.
draftosaurus-advice-theirs-less = { $zone } of { $who } ({ $species }): { $points } less there.

draftosaurus-advice-die-free = The die ({ $face }) would close this pen, but you rolled it, so it does not bind you.
draftosaurus-advice-die-river = The die ({ $face }) and the pens' own rules leave only the river to { $species }.

draftosaurus-advice-show = It can bring { $points } at once ({ $zone }).
draftosaurus-advice-denies = Keeps { $species } from { $who }, where it would bring { $points } ({ $zone }).
draftosaurus-advice-gives = You pass on { $species }, which can bring { $points } to { $who } ({ $zone }).
draftosaurus-advice-little = What you pass on brings at most { $points } at once to { $who }.
draftosaurus-advice-box = { $species } would bring { $points } to { $who } ({ $zone }).
draftosaurus-advice-box-own = In your own zoo it would bring { $points } at once ({ $zone }).
draftosaurus-advice-box-end = The round ends here; nobody would have got it.
