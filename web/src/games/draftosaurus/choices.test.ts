import { describe, expect, it } from 'vitest'
import { around, Choices, placesOf, readChoice, wishes, without } from './choices'

describe('legal actions become things to take and places to point at', () => {
  it('reads every form of the notation', () => {
    expect(readChoice('trex forest')).toEqual({ action: 'trex forest', species: 'trex', place: 'forest' })
    expect(readChoice('trex pyramid 3')).toEqual({ action: 'trex pyramid 3', species: 'trex', place: 'pyramid 3' })
    expect(readChoice('discard trex')).toEqual({ action: 'discard trex', species: 'trex', place: null })
    expect(readChoice('choose trex')).toEqual({ action: 'choose trex', species: 'trex', place: null })
    expect(readChoice('place river')).toEqual({ action: 'place river', species: null, place: 'river' })
    expect(readChoice('move wood')).toEqual({ action: 'move wood', species: null, place: 'wood' })
    expect(readChoice('stay')).toEqual({ action: 'stay', species: null, place: 'quarantine' })
  })

  it('lights the places of the dinosaur that is taken, and of no other', () => {
    const choices = new Choices(['trex forest', 'trex river', 'diplodocus king'])
    expect([...choices.places('trex')]).toEqual(['forest', 'river'])
    expect([...choices.places(null)]).toEqual([])
    expect(choices.canTake('stegosaurus')).toBe(false)
    expect(choices.find('trex', 'king')).toBeUndefined()
    expect(choices.find('diplodocus', 'king')?.action).toBe('diplodocus king')
  })

  it('needs no dinosaur from the hand where the dinosaur is given', () => {
    const choices = new Choices(['move wood', 'move river', 'stay'])
    expect(choices.fromHand).toBe(false)
    expect([...choices.places(null)]).toEqual(['wood', 'river', 'quarantine'])
  })

  it('knows when taking a dinosaur is all', () => {
    expect(new Choices(['discard trex', 'discard diplodocus']).speciesOnly).toBe(true)
    expect(new Choices(['trex river']).speciesOnly).toBe(false)
    expect(new Choices([]).speciesOnly).toBe(false)
  })
})

describe('the table', () => {
  it('splits the pyramid into its cells', () => {
    expect(placesOf({ wood: [], pyramid: [null, 'trex', null], river: [] })).toEqual([
      'wood',
      'pyramid 0',
      'pyramid 1',
      'pyramid 2',
      'river',
    ])
  })

  it('takes one dinosaur out of a hand, not all of its kind', () => {
    expect(without(['trex', 'trex', 'diplodocus'], 'trex')).toEqual(['trex', 'diplodocus'])
    expect(without(['trex'], null)).toEqual(['trex'])
  })

  it('has the next seat to the left and the one before to the right', () => {
    expect(around(5, 0)).toEqual({ left: [1, 2], right: [4, 3] })
    expect(around(2, 1)).toEqual({ left: [0], right: [] })
    expect(around(3, 2)).toEqual({ left: [0], right: [1] })
  })

  it('writes a wish as the server does', () => {
    expect(wishes('trex', 'pyramid 1')).toEqual(['trex pyramid 1'])
    expect(wishes(null, 'quarantine')).toEqual(['place quarantine', 'stay'])
  })
})
