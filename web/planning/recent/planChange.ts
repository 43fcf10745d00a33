import type { RowChange, RowState } from '../../../schema/planChanges'
import { standingOf } from '../../../schema/standing'
import { categoryNamed } from '../../live/plan/planActInput'
import type { Entry } from '../../plan/plan'
import { keyOfVersion } from '../../plan/otherContent'
import { entryOfRow } from '../../plan/planAnswer'
import { servedIds } from '../../plan/served'
import type { ChangedRowStateFragment, ChangedServedFragment, RecentChangeFragment } from './operations.generated'

/** A row before or after a change, with what is shown of it. */
export interface ShownState extends RowState {
  readonly entry: Entry
}

/** What someone did to the plan in one go, as the page has it (docs/product.md PLAN-93). */
export interface PlanChange extends Pick<RecentChangeFragment, 'id' | 'kind' | 'at'> {
  /** null where the member is gone, or no one did it. */
  readonly by: { readonly name: string; readonly isViewer: boolean } | null
  readonly rows: readonly (RowChange & { readonly before: ShownState | null; readonly after: ShownState | null })[]
}

export const toPlanChange = ({ id, kind, at, by, rows }: RecentChangeFragment): PlanChange => ({
  ...{ id, kind, at, by },
  rows: rows.map(({ rowId, isMoved, before, after }) => ({
    before: before && toState(rowId, before),
    after: after && toState(rowId, after),
    ...(isMoved && { isMoved }),
  })),
})

/** What was served, as far as it is shown: the rest comes with the plan itself when it is back. */
const toVersion = ({ recipe, ...version }: ChangedServedFragment) => ({
  ...version,
  ...{ plate: '', swaps: [] },
  recipe: recipe && { ...recipe, sourceUrl: null, mainGroup: null },
})

function toState(id: string, state: ChangedRowStateFragment): ShownState {
  const { category, position, serves, hasSetServes, eaters, versionOf, version, text, leftoversOf, isFrozen } = state
  const frozen = isFrozen && version ? { ...version, name: version.recipe ? version.name : '' } : null
  const served = [
    ...(state.side ? [{ role: 'SIDE' as const, version: toVersion(state.side) }] : []),
    ...(state.dessert ? [{ role: 'DESSERT' as const, version: toVersion(state.dessert) }] : []),
  ]
  const content = frozen ? { version: frozen } : version && { dishes: [{ role: 'MAIN' as const, version }, ...served] }
  const entry = entryOfRow({ serves, content })
  return {
    ...{ id, category: categoryNamed(category), position, uniqueId: entry.uniqueId, ...servedIds(entry), entry },
    serves: hasSetServes ? serves : null,
    eaters: eaters && eaters.map((member) => member.id),
    variantOf: versionOf,
    ...standingOf(state),
    ...(text && { text: text.text, ...(text.isOut && { isOut: true }) }),
    ...(leftoversOf !== null && { leftoversOf }),
    ...(frozen && { frozen: keyOfVersion(frozen.id) }),
  }
}
