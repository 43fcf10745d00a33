import type { RowChange } from '../../../../schema/planChanges'
import { changesBetween } from '../../../../schema/planChanges'
import { CATEGORY_ENUM, emptyEntry, type Plan } from '../../../../web/plan/plan'
import { rowsById, toPlanRows } from '../../../../web/plan/planRows'
import type { PlanChange, ShownState } from '../../../../web/planning/recent/planChange'
import { versionAnswer } from '../../plan/samples'

let count = 0

/** What someone did, of a plan before and after it. */
export function changeOf(before: Plan, after: Plan, more: Partial<PlanChange> = {}): PlanChange {
  count += 1
  const shown = (plan: Plan, state: RowChange['before']): ShownState | null =>
    state && { ...state, entry: rowsById(plan).get(state.id) ?? emptyEntry() }
  const rows = changesBetween(toPlanRows(before), toPlanRows(after)).map((change) => ({
    ...change,
    before: shown(before, change.before),
    after: shown(after, change.after),
  }))
  return { id: `change-${count}`, kind: 'EDITED', at: 0, by: { name: 'Ben', isViewer: false }, rows, ...more }
}

/** A change as the API answers it. */
export function changeAnswer({ by, rows, ...change }: PlanChange): object {
  return {
    __typename: 'PlanChange',
    ...change,
    by: by && { __typename: 'HouseholdMember', id: by.name, ...by },
    rows: rows.map(({ before, after, isMoved = false }) => ({
      __typename: 'PlanRowChange',
      rowId: (after ?? before)?.id,
      isMoved,
      before: stateAnswer(before),
      after: stateAnswer(after),
    })),
  }
}

function stateAnswer(state: ShownState | null): object | null {
  if (!state) return null
  const { entry, category, position, date = null, serves, eaters, isLocked = false, isWeekly = false } = state
  const { text, isOut = false, leftoversOf = null, frozen, variantOf } = state
  return {
    __typename: 'PlanRowState',
    ...{ category: CATEGORY_ENUM[category], position, date, isLocked, isWeekly, leftoversOf },
    serves: serves ?? entry.numServes,
    hasSetServes: serves !== null,
    eaters: eaters && eaters.map((id) => ({ __typename: 'HouseholdMember', id })),
    versionOf: variantOf,
    text: text ? { __typename: 'PlannedText', text, isOut } : null,
    side: entry.side ? versionAnswer(entry.side) : null,
    dessert: entry.dessert ? versionAnswer(entry.dessert) : null,
    isFrozen: frozen !== undefined,
    version:
      entry.uniqueId || frozen
        ? {
            __typename: 'RecipeVersion',
            id: `RecipeVersion:${entry.uniqueId || frozen}`,
            name: entry.name,
            isAdapted: entry.isCustomised,
            plate: entry.plate ?? '',
            swaps: [],
            recipe: {
              __typename: 'Meal',
              slug: entry.slug,
              minutes: entry.minutes,
              picture: entry.picture,
              sourceUrl: null,
              mainGroup: { __typename: 'IngredientGroup', label: entry.mainIngredient },
            },
          }
        : null,
  }
}
