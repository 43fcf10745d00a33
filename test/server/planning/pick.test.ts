import * as fc from 'fast-check'
import { compileCatalogue, compileMeal } from '../../../server/catalogue/compileCatalogue'
import type { CompiledCatalogue } from '../../../server/catalogue/compiled'
import { ANY_DIET, compileDiet, suitability, suitsWithSwaps, type Diet } from '../../../server/catalogue/diet'
import { menuOf, type Menu, type TagPreferences } from '../../../server/catalogue/menu'
import { REQUIREMENTS, type RequirementMode } from '../../../server/catalogue/requirements'
import { suitabilityTable } from '../../../server/catalogue/suitabilityTable'
import { CATEGORIES, type Category } from '../../../server/catalogue/types'
import { pickMeals, type PickInput, type PickResult } from '../../../server/planning/pick'
import { catalogueAndDietArbitrary } from '../../support/catalogueArbitraries'
import { makeEqualMeals, makeIngredient, makeLine, makeMeal } from '../../support/catalogueFixtures'
import { chiSquare, chiSquareLimit } from '../../support/chiSquare'
import { fullCatalogue } from '../../support/fullCatalogue'

function menu(catalogue: CompiledCatalogue, diet: Diet = ANY_DIET, tags: TagPreferences = new Map()): Menu {
  return menuOf(suitabilityTable(catalogue, diet), tags)
}

function pick(of: Menu, counts: Partial<Record<Category, number>>, seed: string | number, over: Partial<PickInput> = {}): PickResult {
  return pickMeals({ menu: of, counts: { breakfast: 0, lunch: 0, dinner: 0, ...counts }, seed, ...over })
}

const idsOf = (result: PickResult): string[] => CATEGORIES.flatMap((category) => result[category].meals.map(({ meal }) => meal.id))

/** How often each meal comes in `times` picks of one dinner. */
function countSingle(of: Menu, times: number, over: Partial<PickInput> = {}): Map<string, number> {
  const counts = new Map<string, number>(Array.from(of.categories.dinner.meals, (index) => (
    [of.table.catalogue.meals[index]?.id ?? '', 0]
  )))
  for (let seed = 0; seed < times; seed += 1) {
    for (const id of idsOf(pick(of, { dinner: 1 }, seed, over))) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

describe('pickMeals', () => {
  it('picks exactly as many suitable meals as wanted, never one twice while others are left, for any catalogue', () => {
    const counts = fc.record({ breakfast: fc.nat(10), lunch: fc.nat(10), dinner: fc.nat(10) })
    fc.assert(fc.property(catalogueAndDietArbitrary, counts, fc.nat(), ({ data, choice }, wanted, seed) => {
      const catalogue = compileCatalogue(data)
      const result = pick(menu(catalogue, choice.diet), wanted, seed)
      const used = new Set<string>()
      for (const category of CATEGORIES) {
        const suitable = catalogue.meals.filter((meal) => (
          meal.meal.categories.includes(category) && suitability(meal, choice.diet).kind !== 'unsuitable'
        ))
        const { meals, nothingSuits } = result[category]
        expect(meals).toHaveLength(suitable.length === 0 ? 0 : wanted[category])
        expect(nothingSuits !== null).toBe(suitable.length === 0 && wanted[category] > 0)
        for (const { meal, swaps } of meals) {
          expect(suitable).toContain(meal)
          expect(suitsWithSwaps(meal, swaps, choice.diet)).toBe(true)
          if (used.has(meal.id)) expect(suitable.every((other) => used.has(other.id))).toBe(true)
          used.add(meal.id)
        }
      }
    }), { numRuns: 300 })
  })

  it('never breaks a diet in any of many plans of the catalogue that is shipped', () => {
    const catalogue = fullCatalogue()
    const modes = fc.constantFrom<RequirementMode>('STRICT', 'ADAPT')
    const someDiet = fc.record({
      keys: fc.subarray(REQUIREMENTS.map(({ key }) => key), { maxLength: 3 }), mode: modes,
      neverEaten: fc.subarray(catalogue.ingredients.map(({ slug }) => slug), { maxLength: 4 }),
    })
    for (const [seed, { keys, mode, neverEaten }] of fc.sample(someDiet, 150).entries()) {
      const diet = compileDiet({ requirements: new Map(keys.map((key) => [key, mode])), neverEaten })
      const forbidden = new Set<string>(REQUIREMENTS.filter(({ key }) => keys.includes(key)).flatMap((r) => [...r.forbidden]))
      const result = pick(menu(catalogue, diet), { breakfast: 10, lunch: 10, dinner: 10 }, seed)
      for (const { meal, swaps } of CATEGORIES.flatMap((category) => result[category].meals)) {
        if (mode === 'STRICT' && neverEaten.length === 0) expect(swaps).toEqual([])
        for (const ingredient of meal.ingredients) {
          const swap = swaps.find(({ from }) => from.slug === ingredient.slug)
          const eaten = swap === undefined ? ingredient : swap.to
          if (eaten === null) continue
          expect(neverEaten).not.toContain(eaten.slug)
          if (keys.length > 0) expect(eaten.contains?.some((fact) => forbidden.has(fact))).toBe(false)
        }
      }
    }
  })

  it('leaves a meal to the category that has no other', () => {
    const { ingredients } = makeEqualMeals(4)
    const lines = ingredients.map(({ slug }) => [makeLine(slug)])
    const catalogue = compileCatalogue({ ingredients, swaps: [], meals: [
      makeMeal('both-1', lines[0] ?? [], { categories: ['breakfast', 'lunch', 'dinner'] }),
      makeMeal('both-2', lines[1] ?? [], { categories: ['breakfast', 'dinner'] }),
      makeMeal('morning', lines[2] ?? [], { categories: ['breakfast'] }),
    ] })
    for (let seed = 0; seed < 50; seed += 1) {
      const ids = idsOf(pick(menu(catalogue), { breakfast: 1, lunch: 1, dinner: 1 }, seed))
      expect(new Set(ids).size).toBe(3)
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

  it.each([['few meals', 60, 30_000], ['many meals', 600, 60_000]])('is uniform over equal meals: %s', (_, size, times) => {
    const counts = countSingle(menu(compileCatalogue(makeEqualMeals(size))), times)
    expect(counts.size).toBe(size)
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(size - 1))
  })

  it('is uniform in every row of a plan of equal meals', () => {
    const of = menu(compileCatalogue(makeEqualMeals(60)))
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 4000; seed += 1) {
      const id = idsOf(pick(of, { dinner: 7 }, seed))[6] ?? ''
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(59))
  })

  it.each([['few meals', 60], ['many meals', 900]])('makes More three times as likely and Less a third: %s', (_, size) => {
    const tags = (index: number) => ({ tags: index % 3 === 0 ? ['spicy' as const] : index % 3 === 1 ? ['budget' as const] : [] })
    const catalogue = compileCatalogue(makeEqualMeals(size, tags))
    const counts = countSingle(menu(catalogue, ANY_DIET, new Map([['spicy', 'MORE'], ['budget', 'LESS']])), 26_000)
    const sums = [0, 0, 0]
    for (const [id, count] of counts) {
      const meal = catalogue.mealById.get(id)
      const group = meal?.meal.tags.includes('spicy') === true ? 0 : meal?.meal.tags.includes('budget') === true ? 1 : 2
      sums[group] = (sums[group] ?? 0) + count
    }
    expect(chiSquare(sums, [9 / 13, 1 / 13, 3 / 13])).toBeLessThan(chiSquareLimit(2))
  })

  it('never picks a tag that is set to Never, and says how many each reason excludes when nothing is left', () => {
    const catalogue = compileCatalogue(makeEqualMeals(5, () => ({ tags: ['spicy'] })))
    const result = pick(menu(catalogue, ANY_DIET, new Map([['spicy', 'NEVER']])), { dinner: 3 }, 1)
    expect(result.dinner).toEqual({
      meals: [], nothingSuits: { total: 5, exclusions: [{ reason: 'TAG', label: 'spicy', count: 5 }] },
    })
    expect(result.lunch).toEqual({ meals: [], nothingSuits: null })
  })

  it('makes recent and replaced meals less likely', () => {
    const of = menu(compileCatalogue(makeEqualMeals(10)))
    const recent = countSingle(of, 8000, { recent: ['meal-main-000003'] }).get('meal-main-000003') ?? 0
    expect(recent / 8000).toBeGreaterThan(0.015)
    expect(recent / 8000).toBeLessThan(0.04)
    expect(countSingle(of, 2000, { replaced: ['meal-main-000003'] }).get('meal-main-000003') ?? 0).toBeLessThan(15)
  })

  it('does not pick what is already in the plan', () => {
    const of = menu(compileCatalogue(makeEqualMeals(4)))
    const present = [0, 1, 2].map((n) => ({ category: 'lunch' as const, position: n, mealId: `meal-main-00000${n}` }))
    for (let seed = 0; seed < 30; seed += 1) {
      expect(idsOf(pick(of, { dinner: 1 }, seed, { present }))).toEqual(['meal-main-000003'])
    }
  })

  it('spreads main ingredients, and shares perishables without giving that up', () => {
    const { ingredients } = makeEqualMeals(0)
    const kinds = Array.from({ length: 12 }, (_, kind) => makeIngredient(`kind-${kind}`))
    const extras = Array.from({ length: 6 }, (_, n) => makeIngredient(`fresh-${n}`))
    const build = (perishable: boolean) => menu(compileCatalogue({
      ingredients: [...ingredients, ...kinds, ...extras.map((extra) => ({ ...extra, perishable }))],
      swaps: [],
      meals: Array.from({ length: 72 }, (_, n) => (
        makeMeal(`meal-${n}`, [makeLine(`kind-${n % 12}`), makeLine(`fresh-${Math.floor(n / 12)}`)])
      )),
    }))
    const measure = (of: Menu) => {
      let distinct = 0
      let fresh = 0
      for (let seed = 0; seed < 600; seed += 1) {
        const meals = pick(of, { dinner: 7 }, seed).dinner.meals.map(({ meal }) => meal)
        distinct += new Set(meals.map((meal) => meal.mainKind)).size / 600
        fresh += new Set(meals.map((meal) => meal.lines[1]?.slug)).size / 600
      }
      return { distinct, fresh }
    }
    const shared = measure(build(true))
    const plain = measure(build(false))
    expect(plain.distinct).toBeGreaterThan(5.8)
    expect(shared.distinct).toBeGreaterThan(plain.distinct - 0.1)
    expect(shared.fresh).toBeLessThan(plain.fresh - 0.1)
  })

  it('offers a person’s own suitable dishes', () => {
    const catalogue = compileCatalogue(makeEqualMeals(3))
    const safe = compileMeal(catalogue, makeMeal('dish-safe', [makeLine('main-000000')]))
    const unknown = compileMeal(catalogue, makeMeal('dish-unknown', [makeLine('something else')]))
    const diet = compileDiet({ requirements: new Map([['VEGAN', 'ADAPT']]), neverEaten: [] })
    const counts = countSingle(menu(catalogue, diet), 2000, { dishes: [safe, unknown] })
    expect(counts.get('dish-unknown')).toBeUndefined()
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(3))
    expect(counts.get('dish-safe')).toBeGreaterThan(0)
  })
})
