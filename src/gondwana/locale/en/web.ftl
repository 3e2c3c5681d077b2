### The browser's table.

web-title = Gondwana: dinosaur board games
web-title-page = Gondwana
web-title-turn = ● Your turn · Gondwana
web-slogan = Dinosaur board games, right now
web-slogan-more = Alone against bots, with friends by link, or together at one device. No account, nothing to install.
web-belongs = The games belong to their authors and publishers. Gondwana is not affiliated with them.
web-skip = To the content
web-home = Home
web-lost = There is nothing here
web-loading = One moment …
web-error = Something went wrong. Please try again.
web-offline = The server cannot be reached. Is it running?
web-close = Close
web-cancel = Cancel
web-again = Try again
web-language = Language

web-settings = Settings
web-theme = Look
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sounds
web-motion = Moving pieces
web-letters = Letters on the dinosaurs
web-ask-first = Ask before a choice is made
web-memory = Memory aid: marks on hidden pieces (Giganten)
web-keys = Keys: 1 to 6 take a dinosaur, arrows walk over the open places, Enter places it, Escape puts it back, U takes a choice back.

web-play-now = Play now
web-with-friends = With friends
web-at-this-device = At this device
web-watch-bots = Watch bots
web-rules = Rules
web-guided = First game, guided
web-players = Players
web-board = Board
web-board-summer = Summer
web-board-winter = Winter
web-board-both = Summer, then winter
web-level = Opponents
web-draftosaurus-about = Draft dinosaurs, fill the pens of your zoo, mind the die. For 2 to 5, a quarter of an hour.
web-giganten-about = Two armies of hidden saurians, land and swamp, and a nest to take. For 2 or 4.
web-giganten-level-hatchling = fights and steps forward as it comes
web-giganten-level-grazer = looks for good fights and walks towards them
web-giganten-level-hunter = also sees what you can do to it
web-giganten-level-alpha = judges the same with numbers tuned against itself
web-giganten-level-titan = plays many guessed games through before it moves
web-giganten-option-roster = Army
    .about = 24 pieces on each side. What is left of the rulebook names only some kinds; Plesio and Diplo are ours.
web-giganten-option-roster-full = all kinds
web-giganten-option-roster-named = kinds of the rulebook
web-giganten-option-blank = Extra piece
    .about = The ghost walks like a saurian and loses every fight. The trap never moves; who challenges it is caught.
web-giganten-option-blank-none = none
web-giganten-option-blank-ghost = ghost
web-giganten-option-blank-trap = trap
web-giganten-seats-two = Player 1 has the yellow army, player 2 the orange one.
web-giganten-seats-four = Players 1 and 3 are partners, and so are 2 and 4. Turns go around in this order.
web-giganten-party-0 = Yellow
web-giganten-party-1 = Orange
web-coming-fossilium = Fossilium
    .about = Dig, show, build and guide: run the best museum.
web-soon = coming
web-my-games = Your games
web-watch-others = Watch others
web-list-over = Finished
web-list-open = Waiting for guests
web-list-your-turn = Your turn
web-list-running = Running
web-somebody = somebody

web-new-friends = Play with friends
web-new-friends-about = Every guest gets a link of their own. The game begins when all have sat down.
web-new-here = Play at this device
web-new-here-about = Everybody plays here and hands the device on. Dinosaurs stay covered until the right person looks.
web-new-bots = Play against bots
web-new-bots-about = Choose a level for each of them.
web-new-guided = Your first game
web-new-guided-about = A small game against a hatchling. Every step is explained.
web-seats = Seats
web-seats-about = Hands are passed from each seat to the next one.
web-seat = Player { $seat }
web-seat-kind = Who sits on seat { $seat }
web-seat-name = Name of player { $seat }
web-seat-open = Free seat
web-kind-person = at this device
web-kind-open = by link
web-kind-bot = bot
web-kind-open-about = gets a link
web-more-options = Time, rules and more
web-time-options = Time and more
web-clock = Clock
web-clock-none = none
web-clock-quick = 2 min + 5 s
web-clock-calm = 5 min + 15 s
web-clock-day = a day per choice
web-clock-days = three days per choice
web-absence = A bot steps in for somebody who is away
web-absence-never = never
web-absence-minutes = after 2 minutes
web-absence-long = after 15 minutes
web-absence-day = after a day
web-option-first = Who holds the die first
web-option-first-random = by lot
web-option-placing = Placing
web-option-placing-together = dinosaur and place at once
web-option-placing-after_reveal = the place after the reveal
web-option-last-turn-five = Five players: the die counts in the last turn too
web-option-prairie-cap = Prairie of Love holds
web-option-prairie-cap-6 = six
web-option-prairie-cap-none = any number
web-option-quarantine = Leaving quarantine at the end
web-option-quarantine-must = must
web-option-quarantine-may = may
web-listed = Others may find this game on the front page and watch
web-begin = Set the table

web-no-table = This table cannot be opened
web-lobby = The table is set
web-lobby-sit = A seat is waiting for you
web-your-name = Your name
web-sit-down = Sit down
web-here = is here
web-invite = Invite
web-invite-about = One link for each guest. Who has the link has the seat.
web-only-here = This server can be reached from this device only. Start it with “gondwana --lan”, and others in your network can open the links.
web-copy-link = Copy link
web-copied = Copied
web-qr = QR code
web-link-of = Link for player { $seat }
web-watch-link = Link for those who only watch
web-wait-guests = Waiting for guests.

web-you = You
web-bot = Bot, { $level }
web-stand-in = played by { $level }
web-left-neighbour = gets your hand
web-right-neighbour = gives you a hand
web-absent = is not connected
web-choosing = is choosing
web-chosen = has chosen
web-holder = holds the die
web-own-zoo = Your zoo
web-zoo-of = Zoo of { $name }
web-your-hand = Your dinosaurs
web-hand-size = { $count ->
    [one] One dinosaur in hand
   *[other] { $count } dinosaurs in hand
}
web-enlarge = Enlarge the zoo of { $name }
web-zone-empty = empty
web-cell = { $zone }, cell { $cell }
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-points-why = { $points ->
    [one] 1 point: why?
   *[other] { $points } points: why?
}
web-points-of = Points, pen by pen
web-trex-row = T-Rex bonus
web-total = Total
web-place-open = open
web-place-yours = your { $species } is to go here
web-about-none = Point at a pen to see its rule.
web-take-first = Take a dinosaur first.
web-unseen = Not seen yet:
web-die-none = The die rests.
web-die-free = You rolled: all places are open to you.
web-die-holder = { $name } rolled and is free.
web-confirm-place = { $species } → { $place }
web-confirm-species = Take { $species }
web-change = Change
web-chosen-wait = Chosen. The others are still thinking.
web-covered = The dinosaurs are covered.
web-summer-points = Summer: { $points }
web-summer-zoo = Summer zoo of { $name }
web-summer-row = Summer: { $zone }

web-progress = { $board } · round { $round } of { $rounds } · turn { $turn } of { $turns }
web-your-turn-first = One moment …
web-your-turn-draw = One moment …
web-your-turn-roll = One moment …
web-your-turn-over = The game is over.
web-your-turn-choose = Your turn: place a dinosaur.
web-your-turn-show = Your turn: choose a dinosaur.
web-your-turn-place = Your turn: where does it go?
web-your-turn-discard = Your turn: which dinosaur goes back into the box?
web-your-turn-move = Your turn: where does the dinosaur from quarantine go?
web-waiting = Waiting for { $names }.
web-moment = One moment …
web-over = The game is over.
web-turn-of = { $name } chooses.
web-watching = { $count ->
    [one] one watches
   *[other] { $count } watch
}
web-preparing = The strong bots are still warming up; for the moment a quicker one plays for them.
web-wire-broken = The connection is gone. Trying again; nothing is lost.
web-wire-refused = This seat cannot be opened from here.
web-you-were-away = A bot plays for you while you are away.
web-come-back = Take over again
web-hand-over = Now it is { $name }'s turn. Everybody else looks away.
web-i-am = I am { $name }: show my side
web-days = { $count } days
web-hours = { $count } hours

web-log = What happened
web-chat = Chat
web-say = Say something
web-send = Send
web-log-first = The die goes first to { $name }.
web-log-draw = Dinosaurs are drawn.
web-log-roll = { $name }: the die shows { $face }, { $rule }.
web-log-choose = { $name } has chosen.
web-log-show = { $name }: { $species } is shown.
web-log-place = { $name }: { $species } → { $place }.
web-log-move = { $name }: { $species } out of quarantine → { $place }.
web-log-discard = { $name }: { $species } goes back into the box.
web-log-board = The summer is over; now it is winter.
web-log-pass = Hands are passed to the left. The die goes to { $name }.
web-log-round = Round { $round } begins.
web-log-undo = { $name }: a choice is taken back.
web-log-away = A bot plays for { $name }.
web-log-back = { $name } is back.
web-log-over = The game is over.

web-resign = Give up the seat
web-resign-sure = A bot will play on for you. Sure?
web-resign-yes = Yes, give up
web-so-far = The game so far
web-won = { $name } wins
web-won-you = You win
web-winner = winner
web-won-together = A shared victory
web-final-score = Final score
web-score-cell = { $name }, { $zone }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-point-at = Point at a number to see where it comes from.
web-rematch = Play again
web-rematch-waits = The next game is set up.
web-go-there = Go there
web-replay = Replay
web-share = Share
web-record = Download record
web-result = Result
web-to-table = To the table
web-seen-by = Seen by
web-seen-all = everything open
web-in-front = In front
web-first = First step
web-previous = Step back
web-next = Step forward
web-last = Last step
web-play = Play
web-pause = Pause
web-step = Step
web-start = The beginning.

web-rules-none = The rules will come together with the game.
web-rules-contents = Contents
web-rules-first-game = Play your first game, guided
web-rules-play = To the table

web-guide = Guide
web-guide-got-it = Got it
web-guide-less = Less
web-guide-more = More
web-guide-advise = Show me a good move
web-guide-thinking = Let me think …
web-guide-no-advice = No advice now
