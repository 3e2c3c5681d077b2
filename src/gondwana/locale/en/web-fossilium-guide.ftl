### The guide of a first game of Fossilium.

web-fg-do-field = I would go to { $what }
web-fg-do-use = { $fixed ->
    [0] I would use free workers only
    [one] I would use a fixed worker
   *[other] I would use { $fixed } fixed workers
}
web-fg-do-students = I would send the students to the { $what }
web-fg-do-as = I would use the joker as { $what }
web-fg-do-show = I would show { $what }
web-fg-do-add = I would add to { $what }
web-fg-do-cell = I would put it on { $what }
web-fg-do-part = I would add { $what }
web-fg-do-build = I would build { $what }
web-fg-do-give = I would give { $what } to { $who }
web-fg-do-amber = I would choose amber of this type: { $what }
web-fg-do-start = I would start with this type: { $what }
web-fg-do-buy = I would buy { $what }
web-fg-do-sell = I would sell { $what }
web-fg-do-entrance = I would guide through this entrance: { $what }
web-fg-do-shop = I would guide to this shop: { $what }
web-fg-do-take = I would take { $what }
web-fg-do-dig = I would dig in the { $what } next
web-fg-do-keep = I would keep { $what }
web-fg-do-leave = I would send { $what } to the market
web-fg-do-fix = I would fix the worker over column { $what }
web-fg-do-pass = I would pass
web-fg-do-end = I would end the turn
web-fg-do-done = I would stop here
web-fg-do-this = I would choose { $what }

web-fg-idle-yours = It is up to you
    .text = Play as you like, or ask me for a good move.
web-fg-idle-wait = The others are busy
    .text = Watch which fields they close and what they leave in the market.

web-fg-welcome = Welcome to your museum
    .text = { $alone ->
        [yes] In five rounds you dig out fossils, show them and open the doors.
       *[other] In five rounds you dig out fossils, show them and open the doors; so does { $others }.
    } Guests bring prestige, and whoever has the most of it wins. I tell you things when they are of use.
web-fg-start = What you begin with
    .text = Keep { $keep } of these parts. Two parts of one fossil are worth more than two strangers: with half of its parts it can be shown. Then choose the type of your first fossil; its shop and its entrance begin to pay for it.
web-fg-first = Choose a field
    .text = Put workers on a bright field; point at it first and see what it would bring. One action each in turn, until nobody has workers left. Whoever comes first has the choice.
web-fg-museum = Rows pay, columns bring guests
    .text = A fossil in the row of a shop of its type is worth 1 $ every income; each of its parts in the column of an entrance of its type brings a guest. A place that does both is the best one.
web-fg-goals = Look at the goals
    .text = The goal of the round brings regular guests, who come back every round. The goals of the labour market bring you a worker each: early ones pay off longest.
web-fg-columns = Where you stand, you dig
    .text = After the round your workers dig in the bag of their column. You draw as many parts as workers stand there, anyone's, and keep as many as are yours: company is good for the choice.
web-fg-display = You can show something
    .text = You have enough parts for a fossil. The sooner it stands, the more often it pays.
web-fg-bonus = Column 4
    .text = These fields do more than the others, but nobody digs there. Good for a worker that you can spare in the excavation.
web-fg-workers = Free or fixed?
    .text = In this round fixed workers act too, each only in its own column; a free one can go anywhere. For a joker and for the strip a fixed worker that stays above makes it 1 $ cheaper, but not the one that goes there itself.
web-fg-place = Choose its place
    .text = Turn it, point at a cell and see what it would bring there. A large fossil that lies exactly on a brass frame gets a pedestal: prestige at the end.
web-fg-students = Your students want to dig
    .text = { $students ->
        [one] One student
       *[other] { $students } students
    }: once in a turn, before or after your action, they draw so many parts from one site, and you keep one. Whoever sends them first cannot pass. Afterwards you have none, so more of them choose better.
web-fg-pick = Keep one of these
    .text = The others go back into the bag. Take what completes something, or what you have a half of already.
web-fg-build = Build or give
    .text = A panel takes a cell and works at once or at the end; each has two sides. Or give a part to somebody whose fossil it fits: the larger that fossil, the more prestige for you.
web-fg-trade = At the market
    .text = Every row has one price for the whole turn: that above its rightmost part. Full rows are cheap, so buy there; sell into empty ones.
web-fg-copy = Your joker
    .text = It does any other action of its column, even if that field is taken.
web-fg-excavate = Where do you dig first?
    .text = You have workers at several sites and choose the order; the others do the same, in secret. What you keep at one site tells you what you need at the next, and others draw from the same bags: begin where you need something most.
web-fg-keep = You have dug
    .text = Keep { $keep }. They go into your storage, and what finds no room there goes to the market for nothing.
web-fg-store = Your storage is full
    .text = Choose which of the new parts go to the market. Symbols of students that are covered bring none next round.
web-fg-fix = One worker too many
    .text = It stays over a column from now on, digs there every round and acts again in the last one. Choose a site that has what you collect.
web-fg-complete = A fossil is complete
    .text = Every complete fossil brings as many guests as it has parts, at once. In later games its type brings something more.
web-fg-worker = A new worker
    .text = A goal of the labour market is reached. The worker may act in this very round, even if you have passed.
web-fg-opened = The doors were open
    .text = Your guests have brought prestige and gone home, but for the regular ones. So every round begins anew: guests of this income and those whom you win now.
web-fg-panels = Think of panels
    .text = You have six. Some pay at once, others at the end: the earlier you know which, the better you can build around them.
web-fg-market = You have { $money } $
    .text = Money is for missing parts and for jokers. What is left can bring prestige at the end, if it is more than the others have.
web-fg-joker = A joker can be cheap
    .text = Every worker in its column makes it 1 $ cheaper, and late in the round there are many.
web-fg-majority = Think of the end
    .text = Most guests, most money and the goal of the game bring prestige at the end, and so do large fossils, panels and pedestals, even incomplete ones a half.
web-fg-last = The last round
    .text = On the new strip you can take a part of your choice out of a bag and show it at once. Nobody digs any more: use all that you have, also your fixed workers, each in its own column.
web-fg-end = That was your first game
    .text = The sheet shows where every point comes from. In the rules you can try where fossils pay best.
