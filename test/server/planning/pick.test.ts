import * as fc from 'fast-check'
import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import { HOT } from '../../../server/catalogue/compiled'
import { ANY_DIET, compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability, suitsWithSwaps } from '../../../server/catalogue/diet'
import { REQUIREMENTS, type RequirementMode } from '../../../server/catalogue/requirements'
import { CATEGORIES } from '../../../server/catalogue/types'
import { catalogueAndDietArbitrary } from '../../support/catalogueArbitraries'
import { makeEqualMeals, makeLine, makeMeal } from '../../support/catalogueFixtures'
import { brokenByAmount, slugsOf } from '../../support/amountsEaten'
import { fullCatalogue } from '../../support/fullCatalogue'
import { idsOf, menu, pick } from './picks'

describe('pickMeals', () => {
  it('picks exactly as many suitable meals as wanted, never one twice while others are left, for any catalogue', () => {
    const counts = fc.record({ breakfast: fc.nat(10), lunch: fc.nat(10), dinner: fc.nat(10) })
    fc.assert(
      fc.property(catalogueAndDietArbitrary, counts, fc.nat(), ({ data, choice }, wanted, seed) => {
        const catalogue = compileCatalogue(data)
        const of = menu(catalogue, choice.diet)
        const result = pick(of, wanted, seed)
        const used = new Set<string>()
        for (const category of CATEGORIES) {
          const suitable = catalogue.meals.filter(
            (meal) => meal.meal.categories.includes(category) && suitability(meal, choice.diet).kind !== 'unsuitable',
          )
          const { meals, differentMeals, exclusions } = result[category]
          expect(meals).toHaveLength(suitable.length === 0 ? 0 : wanted[category])
          expect(differentMeals).toBe(suitable.length)
          const ids = [...used, ...meals.map(({ meal }) => meal.id)]
          const isShort = suitable.length === 0 ? wanted[category] > 0 : new Set(ids).size < ids.length
          expect(exclusions).toEqual(isShort ? of.categories[category].exclusions : [])
          for (const { meal, swaps } of meals) {
            expect(suitable).toContain(meal)
            expect(suitsWithSwaps(meal, swaps, choice.diet)).toBe(true)
            if (used.has(meal.id)) expect(suitable.every((other) => used.has(other.id))).toBe(true)
            used.add(meal.id)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('never breaks a diet in any of many plans of the catalogue that is shipped', () => {
    const catalogue = fullCatalogue()
    const modes = fc.constantFrom<RequirementMode>('STRICT', 'ADAPT')
    const someDiet = fc.record({
      keys: fc.subarray(
        REQUIREMENTS.map(({ key }) => key),
        { maxLength: 3 },
      ),
      mode: modes,
      neverEaten: fc.subarray(
        catalogue.ingredients.map(({ slug }) => slug),
        { maxLength: 4 },
      ),
    })
    for (const [seed, { keys, mode, neverEaten }] of fc.sample(someDiet, 150).entries()) {
      const diet = compileDiet({ requirements: new Map(keys.map((key) => [key, mode])), neverEaten })
      const forbidden = new Set<string>(
        REQUIREMENTS.filter(({ key }) => keys.includes(key)).flatMap((r) => [...r.forbidden]),
      )
      const result = pick(menu(catalogue, diet), { breakfast: 10, lunch: 10, dinner: 10 }, seed)
      for (const { meal, swaps } of CATEGORIES.flatMap((category) => result[category].meals)) {
        if (mode === 'STRICT' && neverEaten.length === 0) expect(swaps).toEqual([])
        const asked = Object.fromEntries(keys.map((key) => [key, mode]))
        expect(brokenByAmount(asked, meal.slug, slugsOf(swaps))).toEqual([])
        for (const [index, ingredient] of meal.ingredients.entries()) {
          const isHot = ((meal.flags[index] ?? 0) & HOT) !== 0
          const swap = swaps.find(({ from }) => from.slug === ingredient.slug)
          const eaten = swap === undefined ? ingredient : swap.to
          if (eaten === null) continue
          expect(neverEaten).not.toContain(eaten.slug)
          if (keys.length > 0)
            expect(eaten.contains?.some((fact) => forbidden.has(fact) && !(isHot && fact === 'heat_first'))).toBe(false)
        }
      }
    }
  })

  it('leaves a meal to the category that has no other', () => {
    const { ingredients } = makeEqualMeals(4)
    const lines = ingredients.map(({ slug }) => [makeLine(slug)])
    const catalogue = compileCatalogue({
      ingredients,
      swaps: [],
      meals: [
        makeMeal('both-1', lines[0] ?? [], { categories: ['breakfast', 'lunch', 'dinner'] }),
        makeMeal('both-2', lines[1] ?? [], { categories: ['breakfast', 'dinner'] }),
        makeMeal('morning', lines[2] ?? [], { categories: ['breakfast'] }),
      ],
    })
    for (let seed = 0; seed < 50; seed += 1) {
      const ids = idsOf(pick(menu(catalogue), { breakfast: 1, lunch: 1, dinner: 1 }, seed))
      expect(new Set(ids).size).toBe(3)
    }
  })

  it('leaves a meal to the category that has no other, for each of several rows', () => {
    const { ingredients } = makeEqualMeals(4)
    const lines = ingredients.map(({ slug }) => [makeLine(slug)])
    const catalogue = compileCatalogue({
      ingredients,
      swaps: [],
      meals: [
        makeMeal('both', lines[0] ?? [], { categories: ['breakfast', 'lunch'] }),
        ...[1, 2, 3].map((n) => makeMeal(`morning-${n}`, lines[n] ?? [], { categories: ['breakfast'] })),
      ],
    })
    for (let seed = 0; seed < 50; seed += 1) {
      const ids = idsOf(pick(menu(catalogue), { breakfast: 3, lunch: 1 }, seed))
      expect(new Set(ids).size).toBe(4)
    }
  })

  it('puts repeats as far apart as they can be', () => {
    for (let size = 1; size <= 6; size += 1) {
      const of = menu(compileCatalogue(makeEqualMeals(size)))
      for (let seed = 0; seed < 10; seed += 1) {
        const ids = idsOf(pick(of, { dinner: 10 }, seed))
        ids.forEach((id, row) => {
          const next = ids.indexOf(id, row + 1)
          if (next >= 0) expect(next - row).toBe(size)
        })
      }
    }
  })

  it('is the same under the same seed and another under another', () => {
    const of = menu(fullCatalogue())
    const wanted = { breakfast: 7, lunch: 7, dinner: 7 }
    expect(idsOf(pick(of, wanted, 'seed'))).toEqual(idsOf(pick(of, wanted, 'seed')))
    expect(idsOf(pick(of, wanted, 'seed'))).not.toEqual(idsOf(pick(of, wanted, 'other')))
  })

  it('never picks a tag that is set to Never, and says how many each reason excludes when nothing is left', () => {
    const catalogue = compileCatalogue(makeEqualMeals(5, () => ({ tags: ['spicy'] })))
    const result = pick(menu(catalogue, ANY_DIET, new Map([['spicy', 'NEVER']])), { dinner: 3 }, 1)
    expect(result.dinner).toEqual({
      meals: [],
      differentMeals: 0,
      exclusions: [{ reason: 'TAG', label: 'spicy', count: 5 }],
    })
    expect(result.lunch).toEqual({ meals: [], differentMeals: 0, exclusions: [] })
  })

  it('does not pick what is already in the plan', () => {
    const of = menu(compileCatalogue(makeEqualMeals(4)))
    const present = [0, 1, 2].map((n) => ({ category: 'lunch' as const, position: n, mealId: `meal-main-00000${n}` }))
    for (let seed = 0; seed < 30; seed += 1) {
      expect(idsOf(pick(of, { dinner: 1 }, seed, { present }))).toEqual(['meal-main-000003'])
    }
  })

  it('says how many different meals there are, and what excludes the others when one has to be repeated', () => {
    const catalogue = compileCatalogue(makeEqualMeals(7, (index) => ({ tags: index < 3 ? [] : ['spicy'] })))
    const of = menu(catalogue, ANY_DIET, new Map([['spicy', 'NEVER']]))
    const exclusions = [{ reason: 'TAG', label: 'spicy', count: 4 }]
    expect(pick(of, { dinner: 3 }, 1).dinner).toMatchObject({ differentMeals: 3, exclusions: [] })
    expect(pick(of, { dinner: 4 }, 1).dinner).toMatchObject({ differentMeals: 3, exclusions })
    const present = [0, 1, 2].map((n) => ({ category: 'dinner' as const, position: n, mealId: `meal-main-00000${n}` }))
    expect(pick(of, { dinner: 1 }, 1, { present }).dinner).toMatchObject({ differentMeals: 3, exclusions })
    expect(pick(of, { dinner: 1 }, 1, { present: present.slice(1) }).dinner).toMatchObject({ exclusions: [] })
  })
})
