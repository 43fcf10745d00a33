import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import { REQUIREMENTS, type RequirementKey } from '../../../server/catalogue/requirements'
import { CATEGORIES } from '../../../server/catalogue/types'
import { fullCatalogue } from '../../support/fullCatalogue'

const EACH = 60
const TOGETHER = 40
const { meals } = fullCatalogue()

/** How many meals of a category suit requirements, with swaps. */
function suitable(category: (typeof CATEGORIES)[number], keys: readonly RequirementKey[]): number {
  const diet = compileDiet({ requirements: new Map(keys.map((key) => [key, 'ADAPT'])), neverEaten: [] })
  const inCategory = meals.filter(({ meal }) => meal.categories.includes(category))
  return inCategory.filter((meal) => suitability(meal, diet).kind !== 'unsuitable').length
}

describe.each(CATEGORIES)('%s', (category) => {
  it.each(REQUIREMENTS.map(({ key }) => key))(`has at least ${EACH} meals for %s`, (key) => {
    expect(suitable(category, [key])).toBeGreaterThanOrEqual(EACH)
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
