import type { PlanRows } from '../../schema/planOperations'
import type { DishRole, InputError, PlanActInput } from '../generated/schemaTypes'
import type { TableMenu } from '../menu/tableMenu'
import { inputError } from '../platform/errors'
import { messages } from './messages'
import type { PlanModel } from './PlanModel'
import { shapeCurrentPlan } from './shapeCurrentPlan'

/** Acts that may bring in what does not suit, with the field that says what; `role` where they bring that dish alone. */
const BRINGING = [
  { name: 'addRow', field: 'content' },
  { name: 'setContent', field: 'content' },
  { name: 'setEaters', field: 'eaters' },
  { name: 'setSide', field: 'recipe', role: 'SIDE' },
  { name: 'setDessert', field: 'recipe', role: 'DESSERT' },
] as const satisfies readonly { name: keyof PlanActInput; field: string; role?: DishRole }[]

/**
 * What is wrong with an act that is to bring nothing in that does not suit (docs/product.md API-66), by the rows as it leaves
 * them. Why it does not suit is not said: programs do not read what keeps a meal from whom.
 */
export function checkSuits(
  act: PlanActInput,
  plan: PlanModel,
  rows: PlanRows,
  table: TableMenu,
  path: string,
): InputError[] {
  for (const one of BRINGING) {
    const given = act[one.name]
    if (!given?.mustSuit) continue
    const { problems } = shapeCurrentPlan({ version: plan.version, content: { ...plan.content, rows } }, table)
    const isItsOwn = (role: DishRole) => !('role' in one) || one.role === role
    if (problems.some(({ row, role }) => row.id === given.rowId && isItsOwn(role)))
      return [inputError('UNSUITABLE', `${path}.${one.name}.${one.field}`, messages.doesNotSuit)]
  }
  return []
}
