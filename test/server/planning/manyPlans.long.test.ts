import type { CompiledMeal, CompiledSwap } from '../../../server/catalogue/compiled'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { menuOf } from '../../../server/catalogue/menu'
import { REQUIREMENTS, type RequirementKey } from '../../../server/catalogue/requirements'
import { suitabilityTable } from '../../../server/catalogue/suitabilityTable'
import { CATEGORIES, type Fact } from '../../../server/catalogue/types'
import { pickMeals } from '../../../server/planning/pick'
import { brokenByAmount, slugsOf } from '../../support/amountsEaten'
import { fullCatalogue } from '../../support/fullCatalogue'
import { drawn, SEED } from '../../support/runs'

const PLANS = drawn(10_000)

/** What is eaten of a meal after its swaps, read from the recipe's own lines and nothing that the picker worked out. */
function factsEaten(meal: CompiledMeal, swaps: readonly CompiledSwap[]): (Fact | 'unknown')[] {
  return meal.ingredients.flatMap((ingredient) => {
    const isHot = meal.meal.hot?.includes(ingredient.slug) === true
    const swap = swaps.find(({ from }) => from.slug === ingredient.slug)
    const eaten = swap ? swap.to : ingredient
    return (eaten === null ? [] : (eaten.contains ?? ['unknown' as const])).filter(
      (fact) => !(isHot && fact === 'heat_first'),
    )
  })
}

const sets: RequirementKey[][] = [...REQUIREMENTS.map(({ key }) => [key]), ['VEGAN', 'GLUTEN_FREE', 'NUT_FREE']]

it.each(sets.map((keys) => [keys.join(' + '), keys] as const))(
  `${PLANS} plans under %s hold nothing that it forbids, and no more than it bounds`,
  (_name, keys) => {
    const forbidden = new Set<string>([
      'unknown',
      ...REQUIREMENTS.filter(({ key }) => keys.includes(key)).flatMap(({ forbidden: facts }) => [...facts]),
    ])
    const diet = compileDiet({ requirements: new Map(keys.map((key) => [key, 'ADAPT'])), neverEaten: [] })
    const menu = menuOf(suitabilityTable(fullCatalogue(), diet), new Map())
    const asked = Object.fromEntries(keys.map((one) => [one, 'ADAPT' as const]))
    const isSound = (meal: CompiledMeal, swaps: readonly CompiledSwap[]) =>
      !factsEaten(meal, swaps).some((fact) => forbidden.has(fact)) &&
      brokenByAmount(asked, meal.slug, slugsOf(swaps)).length === 0
    const judged = new Map<string, boolean>()
    let broken = 0
    for (let seed = 0; seed < PLANS; seed += 1) {
      const plan = pickMeals({
        menus: { breakfast: menu, lunch: menu, dinner: menu },
        counts: { breakfast: 1, lunch: 1, dinner: 1 },
        seed: SEED + seed,
      })
      for (const { meal, swaps } of CATEGORIES.flatMap((category) => plan[category].meals)) {
        const key = `${meal.id}|${swaps.map(({ from, to }) => `${from.slug}>${to?.slug ?? ''}`).join()}`
        const sound = judged.get(key) ?? isSound(meal, swaps)
        judged.set(key, sound)
        if (!sound) broken += 1
      }
    }
    expect(broken).toBe(0)
    expect(judged.size).toBeGreaterThan(60)
  },
)
