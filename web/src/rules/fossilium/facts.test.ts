import { describe, expect, it } from 'vitest'
import { effectOf, FACTS, fieldsOf, jokerPrice, panelNumbers, ROWS, shares } from './facts'

describe('the rules page of Fossilium', () => {
  it('shares places among those who are tied', () => {
    const [first = 0, second = 0, third = 0] = FACTS.final.places
    expect(shares([9, 8, 7, 6])).toEqual([first, second, third, 0])
    expect(shares([5, 9, 5])).toEqual([Math.floor((second + third) / 2), first, Math.floor((second + third) / 2)])
  })

  it('gives a place also to who has nothing', () => {
    const [first = 0, second = 0] = FACTS.final.places
    expect(shares([0, 3])).toEqual([second, first])
    expect(shares([0, 0])).toEqual([Math.floor((first + second) / 2), Math.floor((first + second) / 2)])
  })

  it('knows what a joker costs, and that it is never less than nothing', () => {
    expect(jokerPrice(0)).toBe(FACTS.board.joker_price)
    expect(jokerPrice(4)).toBe(FACTS.board.joker_price - 4)
    expect(jokerPrice(30)).toBe(0)
  })

  it('has four columns in every row of the action board', () => {
    for (const row of ROWS) expect(fieldsOf(row)).toHaveLength(4)
    expect(fieldsOf('manage')[3]).toBeNull()
    expect(fieldsOf('tour').map((field) => field?.type)).toEqual([...FACTS.board.tour_types, null])
  })

  it('says of every fossil with an effect what it brings, and of others nothing', () => {
    for (const fossil of FACTS.fossils) expect(effectOf(fossil.name) === null).toBe(fossil.effect.most === 0)
  })

  it('has a number for every panel that needs one', () => {
    expect(panelNumbers('toilet').points).toBe(FACTS.panels.toilet)
    expect(panelNumbers('depot').many).toBe(FACTS.panels.depot)
    expect(panelNumbers('depot').points).toBe(FACTS.panels.depot_points)
    expect(panelNumbers('ticket').money).toBe(FACTS.panels.ticket)
  })
})
