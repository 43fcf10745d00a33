import * as fc from 'fast-check'
import { combineDiets, combineTags } from '../../../server/catalogue/combineDiets'
import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability, suitsWithSwaps, swapsOf } from '../../../server/catalogue/diet'
import type { TagSetting } from '../../../server/catalogue/menu'
import { catalogueArbitrary, dietArbitrary } from '../../support/catalogueArbitraries'

/** Any catalogue with the diets of one to five people over its ingredients. */
const tableArbitrary = catalogueArbitrary.chain((data) =>
  fc.record({
    data: fc.constant(data),
    people: fc.array(dietArbitrary(data.ingredients.map(({ slug }) => slug)), { minLength: 1, maxLength: 5 }),
  }),
)

describe('the diets of people who eat together', () => {
  it('offer what suits each of them with exactly the same swaps', () => {
    fc.assert(
      fc.property(tableArbitrary, ({ data, people }) => {
        const together = compileDiet(combineDiets(people))
        for (const meal of compileCatalogue(data).meals) {
          const answer = suitability(meal, together)
          if (answer.kind === 'unsuitable') continue
          for (const { diet } of people) expect(suitsWithSwaps(meal, swapsOf(answer), diet)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('offer what every one of them could eat as it is, and nothing that suits one of them in no way', () => {
    fc.assert(
      fc.property(tableArbitrary, ({ data, people }) => {
        const together = compileDiet(combineDiets(people))
        for (const meal of compileCatalogue(data).meals) {
          const alone = people.map(({ diet }) => suitability(meal, diet).kind)
          const { kind } = suitability(meal, together)
          if (alone.includes('unsuitable')) expect(kind).toBe('unsuitable')
          expect(kind === 'suitable').toBe(alone.every((one) => one === 'suitable'))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('never offer more when one more person eats, in whatever order they come', () => {
    fc.assert(
      fc.property(tableArbitrary, ({ data, people }) => {
        const together = compileDiet(combineDiets(people))
        expect(compileDiet(combineDiets([...people].reverse())).key).toBe(together.key)
        const before = compileDiet(combineDiets(people.slice(1)))
        for (const meal of compileCatalogue(data).meals)
          if (suitability(meal, together).kind !== 'unsuitable')
            expect(suitability(meal, before).kind).not.toBe('unsuitable')
      }),
      { numRuns: 200 },
    )
  })

  it('are the diet of one of them where the others ask for the same or for nothing', () => {
    fc.assert(
      fc.property(dietArbitrary(['a', 'b', 'c']), (one) => {
        const nothing = { requirements: new Map(), neverEaten: [] }
        expect(compileDiet(combineDiets([one])).key).toBe(one.diet.key)
        expect(compileDiet(combineDiets([nothing, one, one])).key).toBe(one.diet.key)
      }),
    )
  })

  it('are Strict where one is Strict and another Adapt', () => {
    const asks = (mode: 'STRICT' | 'ADAPT') => ({ requirements: new Map([['VEGAN', mode]] as const), neverEaten: [] })
    for (const people of [
      [asks('STRICT'), asks('ADAPT')],
      [asks('ADAPT'), asks('STRICT')],
    ])
      expect(combineDiets(people).requirements.get('VEGAN')).toBe('STRICT')
  })
})

test.each<[TagSetting[], TagSetting | undefined]>([
  [['MORE'], 'MORE'],
  [['LESS'], 'LESS'],
  [['MORE', 'MORE', 'NEVER'], 'NEVER'],
  [['MORE', 'LESS'], undefined],
  [['MORE', 'MORE', 'LESS'], 'MORE'],
  [['LESS', 'MORE', 'LESS'], 'LESS'],
  [[], undefined],
])('tags that are set to %j by those who eat count as %s', (settings, together) => {
  const people = [new Map(), ...settings.map((setting) => new Map([['spicy', setting]] as const))]
  expect(combineTags(people).get('spicy')).toBe(together)
})
