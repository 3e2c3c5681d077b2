### The rules page of Fossilium.

web-fo-rules-title = Fossilium: the rules
web-fo-rules-lead = Dig, show, open the doors: five rounds for the finest museum.
web-fo-rules-ours = reconstructed by us
web-fo-rules-mark = What is marked with R is reconstructed by us; more about that under “What is certain”.

web-fo-rules-aim = The aim
web-fo-rules-aim-text = You run a museum of fossils. Your workers dig out parts, put them on show, guide visitors and trade. Shown fossils bring money and guests; guests bring prestige. After { $rounds } rounds whoever has the most prestige wins.

web-fo-rules-museum = The museum
web-fo-rules-museum-text = Your floor has { $rows } rows and { $columns } columns. Three rows end in a shop, three columns begin at an entrance, one for each type: botanical, aquatic, terrestrial. Each museum starts with one small fossil, its type of your choice, where the row and the column of that type cross.
web-fo-rules-museum-label = A museum in the middle of a game
web-fo-rules-museum-example = Brass frames are pedestals: a fossil of size 4 or 6 that lies exactly on one brings prestige at the end.
web-fo-rules-try = Where to put it?
web-fo-rules-try-text = Choose a fossil and touch a cell: this is what the complete fossil brings there in every income.
web-fo-rules-try-fossil = Fossil
web-fo-rules-try-turn = Turn it
web-fo-rules-try-none = It does not fit there.
web-fo-rules-try-shop = { $rows ->
    [0] No shop sells copies of it.
    [one] One shop of its type: 1 $.
   *[other] { $rows } shops of its type: { $rows } $.
}
web-fo-rules-try-guests = { $parts ->
    [0] No part lies behind an entrance of its type.
    [one] One part behind the entrance of its type: 1 guest.
   *[other] { $parts } parts behind the entrance of its type: { $parts } guests.
}
web-fo-rules-try-pedestal = It has a pedestal: { $points } prestige at the end.

web-fo-rules-fossils = The fossils
web-fo-rules-fossils-text = A fossil has 1, 2, 4 or 6 parts, and stands only once in a museum. Its parts come from three dig sites: Triassic, Jurassic, Cretaceous. On a tile of a larger fossil each side is another part: two tiles of the same drawing fill one slice of it.
web-fo-rules-fossils-scroll = How many tiles lie in which bag, and what a fossil is worth at the end. An incomplete one brings half of that, rounded down.
web-fo-rules-fossil = Fossil
web-fo-rules-size = Parts
web-fo-rules-end-worth = At the end

web-fo-rules-round = A round
web-fo-rules-phase-income = Income
    .text = All at once. 1 $ for each fossil with a part in the row of a shop of its type. 1 guest for each part in the column of an entrance of its type. Both also count for incomplete fossils; an option makes shops pay only for complete ones. As many doctoral students as symbols can be seen in your storage, at most { $students }. In the first round everybody has 1 $ and 1 guest for the first fossil instead.
web-fo-rules-phase-action = Action
    .text = Clockwise from the Ammonite everybody takes one action after the other, until nobody has workers left or wants to go on.
web-fo-rules-phase-opening = Opening
    .text = All at once. Guests bring prestige, the goal of the round brings regular guests, then all go home but the regular ones.
web-fo-rules-phase-dig = Excavation
    .text = Every worker digs where it stands; everybody takes the sites in an order of their own choice. Then the workers come back and the Ammonite goes to the left neighbour.

web-fo-rules-actions = The actions
web-fo-rules-actions-text = Put your workers on a free field: one on a small field, two on a large one. Some fields pay, some cost. The field stays closed until the next round, and an action that cannot be carried out may not be chosen. Columns 1 to 3 belong to the three dig sites; column 4 belongs to none and has a bonus instead.
web-fo-rules-action = Action
web-fo-rules-with-bonus = with a bonus
web-fo-rules-gives-money = 1 $
web-fo-rules-gives-student = 1 student
web-fo-rules-gives-guest = 1 guest
web-fo-rules-field-small = 1 worker
web-fo-rules-field-large = 2 workers
web-fo-rules-display =
    .text = Show a new fossil if you have at least half of its parts in storage: all of them go on free cells in its shape, upright or lying; what is missing is under construction and not free. Or add all matching parts to a fossil that stands already.
    .bonus = In addition one part of a new fossil of size 1 or 2, or one part to a fossil that stands.
web-fo-rules-build =
    .text = Build one of your six panels, either side up, on a free cell. Or give a part from storage to somebody else, who adds it at once to a fossil: you get as much prestige as that fossil now has parts. Nobody can refuse.
    .bonus = { $points } prestige.
web-fo-rules-market =
    .text = Buy any number of parts into your storage, or sell any number from it.
    .bonus = Both, one after the other.
web-fo-rules-tour =
    .text = The income of the shop or of the entrance of the type on the field.
    .bonus = Any type, and 1 guest.
web-fo-rules-joker =
    .text = Any other action of the same column, even if its field is taken; what that field pays or costs does not count.
    .bonus = With the bonus of that action.
web-fo-rules-manage =
    .text = Any number of workers may stand here; each brings 1 $, 1 doctoral student or 1 guest, by column.
web-fo-rules-bonus = Bonus in column 4: { $text }
web-fo-rules-complete = Completing a fossil
web-fo-rules-complete-text = As many guests as it has parts. A botanical one also brings a doctoral student, an aquatic one 1 $, a terrestrial one another guest; in a first game you may leave this out. A complete fossil of size 6 gets its standee.

web-fo-rules-price = What does a joker cost?
web-fo-rules-price-text = { $price } $, less 1 $ for every other worker in its column, whoever it belongs to, fixed workers above it included. In the last round a fixed worker that goes on the joker itself does not count; one that stays above does.
web-fo-rules-price-workers = Workers in the column
web-fo-rules-price-is = { $price ->
    [0] The joker costs nothing.
   *[other] The joker costs { $price } $.
}

web-fo-rules-trade = Prices
web-fo-rules-trade-text = The market has a row for each type. The price of a row stands above its rightmost part when your turn begins, and holds for the whole turn: the fuller the row, the cheaper. An empty row buys at { $empty } $. Parts that are pushed out on the left lie in the archive and cost { $archive } $ each. What is left moves up after you have bought everything.
web-fo-rules-trade-prices = Prices from left to right
web-fo-rules-trade-fill = At the beginning and after rounds { $rounds } two parts from each site come into the market; with one or two players four in all, two from each of the two fullest bags.

web-fo-rules-staff = Students and workers
web-fo-rules-students-text = Once in a turn with an action, before or after it, you may send your doctoral students out, if a slot of your storage is free: draw as many parts as you have students from one site, keep exactly one, put the others back. Then you have none. Passing is no action: whoever has sent students first has to choose a field.
web-fo-rules-workers-text = You begin with { $workers } workers. Whoever meets one of the four goals of the labour market gets one more, once for each goal, and may use it in the same round: after passing, too, but then only the new one.
web-fo-rules-fixed-text = There is room for { $room }: after a round each one above that becomes a fixed worker over a column of your choice. It digs for you there every round, others do not count it; in the last round it may act, in its column only. For each field you choose whether free or fixed workers go there.
web-fo-rules-goals-labour = Goals of the labour market
web-fo-rules-goals-labour-text = The usual four are in play:
web-fo-rules-goals-labour-drawn = An option draws four from these and the following:

web-fo-rules-opening = Opening
web-fo-rules-opening-text = The guests on your track bring prestige, three for every five of them. The track has room for { $track }; every further guest leaves you 1 $.
web-fo-rules-opening-guests = Guests
web-fo-rules-opening-prestige = Prestige
web-fo-rules-opening-goal = Then the goal of the round: its highest level that you have reached brings 1, 2 or 3 regular guests. They stay on the track when the others go home.
web-fo-rules-goals-round = Goals of the rounds
web-fo-rules-goals-round-text = One of the two is in play each round.

web-fo-rules-dig = Excavation
web-fo-rules-dig-text = At each site where you have a worker, draw as many parts as there are workers in its column, of all museums, and your fixed ones; at most { $most }. Keep as many as you have workers there yourself, no fewer; the others go back into the bag. What does not fit into your storage goes to the market, unpaid. Nothing old may be thrown out.
web-fo-rules-dig-order = If you dig at several sites, you choose the next one each time; all choose in secret at the same time. Then parts are drawn, from the Ammonite on, and all keep at the same time.
web-fo-rules-dig-storage = Your storage has { $slots } slots; { $symbols } of them show a doctoral student, who comes only while the slot is empty.

web-fo-rules-last = The last round
web-fo-rules-last-text = A strip of three more fields appears: take a part of your choice from the bag of that site and show it at once, but no new fossil of size 4 or 6. It costs what a joker costs. Fixed workers may act, each in its own column; whoever has only fixed workers left that find no field is skipped. Nobody digs; after the opening there is one more income.

web-fo-rules-panels = Panels
web-fo-rules-panels-text = Six panels, each with two sides. Built, one side works; most of them count at the end.

web-fo-rules-score = The end
web-fo-rules-score-text = Prestige comes from openings and donations, and at the end from fossils, panels and pedestals, and from three comparisons: most guests after the last income, most money, and the goal of the game.
web-fo-rules-score-places = The first three places bring { $first }, { $second } and { $third }. Whoever is tied shares these and the following places, rounded down, and the next one comes after them. A museum that has none of it is placed like the others; an option changes that.
web-fo-rules-goals-end = Goals of the game
web-fo-rules-share = Who gets how much?
web-fo-rules-share-text = The same numbers for everybody: guests, money, or whatever is compared.
web-fo-rules-share-museum = Museum { $number }
web-fo-rules-share-points = { $points } prestige
web-fo-rules-share-fewer = Fewer museums
web-fo-rules-share-more = More museums
web-fo-rules-score-tie = Equal prestige: fewer free cells win, then more standees; then the win is shared.

web-fo-rules-fewer = Fewer players, and alone
web-fo-rules-fewer-text = With fewer than four, neutral workers stand on the board. They close their field, count in digs, and move one column to the right each round, from the last to the first. With three they begin on { $three }; with two, and alone, also on { $two }.
web-fo-rules-solo-text = Alone there are no donations, and steps instead of comparisons:
web-fo-rules-solo-what = For
web-fo-rules-solo-ranks = How good was that? Ranks begin at { $ranks } prestige.

web-fo-rules-sources = What is certain
web-fo-rules-sources-text = Our source is a German summary of the rules. What it says is certain; public descriptions add that a taken field is closed and that everybody begins with four workers. The summary prints few tables, so the following is ours:
web-fo-rules-source-fossils = How many tiles there are of which fossil, in which bag, and what each is worth at the end; most of the small fossils altogether.
web-fo-rules-source-floor = Where shops, entrances and pedestals lie, and the first fossils.
web-fo-rules-source-board = Which fields are large, what they pay or cost, and where neutral workers begin.
web-fo-rules-source-numbers = Prices, storage, what everybody starts with, prestige for guests but for two values, the size of regular-guest tiles.
web-fo-rules-source-goals = All goals, and half of the sides of the panels.
web-fo-rules-source-solo = The whole game for one.
web-fo-rules-source-reading = Some readings where the summary is silent: one part in the row is enough for its shop, a joker never costs less than nothing, donations cannot be refused, draws of the same moment begin with the Ammonite.
web-fo-rules-source-options = What it leaves open can be chosen before a game: whether shops pay for incomplete fossils, whether the tour of column 4 brings a guest, whether a museum with nothing is placed.
web-fo-rules-sources-own = All these numbers stand in files that can be replaced by those of a real box; the documentation says how.
