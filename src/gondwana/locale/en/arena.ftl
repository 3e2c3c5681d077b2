### The arena: matches between bots.

arena-no-bots = an arena needs at least one bot
arena-games = an arena needs at least one game, not { $games }
arena-answer = { $bot } on seat { $seat } answered with action { $action }, which the rules do not allow there
arena-workers = { $game } is no game of this program, so other processes cannot play it; use one worker
arena-worker-died = a process that played games ended by itself, perhaps for want of memory; try fewer workers
arena-sprt-form = "{ $text }" is no sequential test; write two multiples of the fair share, like 1.0,1.2
arena-sprt-range = a sequential test needs two different multiples of the fair share, the lower one first, from 0 to { $most }, not { $low } and { $high }
arena-sprt-bots = a sequential test takes no more bots than there are seats: { $bots } bots are too many for { $players } players
arena-saved-foreign = { $file } is not the file of an arena; choose another name
arena-saved-line = line { $line } of { $file } is not the deal that should stand there
arena-saved-other = { $file } is the file of another arena: { $name } is { $there } there, not { $wanted }
arena-ray-missing = Ray is not installed; install gondwana[ray]
arena-ray-connect = Ray could not be reached at { $address }: { $problem }
arena-reports-missing = a report needs altair and vl-convert-python; install gondwana[reports]
