### Giganten: what can be wrong with parts of one's own.

giganten-data = { $file }: { $problem }
giganten-data-form = { $file } cannot be read: { $problem }
giganten-data-tiles = the tiles must be a, b, c and d, in this order
giganten-data-tile = tile { $tile } must have { $side } rows of { $side } signs, each "." for land or "~" for swamp
giganten-data-count = tile { $tile } says { $told } fields of land/swamp, but its drawing has { $counted }
giganten-data-land = tile { $tile } has too little land: without one edge at least { $least } fields must be left
giganten-data-pieces = the pieces must be, in this order: { $known }
giganten-data-letters = every piece needs one letter of its own
giganten-data-strength = strengths go from 0 to 9
giganten-data-rosters = there must be two rosters, full and named, in this order
giganten-data-roster-piece = roster { $roster } has an unknown piece: { $piece }
giganten-data-roster-total = roster { $roster } has { $total } pieces; it must have { $army }
giganten-data-roster-nest = roster { $roster } must have one nest, no blank, and at most { $most } blitz
giganten-data-outlines = the outlines must be: { $known }, with their numbers of players
giganten-data-overlap = outline { $outline }: both sides need equally many tiles, and none may lie on another
giganten-data-outline-tiles = outline { $outline } needs { $tiles } tiles on each side
giganten-data-outline-size = outline { $outline } must begin at column and row 0 and be at most { $columns } wide and { $rows } deep
giganten-data-columns = outline { $outline }: the columns must use the same places as the rows
giganten-data-reserve = the agreed reserve must be three saurians that roster { $roster } has, without Culak and Blitz
giganten-data-course = { $name } in [course] must be from 1 to { $most }
giganten-data-territory-meets = { $name } = { $rows } is too deep for outline { $outline }: the territories of both sides would meet; at most { $most } rows fit
giganten-data-territory-room = { $name } = { $rows } is too small for outline { $outline }: there are { $room } fields, and a side needs { $needed }
giganten-data-territory-land = { $name } = { $rows } is too small: { $rows } rows of tile { $tile } must hold at least { $least } fields of land, however it is turned
giganten-data-half = half = { $rows } is too deep for outline { $outline }: half of it is { $most } rows
giganten-data-between = between_nests is too large for outline { $outline }: at most { $most }, so that two Nests find land however the tiles are turned
giganten-data-folder = { $variable } names a folder that is not there: { $folder }
