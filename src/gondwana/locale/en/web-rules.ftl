### The rules page of Draftosaurus.

web-rules-title = Draftosaurus: the rules
web-rules-lead = Three minutes to read, a quarter of an hour to play.

web-rules-aim = The aim
web-rules-aim-text = You run a zoo for dinosaurs. Turn by turn everybody places one, twelve in all, in the pens of a board of their own. Each pen counts its points in its own way. Whoever has the most points at the end wins.
web-rules-aim-example = A finished summer zoo with { $points } points. The white plates show what each pen brings; a red +1 marks a pen with a T-Rex.
web-rules-zoo-summer = An example of a summer zoo
web-rules-zoo-winter = An example of a winter zoo

web-rules-setup = Before you begin
web-rules-setup-text = There are six species with ten dinosaurs each. With fewer players some of them stay in the box:
web-rules-setup-players = Players
web-rules-setup-each = Of each species
web-rules-setup-all = In the bag
web-rules-setup-count = The bag is emptied completely by the end of the game, so you can work out what is still to come.
web-rules-setup-board = All play on the same side of the board, summer or winter. A lot decides who holds the die first, unless you name somebody.

web-rules-turn = A turn in four steps
web-rules-turn-text = Three to five players play two rounds of six turns. At the start of each round everybody draws six dinosaurs out of the bag and keeps them hidden from the others.
web-rules-step-roll = Roll
    .text = Whoever holds the die rolls it. For this turn it closes some pens to all the others.
web-rules-step-choose = Choose
    .text = All choose at the same time and in secret: one dinosaur of the hand and a place for it.
web-rules-step-place = Place
    .text = All choices are revealed together, and every dinosaur moves into its place.
web-rules-step-pass = Pass
    .text = The rest of your hand goes to the neighbour on your left, face down. The die moves one seat to the left as well.
web-rules-turn-after = After six turns the hands are empty. Six new dinosaurs each, and the second round begins; the die simply goes on around the table. Then the points are counted.

web-rules-die = The die
web-rules-die-text = The die binds everybody except the one who rolled it. The roller may use every pen whose own rule allows it. All six faces are equally likely.
web-rules-die-face = Face
web-rules-die-means = You may use …
web-rules-die-woodlands = … the pens in the woodland, the upper part with the firs.
web-rules-die-grasslands = … the pens in the grassland, the lower part.
web-rules-die-food-court = … the pens left of the river, where the food court is.
web-rules-die-restrooms = … the pens right of the river, where the restrooms are.
web-rules-die-empty = … pens that have no dinosaur in them yet.
web-rules-die-no-trex = … pens that have no T-Rex in them yet. The dinosaur that you place may be a T-Rex.
web-rules-die-river = The river is always open. Whoever cannot or does not want to obey the die places the dinosaur there.
web-rules-die-own = The rule of the pen itself holds for everybody, the roller included.

web-rules-summer = The summer pens
web-rules-summer-text = Six pens and the river. Each area of the die covers three of them.
web-rules-winter = The winter pens
web-rules-winter-text = Other pens, the same game: turn, die, river and T-Rex work as in summer.
web-rules-winter-example = A finished winter zoo with { $points } points.
web-rules-left = left of the river
web-rules-right = right of the river
web-rules-both-banks = on both banks
web-rules-woodland = woodland
web-rules-grassland = grassland
web-rules-holds = { $count ->
    [0] any number
    [one] holds one
   *[other] holds { $count }
}
web-rules-own-zoo = Your zoo
web-rules-other-zoo = The next best zoo
web-rules-right-zoo = Neighbour on your right
web-rules-pen-picture = { $pen }: { $dinosaurs }

web-rules-pen-forest = One species only, filled from the left. One to six dinosaurs bring 2, 4, 8, 12, 18 or 24 points.
    .example = Three alike. A fourth would make it 12.
web-rules-pen-trio = Three dinosaurs of any species bring 7 points. With fewer the pen is worth nothing.
    .example = Exactly three, whichever they are.
web-rules-pen-prairie = Any species. Every pair of one species brings 5 points, and two pairs of the same species count twice.
    .example = Two pairs. The fifth has no partner and brings nothing.
web-rules-pen-king = 7 points if no other zoo has more dinosaurs of this species than yours; as many is enough. Whole zoos are compared, the river included.
    .example = Three against three: a tie is good enough.
web-rules-pen-meadow = All of different species, filled from the left. One to six dinosaurs bring 1, 3, 6, 10, 15 or 21 points.
    .example = Four species, none of them twice.
web-rules-pen-island = 7 points if this dinosaur is the only one of its species in your whole zoo, the river included.
    .example = No second Spinosaurus anywhere in this zoo.
web-rules-pen-wood = Two species take turns from the left, one of each: the second must differ from the first, the third is like the first, and so on. One to six bring 2, 4, 8, 12, 18 or 24 points.
    .example = Four in turn. Only a Stegosaurus fits next.
web-rules-bridge = Lovers' Bridge
web-rules-pen-bridge = Any species on both banks. Every couple of one species with one partner on each bank brings 6 points. For the die and the T-Rex the banks are two pens: the left one in the woodland, the right one in the grassland.
    .example = Two couples across the river. The other two are still waiting.
web-rules-pen-pyramid = Built from below: three at the bottom (2 points each), two above (4 each), one on top (7). A row opens when the row below is full; within a row you choose the cell. Two of one species must never touch, neither side by side nor one above the other.
    .example = 2 + 2 + 2 + 4: the bottom row and one above it.
web-rules-pen-lookout = 2 points for every dinosaur of this species in the zoo of your neighbour on the right, the river included.
    .example = Your neighbour has three of them.
web-rules-pen-quarantine = Brings nothing itself. After the last turn, before anything is counted, this dinosaur must move to another pen or to the river. The rules of the pens hold, the die does not. All who have one decide at the same time.
    .example = It waits here until the end, then fills the gap that helps most.

web-rules-extra = River and T-Rex
web-rules-river = The river is not a pen. It takes any number of dinosaurs, and each of them brings 1 point.
    .example = Three dinosaurs, a point for each.
web-rules-trex = Every pen with at least one T-Rex in it brings 1 point more. A second T-Rex in the same pen adds nothing, and in the river there is no bonus.
    .example = One pen with T-Rexes: 1 point more, though there are two. The one in the river brings no bonus.

web-rules-end = End and ties
web-rules-end-text = When all have placed twelve dinosaurs, the points of pens, river and T-Rexes are added up. Most points win.
web-rules-end-tie = In a tie the zoo with fewer T-Rexes wins, those in the river included. If that is equal too, the victory is shared.

web-rules-two = Two players
web-rules-two-text = Four rounds of three turns. Both draw six dinosaurs at the start of each round.
web-rules-two-discard = In each turn you first place one dinosaur. Then both choose in secret a second one that goes back into the box, and show them together. After that you swap the rest of your hands.
web-rules-two-die = You roll in turn, and the die binds only the other one. In the end each has placed twelve and put twelve aside. Points are counted as always; the King of the Jungle and the Lookout look at the zoo of the other player.

web-rules-five = Five players
web-rules-five-text = All sixty dinosaurs are in play. Everything else stays as it is; for the last turn of a round there is an option, see below.

web-rules-both = Summer, then winter
web-rules-both-text = Two games in a row at the same seats, first in summer, then in winter. The die goes on from where it is, and the points of both games are added. In a tie fewer T-Rexes in both zoos together win; otherwise the victory is shared.

web-rules-options = Where rulebooks differ
web-rules-options-text = Editions of the rules do not agree on everything. When you set a table you choose under “{ $where }”; what is named first here is what we play otherwise.
web-rules-option-placing = Placing
    .text = Dinosaur and place are one secret choice. Or: the dinosaurs are revealed first, and then all choose their places at the same time.
web-rules-option-prairie = Prairie of Love
    .text = It holds six dinosaurs. Or: any number.
web-rules-option-quarantine = Quarantine
    .text = The dinosaur must move out at the end. Or: it may stay, and then brings no more than the point of a T-Rex.
web-rules-option-five = Last turn with five
    .text = Like every other turn. Or: after the fifth turn of a round the die is not passed on; the same player rolls again for the sixth, and then all obey it, the roller included. After that it moves on.
web-rules-option-first = First with the die
    .text = The lot decides. Or: you name the seat.
