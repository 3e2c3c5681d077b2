/** What goes over the wire, made from the server's own types: `python -m gondwana.server.http.schema` writes it. */

/** An action in notation for the decision that was seen open, or several steps in a row: all are done or none. */
export interface Act {
  type: 'act'
  command: string
  decision: number
  do: string | string[]
}

/** An action in notation for the decision that was seen open, or several steps in a row: all are done or none. */
export interface ActBody {
  command: string
  decision: number
  do: string | string[]
  seat?: number | null
}

/** A rematch. It has no new keys: whoever held a seat holds one of it. */
export interface Again {
  match: string
}

export interface AmberEvent {
  type: 'amber'
  at: number
  seat: number
  kind: 'aquatic' | 'botanical' | 'terrestrial'
}

export interface AmmoniteEvent {
  type: 'first'
  at: number
  seat: number
}

/** A seat and what it has beside the board. */
export interface ArmyView {
  arranged: number
  away: Record<string, number>
  lost: Record<string, number>
  next: string | null
  note: string | null
  note_shown: boolean
  party: number
  pieces: number
  reserve: number
  reserve_kinds: Record<string, number> | null
}

export interface ArrangeEvent {
  type: 'arrange'
  at: number
  seat: number
  steps: number
}

/** Take the seat again after having been away. */
export interface Back {
  type: 'back'
  command: string
}

/** A dig site: how many tiles its bag holds, and which the viewer has not seen. */
export interface BagView {
  name: string
  site: number
  tiles: number
  unseen: Record<string, number>
}

export interface BeginsEvent {
  type: 'first'
  at: number
  seat: number
}

/** The reader was too slow; no more is sent. `events` from `number` on tells the rest. */
export interface Behind {
  type: 'behind'
  number: number
}

export interface BoardEvent {
  type: 'board'
  at: number
  board: 'summer' | 'winter'
}

/** The action board. */
export interface BoardView {
  columns: ColumnView[]
  fields: FieldView[]
}

export interface BuyEvent {
  type: 'buy'
  at: number
  seat: number
  tile: string
  price: number
  archive: boolean
}

/** What stands on a cell; a fossil without a tile is under construction there. */
export interface CellView {
  fossil: string | null
  panel: string | null
  tile: string | null
}

export interface ChoiceEvent {
  type: 'choice'
  at: number
  seat: number
}

export interface ChooseEvent {
  type: 'choose'
  at: number
  seat: number
  do: string | null
}

/** How a seat's time is counted, in seconds: it begins with `start`, every decision brings `increment`, up to `most`. */
export interface Clock {
  start: number
  increment: number
  most: number
}

/** Why what one could wish for in a decision is not allowed: by action in notation, a sentence. */
export interface Closed {
  decision: number
  closed: Record<string, string>
}

export interface ClosedEvent {
  type: 'over'
  at: number
}

/** A column of the action board; the joker's price for the seat on turn, and with a fixed worker, if it has one to place. */
export interface ColumnView {
  column: number
  fixed: number[]
  joker: number
  joker_fixed: number | null
  site: number | null
  workers: number
}

/** A command that needs no more than its id. */
export interface CommandBody {
  command: string
  seat?: number | null
}

export interface CompleteEvent {
  type: 'complete'
  at: number
  seat: number
  fossil: string
  guests: number
  bonus: 'guest' | 'money' | 'student' | null
  standee: boolean
}

export interface CopyEvent {
  type: 'copy'
  at: number
  seat: number
  action: 'build' | 'display' | 'joker' | 'manage' | 'market' | 'strip' | 'tour'
}

/** A new match. The keys are told here and never again; bots have none. */
export interface Created {
  match: string
  keys: (string | null)[]
  watch: string
}

/** A site at which a seat can still dig in this excavation: how many tiles it would draw and keep. */
export interface DigView {
  draw: number
  keep: number
  site: number
}

export interface DiscardEvent {
  type: 'discard'
  at: number
  seat: number
  species: 'diplodocus' | 'parasaurolophus' | 'spinosaurus' | 'stegosaurus' | 'trex' | 'triceratops'
}

export interface DisplayEvent {
  type: 'show'
  at: number
  seat: number
  fossil: string
  cell: string
  lying: boolean
}

/** The action that is being carried out. */
export interface DoingView {
  action: 'build' | 'display' | 'joker' | 'manage' | 'market' | 'strip' | 'tour'
  bonus: boolean
  cells: string[]
  column: number
  field: string
  fossil: string | null
  from_seat: number | null
  mixes: MixView[]
  mode: 'buy' | 'sell' | null
  panel: string | null
  tile: string | null
  types: ('aquatic' | 'botanical' | 'terrestrial')[]
}

/** The answer to a command that was carried out. The same command gets the same answer again. */
export interface Done {
  number: number
  decision: number
  events: Record<string, unknown>[]
}

/** A command was carried out. */
export interface DoneNews {
  type: 'done'
  command: string
  number: number
  decision: number
  events: Record<string, unknown>[]
}

/** What happens in a game. */
export type DraftosaurusEvent = FirstEvent | DrawEvent | RollEvent | ChooseEvent | ShowEvent | PlaceEvent | DiscardEvent | MoveEvent | PassEvent | RoundEvent | BoardEvent | OverEvent

/** A position as a viewer sees it. The fields are described in docs/formats.md. */
export interface DraftosaurusView {
  bag: number
  board: 'summer' | 'winter'
  box: Record<string, number>
  die: 'empty' | 'food_court' | 'grasslands' | 'no_trex' | 'restrooms' | 'woodlands' | null
  earlier: EarlierView | null
  holder: number | null
  owing: number[]
  phase: 'choose' | 'discard' | 'draw' | 'first' | 'move' | 'over' | 'place' | 'roll'
  round: number
  rounds: number
  seats: SeatView[]
  turn: number
  turns: number
  unseen: Record<string, number>
  viewer: number | null
}

export interface DrawEvent {
  type: 'draw'
  at: number
  seat: number
  species: 'diplodocus' | 'parasaurolophus' | 'spinosaurus' | 'stegosaurus' | 'trex' | 'triceratops' | null
}

export interface DugEvent {
  type: 'dug'
  at: number
  seat: number
  site: number
  drawn: number
  kept: number
}

/** A zoo of the board that was played first. */
export interface EarlierSeatView {
  points: PointsView
  zoo: Record<string, ('diplodocus' | 'parasaurolophus' | 'spinosaurus' | 'stegosaurus' | 'trex' | 'triceratops' | null)[]>
}

/** Summer/Winter mode: the board that was played first. */
export interface EarlierView {
  board: 'summer' | 'winter'
  seats: EarlierSeatView[]
}

/** What a seat earned. */
export interface Earned {
  guests: number
  money: number
  seat: number
  students: number
}

export interface EndEvent {
  type: 'over'
  at: number
  winner: number | null
  ending: 'agreement' | 'blocked' | 'nest' | 'no_fight' | 'no_takers' | 'resigned' | 'too_long'
}

/** The key of a secret link. */
export interface EnterBody {
  key: string
}

/** The device holds this seat now; null for the watching. */
export interface Entered {
  seat: number | null
}

/** What happened for a viewer. If the log goes on behind it, `next` is where to ask on from. */
export interface Events {
  number: number
  next: number | null
  events: Record<string, unknown>[]
}

export interface FetchEvent {
  type: 'fetch'
  at: number
  seat: number
  site: number
  tile: string
}

export interface FieldEvent {
  type: 'field'
  at: number
  seat: number
  field: string
  workers: number
  fixed: number
  money: number
}

/** A field of the action board. */
export interface FieldView {
  column: number
  field: string
  gives: 'guest' | 'money' | 'student' | null
  money: number
  row: 'build' | 'display' | 'joker' | 'manage' | 'market' | 'strip' | 'tour'
  size: number
  type: 'aquatic' | 'botanical' | 'terrestrial' | null
  used: boolean
  workers: (number | null)[]
}

export interface FightEvent {
  type: 'fight'
  at: number
  seat: number
  attacker: string
  defender: string
  attacker_field: string
  defender_field: string
  ground: 'land' | 'swamp'
  result: 'attacker' | 'both' | 'caught' | 'defender' | 'draw'
}

/** The last fight. */
export interface FightView {
  attacker: string
  attacker_field: string
  defender: string
  defender_field: string
  result: 'attacker' | 'both' | 'caught' | 'defender' | 'draw'
}

export interface FirstEvent {
  type: 'first'
  at: number
  seat: number
}

export interface FixedEvent {
  type: 'fixed'
  at: number
  seat: number
  columns: number[]
}

/** A displayed fossil; its cells pair by pair. */
export interface FossilView {
  cell: string
  cells: string[]
  complete: boolean
  fossil: string
  lying: boolean
  missing: string[]
  pedestal: boolean
  placed: boolean[]
  size: number
  type: 'aquatic' | 'botanical' | 'terrestrial'
}

/** What happens in a game. */
export type FossiliumEvent = AmmoniteEvent | GoalEvent | MarketEvent | TileEvent | ChoiceEvent | StartEvent | IncomeEvent | NewRoundEvent | SeatEvent | OutEvent | SkippedEvent | FieldEvent | CopyEvent | DisplayEvent | PartEvent | CompleteEvent | PedestalEvent | PanelEvent | AmberEvent | GiftEvent | BuyEvent | SellEvent | TourEvent | ManageEvent | StudentsEvent | KeptEvent | FetchEvent | WorkerEvent | PrestigeEvent | OpeningEvent | DugEvent | StoredEvent | FixedEvent | ClosedEvent

/** A position as a viewer sees it. The fields are described in docs/formats.md. */
export interface FossiliumView {
  ammonite: number | null
  bags: BagView[]
  board: BoardView
  doing: DoingView | null
  goals: GoalsView
  market: MarketView
  owing: number[]
  phase: 'amber' | 'build' | 'copy' | 'deal' | 'dig' | 'end' | 'excavate' | 'extra' | 'fetch' | 'fix' | 'goals' | 'guide' | 'keep' | 'lot' | 'over' | 'pick' | 'place' | 'refill' | 'restore' | 'show' | 'side' | 'site' | 'start' | 'store' | 'study' | 'trade' | 'turn' | 'workers'
  players: number
  round: number
  seat: number | null
  seats: MuseumView[]
  turn: number
  viewer: number | null
}

/** A picture of the game as it went: what happened, and the position after it. */
export interface Frame {
  number: number
  at: number
  events: Record<string, unknown>[]
  view: Record<string, unknown>
  points: number[]
}

/** A part of the game so far. If there is more, `next` is where to ask on from. */
export interface Frames {
  frames: Frame[]
  next: number | null
}

/** A game of the house; the ones that are not `available` are yet to come. */
export interface GameInfo {
  name: string
  available: boolean
  players: number[]
  options: OptionInfo[]
}

/** A game, whole or so far. `scores` and `winners` are there once it is over. */
export interface GameRecord {
  game: string
  version: string
  options: Record<string, unknown>
  players: number
  log: Step[]
  scores?: number[] | null
  winners?: number[] | null
}

export interface GiftEvent {
  type: 'gift'
  at: number
  seat: number
  to: number
  tile: string
  prestige: number
}

/** What happens in a game. */
export type GigantenEvent = BeginsEvent | TilesEvent | LayEvent | LandEvent | StandEvent | HoldEvent | ArrangeEvent | ReadyEvent | PickEvent | StepEvent | FightEvent | UpEvent | TrapEvent | SetEvent | OfferEvent | TurnEvent | EndEvent

/** A position as a viewer sees it. The fields are described in docs/formats.md. */
export interface GigantenView {
  columns: number
  ending: 'agreement' | 'blocked' | 'nest' | 'no_fight' | 'no_takers' | 'resigned' | 'too_long' | null
  fight: FightView | null
  ground: Record<string, 'covered' | 'land' | 'swamp'>
  hand: string | null
  laying: LayingView | null
  mover: string | null
  outline: string
  owing: number[]
  parties: PartyView[]
  phase: 'arrange' | 'challenge' | 'draw' | 'go' | 'lay' | 'lot' | 'occupy' | 'over' | 'pick' | 'reply' | 'return' | 'set' | 'up'
  picked: string | null
  pieces: PieceView[]
  quiet: number
  rows: number
  seat: number | null
  seats: ArmyView[]
  second: boolean
  setting: SettingView | null
  turns: number
  viewer: number | null
  winner: number | null
}

export interface GoalEvent {
  type: 'goal'
  at: number
  of: 'end' | 'labour' | 'round'
  round: number | null
  goal: string
}

/** The goals of this game. */
export interface GoalsView {
  end: string | null
  labour: LabourView[]
  rounds: RoundGoalView[]
}

/** Something that was said is a line of the chat now: its number has nothing to do with the steps of the game. */
export interface HeardNews {
  type: 'heard'
  command: string
  number: number
}

/** How a conversation begins: what there is to see, and what was said lately. */
export interface Hello {
  type: 'hello'
  look: Look
  chat: Said[]
}

/** What a strong bot would do, and why. */
export interface Hint {
  do: string
  reasons: string[]
}

export interface HoldEvent {
  type: 'hold'
  at: number
  seat: number
  many: number
}

/** What a seat chooses to hold back as a reserve: at least and at most so many. */
export interface HoldingView {
  agreed: Record<string, number>
  kinds: string[]
  least: number
  most: number
  one_each: string[][]
}

export interface IncomeEvent {
  type: 'income'
  at: number
  seats: Earned[]
}

/** What the next income would bring. */
export interface IncomeView {
  entrances: Record<string, number>
  guests: number
  money: number
  shops: Record<string, number>
  students: number
}

/** The seat for which a new link is wanted: an open one, the own one to take it elsewhere, or -1 for the watching. */
export interface InviteBody {
  seat: number
}

/** The new key: of a link that works once, or for watching. */
export interface Invited {
  key: string
}

/** Who takes an open seat. */
export interface JoinBody {
  seat: number
  name?: string
}

/** Somebody has taken a seat. A link that was sent as a key is used up: the new key holds the seat; null for a browser. */
export interface Joined {
  key: string | null
  look: Look
}

export interface KeptEvent {
  type: 'kept'
  at: number
  seat: number
  tile: string
}

/** A goal of the labour market, and who has met it. */
export interface LabourView {
  goal: string
  least: number
  seats: number[]
}

export interface LandEvent {
  type: 'land'
  at: number
}

export interface LayEvent {
  type: 'lay'
  at: number
  party: number
  tile: string | null
  turn: number | null
}

/** What the halves are laid of: the drawings of the tiles, and where each party lays its own, from left to right. */
export interface LayingView {
  drawings: Record<string, string[]>
  places: PlaceView[][]
}

/** GI-70: what the first of two partners leaves free for the second: at least so many of these fields. Where `nests` is not null, it holds while the own Nest is on one of those fields, and fields beside what `not_beside` names do not count. */
export interface LeaveView {
  fields: string[]
  least: number
  nests: string[] | null
  not_beside: string[]
}

/** A level of opponents: its rating as measured, and the seconds that it thinks at most. */
export interface LevelInfo {
  name: string
  rating: number
  thinks: number
}

/** What somebody may see now. */
export interface Look {
  match: string
  game: string
  version: string
  players: number
  options: Record<string, unknown>
  status: 'open' | 'over' | 'running'
  rematch_of: string | null
  rematch: string | null
  listed: boolean
  seat: number | null
  mine: number[]
  creator: boolean
  number: number
  decision: number
  pending: number[]
  legal: string[]
  plans: Plans | null
  can_undo: boolean
  points: number[]
  seats: Seat[]
  present: number[]
  clock: Clock | null
  clocks: (SeatClock | null)[]
  absence: number | null
  now: number
  preparing: boolean
  result: Result | null
  view: Record<string, unknown>
}

export interface ManageEvent {
  type: 'manage'
  at: number
  seat: number
  gives: 'guest' | 'money' | 'student'
}

export interface MarketEvent {
  type: 'market'
  at: number
  tile: string
  site: number | null
  seat: number | null
  archived: string | null
}

/** The market with its archive. */
export interface MarketView {
  archive: Record<string, number>
  archive_price: number
  empty_price: number
  prices: number[]
  rows: RowView[]
}

/** A match in a list. */
export interface Mine {
  match: string
  game: string
  players: number
  options: Record<string, unknown>
  status: 'open' | 'over' | 'running'
  seats: string[]
  mine: number[]
  your_turn: boolean
  created: number
  last: number
}

/** Workers that could go on the chosen field, and the money that it would bring or cost then. */
export interface MixView {
  fixed: number
  free: number
  money: number
}

export interface MoveEvent {
  type: 'move'
  at: number
  seat: number
  species: 'diplodocus' | 'parasaurolophus' | 'spinosaurus' | 'stegosaurus' | 'trex' | 'triceratops'
  place: string
}

/** A seat with everything it has. */
export interface MuseumView {
  beside: (string | null)[]
  cells: Record<string, CellView>
  chosen: string[]
  extra: number
  fossils: FossilView[]
  free_cells: number
  guests: number
  hand: (string | null)[]
  hand_site: number | null
  income: IncomeView
  keep: number
  labour: string[]
  leave: number
  money: number
  panels: PanelView[]
  passed: boolean
  points: number
  prestige: number
  regular: number
  sites: DigView[]
  standees: string[]
  storage: StorageView
  students: number
  unbuilt: string[][]
  workers: WorkersView
}

/** A table that somebody wants. */
export interface NewMatch {
  game: string
  players: number
  seats: SeatPlan[]
  options?: Record<string, unknown>
  clock?: Clock | null
  absence?: number | null
  listed?: boolean
  held_by?: 'device' | 'keys'
}

export interface NewRoundEvent {
  type: 'round'
  at: number
  round: number
  ammonite: number
  neutral: string[]
}

/** What the server says on a live socket. */
export type News = Hello | Update | Said | Behind | Presence | SeatsNews | Rematch | Preparing | DoneNews | HeardNews | RefusedNews | Pong

export interface OfferEvent {
  type: 'offer'
  at: number
  seat: number
  declined: boolean
}

/** How the opening went for a seat. */
export interface Opened {
  guests: number
  level: number
  prestige: number
  regular: number
  seat: number
}

export interface OpeningEvent {
  type: 'opening'
  at: number
  round: number
  goal: string
  seats: Opened[]
}

/** An option of a game, its default first. */
export interface OptionInfo {
  name: string
  values: (string | number | boolean)[]
  default: string | number | boolean
}

/** What a browser says on a live socket. */
export type Order = Act | Undo | Resign | Back | Say | Ping

export interface OutEvent {
  type: 'pass'
  at: number
  seat: number
}

export interface OverEvent {
  type: 'over'
  at: number
}

export interface PanelEvent {
  type: 'panel'
  at: number
  seat: number
  panel: string
  cell: string
}

/** A panel in a museum; `type` is the amber's. */
export interface PanelView {
  cell: string
  panel: string
  type: 'aquatic' | 'botanical' | 'terrestrial' | null
}

export interface PartEvent {
  type: 'part'
  at: number
  seat: number
  tile: string
  fossil: string
  cell: string
}

/** What is printed on a piece. */
export interface PartInfo {
  letter: string
  land: number
  swamp: number
}

/** Parts of one's own in the place of a game's: pieces by name, how many of each an army has; or whatever numbers a game has. Empty where there are none. */
export interface Parts {
  kinds?: Record<string, PartInfo>
  rosters?: Record<string, Record<string, number>>
  numbers?: Record<string, unknown>
}

/** The tiles of a party. */
export interface PartyView {
  laid: (TileView | null)[]
  tiles: string[]
}

export interface PassEvent {
  type: 'pass'
  at: number
  holder: number
}

export interface PedestalEvent {
  type: 'pedestal'
  at: number
  seat: number
  fossil: string
  prestige: number
}

export interface PickEvent {
  type: 'pick'
  at: number
  seat: number
  field: string
}

/** A dinosaur by its zone and its place in the zone's list. */
export interface PieceAt {
  zone: string
  index: number
}

/** A piece on the board. */
export interface PieceView {
  could: string[]
  field: string
  kind: string | null
  reserve: boolean
  seat: number
  shown: boolean
  stuck: number
}

/** Is anybody there? */
export interface Ping {
  type: 'ping'
}

export interface PlaceEvent {
  type: 'place'
  at: number
  seat: number
  species: 'diplodocus' | 'parasaurolophus' | 'spinosaurus' | 'stegosaurus' | 'trex' | 'triceratops'
  place: string
}

/** Where a tile is laid: the field of its lower left corner, counted from 0. */
export interface PlaceView {
  column: number
  row: number
}

/** Steps in notation, each with the steps that can follow it. */
export interface Plans {
  [key: string]: Plans
}

/** Where everybody's points come from, after the first `number` steps. */
export interface Points {
  number: number
  seats: SeatPoints[]
  result: string | null
}

/** Points of a zone, with the dinosaurs that bring them and the reason. */
export interface PointsRow {
  zone: string
  points: number
  dinosaurs: (number | PieceAt)[]
  why: string
}

/** The points of a zoo as if the board ended now. */
export interface PointsView {
  river: number
  total: number
  trex: number
  zones: Record<string, number>
}

/** Yes. */
export interface Pong {
  type: 'pong'
}

/** Whether the strongest bots are still being made ready; told when it changes. */
export interface Preparing {
  type: 'preparing'
  preparing: boolean
}

/** Who is here: the seats, and how many watch. */
export interface Presence {
  type: 'presence'
  present: number[]
  watching: number
}

export interface PrestigeEvent {
  type: 'prestige'
  at: number
  seat: number
  amount: number
}

/** What a QR code is to say. */
export interface QrBody {
  text: string
}

export interface ReadyEvent {
  type: 'ready'
  at: number
}

/** A whole set-up that a seat can take as it is: kinds by field, kinds to hold back, and a field to note. */
export interface ReadyMade {
  name: string
  fields: Record<string, string>
  reserve: string[]
  note: string | null
}

/** Why nothing was done: a word for programs, a sentence for people. */
export interface Refusal {
  code: string
  say: string
}

/** A command was not carried out; null is a frame that could not be read. */
export interface RefusedNews {
  type: 'refused'
  command: string | null
  code: string
  say: string
}

/** The same people play again. There are no new keys: the old ones open the same people's seats. */
export interface Rematch {
  type: 'rematch'
  match: string
}

/** Hand the seat to a bot. */
export interface Resign {
  type: 'resign'
  command: string
}

/** How the game ended, by seat. */
export interface Result {
  scores: number[]
  winners: number[]
  places: number[]
}

export interface RollEvent {
  type: 'roll'
  at: number
  seat: number
  face: 'empty' | 'food_court' | 'grasslands' | 'no_trex' | 'restrooms' | 'woodlands'
}

export interface RoundEvent {
  type: 'round'
  at: number
  round: number
}

/** The goal of a round, and the levels that were reached. */
export interface RoundGoalView {
  goal: string | null
  levels: number[]
  reached: number[]
}

/** A row of the market. */
export interface RowView {
  price: number
  tiles: (string | null)[]
  type: 'aquatic' | 'botanical' | 'terrestrial'
}

/** A line of chat: one of the ready sentences, or a text. */
export interface Said {
  type: 'said'
  number: number
  seat: number
  preset: string | null
  text: string | null
  at: number
}

/** A ready sentence or a text. */
export interface Say {
  type: 'say'
  command: string
  text?: string | null
  preset?: string | null
}

/** A ready sentence or a text. */
export interface SayBody {
  command: string
  text?: string | null
  preset?: string | null
  seat?: number | null
}

/** Who sits on a seat. */
export interface Seat {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  level: string | null
  resigned: boolean
  away: boolean
  stand_in: string | null
  device: number | null
}

/** What a seat has left as of `now` of the message, in milliseconds. */
export interface SeatClock {
  left: number
  running: boolean
}

export interface SeatEvent {
  type: 'turn'
  at: number
  seat: number
}

/** What is wanted on a seat of a new table: a person, a bot, or somebody who is yet to come. */
export interface SeatPlan {
  kind: 'bot' | 'open' | 'person'
  name?: string
  level?: string
}

/** The points of a seat: all rows together are the total. */
export interface SeatPoints {
  seat: number
  total: number
  rows: PointsRow[]
  earlier: PointsRow[]
}

/** A seat and its zoo. */
export interface SeatView {
  banked: number
  choice: string | null
  chosen: boolean
  hand: ('diplodocus' | 'parasaurolophus' | 'spinosaurus' | 'stegosaurus' | 'trex' | 'triceratops')[] | null
  hand_size: number
  points: PointsView
  shown: 'diplodocus' | 'parasaurolophus' | 'spinosaurus' | 'stegosaurus' | 'trex' | 'triceratops' | null
  zoo: Record<string, ('diplodocus' | 'parasaurolophus' | 'spinosaurus' | 'stegosaurus' | 'trex' | 'triceratops' | null)[]>
}

/** Somebody joined, resigned, went away or came back, or a seat was moved to another device. */
export interface SeatsNews {
  type: 'seats'
  seats: Seat[]
  status: 'open' | 'over' | 'running'
}

export interface SellEvent {
  type: 'sell'
  at: number
  seat: number
  tile: string
  price: number
  archived: string | null
}

export interface SetEvent {
  type: 'set'
  at: number
  seat: number
  field: string
}

/** What a seat sets up, and where: enough to plan the whole army ahead. */
export interface SettingView {
  army: Record<string, number>
  firm: Record<string, number>
  leave: LeaveView[]
  note: boolean
  off_nest: string[]
  only_on: Record<string, string[]>
  reserve: HoldingView | null
  territory: string[]
}

export interface ShowEvent {
  type: 'show'
  at: number
  seat: number
  species: 'diplodocus' | 'parasaurolophus' | 'spinosaurus' | 'stegosaurus' | 'trex' | 'triceratops'
}

export interface SkippedEvent {
  type: 'skipped'
  at: number
  seat: number
}

/** A slot of the storage; `student` where it shows a doctoral student. */
export interface SlotView {
  student: boolean
  tile: string | null
}

export interface StandEvent {
  type: 'stand'
  at: number
  seat: number
  field: string
}

export interface StartEvent {
  type: 'start'
  at: number
  seat: number
  kind: 'aquatic' | 'botanical' | 'terrestrial'
  cell: string
  tiles: string[]
}

/** The server itself. The strongest opponents of games that are `preparing` play below their strength. */
export interface Status {
  version: string
  preparing: string[]
  local: boolean
  addresses: string[]
}

/** One entry of a log: who (-1 is chance) did what, in notation. */
export interface Step {
  seat: number
  do: string
}

export interface StepEvent {
  type: 'move'
  at: number
  seat: number
  start: string
  goal: string
  flight: boolean
}

/** The storage of a seat. */
export interface StorageView {
  free: number
  slots: SlotView[]
  symbols: number
}

export interface StoredEvent {
  type: 'stored'
  at: number
  seat: number
  tiles: string[]
}

export interface StudentsEvent {
  type: 'students'
  at: number
  seat: number
  site: number
  number: number
}

export interface TileEvent {
  type: 'draw'
  at: number
  seat: number
  site: number
  tile: string | null
}

/** A tile as its party laid it. */
export interface TileView {
  tile: string
  turn: number
}

export interface TilesEvent {
  type: 'draw'
  at: number
  party: number
  tiles: string[]
}

export interface TourEvent {
  type: 'tour'
  at: number
  seat: number
  of: 'entrance' | 'shop'
  kind: 'aquatic' | 'botanical' | 'terrestrial'
  amount: number
  guest: boolean
}

export interface TrapEvent {
  type: 'trap'
  at: number
  field: string
}

export interface TurnEvent {
  type: 'turn'
  at: number
  seat: number
}

/** Take back the own last choice, or so many. */
export interface Undo {
  type: 'undo'
  command: string
  steps?: number
}

/** How many of the own last steps are to be taken back. */
export interface UndoBody {
  command: string
  seat?: number | null
  steps?: number
}

export interface UpEvent {
  type: 'up'
  at: number
  seat: number
  moved: boolean
}

/** Something happened: the events since the last update and what the viewer sees now. */
export interface Update {
  type: 'update'
  status: 'open' | 'over' | 'running'
  number: number
  decision: number
  pending: number[]
  legal: string[]
  plans: Plans | null
  can_undo: boolean
  points: number[]
  seats: Seat[]
  clocks: (SeatClock | null)[]
  now: number
  result: Result | null
  events: Record<string, unknown>[]
  view: Record<string, unknown>
}

export interface WorkerEvent {
  type: 'worker'
  at: number
  seat: number
  goal: string
}

/** The workers of a seat; `fixed` and `used` by column; `usable` are the free ones that may still act in this phase. */
export interface WorkersView {
  fixed: number[]
  free: number
  placed: number
  total: number
  usable: number
  used: number[]
}
