import { LIMITS } from '../../schema/limits'
import { SERVED_ROLES, type ServedRole } from '../../schema/servedWith'
import type { RowContent } from '../../schema/planOperations'
import { encodeMealEntryId, type MealWithSwaps } from '../catalogue/mealEntryId'
import { isServedAs } from '../catalogue/compiled'
import type { InputError, PlannedDishInput, RowContentInput } from '../generated/schemaTypes'
import { checkUuid } from '../households/checkUuid'
import type { FindRecipe } from '../menu/mealFinder'
import { inputError } from '../platform/errors'
import { messages } from './messages'
import { toDishRole } from './servedDishes'

/** What is eaten in a row, with its meal where it has one, and what is wrong with it. */
export interface ReadContent {
  readonly content: RowContent
  readonly chosen: MealWithSwaps | null
  readonly errors: InputError[]
}

/** A main, a side and a dessert. */
const MOST_DISHES = 1 + SERVED_ROLES.length

const EMPTY: ReadContent = { content: { uniqueId: '' }, chosen: null, errors: [] }

/** Reads what is eaten in a row; nothing in an empty one. GraphQL has seen to it that it is of one kind. */
export function readContent(input: RowContentInput | null | undefined, find: FindRecipe, path: string): ReadContent {
  if (!input) return EMPTY
  const { dishes, leftoversOf, text, frozen } = input
  if (leftoversOf)
    return { ...EMPTY, content: { uniqueId: '', leftoversOf }, errors: checkUuid(leftoversOf, `${path}.leftoversOf`) }
  if (text) {
    const words = text.text.trim()
    return { ...EMPTY, content: { uniqueId: '', text: words, isOut: text.isOut }, errors: checkText(words, path) }
  }
  if (frozen) {
    const cooked = find(frozen)
    return cooked
      ? { ...EMPTY, content: { uniqueId: '', frozen: encodeMealEntryId(cooked.meal.id, cooked.swaps) } }
      : { ...EMPTY, errors: [inputError('UNKNOWN', `${path}.frozen`, messages.noSuchMeal)] }
  }
  return readDishes(dishes ?? [], find, `${path}.dishes`)
}

/** A meal with what is served with it. What is wrong with the meal itself is the caller's to say, who knows its category. */
function readDishes(dishes: readonly PlannedDishInput[], find: FindRecipe, path: string): ReadContent {
  const mains = dishes.filter(({ role }) => role === 'MAIN')
  if (mains.length !== 1 || dishes.length > MOST_DISHES)
    return { ...EMPTY, errors: [inputError('OUT_OF_RANGE', path, messages.oneDish)] }
  const errors: InputError[] = []
  const served: { side?: string; dessert?: string } = {}
  let chosen: MealWithSwaps | null = null
  for (const [index, { role, recipe }] of dishes.entries()) {
    const found = find(recipe)
    const as = SERVED_ROLES.find((one) => toDishRole(one) === role)
    if (!found) errors.push(inputError('UNKNOWN', `${path}[${index}].recipe`, messages.noSuchMeal))
    else if (!as) chosen = found
    else if (served[as]) errors.push(inputError('DUPLICATE', `${path}[${index}].role`, messages.servedTwice[as]))
    else {
      errors.push(...checkServed(found, as, `${path}[${index}].recipe`))
      served[as] = encodeMealEntryId(found.meal.id, found.swaps)
    }
  }
  if (!chosen || errors.length > 0) return { ...EMPTY, chosen, errors }
  return { content: { uniqueId: encodeMealEntryId(chosen.meal.id, chosen.swaps), ...served }, chosen, errors: [] }
}

/** What is wrong with what is to be served with a meal. */
export const checkServed = ({ meal }: MealWithSwaps, role: ServedRole, path: string): InputError[] =>
  isServedAs(meal, role) ? [] : [inputError('INVALID', path, messages.notServed[role]({ meal: meal.name }))]

function checkText(words: string, path: string): InputError[] {
  if (words === '') return [inputError('REQUIRED', `${path}.text.text`, messages.noRowText)]
  return [...words].length <= LIMITS.rowText
    ? []
    : [inputError('TOO_LONG', `${path}.text.text`, messages.longRowText())]
}
