import { CATEGORIES } from '../../../server/catalogue/types'
import { REQUIREMENTS } from '../../../server/catalogue/requirements'
import { pickMeals } from '../../../server/planning/pick'
import { NO_SETTINGS } from '../../../server/settings/readSettings'
import { eatersMenu, tastesOf } from '../../../server/menu/eatersMenu'
import { brokenByAmount, slugsOf } from '../../support/amountsEaten'
import { fullCatalogue } from '../../support/fullCatalogue'
import { drawn, SEED } from '../../support/runs'
import { brokenByNames, numbersFrom, randomSettings } from './randomSettings'

const ENTRIES = drawn(100_000)
/** Each requirement in each mode. */
const ROUNDS = 2 * REQUIREMENTS.length

test(`${ENTRIES} entries under random settings hold nothing that their ingredients’ names forbid, and no more than they bound`, () => {
  const next = numbersFrom(SEED)
  const broken = new Set<string>()
  let entries = 0
  for (let round = 0; entries < ENTRIES || round < ROUNDS; round += 1) {
    const settings = randomSettings(next, round)
    const requirements = new Map(Object.entries(settings.requirements)) as typeof NO_SETTINGS.requirements
    const neverEaten = settings.words.map(({ typed }) => typed).join(', ')
    const serves = [1, 0.5, 1.5][round % 3] ?? 1
    const tastes = tastesOf(fullCatalogue(), { ...NO_SETTINGS, requirements, neverEaten }, 100 * serves)
    const { menu } = eatersMenu(fullCatalogue(), [tastes], [])
    const menus = { breakfast: menu, lunch: menu, dinner: menu }
    const plan = pickMeals({ menus, counts: { breakfast: 10, lunch: 10, dinner: 10 }, seed: SEED + entries })
    for (const { meal, swaps } of CATEGORIES.flatMap((category) => plan[category].meals)) {
      entries += 1
      const original = meal.ingredients.map(({ name }) => name)
      const eaten = meal.ingredients.flatMap((ingredient) => {
        const swap = swaps.find(({ from }) => from.slug === ingredient.slug)
        return swap ? (swap.to?.name ?? []) : ingredient.name
      })
      const amounts = brokenByAmount(settings.requirements, meal.slug, slugsOf(swaps), serves)
      for (const one of [...brokenByNames(settings, eaten, original), ...amounts]) broken.add(`${meal.name}: ${one}`)
    }
  }
  expect([...broken]).toEqual([])
})
