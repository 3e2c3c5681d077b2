### Messages that every game shares.

game-unknown = there is no game "{ $name }"; there are: { $known }
options-players = { $game } is for { $least } to { $most } players, not { $players }
options-players-either = { $game } is for { $least } or { $most } players, not { $players }
options-unknown = there is no option "{ $name }"; there are: { $known }
options-value = option "{ $name }" cannot be "{ $value }"; it can be: { $allowed }
options-seed = a seed is a whole number from 0 to { $most }, not { $seed }
options-form = "{ $text }" is not an option; write it like name=value
undo-too-late = too late to take that back: something has been shown, drawn or decided since
concede-refused = giving up does not end this game
record-unreadable = this is not a game record: { $problem }
record-game = this is a record of { $recorded }, not of { $game }
record-version = the record was played by rules version { $recorded }; this program has version { $version }
record-step = step { $number } of the record, "{ $do }", cannot be replayed: { $reason }
record-unfinished = the record names { $what }, but its log ends before the game does
record-result = the record says { $what } { $told }, but its log leads to { $found }
