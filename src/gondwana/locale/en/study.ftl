### Studies: many games of one bot against itself.

study-none = there is no study of { $game }; there are: { $known }
study-board = a study looks at one board at a time: give board=summer or board=winter, or leave it out for both
study-giganten-players = a study of Giganten looks at games of 2 players
study-saved-foreign = { $file } is not the file of a study; choose another name
study-saved-line = line { $line } of { $file } is not the game that should stand there
study-saved-other = { $file } is the file of another study: { $name } is { $there } there, not { $wanted }
