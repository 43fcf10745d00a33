import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import type { ErrorCode, InputError } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import { DishModel } from './DishModel'
import { innerDishes } from './innerDishes'
import { messages } from './messages'
import { innerIdsOf, type NestedDish, type Nesting, nestingOf, type NestingProblem, ownLines } from './nesting'
import { usersOf } from './usersOf'

/** Which field of a line a problem is about, and how it is said. */
const PROBLEMS: Readonly<Record<NestingProblem, readonly [ErrorCode, 'dish' | 'amount', () => string]>> = {
  gone: ['UNKNOWN', 'dish', () => messages.noSuchDish],
  circle: ['INVALID', 'dish', () => messages.nesting.circle],
  deep: ['INVALID', 'dish', messages.nesting.tooDeep],
  amount: ['INVALID', 'amount', () => messages.nesting.noYield],
}

/**
 * What stands in the way of a dish with other dishes in it, and of dishes that are made with it once it is stored
 * (docs/product.md DISH-30): each error names a field of the dish. Call it with the lock on the account's row.
 * @returns also the dishes that are made with it, which it changes.
 */
export async function checkNesting(
  trx: Knex.Transaction,
  dish: NestedDish,
): Promise<{ errors: InputError[]; usedIn: string[] }> {
  const userIds = await usersOf(trx, dish)
  if (userIds.length === 0 && innerIdsOf(dish).length === 0) return { errors: [], usedIn: [] }
  const users = await DishModel.query(trx).where({ userId: dish.userId }).whereIn('id', userIds)
  const inner = new Map<string, NestedDish>(await innerDishes(trx, [dish, ...users]))
  inner.set(dish.id, dish)
  const own = nestingOf(dish, inner)
  const errors = [
    ...[...own.problems].map(([line, problem]) => {
      const [code, field, message] = PROBLEMS[problem]
      return inputError(code, `lines[${line}].${field}`, message())
    }),
    ...tooLarge(dish, own, null),
    ...users.flatMap((user) => problemsOfUser(user, nestingOf<NestedDish>(user, inner))),
  ]
  return { errors, usedIn: userIds }
}

/** What a dish that is made with the stored one can no longer have. */
function problemsOfUser(user: NestedDish, nesting: Nesting): InputError[] {
  const found = new Set(nesting.problems.values())
  return [
    ...(found.has('deep') ? [inputError('INVALID', 'lines', messages.nesting.tooDeepIn(user))] : []),
    ...(found.has('amount') ? [inputError('REQUIRED', 'yield', messages.nesting.yieldNeeded(user))] : []),
    ...tooLarge(user, nesting, user.name),
  ]
}

function tooLarge(dish: NestedDish, { parts }: Nesting, name: string | null): InputError[] {
  const all = [dish, ...parts.map((part) => part.dish)]
  const lines = all.reduce((sum, one) => sum + ownLines(one).length, 0)
  const steps = all.reduce((sum, one) => sum + one.steps.length, 0)
  return [
    ...(lines > LIMITS.dishIngredients
      ? [inputError('TOO_MANY', 'lines', messages.nesting.tooManyLines({ name }))]
      : []),
    ...(steps > LIMITS.dishSteps ? [inputError('TOO_MANY', 'steps', messages.nesting.tooManySteps({ name }))] : []),
  ]
}
