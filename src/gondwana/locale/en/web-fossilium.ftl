### The table of Fossilium.

web-fo-table = The table
web-fo-now = What you can do now
web-fo-tab-museum = Museum
web-fo-tab-actions = Actions
web-fo-tab-market = Market
web-fo-tab-others = Others
web-fo-board = Action board
web-fo-round = Round
web-fo-bonus = Bonus
web-fo-site-1 = Triassic
web-fo-site-2 = Jurassic
web-fo-site-3 = Cretac.
web-fo-row-display = Display
web-fo-row-build = Build
web-fo-row-market = Market
web-fo-row-tour = Tour
web-fo-row-joker = Joker
web-fo-row-manage = Office
web-fo-row-strip = Last dig
web-fo-own-museum = Your museum
web-fo-museum-of = Museum: { $name }
web-fo-ammonite = has the Ammonite and begins
web-fo-neutral = a neutral worker
web-fo-fixed-of = fixed worker: { $name }
web-fo-market = Market
web-fo-archive = Archive
web-fo-archive-empty = empty
web-fo-row-price = price of this row
web-fo-storage = Storage
web-fo-slot-student = free; as long as it is, a doctoral student works here
web-fo-slot-free = free
web-fo-beside = kept:
web-fo-stored = { $stored } of { $slots } stored
web-fo-drawn = { $count } drawn
web-fo-passed = has passed
web-fo-back = back with { $count ->
    [one] a new worker
   *[other] { $count } new workers
}
web-fo-thinks = to act
web-fo-shop = shop, { $type }
web-fo-entrance = entrance, { $type }
web-fo-cell = { $cell }: { $what }
web-fo-cell-free = free
web-fo-part = { $fossil } (slice { $pair })
web-fo-unbuilt = Panels that can still be built
web-fo-bag = { $site }: { $count ->
    [one] one part left
   *[other] { $count } parts left
}
web-fo-bag-about = What nobody has seen yet: in the bag, or drawn and hidden.
web-fo-account = Points as of now
web-fo-total = Total
web-fo-points-why = { $points } prestige as of now: see why

web-fo-of-money = dollars
web-fo-of-guest = guests
web-fo-of-regular = regular guests
web-fo-of-student = doctoral students
web-fo-of-prestige = prestige
web-fo-of-worker = workers
web-fo-stat-prestige = { $total } prestige if the game ended now; { $prestige } of it are earned
web-fo-if-ended-brief = now
web-fo-if-ended = if it ended now
web-fo-stat-guests = guests, { $regular } of them regular
web-fo-stat-students = doctoral students, at most 5
web-fo-stat-workers = { $free } of { $total } workers are free to act
web-fo-standee = standee: { $fossil }
web-fo-track = Guest track: { $guests } guests, { $regular } of them regular; an opening would bring { $prestige } prestige
web-fo-at-opening = what an opening would bring now
web-fo-income = Next income: { $money } $, { $guests ->
    [one] one guest
   *[other] { $guests } guests
}, { $students ->
    [one] one student
   *[other] { $students } students
}.

web-fo-goals = Goals
web-fo-goal-round = Goal of round { $round }
web-fo-goal-level = { $level }: { $guests ->
    [one] one regular guest
   *[other] { $guests } regular guests
}{ $reached ->
    [yes] {", "}reached
   *[no] {""}
}
web-fo-goal-labour = Labour market: one more
web-fo-goal-end = At the end
web-fo-goal-later = Later rounds:
web-fo-end-always = most guests, most money
web-fo-end-alone = steps of prestige for what you have
web-fo-end-step = { $what } from { $least }: { $prestige } prestige{ $reached ->
    [yes] {", "}reached
   *[no] {""}
}
web-fo-end-ranks = Ranks begin at { $ranks } prestige.

web-fo-field = { $row }, column { $column }
web-fo-field-workers = { $count ->
    [one] one worker
   *[other] { $count } workers
}
web-fo-any-workers = any number of workers, one at a time
web-fo-field-money = { $money } $
web-fo-field-taken = taken: { $names }
web-fo-field-closed = This field is closed for you now.
web-fo-about-display = Show a new fossil with at least half of its parts, or add to one.
web-fo-about-build = { $alone ->
    [yes] Build a panel.
   *[no] Build a panel, or give a part to another museum.
}
web-fo-about-market = Buy or sell parts.
web-fo-about-tour = Income of an entrance or of a shop.
web-fo-about-joker = Do any other action of this column.
web-fo-about-manage = Send a worker for what the field gives; others may follow.
web-fo-about-strip = Take a part of your choice from the bag and show it at once.
web-fo-bonus-display = Bonus: one more part.
web-fo-bonus-build = Bonus: { $prestige } prestige.
web-fo-bonus-market = Bonus: both, one after the other.
web-fo-bonus-tour = { $guest ->
    [yes] Bonus: any type, and a guest.
   *[no] Bonus: any type.
}
web-fo-joker-price = { $full } − { $workers } = { $price } $
web-fo-fixed-price = With a fixed worker: { $price } $
web-fo-mix = { $fixed ->
    [0] { $free } free
   *[other] { $free ->
        [0] { $fixed } fixed
       *[other] { $fixed } fixed and { $free } free
    }
}
web-fo-mix-only = only in this column
web-fo-mix-costs = { $price ->
    [0] costs nothing
   *[other] costs { $price } $
}
web-fo-ready = Ready:
web-fo-prices = Prices now:
web-fo-or = or
web-fo-digs = Digs in the { $site }: you would draw up to { $draw } and keep { $keep }.

web-fo-your-turn = Your turn.
web-fo-your-all = Everybody chooses at the same time.
web-fo-others-turn = The others are to act.
web-fo-ask-start = Keep { $keep } of { $drawn } parts, and choose your first fossil.
web-fo-ask-turn = { $back ->
    [yes] { $workers ->
        [one] You are back with a new worker: put it on a field.
       *[other] You are back with { $workers } new workers: put them on fields.
    }
   *[no] { $fixed ->
        [0] { $workers ->
            [0] You have no workers left.
            [one] Put your last worker on a field.
           *[other] Put workers on a field. You have { $workers }.
        }
       *[other] { $workers ->
            [0] { $fixed ->
                [one] Your fixed worker can still act, in its own column.
               *[other] Your { $fixed } fixed workers can still act, each in its own column.
            }
           *[other] Put workers on a field. You have { $workers } free and { $fixed } fixed.
        }
    }
}
web-fo-ask-workers = { $field }: free or fixed workers?
web-fo-ask-copy = Which action shall the joker do?
web-fo-ask-show = Which fossil do you show?
web-fo-ask-place = Where do you show { $fossil }?
web-fo-ask-side = { $donor ->
    [none] Which cell does the part take?
   *[other] { $donor } gives you { $tile }: which cell does it take?
}
web-fo-ask-extra = One more part?
web-fo-ask-build = { $alone ->
    [yes] Which panel do you build?
   *[no] Build a panel, or give a part?
}
web-fo-ask-site = Where does { $panel } stand?
web-fo-ask-amber = Amber of which type?
web-fo-ask-restore = Show a new fossil with the parts that you have? Even one is enough.
web-fo-ask-trade = { $mode ->
    [buy] Buy what you like.
    [sell] Sell what you like.
    [then-buy] Now buy what you like, or finish.
    [then-sell] Now sell what you like, or finish.
   *[none] Buy, or sell from your storage.
}
web-fo-ask-guide = Where does the tour go?
web-fo-ask-fetch = Which part do you take from the bag?
web-fo-ask-pick = Your students found this: keep one.
web-fo-ask-end = { $students ->
    [0] Your turn is done: end it.
   *[other] End your turn, or send your students first.
}
web-fo-ask-excavate = You can dig at several sites: which one is next?
web-fo-chosen-dig = You dig in the { $site } next. The others are still choosing.
web-fo-ask-keep = Dig in the { $site }: keep { $keep } of { $drawn }.
web-fo-ask-store = Your storage is full. { $leave ->
    [one] One new part has
   *[other] { $leave } new parts have
} to go to the market, in your order.
web-fo-ask-fix = { $extra ->
    [one] One worker stays
   *[other] { $extra } workers stay
} for good: over which column?
web-fo-progress = Round { $round } of 5
web-fo-progress-start = Fossilium

web-fo-undo = Undo
web-fo-pass = Pass
web-fo-pass-sure = You still have { $count ->
    [one] one worker
   *[other] { $count } workers
}. Really pass? Your round ends, and that cannot be undone.
web-fo-fold = Hide
web-fo-unfold = Show choices
web-fo-turn = Turn
web-fo-done = Done
web-fo-end = End turn
web-fo-start = Begin
web-fo-draw = Draw
web-fo-take-field = Place workers
web-fo-place-here = Here
web-fo-keep = Keep { $count }/{ $keep }
web-fo-keep-full = You keep { $keep }. Put one back first.
web-fo-hand = You have drawn { $drawn }; keep { $keep }
web-fo-start-type = Type of your first fossil
web-fo-students-draw = draw { $count }
web-fo-send-students = Send { $count ->
    [one] one student
   *[other] { $count } students
} to the { $site }
web-fo-students-sure = { $count ->
    [one] One student draws a part
   *[other] { $count } students draw { $count } parts
} in the { $site }; you keep one. What is drawn cannot be taken back.
web-fo-add = Add to { $fossil }
web-fo-part-of = { $parts } of { $size }
web-fo-part-have = you have { $parts } of { $size }{ $half ->
    [0] {""}
   *[other] {" "}(at least { $half } to show it)
}
web-fo-pair = Two sides of one panel: building one gives up the other
web-fo-parts-of = { $parts } of { $size } parts
web-fo-completes = complete: { $guests ->
    [one] one guest
   *[other] { $guests } guests
}{ $bonus ->
    [student] {" "}and a student
    [money] {" "}and 1 $
    [guest] {" "}and one more
   *[none] {""}
}
web-fo-worth = at the end { $worth }
web-fo-give = { $tile } to { $name }
web-fo-give-brings = { $prestige } prestige for you
web-fo-leave = { $tile } to the market
web-fo-dig-brings = draw { $draw }, keep { $keep }
web-fo-dig-others = also there: { $names }
web-fo-column = Column { $column }
web-fo-tour-entrance = Entrance, { $type }
web-fo-tour-shop = Shop, { $type }
web-fo-tour-entrance-brings = { $amount ->
    [one] one guest
   *[other] { $amount } guests
}{ $bonus ->
    [yes] {" "}and one more
   *[no] {""}
}
web-fo-tour-shop-brings = { $amount } ${ $bonus ->
    [yes] {" "}and a guest
   *[no] {""}
}
web-fo-each-income = Each income: { $money } $, { $guests ->
    [one] one guest
   *[other] { $guests } guests
}
web-fo-no-income = No income here
web-fo-on-pedestal = on a pedestal: { $prestige } prestige
web-fo-buy = Buy { $tile } for { $price } $
web-fo-sell = Sell { $tile }

web-fo-opening = Round { $round }: the doors were open
web-fo-score-line = { $name }, { $what }: { $points }
web-fo-score-point = Point at a number to see where it comes from.
web-fo-score-prestige = Earned during play
web-fo-score-pedestals = Pedestals
web-fo-score-guests = Guests
web-fo-score-money = Money
web-fo-score-goal = Goal of the game
web-fo-score-complete = Complete fossils

web-fo-log-first = The Ammonite: { $name }.
web-fo-log-goal = A goal: { $goal }.
web-fo-log-market = { $tile } comes into the market.
web-fo-log-left = { $name }: { $tile } goes to the market.
web-fo-log-draw = { $name }: { $tile } is drawn.
web-fo-log-drawn = { $name }: parts are drawn.
web-fo-log-start = { $name }: the first fossil is { $kind }.
web-fo-log-income = { $name }: { $money } $, { $guests ->
    [one] one guest
   *[other] { $guests } guests
} and { $students ->
    [one] one student
   *[other] { $students } students
}.
web-fo-log-round = Round { $round } begins. The Ammonite: { $name }.
web-fo-log-pass = { $name }: out for this round.
web-fo-log-field = { $name }: { $row }, column { $column }{ $fixed ->
    [0] {""}
    [one] {", "}one fixed worker
   *[other] {", "}{ $fixed } fixed workers
}.
web-fo-log-skipped = { $name }: no field for a fixed worker, skipped.
web-fo-log-copy = The joker does: { $action }.
web-fo-log-show = { $name }: { $fossil } is shown.
web-fo-log-part = { $tile } on { $cell }.
web-fo-log-complete = { $name }: { $fossil } is complete. That brings { $guests ->
    [one] one guest
   *[other] { $guests } guests
}{ $bonus ->
    [student] {" "}and a doctoral student
    [money] {" "}and 1 $
    [guest] {" "}and one more guest
   *[none] {""}
}{ $standee ->
    [yes] {", "}and the standee
   *[no] {""}
}.
web-fo-log-pedestal = { $fossil } has a pedestal: { $prestige } prestige at the end.
web-fo-log-panel = { $name }: { $panel } is built.
web-fo-log-amber = Amber: { $kind }.
web-fo-log-gift = { $name }: { $tile } is given away, { $prestige } prestige. The part goes to: { $other }.
web-fo-log-buy = { $name }: { $tile } is bought for { $price } $.
web-fo-log-sell = { $name }: { $tile } is sold for { $price } $.
web-fo-log-tour = { $of ->
    [entrance] { $name }: a tour through the entrance, { $kind }: { $amount ->
        [one] one guest
       *[other] { $amount } guests
    }
   *[shop] { $name }: a tour to the shop, { $kind }: { $amount } $
}{ $guest ->
    [yes] {" "}and one guest as the bonus
   *[no] {""}
}.
web-fo-log-manage = { $name }: { $gives ->
    [money] 1 $
    [student] a doctoral student
   *[guest] a guest
} from the office.
web-fo-log-students = { $name }: { $number ->
    [one] one student goes
   *[other] { $number } students go
} to the { $place }.
web-fo-log-kept = { $name }: { $tile } is kept.
web-fo-log-fetch = { $name }: { $tile } is taken from the { $place }.
web-fo-log-worker = { $name }: one more worker ({ $goal }).
web-fo-log-prestige = { $name }: { $amount } prestige as the bonus.
web-fo-log-opening = { $name }: { $guests ->
    [one] one guest
   *[other] { $guests } guests
}, { $prestige } prestige{ $regular ->
    [0] {""}
    [one] {", "}one new regular guest
   *[other] {", "}{ $regular } new regular guests
}.
web-fo-log-dug = { $name }: a dig in the { $place }, { $drawn ->
    [one] one part
   *[other] { $drawn } parts
} drawn, { $kept } kept.
web-fo-log-fixed = { $name }: fixed workers, column { $columns }.
