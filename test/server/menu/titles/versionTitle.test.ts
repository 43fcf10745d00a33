import { compileCatalogue } from '../../../../server/catalogue/compileCatalogue'
import { compileDiet } from '../../../../server/catalogue/compileDiet'
import type { CompiledMeal, CompiledSwap } from '../../../../server/catalogue/compiled'
import { suitability, swapsOf } from '../../../../server/catalogue/diet'
import { readCatalogue } from '../../../../server/catalogue/readCatalogue'
import { REQUIREMENTS, type RequirementKey } from '../../../../server/catalogue/requirements'
import { versionTitle } from '../../../../server/menu/titles/versionTitle'
import { NAMED_BY_REQUIREMENT } from '../../../support/namedAllergens'
import { brokenByName } from '../../../support/nameRule'

const catalogue = compileCatalogue(readCatalogue('seeds/catalogue'))

function mealNamed(name: string): CompiledMeal {
  const meal = catalogue.meals.find((one) => one.name === name)
  if (!meal) throw new Error(`no meal ${name}`)
  return meal
}

function swapsFor(meal: CompiledMeal, pairs: readonly (readonly [string, string | null])[]): CompiledSwap[] {
  return pairs.map(([from, to]) => {
    const swap = meal.ingredients.find(({ slug }) => slug === from)?.swaps.find((one) => (one.to?.slug ?? null) === to)
    if (!swap) throw new Error(`no swap ${from} > ${String(to)} in ${meal.name}`)
    return swap
  })
}

const TWICE = /\b(\w{3,})s? \1s?\b/

describe('the title of a version (CAT-18)', () => {
  it.each<[name: string, swaps: [string, string | null][], title: string]>([
    // What is put in its place, in the number that the name needs.
    ['Cashew chicken with snow peas', [['cashew', 'sunflower-seed']], 'Sunflower seed chicken with snow peas'],
    ['New Zealand bacon and egg pie', [['bacon', 'mushroom']], 'New Zealand mushroom and egg pie'],
    ['Baked eggs with ham, peas and leek', [['ham', 'mushroom']], 'Baked eggs with mushrooms, peas and leek'],
    ['Beef and broccoli with garlic sauce', [['broccoli', 'carrot']], 'Beef and carrots with garlic sauce'],
    // Under a word for its kind, and for a form of it.
    [
      'Chicken satay skewers with cucumber salad',
      [['peanut-butter', 'tahini']],
      'Chicken tahini skewers with cucumber salad',
    ],
    ['Steak and melted cheese rolls', [['mozzarella', 'vegan-mozzarella']], 'Steak and melted vegan mozzarella rolls'],
    [
      'Miso-glazed salmon with sesame greens',
      [['miso-paste-white', 'coconut-aminos']],
      'Coconut aminos-glazed salmon with sesame greens',
    ],
    // The longest name, so that coconut yoghurt is no coconut.
    [
      'Griddled pineapple with lime sugar and coconut yoghurt',
      [['coconut-yoghurt', 'soy-yoghurt']],
      'Griddled pineapple with lime sugar and soy yoghurt',
    ],
    // What is still true stays; a condition that the new food states makes it another one.
    [
      'Thin buckwheat pancakes with balsamic strawberries',
      [['balsamic-vinegar', 'rice-vinegar']],
      'Thin buckwheat pancakes with rice vinegar strawberries',
    ],
    [
      'Salmon, broccoli and ricotta pasta bake',
      [['pasta-shell', 'gluten-free-penne']],
      'Salmon, broccoli and ricotta pasta bake',
    ],
    [
      'Chicken and broccoli pesto penne',
      [['penne', 'gluten-free-penne']],
      'Chicken and broccoli pesto gluten-free penne',
    ],
    [
      'Spiced paneer and cabbage roti wraps',
      [['roti', 'gluten-free-wrap']],
      'Spiced paneer and cabbage gluten-free wraps',
    ],
    // Potatoes are no sweet potatoes, though these have the word.
    [
      'Pork steaks with mustard potatoes and minted peas',
      [['baby-potato', 'sweet-potato']],
      'Pork steaks with mustard sweet potato and minted peas',
    ],
    // Left out, wherever it stood.
    ['Neer dosa with tomato and coconut chutney', [['desiccated-coconut', null]], 'Neer dosa with tomato chutney'],
    ['Lemon rice with peanuts and green beans', [['peanut', null]], 'Lemon rice with green beans'],
    ['Vanilla quinoa porridge with strawberries', [['vanilla-extract', null]], 'Quinoa porridge with strawberries'],
    ['Roast carrot and hummus wraps with dukkah', [['dukkah', null]], 'Roast carrot and hummus wraps'],
    // What the rest of the name says already is not said twice.
    ['Carrot and pea upma with mustard seeds', [['frozen-peas', 'carrot']], 'Carrot upma with mustard seeds'],
    // Another food of the meal is meant.
    ['Beef barbacoa with lime rice', [['beef-stock', 'vegetable-stock']], 'Beef barbacoa with lime rice'],
  ])('of %s with %j is %s', (name, pairs, title) => {
    const meal = mealNamed(name)
    expect(versionTitle({ meal, swaps: swapsFor(meal, pairs) })).toBe(title)
  })

  it('is the name of a meal as it is', () => {
    for (const meal of catalogue.meals) expect(versionTitle({ meal, swaps: [] })).toBe(meal.name)
  })

  it('begins with a capital, has no gap and no word twice in a row, under every swap that a meal may have', () => {
    const odd = catalogue.meals.flatMap((meal) =>
      meal.ingredients.flatMap(({ swaps }) =>
        swaps
          .map((swap) => versionTitle({ meal, swaps: [swap] }))
          .filter(
            (title) =>
              !/^[\p{Lu}]/u.test(title) ||
              / {2}| $|^ |, ,/.test(title) ||
              (TWICE.test(title) && !TWICE.test(meal.name)),
          ),
      ),
    )
    expect([...new Set(odd)]).toEqual([])
  })
})

/** Dishes that are named by a word of the map of names and are made without the food: nothing in them is what it says. */
const NAMES_OF_DISHES: readonly string[] = [
  ...['bread', 'granola', 'korma', 'lasagne', 'porridge', 'scotch', 'teriyaki'],
  // Pesto without nuts, whose short name does not say so.
  ...['basil pesto', 'pesto'],
]
/** What is heated through may stay, and whatever a sauce is called may be made without onions: names do not say. */
const NOT_SAID_BY_NAMES: readonly RequirementKey[] = [
  'PREGNANCY',
  'NO_ONION_OR_GARLIC',
  'JAIN_STYLE',
  'NIGHTSHADE_FREE',
]

it('names nothing that was swapped away, by an independent map of names, for any one requirement', () => {
  const broken: string[] = []
  let namesBroken = 0
  for (const { key } of REQUIREMENTS) {
    if (NOT_SAID_BY_NAMES.includes(key)) continue
    const diet = compileDiet({ requirements: new Map([[key, 'ADAPT']]), neverEaten: [] })
    const says = (title: string): string[] =>
      brokenByName(title.charAt(0).toLowerCase() + title.slice(1), NAMED_BY_REQUIREMENT[key])
    for (const meal of catalogue.meals) {
      const swaps = swapsOf(suitability(meal, diet))
      if (swaps.length === 0) continue
      if (says(meal.name).length > 0) namesBroken += 1
      broken.push(...says(versionTitle({ meal, swaps })).map((said) => `${key}: ${said}`))
    }
  }
  expect(namesBroken).toBeGreaterThan(200)
  expect(broken.filter((said) => !NAMES_OF_DISHES.some((dish) => said.endsWith(`: ${dish}`)))).toEqual([])
})
