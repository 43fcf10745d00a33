import { type CompiledCatalogue, isOfCategory } from '../catalogue/compiled'
import { plateAddress } from '../catalogue/plateAddress'
import { REQUIREMENTS } from '../catalogue/requirements'
import { AREAS } from '../catalogue/types'
import { instructions } from '../cooking/instructions'
import type { Services } from '../platform/services'

/** What strangers are shown of the catalogue (web/product/picture/productFacts.ts). */
export interface WelcomeFacts {
  meals: number
  requirements: number
  plan: { category: (typeof CATEGORIES)[number]; name: string; minutes: number; plate: string }[]
  list: { area: string; lines: string[] }[]
  cooked: { name: string; step: number; steps: number; text: string }
}

const CATEGORIES = ['breakfast', 'lunch', 'dinner'] as const

/** The meals of the picture; in a catalogue without them others stand in. */
const SHOWN = [
  'ham-and-corn-crumpets-with-melted-cheese',
  'cauliflower-bhurji-with-peas',
  'lamb-and-spinach-gozleme-with-lemon',
  'lemony-masoor-dal-soup-with-sizzled-cumin',
  'moroccan-chicken-couscous-with-carrots-and-sultanas',
  'salmon-tray-bake-with-dill-potatoes',
]
/** How many meals of a category, areas of the list, and lines of each. */
const MOST = { meals: 2, areas: 3, lines: 2 }
/** The step that is read; the last one of a shorter recipe. */
const STEP = 2

/** What there is in the catalogue, and a little of it for the picture. */
export async function welcomeFacts(services: Services): Promise<WelcomeFacts> {
  const { compiled } = services.catalogue
  const all = [...SHOWN.flatMap((slug) => compiled.mealBySlug.get(slug) ?? []), ...compiled.meals]
  const shown = CATEGORIES.flatMap((category) =>
    [...new Set(all.filter((meal) => isOnlyOf(meal, category)))]
      .slice(0, MOST.meals)
      .map((meal) => ({ category, meal })),
  )
  const cooked = shown.find(({ category }) => category === 'dinner') ?? shown[0]
  const recipe = cooked ? await instructions(services, null, { slug: cooked.meal.slug, serves: 4 }) : null
  if (recipe === null) throw new Error('The catalogue has no meal to show')
  const step = Math.min(STEP, recipe.steps.length)
  const areas = AREAS.map((area) => ({
    area,
    lines: recipe.ingredients
      .filter(({ typicalLocation }) => typicalLocation === area)
      .map(({ recipeText }) => recipeText)
      .slice(0, MOST.lines),
  }))
  return {
    meals: compiled.meals.filter(({ meal }) => !meal.role).length,
    requirements: REQUIREMENTS.length,
    plan: shown.map(({ category, meal }) => ({
      category,
      name: meal.name,
      minutes: meal.meal.minutes,
      plate: plateAddress({ meal, swaps: [] }),
    })),
    list: areas.filter(({ lines }) => lines.length > 0).slice(0, MOST.areas),
    cooked: { name: recipe.name, step, steps: recipe.steps.length, text: recipe.steps[step - 1] ?? '' },
  }
}

/** Whether a plan shows a meal here first: no meal is to stand in two of its categories. */
function isOnlyOf(meal: CompiledCatalogue['meals'][number], category: (typeof CATEGORIES)[number]): boolean {
  const shown = SHOWN.indexOf(meal.slug)
  if (shown >= 0) return CATEGORIES[Math.floor(shown / MOST.meals)] === category
  return CATEGORIES.find((one) => isOfCategory(meal, one)) === category
}
