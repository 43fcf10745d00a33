import { checkCupboardAct, type KnownFood, namedAct, toSaid } from '../cupboard/readCupboardActs'
import type { ActInput, InputError, OperationInput } from '../generated/schemaTypes'
import { checkUuid } from '../households/checkUuid'
import { OPERATIONS_KEPT } from '../operations/kept'
import { messages } from '../operations/messages'
import type { Operation } from '../operations/Operation'
import { inputError } from '../platform/errors'
import { checkHabitsAct, toHabitsAct } from '../shopping/habits/readHabitsActs'
import { checkListAct } from '../shopping/readListActs'
import type { HouseholdAct } from './householdPart'

/** What acts are checked by before the household is known. */
interface Known {
  readonly food: KnownFood
  /** Keys of the stores that there are. */
  readonly stores: ReadonlySet<string>
  readonly now: number
}

/** An operation, or what is wrong with it. */
type Read = { readonly operation: Operation<HouseholdAct> } | { readonly errors: readonly InputError[] }

/** Reads an operation of a call by its place there. */
export function readOperation({ id = null, at = null, act }: OperationInput, index: number, known: Known): Read {
  const path = `operations[${index}]`
  const errors = [
    ...(id === null ? [] : checkUuid(id, `${path}.id`)),
    ...(at !== null && at < known.now - OPERATIONS_KEPT ? [inputError('STALE', `${path}.at`, messages.tooOld)] : []),
    ...checkAct(act, known, `${path}.act`),
  ]
  return errors.length > 0 ? { errors } : { operation: { id, at, path, ...readAct(act, known, `${path}.act`) } }
}

/** Everything that is wrong with an act that can be seen without its household. */
function checkAct({ list, cupboard, habits }: ActInput, { food, stores }: Known, path: string): InputError[] {
  if (list) return checkListAct(list, `${path}.list`)
  if (cupboard) return checkCupboardAct(food, cupboard, `${path}.cupboard`)
  return habits ? checkHabitsAct(habits, stores, `${path}.habits`) : []
}

/** GraphQL has seen to it that exactly one act is there. */
function readAct(
  { plan, list, cupboard, habits }: ActInput,
  { food }: Pick<Known, 'food'>,
  path: string,
): { act: HouseholdAct; actPath: string } {
  if (plan) return { act: { on: 'plan', act: plan }, actPath: `${path}.plan` }
  if (list) return { act: { on: 'list', act: list }, actPath: `${path}.list` }
  if (cupboard)
    return {
      act: { on: 'cupboard', act: toSaid(cupboard, food.findRecipe) },
      actPath: namedAct(cupboard, `${path}.cupboard`),
    }
  return { act: { on: 'habits', act: toHabitsAct(habits) }, actPath: `${path}.habits.${Object.keys(habits)[0]}` }
}
