import type { InputError } from '../../generated/schemaTypes'
import { collect } from '../fieldErrors'
import type { ActInput, V2OperationsMutation, V2OperationsMutationVariables } from '../operations.generated'
import { RestFailure } from '../RestCall'

type Execute = (variables: V2OperationsMutationVariables) => Promise<V2OperationsMutation>

/**
 * Does acts as one call of `applyOperations`. Of several, those that are not wrong are done.
 * @returns whether none of them had an effect, since what they are about is gone or was said before, and the items of the list
 * that hold what was added.
 * @throws RestFailure 400 {error, fields} for what is wrong, by the field of the body.
 */
export async function operate(
  execute: Execute,
  acts: readonly ActInput[],
): Promise<{ isMoot: boolean; itemIds: string[] }> {
  const { applyOperations } = await execute({ operations: acts.map((act) => ({ act })) })
  refuseActs(applyOperations.errors, acts)
  const { outcomes } = applyOperations
  return {
    isMoot: outcomes.every(({ status }) => status === 'MOOT'),
    itemIds: outcomes.flatMap(({ itemIds }) => itemIds),
  }
}

function refuseActs(errors: readonly InputError[], acts: readonly ActInput[]): void {
  const [first] = errors
  if (!first) return
  const fields = collect(errors.map(({ field, message }) => [bodyPath(field ?? '', acts), message]))
  throw new RestFailure(400, { error: first.message, fields })
}

/**
 * `operations[0].act.plan.addRow.content.dishes[0].recipe` → `content.recipe`; of what is served with a meal `content.side`,
 * and of an act on it alone `side`.
 */
export function bodyPath(path: string, acts: readonly ActInput[] = []): string {
  const [, operation, dish] = /operations\[(\d+)\]\.act\.plan\.\w+\.content\.dishes\[(\d+)\]/.exec(path) ?? []
  const { addRow, setContent } = acts[Number(operation)]?.plan ?? {}
  const role = (addRow ?? setContent)?.content?.dishes?.[Number(dish)]?.role ?? 'MAIN'
  if (role !== 'MAIN') return `content.${role.toLowerCase()}`
  return path
    .replace(/^(input\.)?operations\[\d+\]\.act\.plan\.set(Side|Dessert)\.\w+$/, (_all, _input, one: string) =>
      one.toLowerCase(),
    )
    .replace(/\.act\.list\.note(?:Line|Item)\.text$/, '.act.list.noteLine.note')
    .replace(/^(input\.)?operations\[\d+\]\.act\.\w+\.\w+\.?/, '')
    .replace(/^content\.dishes\[0\]/, 'content')
    .replace(/^content\.text\./, 'content.')
}
