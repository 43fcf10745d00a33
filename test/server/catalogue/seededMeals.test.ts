import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import { REQUIREMENTS, type RequirementKey, type RequirementMode } from '../../../server/catalogue/requirements'
import { CATEGORIES } from '../../../server/catalogue/types'
import { fullCatalogue } from '../../support/fullCatalogue'
import { LEAST_MEALS } from '../../support/leastMeals'

const TOGETHER = 40
const { meals } = fullCatalogue()

/** How many meals of a category suit requirements: with swaps, or strictly as they are. */
function suitable(
  category: (typeof CATEGORIES)[number],
  keys: readonly RequirementKey[],
  mode: RequirementMode = 'ADAPT',
): number {
  const diet = compileDiet({ requirements: new Map(keys.map((key) => [key, mode])), neverEaten: [] })
  const inCategory = meals.filter(({ meal }) => meal.categories.includes(category))
  return inCategory.filter((meal) => suitability(meal, diet).kind !== 'unsuitable').length
}

describe.each(CATEGORIES)('%s', (category) => {
  it.each(REQUIREMENTS.map(({ key }) => key))('has enough meals for %s', (key) => {
    expect(suitable(category, [key])).toBeGreaterThanOrEqual(LEAST_MEALS)
  })

  it(`has at least ${TOGETHER} vegan meals without gluten and nuts`, () => {
    expect(suitable(category, ['VEGAN', 'GLUTEN_FREE', 'NUT_FREE'])).toBeGreaterThanOrEqual(TOGETHER)
  })
})

it('most dinners that are not for the weekend take half an hour or less', () => {
  const weekdays = meals.filter(({ meal }) => meal.categories.includes('dinner') && !meal.tags.includes('weekend'))
  const soon = weekdays.filter(({ meal }) => meal.minutes <= 30)
  expect(soon.length).toBeGreaterThan(weekdays.length / 2)
})

/** Without swaps: the nine allergens of American labels, and the fourteen of European ones. */
const AMERICAN = [
  'DAIRY_FREE',
  'EGG_FREE',
  'FISH_FREE',
  'CRUSTACEAN_FREE',
  'TREE_NUT_FREE',
  'PEANUT_FREE',
  'WHEAT_FREE',
  'SOY_FREE',
  'SESAME_FREE',
] as const
const EUROPEAN = [
  ...AMERICAN,
  'GLUTEN_FREE',
  'CELERY_FREE',
  'MUSTARD_FREE',
  'SULPHITE_FREE',
  'LUPIN_FREE',
  'MOLLUSC_FREE',
] as const

it.each<[number, readonly RequirementKey[]]>([
  [90, AMERICAN],
  [60, EUROPEAN],
  [80, ['VEGAN', 'GLUTEN_FREE', 'NUT_FREE']],
  [80, ['NO_ONION_OR_GARLIC']],
  [40, ['VEGETARIAN', 'NO_ONION_OR_GARLIC']],
  [120, ['LOW_SODIUM']],
])('has at least %i dinners that suit %j as they are', (least, keys) => {
  expect(suitable('dinner', keys, 'STRICT')).toBeGreaterThanOrEqual(least)
})

it('has a thousand meals, sides and desserts among them', () => {
  const ofRole = (role: 'side' | 'dessert') => meals.filter(({ meal }) => meal.role === role).length
  expect(meals.length).toBeGreaterThanOrEqual(1000)
  expect(ofRole('side')).toBeGreaterThanOrEqual(30)
  expect(ofRole('dessert')).toBeGreaterThanOrEqual(20)
})

/** What all steps of a meal say. */
const said = ({ meal }: (typeof meals)[number]): string => meal.steps.join(' ')

it('a meal that freezes well or is made ahead says how long it keeps', () => {
  const tagged = (tag: 'freezes well' | 'make ahead') => meals.filter(({ meal }) => meal.tags.includes(tag))
  expect(tagged('freezes well').filter((meal) => !/freez/i.test(said(meal)))).toEqual([])
  const keeps = /\bkeeps?\b|ahead|overnight|fridge|chill|days?\b|freez/i
  expect(tagged('make ahead').filter((meal) => !keeps.test(said(meal)))).toEqual([])
})

it('poultry, pork and mince that are not stewed until tender are done at a temperature', () => {
  const isRaw = /^(chicken-(breast|thigh|mince|tenderloin|drumstick)|turkey-mince|pork-|(beef|lamb)-mince$)/
  const cooked = meals.filter(({ lines }) => lines.some(({ slug }) => isRaw.test(slug)))
  expect(cooked.length).toBeGreaterThan(150)
  const unsaid = cooked.filter(
    (meal) => !/\b7\d °C|\b68 °C|very tender|yields|gives way|breaks the meat|shreds|is tender/.test(said(meal)),
  )
  expect(unsaid.map(({ slug }) => slug)).toEqual([])
})
