### Fossilium: the choices before a game.

web-fossilium-seats = The Ammonite and the turns go around in this order.

web-fossilium-option-first = Who has the Ammonite first
    .about = Whoever has it begins; it goes on to the left after each round.
web-fossilium-option-first-random = by lot
web-fossilium-option-first-game = A first game
    .about = Completing a fossil brings guests only, nothing for its type.
web-fossilium-option-tour-bonus-guest = The tour of column 4 brings a guest
    .about = The short rules contradict themselves here; on is what we believe.
web-fossilium-option-shop-incomplete = Shops pay for incomplete fossils
    .about = The short rules say this of entrances only. Off: a shop pays only for complete fossils, and for amber.
web-fossilium-option-majority-needs-some = Places only for museums that have some
    .about = At the end guests, money and the goal of the game are compared. On: a museum that has none of it gets no place. Off: it is placed like the others.
web-fossilium-option-labour-goals = Goals of the labour market
    .about = Four goals that bring a worker each.
web-fossilium-option-labour-goals-drawn = drawn
web-fossilium-option-labour-goals-standard = the usual four
web-fossilium-option-round-goals = Goals of the rounds
    .about = Each round has one of two.
web-fossilium-option-round-goals-drawn = drawn
web-fossilium-option-round-goals-first = the first ones
web-fossilium-option-round-goals-second = the second ones
web-fossilium-option-end-goal = Goal of the game
    .about = What is compared at the end besides guests and money.
web-fossilium-option-end-goal-drawn = drawn
web-fossilium-option-end-goal-complete = most complete fossils
web-fossilium-option-end-goal-large = most large fossils
web-fossilium-option-end-goal-cells = fewest free cells
web-fossilium-option-end-goal-panels = most panels
web-fossilium-option-end-goal-none = none
