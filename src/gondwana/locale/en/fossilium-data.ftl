### Fossilium: parts of one's own.

fossilium-data-form = file { $file } cannot be read: { $problem }
fossilium-data = file { $file }: { $problem }
fossilium-data-folder = { $variable } names the folder { $folder }, which does not exist
fossilium-data-number = { $name } is { $number }, but must be from { $least } to { $most }
fossilium-data-fossils = the fossils must be these, in this order: { $known }
fossilium-data-pairs = the tiles of { $fossil } in each bag must divide evenly into { $pairs } pairs
fossilium-data-few = { $fossil } needs at least { $size } tiles in all bags together
fossilium-data-many = { $fossil } has more than { $most } tiles in all bags together
fossilium-data-per = the effect of { $fossil } counts by 0
fossilium-data-kinds = there are more than { $most } kinds of tiles
fossilium-data-bag = the bag { $site } holds { $tiles } tiles, but must hold { $least } to { $most }
fossilium-data-lines = museum.{ $what } must have { $count } entries, each type once and the others empty
fossilium-data-starts = museum.starts must name a cell like c1 for each of the three types
fossilium-data-pedestal = the pedestal at { $cell } must be 2x2, 2x3 or 3x2, inside the museum, and overlap no other
fossilium-data-prices = market.prices must have { $count } numbers
fossilium-data-refill = market.refill_rounds may only name rounds from 1 to { $last }
fossilium-data-storage = storage must have 1 to { $most } slots, and no more symbols than slots
fossilium-data-draws = nobody can draw more than { $most } tiles at once: digging.most, and students with the laboratory
fossilium-data-start = at the start everybody draws 2 from each site and keeps 1 to 6, and at most 4 of each site lie in the market
fossilium-data-workers = the workers at the start must be at least 1 and find room, and digging.room is at most { $most }
fossilium-data-field = the fields of board.{ $row } take 1 or 2 workers
fossilium-data-tours = board.tour_types must name each type once
fossilium-data-neutral = neutral must name fields like display-1 for 1, 2, 3 and 4 players, at most one in a row
fossilium-data-labour = there must be { $count } to 12 labour goals, all different, each with a least number above 0
fossilium-data-rounds = there must be { $count } pairs of round goals
fossilium-data-levels = the goals of round { $round } must differ and have rising levels
fossilium-data-guests = guests.prestige must have 11 to 61 numbers that never fall
fossilium-data-regular = a museum can gain { $most } regular guests (panels.restaurant and five times the largest of guests.regular), but the guest track has only { $track } places
fossilium-data-reach = { $where } asks for { $number } of “{ $goal }”, but a museum can have at most { $most }
fossilium-data-solo = final.{ $name } must { $way ->
    [rise] rise
   *[fall] fall
} from number to number
fossilium-data-panels = sponsors_money and auditorium_guests must be above 0
