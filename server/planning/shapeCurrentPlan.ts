import type { PlanRow as StoredRow } from '../../schema/planOperations'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { CATEGORIES, type Category } from '../catalogue/types'
import type { DishRole } from '../generated/schemaTypes'
import type { TableMenu } from '../menu/tableMenu'
import type { PlanRow as OpenRow } from './readPlanInput'
import { cookedEarlier } from './rowContent'
import { scrubMeal, scrubPlan } from './scrubPlan'
import { toDishRole } from './servedDishes'
import { openEntry } from './shapePlan'
import { toEntry } from './toEntry'
import type { PlanSource, PlanView, ProblemView, RowView } from './views'
import { presentEaters, servesOf } from './whoEats'

/** A row before it belongs to the view of its plan. */
type LooseRow = Omit<RowView, 'plan'> & { plan?: PlanView }

/**
 * A plan as clients see it. A row whose meal has left the catalogue is shown as an empty one; members and rows that are
 * gone are left out of `eaters` and `variantOf`.
 */
export function shapeCurrentPlan<Stored extends Pick<PlanSource, 'version' | 'content'>>(
  stored: Stored,
  table: TableMenu,
): PlanView<Stored> {
  const { version, content } = stored
  const ids = new Set(content.rows.map(({ id }) => id))
  const opened = content.rows.map((row) => {
    const variantOf = row.variantOf !== null && ids.has(row.variantOf) ? row.variantOf : null
    return { row: { ...row, variantOf }, open: open({ ...row, variantOf }, table) }
  })
  const of = (category: Category) => opened.filter(({ row }) => row.category === category)
  const rows = CATEGORIES.flatMap((category) => of(category).map(shape))
  const opens = (category: Category) => of(category).map((one) => one.open)
  const scrubbed = scrubPlan({ breakfast: opens('breakfast'), lunch: opens('lunch'), dinner: opens('dinner') }, table)
  const problems = scrubbed.changes.flatMap(({ category, row: position, role, reasons }): ProblemView[] => {
    const row = rows.find((one) => one.category === category && one.position === position)
    const chosen = row && dishIn(row, role)
    // A meal that goes takes along what is served with it, for which swaps are of no use then.
    const replacement = dishIn(scrubbed.plan[category][position], role)
    return row && chosen ? [{ row, role, chosen, reasons, replacement }] : []
  })
  const plan = { stored, table, version, rows, unsuitable: scrubbed.changes, problems }
  for (const row of rows) row.plan = plan as unknown as PlanView
  problems.push(...problemsOfCooked(plan as unknown as PlanView))
  return plan
}

/** Rows whose eaters what was cooked earlier does not suit: no other swaps help. */
function problemsOfCooked(plan: PlanView): ProblemView[] {
  return plan.rows.flatMap((row): ProblemView[] => {
    const chosen = cookedEarlier(row)
    const change = chosen && scrubMeal(chosen, plan.table.forEaters(row.eaters ?? null, row.category))
    return chosen && change ? [{ row, role: 'MAIN', chosen, reasons: change.reasons, replacement: null }] : []
  })
}

/** The dish of a row by its role; null where it has none. */
function dishIn(row: Pick<OpenRow, 'chosen' | 'served'> | undefined, role: DishRole): MealWithSwaps | null {
  if (!row || role === 'MAIN') return row?.chosen ?? null
  return row.served?.find((one) => toDishRole(one.role) === role)?.chosen ?? null
}

function open(row: StoredRow, { members, find }: TableMenu): OpenRow {
  const { category, uniqueId, side, dessert, serves, variantOf } = row
  const said = {
    eaters: presentEaters(row.eaters, members),
    followsPortions: serves === null,
    isVersion: variantOf !== null,
  }
  return openEntry({ uniqueId, side, dessert, numServes: servesOf(row, members), ...said }, category, find)
}

function shape({ row: stored, open }: { row: StoredRow; open: OpenRow }, position: number): RowView {
  const { chosen, numServes: serves, ...said } = open
  const { served = [] } = said
  const { id, category, variantOf } = stored
  const entry = toEntry(chosen, serves, said)
  const older = { id, category, entry, hasSetServes: !entry.followsPortions, eaters: entry.eaters, variantOf }
  const row: LooseRow = { ...older, position, serves, stored, chosen, served }
  return row as RowView
}
