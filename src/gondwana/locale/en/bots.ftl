### Bots and levels.

bots-unknown = there is no bot "{ $name }"; there are: { $names }
bots-budget = "{ $text }" is no time to think; write a number of iterations such as 1000, or seconds such as 0.5s
bots-no-budget = { $name } does not think ahead, so it takes no budget; those that do: { $names }
bots-not-here = { $name } plays { $games } only, not { $game }
bots-weights = "{ $text }" cannot be played; weights of your own are named like master@weights.npz
bots-bad-weights = { $path } holds no weights for this game: { $problem }

level-hatchling = Hatchling
    .about = sees the points of this turn, and often not even those
level-grazer = Grazer
    .about = fills its own pens sensibly and looks at nobody else
level-hunter = Hunter
    .about = also watches what it passes on to its neighbour
level-alpha = Alpha
    .about = plays by what it learned from millions of games against itself, at one glance
level-titan = Titan
    .about = has learned the same and plays thousands of games through before it decides

training-checkpoint = { $path } is damaged or of another version; remove it, or choose another folder
training-seed = { $path } holds a training with seed { $seed }, not { $asked }; give that seed, or choose another folder
