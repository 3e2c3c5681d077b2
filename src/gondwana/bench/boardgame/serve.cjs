// A table of five at which everybody may move at any time, with hands that the others do not see: about what a draft is.
// State in memory, as boardgame.io keeps it unless told otherwise.
const { Server } = require('boardgame.io/server')
const { ActivePlayers } = require('boardgame.io/core')

const SPECIES = ['trex', 'triceratops', 'stegosaurus', 'parasaurolophus', 'diplodocus', 'spinosaurus']
const PENS = ['forest', 'woods', 'prairie', 'meadow', 'solitary', 'king', 'river']

const deal = (random) => Array.from({ length: 6 }, () => SPECIES[random.Die(6) - 1])

const draft = {
  name: 'draft',
  setup: ({ ctx, random }) => ({
    hands: Object.fromEntries(ctx.playOrder.map((seat) => [seat, deal(random)])),
    zoos: Object.fromEntries(ctx.playOrder.map((seat) => [seat, Object.fromEntries(PENS.map((pen) => [pen, []]))])),
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    place: ({ G, playerID, random }, species, pen) => {
      const hand = G.hands[playerID]
      hand.splice(hand.indexOf(species), 1)
      const zoo = G.zoos[playerID][pen]
      zoo.push(species)
      if (zoo.length > 6) zoo.length = 0
      if (hand.length === 0) G.hands[playerID] = deal(random)
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
}

// The lobby on a port of its own: on the same one its routes are not found with the koa-compose that npm installs now.
const port = Number(process.argv[2])
const server = Server({ games: [draft], origins: [/.*/] })
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => console.log('ready'))
