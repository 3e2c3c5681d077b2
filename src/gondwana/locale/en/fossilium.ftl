### Fossilium.

fossilium-seat = seat { $seat }
fossilium-list = { $some } and { $one }

fossilium-tile = { $fossil } (slice { $pair })

fossilium-field = { $row } { $column }

fossilium-options-first = option "first" names seat { $first }, but the seats go from 0 to { $last }
fossilium-options-end = option "end_goal": who plays alone has thresholds of its own and no end goal
fossilium-notation = "{ $text }" is no step; write for example "display-1", "show trex", "d1 lying", "build toilet", "buy botanical-3", "students 2", "keep 1 3", "use 1 fixed", "dig 2", "end" or "pass"
fossilium-notation-chance = "{ $text }" is nothing that chance does; write for example "first 0", "labour parts", "goal 1 fossils", "final cells" or "draw trex-2"

fossilium-refused-over = the game is over
fossilium-refused-chance = chance has nothing of that kind to do now
fossilium-refused-seat = there is no seat { $seat }; the seats go from 0 to { $last }
fossilium-refused-action = there is no action { $action }
fossilium-refused-wait = nobody chooses now: tiles and lots are being drawn
fossilium-refused-done = this seat has chosen; the others are still busy
fossilium-refused-turn = it is another seat's turn
fossilium-refused-now-start = now parts are to be kept, like "keep 1 2 4 6", and then the starting fossil chosen, like "start botanical"
fossilium-refused-now-turn = now a field is to be chosen, like "display-1", or students sent, like "students 2", or "pass" (FO-20)
fossilium-refused-now-workers = now say how many of the workers on the field are fixed ones, like "use 0 fixed" or "use 1 fixed" (FO-71)
fossilium-refused-now-copy = now the joker needs an action of its column, like "as build" (FO-36)
fossilium-refused-now-show = now a fossil is to be shown, like "show trex", or extended, like "add trex" (FO-23)
fossilium-refused-now-place = now the fossil needs its cells, like "d1 lying" (FO-23)
fossilium-refused-now-side = now one of two cells is to be chosen for the part (FO-23)
fossilium-refused-now-extra = now one more part may be shown, like "part fern", or "done" (FO-25)
fossilium-refused-now-build = now a panel is to be built, like "build toilet", or a part given, like "give fern to 1" (FO-28)
fossilium-refused-now-site = now the panel needs a free cell, like "c3" (FO-28)
fossilium-refused-now-amber = now the amber needs a type, like "amber botanical"
fossilium-refused-now-restore = now the restorer may show a new fossil, like "show trex", or "done"
fossilium-refused-now-trade = now parts are bought, like "buy botanical-3" or "buy archive fern", or sold, like "sell fern"; then "done" (FO-32)
fossilium-refused-now-guide = now the tour goes through an entrance, like "entrance botanical", or a shop, like "shop botanical" (FO-35)
fossilium-refused-now-fetch = now a part is to be taken from the bag, like "take fern" (FO-70)
fossilium-refused-now-pick = now exactly one of the parts drawn is to be kept, like "keep 2" (FO-38)
fossilium-refused-now-end = now the turn ends with "end", or students are sent first, like "students 2" (FO-38)
fossilium-refused-now-excavate = now a site to dig at is to be chosen, like "dig 2" (FO-60)
fossilium-refused-now-keep = now parts are to be kept, like "keep 1 3" (FO-60)
fossilium-refused-now-store = now the parts that do not fit go to the market, like "leave fern" (FO-61)
fossilium-refused-now-fix = now a column is to be chosen for a worker without room, like "fix 2" (FO-62)
fossilium-refused-taken = { $field } is taken for this round (FO-20)
fossilium-refused-workers = { $field } needs { $needs ->
    [one] one worker
   *[other] { $needs } workers
}; { $workers ->
    [0] none is free for it
    [one] one is free for it
   *[other] { $workers } are free for it
} (FO-20)
fossilium-refused-workers-late = { $field } needs { $needs ->
    [one] one worker
   *[other] { $needs } workers
}; after passing only workers gained since then may act, { $workers ->
    [0] and there is none
    [one] and there is one
   *[other] and there are { $workers }
} (FO-22)
fossilium-refused-mix = { $field } can be taken with { $fewest } to { $most } fixed workers of yours (FO-71)
fossilium-refused-money = that costs { $costs } $, and there { $money ->
    [one] is 1 $
   *[other] are { $money } $
}
fossilium-refused-strip = the strip is only there in the last round (FO-70)
fossilium-refused-nothing-to-show = no fossil can be shown or extended with the parts in storage (FO-20)
fossilium-refused-room = for the fossils that could be shown there is no room in the museum (FO-23)
fossilium-refused-nothing-to-build = there is no panel left or no free cell for it, and nobody needs a part from the own storage (FO-20)
fossilium-refused-nothing-to-trade = there is nothing to sell, and nothing that could be bought (FO-20)
fossilium-refused-nothing-to-fetch = this bag holds no part that could be shown at once (FO-70)
fossilium-refused-copy = the joker cannot be "{ $row }" in column { $column } (FO-36)
fossilium-refused-students-sent = students were sent in this turn already (FO-38)
fossilium-refused-students-none = there are no doctoral students to send (FO-38)
fossilium-refused-pass = students were sent in this turn, so an action has to follow: choose a field (FO-38)
fossilium-refused-storage-full = no slot of the storage is free
fossilium-refused-bag-empty = the bag of site { $site } is empty
fossilium-refused-dug = you have dug at site { $site } already (FO-60)
fossilium-refused-no-workers-there = you have no worker in the column of site { $site } (FO-60)
fossilium-refused-twice = { $fossil } stands in this museum already (FO-02)
fossilium-refused-half = { $fossil } needs { $needed ->
    [one] one part
   *[other] { $needed } parts
} in storage; { $parts ->
    [0] none is there
    [one] one is there
   *[other] { $parts } are there
} (FO-23)
fossilium-refused-no-room = there is no room for { $fossil }, which is { $size ->
    [one] one cell
   *[other] { $size } cells
} large (FO-23)
fossilium-refused-not-shown = { $fossil } is not displayed yet (FO-24)
fossilium-refused-no-match = there is no part that { $fossil } still lacks (FO-24)
fossilium-refused-place = { $fossil } does not fit there: { $cell } would be its upper left cell, and all of its cells must be free (FO-23)
fossilium-refused-cell = { $cell } is not free (FO-28)
fossilium-refused-not-stored = { $tile } is not in the own storage
fossilium-refused-single = a single part of { $fossil } can only be added to a displayed one: new ones are of size 1 or 2 here (FO-25)
fossilium-refused-not-in-bag = { $tile } is not in the bag of site { $site } (FO-70)
fossilium-refused-built = the panel with { $panel } is built already (FO-28)
fossilium-refused-no-cell = no cell of the museum is free (FO-28)
fossilium-refused-receiver = a part can only be given to another player (FO-29)
fossilium-refused-not-wanted = no displayed fossil of { $seat } lacks { $tile } (FO-29)
fossilium-refused-mode = buying and selling are not mixed: one is finished first, and both only in column 4 (FO-34)
fossilium-refused-not-offered = this part is not on offer
fossilium-refused-tour = the tour is of another type (FO-35)
fossilium-refused-keep = { $keep ->
    [one] exactly one
   *[other] exactly { $keep }
} of the { $hand } parts drawn { $keep ->
    [one] is
   *[other] are
} kept
fossilium-refused-leave = { $tile } is not among the parts just dug out (FO-61)

fossilium-why-openings = prestige for guests when the museums opened
fossilium-why-gifts = prestige for parts given away and for building in column 4
fossilium-why-guests = { $value ->
    [one] one guest
   *[other] { $value } guests
}
fossilium-why-money = { $value } $
fossilium-why-end-complete = { $value ->
    [one] one complete fossil
   *[other] { $value } complete fossils
}
fossilium-why-end-large = { $value ->
    [one] one fossil of size 4 or 6
   *[other] { $value } fossils of size 4 or 6
}
fossilium-why-end-cells = { $value ->
    [one] one cell taken
   *[other] { $value } cells taken
}
fossilium-why-end-panels = { $value ->
    [one] one panel
   *[other] { $value } panels
}
fossilium-why-place = { $what }: place { $place }
fossilium-why-tied = { $what }: place { $place }, shared
fossilium-why-nothing = { $what }: nobody is placed with nothing
fossilium-why-threshold = { $what }
fossilium-why-below = { $what }: below every threshold
fossilium-why-whole = { $fossil }: { $rule }
fossilium-why-whole-counted = { $fossil }: { $rule }; that is { $number } here
fossilium-why-half = { $fossil }, not complete, so half of: { $rule }
fossilium-why-half-counted = { $fossil }, not complete, so half of: { $rule }; that is { $number } here
fossilium-why-pedestal = { $fossil } on a pedestal
fossilium-why-panel = { $panel }

fossilium-result-won = { $who } won with { $points } prestige
fossilium-result-cells = { $who } won with { $points } prestige: of the tied museums it has the fewest free cells, { $cells }
fossilium-result-standees = { $who } won with { $points } prestige: as many free cells, but the most standees, { $standees }
fossilium-result-shared = { $who } share the victory with { $points } prestige
fossilium-result-solo = { $points } prestige: { $rank }
fossilium-rank-0 = a collection in its first years
fossilium-rank-1 = a town museum worth a visit
fossilium-rank-2 = a museum of national rank
fossilium-rank-3 = one of the great museums of the world

fossilium-score-form = this is not a table of museums: { $problem }
fossilium-score-players = a table has { $least } to { $most } museums, not { $players }
fossilium-score-goal = end_goal must say what the third majority is about: complete, large, cells, panels or none ({ $rule })
fossilium-score-goal-alone = who plays alone has no goal of the game: leave end_goal out ({ $rule })
fossilium-score-refused = seat { $seat }, { $thing }: { $reason } ({ $rule })
fossilium-score-number = { $number } cannot be: it must be from { $least } to { $most }
fossilium-score-regular = { $regular } regular guests are more than the { $guests } guests on the track
fossilium-score-fossil = there is no such fossil; there are: { $known }
fossilium-score-parts = { $parts } parts cannot be: it has 1 to { $size }
fossilium-score-tiles = the museums hold more than the { $tiles } parts of { $fossil } in the game
fossilium-score-where = "{ $where }" is no place: give the cell of the upper left corner, from a1 to f5, and lying or upright
fossilium-score-outside = it does not fit into the museum at { $where }
fossilium-score-panel = there is no such panel; there are: { $known }
fossilium-score-cell = "{ $cell }" is no cell: they go from a1 to f5
fossilium-score-back = it is the other side of { $other }, which is built already
fossilium-score-taken = something else is there already: { $cells }
