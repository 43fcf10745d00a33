import { randomUUID } from 'node:crypto'
import type { Category, Entry, Plan } from '../../web/plan/plan'
import type { PlanAction } from '../../web/plan/planAction'

/** An action on a row, which is named by its place. */
type OnRow<Action> = Action extends { id: string }
  ? Omit<Action, 'id' | 'seed'> & { category: Category; row: number }
  : never
/** An action on something else, without the ids of the rows that it adds. */
type OnPlan<Action> = Action extends { id: string } | { type: 'randomize' } ? never : Omit<Action, 'seed'>

/** What a person does with a plan as the page shows it. */
export type PlacedEdit =
  | OnRow<PlanAction>
  | OnPlan<PlanAction>
  /** Meals for the rows of categories in their order; null leaves a row as it is. */
  | { type: 'randomize'; proposal: Partial<Record<Category, readonly (Entry | null)[]>> }

/** The action that an edit of the plan on a page is. One of a place without a row is of a row that is not there. */
export function actionAt(plan: Plan, edit: PlacedEdit, seed: string = randomUUID()): PlanAction {
  const idAt = (category: Category, row: number) => plan[category].mealList[row]?.id ?? 'gone'
  if (edit.type === 'randomize') {
    const proposed = Object.entries(edit.proposal).flatMap(([category, meals]) =>
      meals.flatMap((meal, row) => (meal ? [[idAt(category as Category, row), meal] as const] : [])),
    )
    return { type: 'randomize', proposal: new Map(proposed) }
  }
  return { ...edit, seed, ...('row' in edit && { id: idAt(edit.category, edit.row) }) } as PlanAction
}
