### The guide of a first game of Giganten.

web-gg-do-take = I would move { $piece } on { $start }
web-gg-do-move = I would go with { $piece } from { $start } to { $goal }
web-gg-do-challenge = I would go with { $piece } from { $start } to { $goal } and challenge { $enemy }
web-gg-do-go = I would go to { $goal }
web-gg-do-this = I would choose { $action }
web-gg-do-quiet = I would stay quiet
web-gg-do-up = I would move up
web-gg-do-stay = I would stay where I am

web-gg-idle-yours = Your move
    .text = Play as you like, or ask me for a good move.
web-gg-idle-wait = { $enemy } is busy
    .text = Watch what moves and where to: that tells you something.

web-gg-welcome = Welcome to the swamp
    .text = You lead an army against { $enemy }; your colour: { $side }. Over there a Nest is hidden among the others. Find it and challenge it, and you have won. First we make the land, then we set up, then we play.
web-gg-tiles = Lay your half
    .text = These two tiles are yours. Turn them, swap them, lay them down. Land suits Tyra and Tri, swamp suits Deino and Plesio; your Nest will need land.
web-gg-land = This is the land
    .text = Green with tufts of grass is land, red-brown with reeds is swamp. In a fight the ground decides which number of a piece counts.
web-gg-ready = Set up your army
    .text = For the first time, take one of the ready-made set-ups and confirm it. { $enemy } will see where your pieces stand, but not what they are.
web-gg-secret = Who stands where
    .text = Change what you like. A good rule: the Nest far behind with a Blitz beside it, the Flugs where the way ahead is free, the strong on the ground that suits them.
web-gg-first = Your move
    .text = Touch a piece, then a bright field beside it: one step forward, sideways or back. You cannot pass. The Nest never moves, a Blitz never forward.
web-gg-numbers = Two numbers
    .text = Green counts on land, orange in the swamp. A Tyra is a giant on land and next to nothing in the swamp; with a Deino it is the other way round. Culak and Flug fight by rules of their own.
web-gg-backs = Nothing but backs
    .text = You see where the others stand and not what they are. Point at one of them: with the memory aid you are told what it can still be.
web-gg-challenge = Somebody is in reach
    .text = One of yours can step beside an enemy and challenge it: then both are shown. Or you stay quiet and keep your secret.
web-gg-ground = The ground decides
    .text = What counts is the field of the piece that is challenged, for both of you. So send land animals against those on land, and swimmers against those in the swamp.
web-gg-flight = Your Flug can fly
    .text = Over empty fields, straight or diagonally, to an enemy that it must challenge. Most of these fights end in a draw, and you know what stands there. Beware of Stego, Blitz and other Flugs.
web-gg-fought = A fight
    .text = { $result } Both were shown; who is still there turns its back again, so remember. What was beaten lies open beside the board.
web-gg-up = You have won the fight
    .text = You may step into the field that is empty now. It costs nothing, but look who could challenge you there.
web-gg-deduce = Whoever moves is no Nest
    .text = And whoever went forward, or stood in the swamp, is no Blitz either. Those that never move are worth a look.
web-gg-nest = Look for the Nest
    .text = It stands on land, not in a corner, mostly far behind with others around it. Nearly everybody can take it, a Flug too; only Culak cannot.
web-gg-quiet = Nobody fights
    .text = { $left ->
        [one] After one more move of each side without a fight the game is a draw. Risk something!
       *[other] After { $left } more moves of each side without a fight the game is a draw. Risk something!
    }
web-gg-end = That was your first game
    .text = In the replay everything can lie open: see what stood where. The rules have an answer to “Who wins?” for every pair.
