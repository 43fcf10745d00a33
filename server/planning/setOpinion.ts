import { LIMITS } from '../../schema/limits'
import type { CompiledMeal } from '../catalogue/compiled'
import { DishModel } from '../dishes/DishModel'
import type { InputError, SetOpinionInput } from '../generated/schemaTypes'
import { type Change, inHousehold } from '../households/changeHousehold'
import { checkUuid } from '../households/checkUuid'
import { OperationTimeModel } from '../operations/OperationTimeModel'
import { rememberTimes } from '../operations/operationTimes'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { mealFinder } from '../menu/mealFinder'
import { messages } from './messages'
import { OpinionModel } from './OpinionModel'

/** An opinion without whose and of what. */
type Opinion = Pick<
  OpinionModel,
  'isFavourite' | 'favouriteAt' | 'isNeverAgain' | 'neverAgainAt' | 'rating' | 'ratedAt' | 'changedAt'
>

const NONE: Opinion = {
  isFavourite: false,
  favouriteAt: 0,
  isNeverAgain: false,
  neverAgainAt: 0,
  rating: null,
  ratedAt: 0,
  changedAt: 0,
}

/**
 * Stores what a user says of a recipe that the user's household has (docs/product.md OPIN-1, OPIN-3, OPIN-4).
 * @returns the recipe's meal; null with what is wrong.
 */
export async function setOpinion(
  services: Services,
  caller: Caller,
  input: SetOpinionInput,
): Promise<{ meal: CompiledMeal | null; errors: InputError[] }> {
  const { byId, bySlug, byEntryId } = await mealFinder(services, caller)
  const meal = (byId(input.recipe) ?? bySlug(input.recipe) ?? byEntryId(input.recipe))?.meal
  const wrong = [...(meal ? [] : [noSuchRecipe()]), ...checkInput(input)]
  if (!meal || wrong.length > 0) return { meal: null, errors: wrong }
  const errors = await store(services, caller, meal, input)
  return { meal: errors.length > 0 ? null : meal, errors }
}

const noSuchRecipe = (): InputError => inputError('UNKNOWN', 'recipe', messages.noSuchMeal)

function checkInput({ operationId, isFavourite, isNeverAgain, rating }: SetOpinionInput): InputError[] {
  const saysNothing = [isFavourite, isNeverAgain, rating].every((part) => part === undefined)
  const isRating = !rating || (Number.isInteger(rating) && rating > 0 && rating <= LIMITS.rating)
  return [
    ...(operationId ? checkUuid(operationId, 'operationId') : []),
    ...(saysNothing ? [inputError('REQUIRED', null, messages.noOpinion)] : []),
    ...(isRating && rating !== 0 ? [] : [inputError('OUT_OF_RANGE', 'rating', messages.ratingRange())]),
  ]
}

/** Under the lock of the household, so that calls of one person come one after the other. */
function store(services: Services, caller: Caller, meal: CompiledMeal, input: SetOpinionInput): Promise<InputError[]> {
  const { userId } = caller
  const dishId = meal.index < 0 ? meal.id : null
  return inHousehold(services, caller, async (change) => {
    const { trx } = change
    if (dishId && !(await DishModel.query(trx).findById(dishId).select('id').forUpdate())) return [noSuchRecipe()]
    const stored = await OpinionModel.query(trx).findById([userId, meal.id])
    if (!stored && (await OpinionModel.query(trx).where({ userId }).resultSize()) >= LIMITS.opinions)
      return [inputError('TOO_MANY', 'recipe', messages.tooManyOpinions())]
    const before = stored ?? NONE
    const after = withWord(before, input, await timeOf(change, input, before.changedAt, services.now()))
    if (stored) await stored.$query(trx).patch(after)
    else await OpinionModel.query(trx).insert({ ...NONE, ...after, userId, recipe: meal.id, dishId })
    return []
  })
}

/**
 * The time that the word counts for: that for which its operation was taken when it came first, or when it was said. What
 * was said in the future, or without a time, counts as later than all that was said before.
 */
async function timeOf(
  { trx, household: { id: householdId } }: Change,
  { operationId, at }: SetOpinionInput,
  latest: number,
  now: number,
): Promise<number> {
  if (at && at <= now) return at
  if (!operationId) return Math.max(now, latest + 1)
  const taken = await OperationTimeModel.query(trx).findById([householdId, operationId])
  if (taken) return taken.at
  const time = Math.max(now, latest + 1)
  await rememberTimes(trx, householdId, new Map([[operationId, time]]))
  return time
}

/** What changes of an opinion: the parts that are said, unless something was said of them later. */
function withWord(
  before: Opinion,
  { isFavourite, isNeverAgain, rating }: SetOpinionInput,
  at: number,
): Partial<Opinion> {
  const { favouriteAt, neverAgainAt, ratedAt, changedAt } = before
  return {
    ...(isFavourite !== undefined && at > favouriteAt && { isFavourite: isFavourite ?? false, favouriteAt: at }),
    ...(isNeverAgain !== undefined && at > neverAgainAt && { isNeverAgain: isNeverAgain ?? false, neverAgainAt: at }),
    ...(rating !== undefined && at > ratedAt && { rating, ratedAt: at }),
    changedAt: Math.max(changedAt, at),
  }
}
