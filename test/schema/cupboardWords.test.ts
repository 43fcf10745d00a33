import fc from 'fast-check'
import {
  applyWord,
  type CupboardState,
  CUPBOARD_UNITS,
  forgetOldest,
  keptIn,
  type Word,
} from '../../schema/cupboardWords'

const slug = fc.constantFrom('milk', 'salt', 'flour')
const word: fc.Arbitrary<Word> = fc.record({
  at: fc.integer({ min: 0, max: 5 }),
  by: fc.constantFrom('ana', 'ben', null),
  kept: fc.option(
    fc.record({
      amount: fc.option(fc.integer({ min: 1, max: 3 })),
      unit: fc.constantFrom(...CUPBOARD_UNITS),
      useBy: fc.constantFrom(null, '2026-11-30', '2026-12-01'),
    }),
  ),
})
const words = fc.array(fc.tuple(slug, word), { maxLength: 12 })
const EMPTY: CupboardState = new Map()
const applyAll = (said: readonly (readonly [string, Word])[]) =>
  said.reduce((state, [of, one]) => applyWord(state, of, one), EMPTY)
const sorted = (state: CupboardState) => [...state].sort(([one], [other]) => (one < other ? -1 : 1))

it('comes to the same whatever order words arrive in and however often', () => {
  fc.assert(
    fc.property(
      words.chain((said) =>
        fc.tuple(fc.constant(said), fc.shuffledSubarray([...said, ...said], { minLength: 2 * said.length })),
      ),
      ([said, shuffled]) => expect(sorted(applyAll(shuffled))).toEqual(sorted(applyAll(said))),
    ),
    { numRuns: 500 },
  )
})

it('keeps for each ingredient a word that none is later than', () => {
  fc.assert(
    fc.property(words, (said) => {
      for (const [of, { at }] of applyAll(said))
        expect(at).toBe(Math.max(...said.filter(([slug]) => slug === of).map(([, one]) => one.at)))
    }),
  )
})

it('counts being at home before not being there when both were said at once', () => {
  const kept = { amount: null, unit: null, useBy: null }
  const state = applyWord(applyWord(EMPTY, 'milk', { at: 1, by: 'ana', kept }), 'milk', {
    at: 1,
    by: 'ben',
    kept: null,
  })
  expect(keptIn(state)).toHaveLength(1)
})

it('forgets the oldest words about what is not there, and none about what is', () => {
  const kept = { amount: null, unit: null, useBy: null }
  const state: CupboardState = new Map([
    ['a', { at: 1, by: null, kept }],
    ['b', { at: 2, by: null, kept: null }],
    ['c', { at: 4, by: null, kept: null }],
    ['d', { at: 3, by: null, kept: null }],
  ])
  expect([...forgetOldest(state, 2).keys()]).toEqual(['a', 'c', 'd'])
  expect(forgetOldest(state, 3)).toBe(state)
})
