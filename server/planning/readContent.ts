import { LIMITS } from '../../schema/limits'
import type { RowContent } from '../../schema/planOperations'
import { encodeMealEntryId, type MealWithSwaps } from '../catalogue/mealEntryId'
import type { InputError, RowContentInput } from '../generated/schemaTypes'
import { checkUuid } from '../households/checkUuid'
import type { FindRecipe } from '../menu/mealFinder'
import { inputError } from '../platform/errors'
import { messages } from './messages'

/** What is eaten in a row, with its meal where it has one, and what is wrong with it. */
export interface ReadContent {
  readonly content: RowContent
  readonly chosen: MealWithSwaps | null
  readonly errors: InputError[]
}

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
  const [dish] = dishes ?? []
  if (!dish || dishes?.length !== 1)
    return { ...EMPTY, errors: [inputError('OUT_OF_RANGE', `${path}.dishes`, messages.oneDish)] }
  const chosen = find(dish.recipe)
  if (!chosen) return { ...EMPTY, errors: [inputError('UNKNOWN', `${path}.dishes[0].recipe`, messages.noSuchMeal)] }
  return { content: { uniqueId: encodeMealEntryId(chosen.meal.id, chosen.swaps) }, chosen, errors: [] }
}

function checkText(words: string, path: string): InputError[] {
  if (words === '') return [inputError('REQUIRED', `${path}.text.text`, messages.noRowText)]
  return [...words].length <= LIMITS.rowText
    ? []
    : [inputError('TOO_LONG', `${path}.text.text`, messages.longRowText())]
}
