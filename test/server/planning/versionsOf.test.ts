import * as fc from 'fast-check'
import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import { suitsWithSwaps } from '../../../server/catalogue/diet'
import type { RequirementKey, RequirementMode } from '../../../server/catalogue/requirements'
import type { CatalogueData, Tag } from '../../../server/catalogue/types'
import { versionsOf } from '../../../server/planning/versionsOf'
import { catalogueArbitrary, dietArbitrary } from '../../support/catalogueArbitraries'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'

const data: CatalogueData = {
  ingredients: [
    makeIngredient('rice'),
    makeIngredient('butter', { contains: ['milk'] }),
    makeIngredient('margarine', { contains: ['soy'] }),
  ],
  swaps: [makeSwap('butter', 'margarine')],
  meals: [makeMeal('risotto', [makeLine('rice'), makeLine('butter')], { tags: ['comfort'] })],
}

function person(
  id: string,
  requirements: Partial<Record<RequirementKey, RequirementMode>> = {},
  over: { portion?: number; never?: Tag } = {},
) {
  return {
    id,
    portion: over.portion ?? 100,
    diet: {
      requirements: new Map(Object.entries(requirements) as [RequirementKey, RequirementMode][]),
      neverEaten: new Set<string>(),
      disliked: new Set<string>(),
    },
    tags: new Map(over.never ? [[over.never, 'NEVER'] as const] : []),
  }
}
const versions = (...eaters: ReturnType<typeof person>[]) => {
  const [risotto] = compileCatalogue(data).meals
  if (!risotto) throw new Error('The fixtures have a risotto')
  return versionsOf(risotto, eaters).map(({ swaps, memberIds, serves }) => [
    swaps.map(({ to }) => to?.slug).join(),
    memberIds.join(),
    serves,
  ])
}

describe('the versions of a meal', () => {
  it('are one as it is and one with swaps, each for the portions of its eaters', () => {
    expect(
      versions(
        person('Ann'),
        person('Ben', {}, { portion: 150 }),
        person('Mia', { DAIRY_FREE: 'ADAPT' }, { portion: 50 }),
      ),
    ).toEqual([
      ['', 'Ann,Ben', 3],
      ['margarine', 'Mia', 1],
    ])
  })

  it('serve people whom no single version suits', () => {
    expect(versions(person('Sam', { SOY_FREE: 'STRICT' }), person('Mia', { DAIRY_FREE: 'ADAPT' }))).toEqual([
      ['', 'Sam', 1],
      ['margarine', 'Mia', 1],
    ])
  })

  it('are one where all agree', () => {
    expect(versions(person('Ann'), person('Ben'))).toEqual([['', 'Ann,Ben', 2]])
    expect(versions(person('Mia', { DAIRY_FREE: 'ADAPT' }), person('Sam', { DAIRY_FREE: 'ADAPT' }))).toEqual([
      ['margarine', 'Mia,Sam', 2],
    ])
  })

  it('are none where swaps are not allowed, do not serve all who need them, or a tag is never wanted', () => {
    expect(versions(person('Ann'), person('Mia', { DAIRY_FREE: 'STRICT' }))).toEqual([])
    expect(
      versions(
        person('Ann'),
        person('Mia', { DAIRY_FREE: 'ADAPT' }),
        person('Sam', { DAIRY_FREE: 'ADAPT', SOY_FREE: 'ADAPT' }),
      ),
    ).toEqual([])
    expect(versions(person('Ann'), person('Ben', {}, { never: 'comfort' }))).toEqual([])
    expect(versions()).toEqual([])
  })

  it('suit each of those who eat them, who are everyone once', () => {
    const cases = catalogueArbitrary.chain((all) =>
      fc.record({
        all: fc.constant(all),
        people: fc.array(dietArbitrary(all.ingredients.map(({ slug }) => slug)), { minLength: 1, maxLength: 5 }),
        portions: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 5, maxLength: 5 }),
      }),
    )
    fc.assert(
      fc.property(cases, ({ all, people, portions }) => {
        const eaters = people.map(({ requirements, bounds, neverEaten, disliked }, index) => ({
          id: String(index),
          portion: (portions[index] ?? 4) * 25,
          diet: { requirements, bounds, neverEaten: new Set(neverEaten), disliked: new Set(disliked) },
          tags: new Map(),
        }))
        for (const meal of compileCatalogue(all).meals) {
          const made = versionsOf(meal, eaters)
          expect(made.length).toBeLessThanOrEqual(2)
          if (made.length > 0)
            expect(made.flatMap(({ memberIds }) => memberIds).sort()).toEqual(eaters.map(({ id }) => id))
          for (const { swaps, memberIds, serves } of made) {
            expect(serves).toBeGreaterThanOrEqual(1)
            for (const id of memberIds) {
              const diet = people[Number(id)]?.diet
              expect(diet && suitsWithSwaps(meal, swaps, diet)).toBe(true)
            }
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})
