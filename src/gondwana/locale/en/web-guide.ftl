### The guide of a first game.

web-guide-do-place = I would do this: { $species } → { $place }
web-guide-do-choose = I would take this one: { $species }
web-guide-do-discard = I would put this one back: { $species }
web-guide-do-stay = I would leave it where it is

web-guide-idle-yours = Your choice
    .text = Play as you like, or ask me for a good move.
web-guide-idle-wait = The others are choosing
    .text = When all have chosen, the dinosaurs go to their places together.

web-guide-welcome = Welcome to your zoo
    .text = The big board is yours. Twelve dinosaurs will stand on it, one more each turn. Every pen counts points in its own way: point at one to read its rule. Most points win.
web-guide-hand = Your dinosaurs
    .text = Only you can see this hand. One of them is placed in this turn; the rest then goes to { $left }, your neighbour on the left.
web-guide-hand-two = Your dinosaurs
    .text = Only you can see this hand. Each turn you place one of them and put one back into the box; the rest you swap with { $left }.
web-guide-die-free = You rolled, so you are free
    .text = The die says: { $rule }. That binds only the others. You may use every pen whose own rule allows it.
web-guide-die-bound = The die binds you
    .text = { $holder } rolled { $face }: { $rule }. You have to obey, { $holder } does not. The river is open in any case.
web-guide-die-all = This time the die binds everybody
    .text = It is the last turn of the round and the die shows { $face }: { $rule }. At this table even the one who rolled obeys now.
web-guide-places = Choose a place
    .text = Take a dinosaur and the places that are open to it light up. Touch a dark one and it tells you why it is closed. Then confirm.
web-guide-show = First the dinosaur
    .text = At this table you now choose only the dinosaur. All are revealed together; after that comes the place.
web-guide-discard = One goes back into the box
    .text = With two players each of you takes a second dinosaur out of the game every turn. Take away what would help { $left } most.
web-guide-passed = Hands go to the left
    .text = All dinosaurs were placed at the same time. What you left is with { $left } now, and these come from { $right }. The die has moved to the left too.
web-guide-swapped = The hands are swapped
    .text = { $left } now holds what you left, and you hold what { $left } left. The die changes sides every turn.
web-guide-round = Round { $round } of { $rounds }
    .text = Everybody has drawn six new dinosaurs. The zoos stay as they are: { $placed } of 12 stand in yours.
web-guide-trex = A T-Rex in your hand
    .text = Every pen with at least one T-Rex brings 1 point more; in the river there is no bonus. But in a tie the zoo with fewer of them wins.
web-guide-points = { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }
    .text = They come from: { $where }. Touch the number above your board to see the reason for each.
web-guide-neighbours = Look to the left
    .text = { $left } gets what you do not take. Touch a zoo to see it large, and think twice before you pass on what is needed there.
web-guide-winter = Now it is winter
    .text = New pens, same game. Your summer points are safe and will be added at the end. Point at a pen to read its rule.
web-guide-quarantine = One waits in quarantine
    .text = It brings nothing there. After the last turn you move it to another pen or to the river, whatever the die says.
web-guide-move = Out of quarantine
    .text = All turns are played. Before the points are counted, this dinosaur moves: the rules of the pens hold, the die does not.
web-guide-last = The last turn
    .text = After this one the points are counted, and a sheet shows where each of them comes from.
web-guide-end = That was your first game
    .text = Touch a number on the sheet: the zoo shows which dinosaurs bring these points. In a tie fewer T-Rexes win.
