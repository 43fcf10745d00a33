import { LIMITS } from '../../schema/limits'
import { inputError } from '../platform/errors'
import type { ErrorCode, FoundRecipe, InputError, MeasuresFrom, ReadDishInput } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { messages } from './messages'
import type { Measures } from './reader/measures'
import { measuresOfText } from './reader/measuresOfText'
import { kindOf, readRecipes } from './reader/readRecipes'
import type { SourceRecipe } from './reader/sourceRecipe'
import { toDraft } from './toDraft'
import { draftView, type DraftView } from './views'

/** What the resolver answers: the draft, and between which recipes there is a choice. */
export interface ReadDish {
  draft: DraftView | null
  recipes: FoundRecipe[]
  errors: InputError[]
}

/**
 * Reads a recipe from text, data or a page's source and matches its lines with the catalogue. Nothing is stored, and no
 * address in it is fetched (docs/product.md DISH-2). A name longer than a dish may have is kept whole, so that the person
 * shortens it: saving it as it is says the limit.
 */
export function readDish({ catalogue }: Services, input: ReadDishInput): ReadDish {
  const { recipes, problem } = readSource(input.text)
  const found = recipes.map(({ name, lines }) => ({ name, ingredients: lines.length }))
  const fail = (code: ErrorCode, message: string, field = 'text'): ReadDish => ({
    draft: null,
    recipes: found,
    errors: [inputError(code, field, message)],
  })
  if (problem) return fail(...problem)
  const recipe = recipes[input.recipe ?? 0]
  if (!recipe) return fail('OUT_OF_RANGE', messages.noSuchRecipe({ count: recipes.length }), 'recipe')
  const { name, lines, steps } = recipe
  if (lines.length === 0 && steps.length === 0) return fail('INVALID', messages.nothingFound)
  if ([name, ...lines, ...steps].join('\n').length > LIMITS.dishTextLength)
    return fail('TOO_LONG', messages.textTooLong())
  const tooMany = (of: Pick<SourceRecipe, 'lines' | 'steps'>): string | null =>
    of.lines.length > LIMITS.dishIngredients
      ? messages.tooManyLines({ count: of.lines.length })
      : of.steps.length > LIMITS.dishSteps
        ? messages.tooManySteps({ count: of.steps.length })
        : null
  const before = tooMany(recipe)
  if (before !== null) return fail('TOO_MANY', before)
  const { measures, measuresFrom } = measuresFor(recipe, input)
  const draft = toDraft(catalogue.compiled, recipe, measures)
  // Salt and pepper become two lines, so does a very long line, and water becomes a further step.
  const after = tooMany({ lines: draft.lines.map(({ text }) => text), steps: draft.steps })
  if (after !== null) return fail('TOO_MANY', after)
  return { draft: draftView(catalogue.compiled, { ...draft, measures, measuresFrom }), recipes: found, errors: [] }
}

/** The recipes of a text, or what is wrong with it as a whole. */
function readSource(source: string): { recipes: SourceRecipe[]; problem: [ErrorCode, string] | null } {
  const fail = (code: ErrorCode, message: string) => ({ recipes: [], problem: [code, message] as [ErrorCode, string] })
  const text = source.slice(0, LIMITS.pageSourceLength + 1).toWellFormed()
  if (text.trim() === '') return fail('REQUIRED', messages.pasteFirst)
  const kind = kindOf(text)
  if (kind === 'text' && source.length > LIMITS.dishTextLength) return fail('TOO_LONG', messages.textTooLong())
  if (source.length > LIMITS.pageSourceLength) return fail('TOO_LONG', messages.sourceTooLong())
  const recipes = readRecipes(text)
  if (recipes.length > 0) return { recipes, problem: null }
  return fail('INVALID', kind === 'page' ? messages.noRecipeInPage : messages.noRecipeInData)
}

/** Whose measures a recipe is read in: whose the caller or the text says, else the caller's usual ones, else a guess. */
function measuresFor(
  { name, lines, steps, urlDetails }: SourceRecipe,
  { measures, usualMeasures }: Pick<ReadDishInput, 'measures' | 'usualMeasures'>,
): { measures: Measures; measuresFrom: MeasuresFrom } {
  const { isUsed, likeliest, isSure } = measuresOfText([name, ...lines, ...steps, urlDetails ?? ''].join('\n'))
  if (measures) return { measures, measuresFrom: isUsed ? 'CALLER' : 'NONE' }
  const likely = likeliest ?? 'AU'
  if (!isUsed) return { measures: likely, measuresFrom: 'NONE' }
  if (isSure) return { measures: likely, measuresFrom: 'TEXT' }
  return usualMeasures
    ? { measures: usualMeasures, measuresFrom: 'CALLER' }
    : { measures: likely, measuresFrom: 'GUESS' }
}
