import { combineDiets } from '../catalogue/combineDiets'
import type { CompiledMeal } from '../catalogue/compiled'
import { compileDiet } from '../catalogue/compileDiet'
import { suitability } from '../catalogue/diet'
import { TAGS } from '../catalogue/types'
import type { SuitabilityKind } from '../generated/schemaTypes'
import type { Eater, Planned, TableMenu } from '../menu/tableMenu'
import { versionsOf } from './versionsOf'
import type { TableBlockView, VersionView } from './views'

/** A version of a recipe with those who eat it. */
export interface ServingView {
  readonly version: VersionView
  readonly eaters: readonly Eater[]
  readonly serves: number
  readonly meets: string[]
}

/** How a recipe stands to people at a table. */
export interface TableSuitabilityView {
  readonly kind: SuitabilityKind
  readonly servings: readonly ServingView[]
  readonly blockedBy: TableBlockView[]
}

/** How a recipe stands to those who eat it where it is planned (docs/product.md PLAN-41). */
export function tableSuitability(meal: CompiledMeal, table: TableMenu, planned: Planned): TableSuitabilityView {
  const { eaters } = table.forMeal(meal, planned)
  const servings = versionsOf(meal, eaters).map(({ swaps, memberIds, serves, meets }): ServingView => ({
    version: { chosen: { meal, swaps }, table, serves, planned: { ...planned, eaters: memberIds } },
    eaters: eaters.filter(({ id }) => memberIds.includes(id)),
    serves,
    meets: [...meets],
  }))
  const kind =
    servings.length === 0
      ? 'UNSUITABLE'
      : servings.every(({ version }) => version.chosen.swaps.length === 0)
        ? 'SUITABLE'
        : 'SUITABLE_WITH_SWAPS'
  return { kind, servings, blockedBy: servings.length === 0 ? blocksAt(meal, eaters) : [] }
}

/** What stands in the way of a meal, person by person; of all together where no one stands in the way alone. */
export function blocksAt(meal: CompiledMeal, eaters: readonly Eater[]): TableBlockView[] {
  const alone = eaters.flatMap((eater) => [
    ...blocksOf(meal, [eater]).map((block): TableBlockView => ({ member: eater, eaters: [eater], what: { block } })),
    ...TAGS.filter((tag) => meal.meal.tags.includes(tag) && eater.tags.get(tag) === 'NEVER').map(
      (tag): TableBlockView => ({ member: eater, eaters: [eater], what: { tag } }),
    ),
  ])
  return alone.length > 0 ? alone : blocksOf(meal, eaters).map((block) => ({ member: null, eaters, what: { block } }))
}

function blocksOf(meal: CompiledMeal, eaters: readonly Eater[]) {
  const answer = suitability(meal, compileDiet(combineDiets(eaters.map(({ diet }) => diet))))
  return answer.kind === 'unsuitable' ? answer.blocks : []
}
