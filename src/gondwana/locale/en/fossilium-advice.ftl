### Why a turn of Fossilium may be good.

fossilium-advice-at = Round { $round }. Seat { $seat } decides.
fossilium-advice-forced = There is no other choice.
fossilium-advice-turn = The whole turn: { $steps }.
fossilium-advice-complete = { $many ->
    [one] A fossil is complete.
   *[other] { $many } fossils are complete.
}
fossilium-advice-worker = A goal of the labour market is met: one more worker.
fossilium-advice-changes = At once: { $parts }.
fossilium-advice-guests = guests { $many }
fossilium-advice-money = money { $many } $
fossilium-advice-given = prestige { $many }
fossilium-advice-points = If the game ended then: { $points } prestige.

fossilium-advice-pass = pass
fossilium-advice-end = end the turn
fossilium-advice-done = that is enough
fossilium-advice-students = send the students to the { $site }
fossilium-advice-as = used as { $row }
fossilium-advice-show = show { $fossil }
fossilium-advice-add = add to { $fossil }
fossilium-advice-cell = on { $cell }
fossilium-advice-lying = lying, from { $cell }
fossilium-advice-upright = upright, from { $cell }
fossilium-advice-build = build { $panel }
fossilium-advice-give = give { $tile } to { $who }
fossilium-advice-amber = amber for { $type }
fossilium-advice-buy = buy { $tile }
fossilium-advice-sell = sell { $tile }
fossilium-advice-entrance = guide through the { $type } entrance
fossilium-advice-shop = guide to the { $type } shop
fossilium-advice-take = take { $tile }
fossilium-advice-keep = keep { $tiles }
fossilium-advice-start = first fossil: { $type }
fossilium-advice-leave = leave { $tile } to the market
fossilium-advice-fix = bind a worker over column { $column }
fossilium-advice-use = { $fixed ->
    [0] with free workers
    [one] with a fixed worker
   *[other] with { $fixed } fixed workers
}
fossilium-advice-dig = dig in the { $site }
