### Fossilium: drawings.

fossilium-draw-title = Fossilium.
fossilium-draw-round = Round { $round }: { $phase }.
fossilium-draw-turn = Seat { $seat } is on turn.
fossilium-draw-seat = Seat { $seat }: { $money } $, { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
} ({ $regular } regular), { $students ->
    [one] 1 student
   *[other] { $students } students
}, { $workers } of { $all } workers free, { $prestige } prestige
fossilium-draw-stored = In storage: { $tiles }
fossilium-draw-held = Drawn: { $tiles }
fossilium-draw-archive = Archive: { $tiles }
fossilium-draw-bonus = bonus
fossilium-draw-joker = a joker costs
fossilium-draw-fixed = fixed workers
fossilium-draw-market = Market, prices from the left { $prices }; the price of each row now:
fossilium-draw-bags = Tiles in the bags: { $bags }
fossilium-draw-labour = A worker for: { $goals }
fossilium-draw-goal = Goal of this round: { $goal } { $levels }
fossilium-draw-end = Goal of the game: { $goal }
fossilium-draw-you = { $seat } (you)
fossilium-draw-sizes = Sizes of the fossils: { $sizes }
fossilium-draw-museum = Museum of seat { $seat }
fossilium-draw-legend = o place for a worker, n neutral worker, digits seats; b a t shops and entrances by type; CAPITALS a part lies, small letters under construction, [ ] panel, _ a free cell of a pedestal
fossilium-draw-gift-money = $
fossilium-draw-gift-student = student
fossilium-draw-gift-guest = guest

fossilium-phase-lot = lots are drawn
fossilium-phase-goals = goals are drawn
fossilium-phase-deal = tiles are dealt
fossilium-phase-dig = excavation
fossilium-phase-study = students dig
fossilium-phase-refill = the market is filled
fossilium-phase-start = the start
fossilium-phase-turn = an action is chosen
fossilium-phase-workers = free or fixed workers
fossilium-phase-copy = the joker becomes an action
fossilium-phase-show = a fossil is chosen
fossilium-phase-place = a fossil is placed
fossilium-phase-side = a part is laid
fossilium-phase-extra = one part more
fossilium-phase-build = building or donating
fossilium-phase-site = a panel is placed
fossilium-phase-amber = amber
fossilium-phase-restore = the restorer
fossilium-phase-trade = buying and selling
fossilium-phase-guide = a tour
fossilium-phase-fetch = a part from the bag
fossilium-phase-pick = one part is kept
fossilium-phase-end = the turn ends
fossilium-phase-excavate = sites are chosen
fossilium-phase-keep = parts are kept
fossilium-phase-store = storage
fossilium-phase-fix = workers without room
fossilium-phase-over = the game is over
