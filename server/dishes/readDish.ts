import { LIMITS } from '../../schema/limits'
import { inputError } from '../errors'
import type { InputError, ReadDishInput } from '../generated/resolverTypes'
import type { Services } from '../services'
import { readRecipe } from './reader/readRecipe'
import { toDraft } from './toDraft'
import { draftView, type DraftView } from './views'

/**
 * Reads a recipe from text and matches its lines with the catalogue. Nothing is stored, and no address in it is fetched
 * (docs/product.md DISH-2). A name longer than a dish may have is kept whole, so that the person shortens it: saving it
 * as it is says the limit.
 */
export function readDish(
  { catalogue }: Services,
  { text }: ReadDishInput,
): { draft: DraftView | null; errors: InputError[] } {
  const fail = (...error: Parameters<typeof inputError>) => ({ draft: null, errors: [inputError(...error)] })
  if (text.trim() === '') return fail('REQUIRED', 'text', 'Paste a recipe first.')
  if (text.length > LIMITS.dishTextLength)
    return fail('TOO_LONG', 'text', `A recipe has at most ${LIMITS.dishTextLength} characters.`)
  const recipe = readRecipe(text.toWellFormed())
  if (recipe === null) return fail('INVALID', 'text', 'There is no recipe in this data.')
  if (recipe.lines.length === 0 && recipe.steps.length === 0)
    return fail('INVALID', 'text', 'No ingredients and no steps could be found in this.')
  const tooMany = (count: number, what: string, most: number) =>
    fail('TOO_MANY', 'text', `This has ${count} ${what}; a dish has at most ${most}.`)
  if (recipe.lines.length > LIMITS.dishIngredients)
    return tooMany(recipe.lines.length, 'ingredient lines', LIMITS.dishIngredients)
  if (recipe.steps.length > LIMITS.dishSteps) return tooMany(recipe.steps.length, 'steps', LIMITS.dishSteps)
  const short = { ...recipe, lines: recipe.lines.map((line) => line.slice(0, LIMITS.dishLineLength)) }
  const draft = toDraft(catalogue.compiled, short)
  // Salt and pepper become two lines, and water a step of its own.
  if (draft.lines.length > LIMITS.dishIngredients)
    return tooMany(draft.lines.length, 'ingredient lines', LIMITS.dishIngredients)
  if (draft.steps.length > LIMITS.dishSteps) return tooMany(draft.steps.length, 'steps', LIMITS.dishSteps)
  return { draft: draftView(catalogue.compiled, draft), errors: [] }
}
