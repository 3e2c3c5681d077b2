### The rules page of Giganten.

web-gi-rules-title = Giganten: the rules
web-gi-rules-lead = Two hidden armies, land and swamp, a nest to take.
web-gi-rules-reconstructed = reconstructed by us

web-gi-rules-aim = The aim
web-gi-rules-aim-text = Two armies of saurians face each other. You see the faces of your own pieces and only the backs of the others. Find out where the enemy Nest stands, and challenge it with a piece that can take it: then you have won.
web-gi-rules-aim-example = What yellow sees: its own pieces with picture and numbers, the orange ones from behind. Land is green with tufts of grass; swamp is red-brown with reeds, inside a red shore.

web-gi-rules-pieces = The pieces
web-gi-rules-pieces-text = Each side has { $count }. The green number counts on land, the orange one in the swamp. Numbers in italics with an R are reconstructed by us; more about that under “What is certain”.
web-gi-rules-piece = Piece
web-gi-rules-number = How many
web-gi-rules-about-nest = Never moves. Whoever takes it has won.
web-gi-rules-about-blitz = Never challenges. Whoever challenges it is out.
web-gi-rules-about-culak = Small and sly: it fights by rules of its own.
web-gi-rules-about-flug = A scout: it looks, and hardly ever beats anybody.
web-gi-rules-named = A second army has only the kinds that the rulebook names, so neither Plesio nor Diplo, but more of others:

web-gi-rules-tiles = Tiles
web-gi-rules-tiles-text = The board is made of four tiles of 7 by 7 fields. They are drawn by lot, two for each side. In secret you turn your tiles and choose which lies left and which right: together they are your half. Then all are laid open.
web-gi-rules-tile = Tile { $name }
web-gi-rules-tile-count = { $land } land, { $swamp } swamp
web-gi-rules-tiles-ours = The printed drawings are lost. These are ours; certain is only how much land and swamp each tile has.

web-gi-rules-setup = Set-up
web-gi-rules-setup-text = Your territory is the { $rows } rows nearest to you; the two rows in the middle stay empty. Both sides take fields in turn, one for each piece, and then decide in secret which piece stands where. So everybody sees where something stands, and nobody sees what it is.
web-gi-rules-setup-example = Inside the dashes: your territory.
web-gi-rules-setup-rule = Nest and Blitz stand on land. The Nest does not stand in a corner of the board; a Blitz may.
web-gi-rules-setup-first = A lot decides who begins.

web-gi-rules-move = Moving
web-gi-rules-move-text = On your turn you move one piece by one field: forward, sideways or back, never diagonally, and only onto an empty field. You may not pass. The Nest never moves.
web-gi-rules-scout-text = A Flug may also fly as a scout: any way over empty fields, straight or diagonally, if it lands by an enemy that it challenges at once. Diagonally, one field alone is too short for a flight.
web-gi-rules-move-step = A saurian: one field straight.
web-gi-rules-move-blitz = Blitz: never forward, never into the swamp.
web-gi-rules-move-straight = A straight flight: it challenges ahead, left or right.
web-gi-rules-move-diagonal = A diagonal flight: it challenges diagonally ahead.

web-gi-rules-fight = Challenge and fight
web-gi-rules-fight-text = The piece that has just moved may challenge one enemy in front of it, beside it or behind it. If it does, both are shown to both players. If it does not, nobody learns anything.
web-gi-rules-fight-ground = The field of the challenged piece decides which numbers count, land or swamp. The higher number wins; the other piece leaves the board and lies open beside it.
web-gi-rules-fight-equal = Equal numbers: two of one kind both stay, two of different kinds both leave. The two Tyras are one kind, and so are the two Deinos.
web-gi-rules-fight-up = The winner, whichever of the two it is, may step at once into the field that is now empty. Who survives turns its back again: remember what you saw.
web-gi-rules-printed = The six fights of the rulebook

web-gi-rules-special = Fights with rules of their own
web-gi-rules-special-text = Where no ground is named, the same holds on land and in the swamp; and unless something else is said, it does not matter who challenged whom.

web-gi-rules-who = Who wins?
web-gi-rules-who-text = Choose who challenges whom, and the ground on which the challenged piece stands.
web-gi-rules-who-attacker = Challenger
web-gi-rules-who-defender = Challenged
web-gi-rules-who-ground = Ground
web-gi-rules-who-never = { $piece } never stands in the swamp.
web-gi-rules-who-peace = Nest, Blitz, ghost and trap never challenge anybody.

web-gi-rules-end = The end
web-gi-rules-end-text = Whoever takes the enemy Nest has won. All that may challenge can take it, except Culak. Whoever is on turn and cannot move at all has lost.
web-gi-rules-end-draw = It is a draw if both agree, after { $quiet } moves of each player without a fight, counted from the turn after the last one, when nobody has a piece left that can take a Nest, and after { $turns } turns of each player. Each of these can be switched off. A piece may go back and forth between the same two fields { $shuttles } times in a row, more only if nothing else is legal.
web-gi-rules-memory = Remembering is part of the game. At the table a switch shows what was seen and what follows from it; without it you play from memory.

web-gi-rules-variants = Variants
web-gi-rules-variants-text = The rulebook has many. You choose them when you create a game, most of them in any combination.

web-gi-rules-four = Four players
web-gi-rules-four-text = Two partners play against two, on eight tiles or, with shorter ways, on six, everybody with an army of their own. The parties take turns. At least { $between } fields lie between the two Nests of a party: the partner who sets up first leaves room for that. A party has won when both enemy Nests are taken; whoever has lost their Nest plays on with the rest. Partners see each other’s pieces, but do not consult once the set-up is over. You can also choose that they see only the backs.

web-gi-rules-sources = What is certain
web-gi-rules-sources-text = Our source is a German rulebook, scanned, with pages lost. What it says, or a public record confirms, is certain. The following we had to complete:
web-gi-rules-source-tiles = The drawings of the four tiles.
web-gi-rules-source-pieces = How many pieces there are of most kinds, all about Plesio and Diplo, the strength of the Deinos and of Tri in the swamp.
web-gi-rules-source-outlines = The long and the staggered board: their drawings are lost.
web-gi-rules-source-fights = That Culak against Culak is a draw on land too, that a Flug which challenges a Blitz is out, and that a winner moves up diagonally after a diagonal flight.
web-gi-rules-source-end = All rules about draws, the limit for going back and forth, and the lot for who begins.
web-gi-rules-source-four = That a player whose Nest is taken plays on.
web-gi-rules-sources-own = These parts stand in a file that can be replaced by those of a real box; the documentation says how.
