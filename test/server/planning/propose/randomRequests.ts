import type { CompiledCatalogue } from '../../../../server/catalogue/compiled'
import { encodeMealEntryId } from '../../../../server/catalogue/mealEntryId'
import { CATEGORIES, type Category, TAGS } from '../../../../server/catalogue/types'
import type { ProposePlanInput, TargetNutrient } from '../../../../server/generated/schemaTypes'
import { tastesOf } from '../../../../server/menu/eatersMenu'
import { menuOfTable } from '../../../../server/menu/tableMenu'
import { NO_OPINIONS, type ProblemRow } from '../../../../server/planning/search/problem'
import { NO_SETTINGS } from '../../../../server/settings/readSettings'
import { NO_WISHES } from '../../../../server/wishes/wishes'
import { randomSettings } from '../randomSettings'
import { oneOf } from '../randomTables'
import type { RandomProblem } from '../search/randomProblems'
import { PERSON } from '../search/weeks'

/** A request for a plan, and the same as the problem of a household of one, for the rules that plans of households keep. */
export interface RandomRequest extends RandomProblem {
  readonly input: ProposePlanInput
}

const NUTRIENTS: readonly TargetNutrient[] = ['ENERGY', 'PROTEIN', 'FIBRE', 'SODIUM', 'SATURATED_FAT']

/** Up to three requirements and two words, tags, targets and meals that stay, for up to ten meals of each category. */
export function randomRequest(catalogue: CompiledCatalogue, next: () => number): RandomRequest {
  const settings = randomSettings(next)
  const requirements = new Map(Object.entries(settings.requirements)) as typeof NO_SETTINGS.requirements
  const words = settings.words.map(({ typed }) => typed)
  const tags = new Map(TAGS.filter(() => next() < 0.15).map((tag) => [tag, oneOf(next, ['MORE', 'LESS', 'NEVER'])]))
  const said = { ...NO_SETTINGS, requirements, neverEaten: words.join(', '), tagPreferences: tags as never }
  const table = menuOfTable(catalogue, [{ ...PERSON, ...tastesOf(catalogue, said) }], [])
  const counts = new Map(CATEGORIES.map((category) => [category, Math.floor(next() ** 2 * 11)]))
  const kept = new Map<string, ProblemRow['chosen']>()
  const rows = CATEGORIES.flatMap((category) => {
    const { menu, offered } = table.forCategory(category)
    const meals = offered(category)
    return Array.from({ length: counts.get(category) ?? 0 }, (_, position): ProblemRow => {
      const chosen = meals.length > 0 && next() < 0.15 ? oneOf(next, meals) : null
      const id = `${category} ${position}`
      if (chosen) kept.set(id, chosen)
      return { id, category, date: null, serves: 2, eaters: [], menu, chosen, isLocked: chosen !== null }
    })
  })
  const input: ProposePlanInput = {
    counts: [...counts].map(([category, count]) => ({ category, count })),
    keep: [...kept].flatMap(([id, chosen]) => {
      const [category, position] = id.split(' ')
      const recipe = chosen && (next() < 0.5 ? encodeMealEntryId(chosen.meal.id, chosen.swaps) : chosen.meal.slug)
      return recipe ? [{ category: category as Category, position: Number(position), recipe }] : []
    }),
    requirements: [...requirements].map(([requirement, setting]) => ({ requirement, setting })),
    neverEaten: words,
    tags: [...tags].map(([tag, setting]) => ({ tag: tag.replaceAll(' ', '-'), setting: setting as 'MORE' })),
    targets: NUTRIENTS.filter(() => next() < 0.2).map((nutrient) => ({ nutrient, atLeast: 20, atMost: 9000 })),
    seed: String(next()),
  }
  const nothing = { recent: [], replaced: [], nearDate: new Set<string>(), prices: null, dishes: [], seed: 0 }
  const problem = { catalogue, rows, wishes: NO_WISHES, opinions: NO_OPINIONS, ...nothing }
  return { input, problem, household: { table, settingsOf: () => [settings] }, named: new Map() }
}
