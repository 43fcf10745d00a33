import { compileCatalogue, compileMeal } from '../../../server/catalogue/compileCatalogue'
import { ANY_DIET, compileDiet } from '../../../server/catalogue/compileDiet'
import { type Menu } from '../../../server/catalogue/menu'
import { makeEqualMeals, makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'
import { chiSquare, chiSquareLimit } from '../../support/chiSquare'
import { countSingle, idsOf, menu, pick } from './picks'

describe('how likely a meal is', () => {
  it.each([
    ['few meals', 60, 30_000],
    ['many meals', 600, 60_000],
  ])('is uniform over equal meals: %s', (_, size, times) => {
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

  it.each([
    ['few meals', 60],
    ['many meals', 900],
  ])('makes More three times as likely and Less a third: %s', (_, size) => {
    const tags = (index: number) => ({
      tags: index % 3 === 0 ? ['spicy' as const] : index % 3 === 1 ? ['budget' as const] : [],
    })
    const catalogue = compileCatalogue(makeEqualMeals(size, tags))
    const counts = countSingle(
      menu(
        catalogue,
        ANY_DIET,
        new Map([
          ['spicy', 'MORE'],
          ['budget', 'LESS'],
        ]),
      ),
      26_000,
    )
    const sums = [0, 0, 0]
    for (const [id, count] of counts) {
      const meal = catalogue.mealById.get(id)
      const group = meal?.meal.tags.includes('spicy') === true ? 0 : meal?.meal.tags.includes('budget') === true ? 1 : 2
      sums[group] = (sums[group] ?? 0) + count
    }
    expect(chiSquare(sums, [9 / 13, 1 / 13, 3 / 13])).toBeLessThan(chiSquareLimit(2))
  })

  it.each([
    ['few meals', 60, 20_000],
    ['many meals', 900, 20_000],
  ])('makes twice as likely what uses up something near its date: %s', (_, size, times) => {
    const catalogue = compileCatalogue(makeEqualMeals(size))
    const near = new Set(
      catalogue.meals.filter((_meal, index) => index % 3 === 0).map((meal) => meal.lines[0]?.slug ?? ''),
    )
    const counts = countSingle(menu(catalogue), times, { nearDate: near })
    const sums = [0, 0]
    for (const [id, count] of counts) {
      const uses = near.has(catalogue.mealById.get(id)?.lines[0]?.slug ?? '')
      sums[uses ? 0 : 1] = (sums[uses ? 0 : 1] ?? 0) + count
    }
    expect(chiSquare(sums, [1 / 2, 1 / 2])).toBeLessThan(chiSquareLimit(1))
    const others = [...counts].filter(([id]) => !near.has(catalogue.mealById.get(id)?.lines[0]?.slug ?? ''))
    expect(chiSquare(others.map(([, count]) => count))).toBeLessThan(chiSquareLimit(others.length - 1))
  })

  it('counts as used up what the swaps bring, and not what they take', () => {
    const { ingredients, meals } = makeEqualMeals(9)
    const catalogue = compileCatalogue({
      ingredients: [...ingredients, makeIngredient('cream', { contains: ['milk'] }), makeIngredient('oat-cream')],
      swaps: [makeSwap('cream', 'oat-cream')],
      meals: [...meals, makeMeal('swapped', [makeLine('main-000000'), makeLine('cream')])],
    })
    const diet = compileDiet({ requirements: new Map([['VEGAN', 'ADAPT']]), neverEaten: [] })
    const share = (slug: string) =>
      (countSingle(menu(catalogue, diet), 8000, { nearDate: new Set([slug]) }).get('swapped') ?? 0) / 8000
    expect(share('oat-cream')).toBeGreaterThan(0.16)
    expect(share('cream')).toBeLessThan(0.12)
  })

  it('makes recent and replaced meals less likely', () => {
    const of = menu(compileCatalogue(makeEqualMeals(10)))
    const recent = countSingle(of, 8000, { recent: ['meal-main-000003'] }).get('meal-main-000003') ?? 0
    expect(recent / 8000).toBeGreaterThan(0.015)
    expect(recent / 8000).toBeLessThan(0.04)
    expect(countSingle(of, 2000, { replaced: ['meal-main-000003'] }).get('meal-main-000003') ?? 0).toBeLessThan(15)
  })

  it('spreads main ingredients, and shares perishables without giving that up', () => {
    const { ingredients } = makeEqualMeals(0)
    const kinds = Array.from({ length: 12 }, (_, kind) => makeIngredient(`kind-${kind}`))
    const extras = Array.from({ length: 6 }, (_, n) => makeIngredient(`fresh-${n}`))
    const build = (perishable: boolean) =>
      menu(
        compileCatalogue({
          ingredients: [...ingredients, ...kinds, ...extras.map((extra) => ({ ...extra, perishable }))],
          swaps: [],
          meals: Array.from({ length: 72 }, (_, n) =>
            makeMeal(`meal-${n}`, [makeLine(`kind-${n % 12}`), makeLine(`fresh-${Math.floor(n / 12)}`)]),
          ),
        }),
      )
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
