### Fossilium in the terminal.

terminal-fo-event-first = The Ammonite begins with: { $who }.
terminal-fo-event-goal-labour = A worker can be had for: { $goal }.
terminal-fo-event-goal-round = Goal of round { $round }: { $goal }.
terminal-fo-event-goal-end = Goal of the game: { $goal }.
terminal-fo-event-market = Into the market: { $tiles }.
terminal-fo-event-draw = { $who }: drew { $tiles }.
terminal-fo-event-draw-hidden = { $who }: drew { $many ->
    [one] one part
   *[other] { $many } parts
}, unseen.
terminal-fo-event-start = { $who }: starts with the { $kind } fossil.
terminal-fo-event-income = { $who }: income { $money } $, guests { $guests }, students { $students }.
terminal-fo-event-round = Round { $round } begins. The Ammonite: { $who }.
terminal-fo-event-pass = { $who }: passes.
terminal-fo-event-skipped = { $who }: cannot use a fixed worker and is skipped.
terminal-fo-event-field = { $who }: { $field }.
terminal-fo-event-field-paid = { $who }: { $field }, { $money } $.
terminal-fo-event-field-fixed = { $who }: { $field }, { $fixed ->
    [one] a fixed worker
   *[other] { $fixed } fixed workers
}, { $money } $.
terminal-fo-event-copy = { $who }: the joker stands for { $action }.
terminal-fo-event-show = { $who }: shows { $fossil } on { $cell }.
terminal-fo-event-part = { $who }: { $tile } on { $cell }.
terminal-fo-event-complete = { $who }: { $fossil } is complete, { $guests ->
    [one] 1 guest comes
   *[other] { $guests } guests come
}{ $bonus ->
    [student] {" "}and a student
    [money] {" "}and 1 $
    [guest] {" "}and one more
   *[none] {""}
}.
terminal-fo-event-pedestal = { $who }: { $fossil } has a pedestal.
terminal-fo-event-panel = { $who }: builds { $panel } on { $cell }.
terminal-fo-event-amber = { $who }: the amber is { $kind }.
terminal-fo-event-gift = { $who }: gives { $tile } to { $to } for { $prestige } prestige.
terminal-fo-event-buy = { $who }: buys { $tile } for { $price } $.
terminal-fo-event-sell = { $who }: sells { $tile } for { $price } $.
terminal-fo-event-tour-entrance = { $who }: guides through the { $type } entrance, { $amount ->
    [one] 1 guest
   *[other] { $amount } guests
}.
terminal-fo-event-tour-shop = { $who }: guides to the { $type } shop, { $amount } $.
terminal-fo-event-manage-money = { $who }: gets 1 $.
terminal-fo-event-manage-student = { $who }: gets a student.
terminal-fo-event-manage-guest = { $who }: gets a guest.
terminal-fo-event-students = { $who }: { $number ->
    [one] a student digs
   *[other] { $number } students dig
} in the { $site }.
terminal-fo-event-kept = { $who }: keeps { $tile }.
terminal-fo-event-fetch = { $who }: takes { $tile } from the { $site }.
terminal-fo-event-worker = { $who }: a new worker for { $goal }.
terminal-fo-event-prestige = { $who }: { $amount } prestige.
terminal-fo-event-opening = { $who }: opens for { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}, { $prestige } prestige; regular guests { $regular }.
terminal-fo-event-dug = { $who }: digs in the { $site }, keeps { $kept } of { $drawn }.
terminal-fo-event-stored = { $who }: stores { $tiles }.
terminal-fo-event-fixed = { $who }: fixed workers over column { $columns }.
terminal-fo-event-over = The game is over.

terminal-fo-step-pass = pass
terminal-fo-step-end = end the turn
terminal-fo-step-done = enough
terminal-fo-step-students = send the students to the { $site }
terminal-fo-step-field = { $field }: { $workers ->
    [one] one worker
   *[other] { $workers } workers
}
terminal-fo-step-field-money = { $field }: { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, { $money } $
terminal-fo-step-joker = { $field }: the price is { $price } $
terminal-fo-step-as = { $action }
terminal-fo-step-show = show { $fossil } ({ $parts } of { $size } parts)
terminal-fo-step-add = add parts to { $fossil }
terminal-fo-step-lying = { $cell }, lying
terminal-fo-step-upright = { $cell }, upright
terminal-fo-step-cell = { $cell }
terminal-fo-step-brings = { $where }: when complete { $money } $ and { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
} a round
terminal-fo-step-pedestal = { $where }; pedestal, { $prestige } prestige
terminal-fo-step-part = add { $tile }
terminal-fo-step-build = { $panel }: { $about }
terminal-fo-step-give = give { $tile } to { $who }
terminal-fo-step-type = { $type }
terminal-fo-step-buy = buy { $tile } for { $price } $
terminal-fo-step-sell = sell { $tile } for { $price } $
terminal-fo-step-entrance = { $type } entrance, { $amount ->
    [one] 1 guest
   *[other] { $amount } guests
}
terminal-fo-step-shop = { $type } shop, { $amount } $
terminal-fo-step-take = take { $tile }
terminal-fo-step-keep = keep { $tiles }
terminal-fo-step-leave = send { $tile } to the market
terminal-fo-step-fix = fix a worker over column { $column }
terminal-fo-step-use = { $fixed ->
    [0] free workers only
    [one] { $size ->
        [one] a fixed worker
       *[other] one fixed worker and one free one
    }
   *[other] { $fixed } fixed workers
}
terminal-fo-step-use-price = { $mix }: the price is { $price } $
terminal-fo-step-dig = dig in the { $site }: draw { $drawn }, keep { $kept }

terminal-fo-ask-start = Keep { $keep } parts and choose the type of your first fossil.
terminal-fo-ask-turn = Your turn: choose a field.
terminal-fo-ask-workers = Free or fixed workers?
terminal-fo-ask-copy = The joker: which action?
terminal-fo-ask-show = What do you show?
terminal-fo-ask-place = Where does it lie?
terminal-fo-ask-side = Which cell does the part go to?
terminal-fo-ask-extra = The bonus: one part more?
terminal-fo-ask-build = What do you build or give?
terminal-fo-ask-site = Where does the panel stand?
terminal-fo-ask-amber = What type is the amber?
terminal-fo-ask-restore = The restorer: show a fossil?
terminal-fo-ask-trade = Buy or sell:
terminal-fo-ask-guide = Which income does the tour bring?
terminal-fo-ask-fetch = Which part do you take from the bag?
terminal-fo-ask-pick = Your students have dug: keep one part.
terminal-fo-ask-end = Anything else?
terminal-fo-ask-excavate = You have workers at several sites: where do you dig next?
terminal-fo-ask-keep = You have dug: keep { $keep }.
terminal-fo-ask-store = Too much for your storage: what goes to the market?
terminal-fo-ask-fix = Where does the extra worker stay?

terminal-fo-board = look at the museum
terminal-fo-key-museums = museums
terminal-fo-frame = round { $round } of 5
terminal-fo-museum = { $who }: { $prestige } prestige · { $money } $ · { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}, { $regular } regular · { $students } students · { $workers } workers
terminal-fo-stored = Storage ({ $free } free): { $tiles }
terminal-fo-drawn = Drawn: { $tiles }
terminal-fo-income = Next income: { $money } $, { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}, { $students ->
    [one] 1 student
   *[other] { $students } students
}
terminal-fo-joker = joker
terminal-fo-archive = Archive: { $tiles }

terminal-rules-fossilium-aim = Five rounds. Dig out parts of fossils and show them in your museum: fossils bring money and guests, guests bring prestige. Most prestige wins.
terminal-rules-fossilium-round = Each round: income, actions, opening, excavation. A fossil with a part in the row of a shop of its type brings 1 $, each part in the column of an entrance of its type a guest.
terminal-rules-fossilium-actions = In turn put workers on a field. Display: show a fossil with at least half of its parts, or add to one. Build: a panel, or give a part away for prestige. Market: buy or sell. Tour: income of one shop or entrance. Joker: any other action of its column, cheaper the more workers stand there. Column 4 has a bonus, but nobody digs there.
terminal-rules-fossilium-students = Once in a turn with an action, before or after it, your students may draw parts from one site; you keep one.
terminal-rules-fossilium-opening = At the opening guests bring prestige and the goal of the round regular guests, who stay.
terminal-rules-fossilium-dig = Then everybody digs, the sites in an order of choice: draw as many parts as workers stand in the column, keep as many as are yours.
terminal-rules-fossilium-end = In round 5 a strip of fields lets you take parts from the bags, and your fixed workers act in their columns; nobody digs. At the end fossils, panels, pedestals, and most guests, most money and the goal of the game bring prestige.
terminal-rules-fossilium-notation = Columns of the museum are a to f, rows 1 to 5. Type the number of a choice, or its first words.

terminal-fo-keys =
    Keys: the arrows move in the list of choices, Enter takes one, a number takes the one with that number, Tab shows the museum of the next player, u takes back.
    Mouse: click a field, a cell of the museum or a part in the market; or a line of the list.

terminal-fo-sheet-prestige = During the game
terminal-fo-sheet-guests = Most guests
terminal-fo-sheet-money = Most money
terminal-fo-sheet-guests-alone = Guests
terminal-fo-sheet-money-alone = Money
terminal-fo-sheet-goal = Goal of the game
terminal-fo-sheet-complete = Complete fossils
terminal-fo-sheet-pedestals = Pedestals
