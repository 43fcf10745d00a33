import { compileCatalogue, compileMeal } from '../../../server/catalogue/compileCatalogue'
import { swapFor, type CompiledMeal } from '../../../server/catalogue/compiled'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability, suitsWithSwaps, swapsOf } from '../../../server/catalogue/diet'
import { lintHeat } from '../../../server/catalogue/lint/lintHeat'
import { locateCatalogue } from '../../../server/catalogue/lint/located'
import { readCatalogueFiles } from '../../../server/catalogue/readCatalogue'
import type { RequirementKey, RequirementMode } from '../../../server/catalogue/requirements'
import type { CatalogueData, Fact, Meal } from '../../../server/catalogue/types'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'
import { fullCatalogueData } from '../../support/fullCatalogue'
import { MEAT_AND_MILK } from '../../support/namedAllergens'
import { NAMED_COLD } from '../../support/namedStates'
import { brokenByName, words } from '../../support/nameRule'

const diet = (key: RequirementKey, mode: RequirementMode = 'ADAPT') =>
  compileDiet({ requirements: new Map([[key, mode]]), neverEaten: [] })

const food = (slug: string, ...contains: Fact[]) => makeIngredient(slug, { contains })
const data: CatalogueData = {
  ingredients: [
    food('rice'),
    food('chicken', 'meat', 'poultry'),
    food('stock', 'meat', 'poultry'),
    food('vegetable-stock'),
    food('cream', 'milk'),
    food('cheese', 'milk'),
    food('coconut-cream'),
    food('feta', 'milk', 'heat_first'),
    food('halloumi', 'milk', 'heat_first'),
    food('pate', 'not_in_pregnancy'),
    food('mystery-cheese', 'milk', 'not_in_pregnancy'),
  ],
  swaps: [makeSwap('cream', 'coconut-cream'), makeSwap('stock', 'vegetable-stock'), makeSwap('mystery-cheese', 'feta')],
  meals: [],
}
const catalogue = compileCatalogue(data)
const meal = (foods: readonly string[], over: Partial<Meal> = {}): CompiledMeal =>
  compileMeal(
    catalogue,
    makeMeal(
      'meal',
      foods.map((slug) => makeLine(slug)),
      over,
    ),
  )
const swapped = (of: CompiledMeal, key: RequirementKey, mode?: RequirementMode) => {
  const answer = suitability(of, diet(key, mode))
  if (answer.kind === 'unsuitable')
    return answer.blocks.map(({ ingredient, fact }) => `${ingredient.slug} ${String(fact)}`)
  return swapsOf(answer).map(({ from, to }) => `${from.slug} → ${to?.slug ?? 'nothing'}`)
}

describe('meat and milk in one meal (DIET-22)', () => {
  test('either alone suits, and what can be swapped is: the milk of a meat meal, the meat of a milk meal', () => {
    expect(swapped(meal(['chicken', 'rice']), 'KOSHER_STYLE', 'STRICT')).toEqual([])
    expect(swapped(meal(['cheese', 'cream']), 'KOSHER_STYLE', 'STRICT')).toEqual([])
    expect(swapped(meal(['chicken', 'cream']), 'KOSHER_STYLE')).toEqual(['cream → coconut-cream'])
    expect(swapped(meal(['cheese', 'stock']), 'KOSHER_STYLE')).toEqual(['stock → vegetable-stock'])
    expect(swapped(meal(['rice', 'stock', 'cream']), 'KOSHER_STYLE')).toHaveLength(1)
  })

  test('both that stay do not suit, nor both at all under Strict; what is said is what stands in the way', () => {
    expect(swapped(meal(['chicken', 'cheese']), 'KOSHER_STYLE')).toEqual(['cheese milk'])
    expect(swapped(meal(['chicken', 'cream']), 'KOSHER_STYLE', 'STRICT')).toEqual(['cream milk'])
    expect(swapped(meal(['cheese', 'feta', 'chicken']), 'KOSHER_STYLE')).toEqual(['chicken meat'])
  })

  test('what an own dish may hold counts as held', () => {
    const cheese = catalogue.ingredientBySlug.get('cheese')
    if (!cheese) throw new Error('There is cheese')
    const dish = compileMeal(catalogue, makeMeal('own', [makeLine('chicken')]), [], [cheese])
    expect(suitability(dish, diet('KOSHER_STYLE')).kind).toBe('unsuitable')
  })

  test('a side or dessert has neither, so that it may be served with any meal', () => {
    expect(swapped(meal(['rice', 'cheese'], { role: 'side' }), 'KOSHER_STYLE')).toEqual(['cheese milk'])
    expect(swapped(meal(['rice', 'chicken'], { role: 'dessert' }), 'KOSHER_STYLE')).toEqual(['chicken meat'])
    expect(swapped(meal(['rice', 'cream'], { role: 'side' }), 'KOSHER_STYLE')).toEqual(['cream → coconut-cream'])
  })
})

describe('what must be heated first (DIET-23)', () => {
  test('suits where the meal heats it, and nowhere else', () => {
    expect(swapped(meal(['rice', 'feta']), 'PREGNANCY')).toEqual(['feta heat_first'])
    expect(swapped(meal(['rice', 'feta'], { hot: ['feta'] }), 'PREGNANCY', 'STRICT')).toEqual([])
    expect(swapped(meal(['feta', 'halloumi'], { hot: ['feta'] }), 'PREGNANCY')).toEqual(['halloumi heat_first'])
    expect(swapped(meal(['rice', 'pate'], { hot: ['pate'] }), 'PREGNANCY')).toEqual(['pate not_in_pregnancy'])
  })

  test('is swapped in where what it stands in for is heated', () => {
    const cold = meal(['rice', 'mystery-cheese'])
    const hot = meal(['rice', 'mystery-cheese'], { hot: ['mystery-cheese'] })
    expect(swapped(cold, 'PREGNANCY')).toEqual(['mystery-cheese not_in_pregnancy'])
    expect(swapped(hot, 'PREGNANCY')).toEqual(['mystery-cheese → feta'])
    const swaps = hot.ingredients.flatMap(({ swaps: [first] }) => first ?? [])
    expect([cold, hot].map((one) => suitsWithSwaps(one, swaps, diet('PREGNANCY')))).toEqual([false, true])
  })
})

/** Names of what each meal is eaten with, where it suits. */
function eaten(all: CatalogueData, key: RequirementKey): { slug: string; hot: string[]; cold: string[] }[] {
  return compileCatalogue(all).meals.flatMap((one) => {
    const answer = suitability(one, diet(key))
    if (answer.kind === 'unsuitable') return []
    const names = one.ingredients.flatMap((ingredient) => {
      const swap = swapFor(swapsOf(answer), ingredient)
      const to = swap === undefined ? ingredient : swap.to
      return to ? [{ name: to.name, isHot: one.meal.hot?.includes(ingredient.slug) === true }] : []
    })
    const namesOf = (wanted: boolean) => names.filter(({ isHot }) => isHot === wanted).map(({ name }) => name)
    return [{ slug: one.slug, hot: namesOf(true), cold: namesOf(false) }]
  })
}

/** Meals that suit Kosher style and by their names have both meat and milk. */
const together = (all: CatalogueData): string[] =>
  eaten(all, 'KOSHER_STYLE').flatMap(({ slug, hot, cold }) => {
    const has = MEAT_AND_MILK.map((rule) => [...hot, ...cold].some((name) => brokenByName(name, [rule]).length > 0))
    return has.every(Boolean) ? [slug] : []
  })

const coldInPregnancy = (all: CatalogueData): string[] =>
  eaten(all, 'PREGNANCY').flatMap(({ slug, cold }) =>
    cold.flatMap((name) => brokenByName(name, NAMED_COLD).map((word) => `${slug}: ${word}`)),
  )

test('by names, no meal has meat with milk, nor anything cold that has to be hot; planted faults are seen', () => {
  const all = fullCatalogueData()
  expect(together(all)).toEqual([])
  expect(coldInPregnancy(all)).toEqual([])
  const without = (slug: string, fact: Fact): CatalogueData => ({
    ...all,
    ingredients: all.ingredients.map((one) =>
      one.slug === slug ? { ...one, contains: (one.contains ?? []).filter((each) => each !== fact) } : one,
    ),
  })
  expect(together(without('butter', 'milk')).length).toBeGreaterThan(0)
  const ungrouped = all.ingredients.map((one) =>
    one.slug === 'feta' && one.composition
      ? {
          ...one,
          composition: {
            ...one.composition,
            names: one.composition.names.filter((name) => name !== 'food to heat in pregnancy'),
          },
        }
      : one,
  )
  expect(coldInPregnancy({ ...all, ingredients: ungrouped }).length).toBeGreaterThan(0)
})

const HEATED = words(`
  bak(e|ed), baking, fr(y|ied), simmer, boil, grill, roast(ed)?, poach, sear, cook(ed)?, brown, toast, toss, steaming hot, surface trembles,
  until steaming, bubbled?, pour in the egg, waffle iron, scramble`)
/** The end of a recipe whose egg stays soft. */
const SOFT = /soft(ly)? (set|yolk)|barely set|just set|still wet|jammy|runny|wobble|yolk as you like/i

test('each mark is of a food that a step from its first on heats, and no step leaves it soft (DIET-23)', () => {
  const marked = fullCatalogueData().meals.filter(({ hot }) => hot)
  expect(marked.length).toBeGreaterThan(60)
  const wrong = marked.flatMap(({ slug, steps, hot }) =>
    (hot ?? [])
      .filter((one) => {
        const from = steps.findIndex((step) => step.includes(`{${one}`))
        const after = steps.slice(from)
        return (
          from < 0 ||
          !after.some((step) => HEATED.test(step)) ||
          (one === 'egg' && after.some((step) => SOFT.test(step)))
        )
      })
      .map((one) => `${slug}: ${one}`),
  )
  expect(wrong).toEqual([])
})

test('the linter finds a mark of heat on food that is eaten cold anyway, or that is not there (DIET-23)', () => {
  const files = readCatalogueFiles('seeds/catalogue')
  const { meals, ...rest } = locateCatalogue(files)
  const lintMarks = (hot: string[]) => {
    const planted = meals.filter(({ value }) => value.slug === 'mumbai-masala-omelette')
    return lintHeat({ ...rest, meals: planted.map((meal) => ({ ...meal, value: { ...meal.value, hot } })) })
  }
  expect(lintMarks(['egg'])).toEqual([])
  expect(lintMarks(['tomato'])).toMatchObject([{ message: 'tomato is no food that has to be heated' }])
  expect(lintMarks(['egg', 'feta'])).toMatchObject([{ message: 'feta is not in the list of ingredients' }])
})
