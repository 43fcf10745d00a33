import { LIMITS } from '../../schema/limits'
import type { ErrorCode, MeasuresFrom, ReadDishInput } from '../generated/schemaTypes'
import { messages } from './messages'
import { MEASURES, type Measures } from './reader/measures'
import { measuresOfText } from './reader/measuresOfText'
import { kindOf, readRecipes } from './reader/readRecipes'
import type { SourceRecipe } from './reader/sourceRecipe'

/** What is wrong with a text. */
export type Problem = readonly [ErrorCode, string]

/** The recipes of a text, or what is wrong with it as a whole. */
export interface Source {
  readonly recipes: readonly SourceRecipe[]
  readonly problem: Problem | null
}

/** Reads a text as a source of recipes (docs/product.md DISH-2). */
export function readSource(source: string): Source {
  const fail = (code: ErrorCode, message: string): Source => ({ recipes: [], problem: [code, message] })
  const text = source.slice(0, LIMITS.pageSourceLength + 1).toWellFormed()
  if (text.trim() === '') return fail('REQUIRED', messages.pasteFirst)
  const kind = kindOf(text)
  if (kind === 'text' && source.length > LIMITS.dishTextLength) return fail('TOO_LONG', messages.textTooLong())
  if (source.length > LIMITS.pageSourceLength) return fail('TOO_LONG', messages.sourceTooLong())
  const recipes = readRecipes(text)
  if (recipes.length > 0) return { recipes, problem: null }
  return fail('INVALID', kind === 'page' ? messages.noRecipeInPage : messages.noRecipeInData)
}

/** Why a recipe can't be a dish, whatever its lines mean; null if it can. */
export function problemOfRecipe(recipe: SourceRecipe): Problem | null {
  const { name, lines, steps } = recipe
  if (lines.length === 0 && steps.length === 0) return ['INVALID', messages.nothingFound]
  if ([name, ...lines, ...steps].join('\n').length > LIMITS.dishTextLength) return ['TOO_LONG', messages.textTooLong()]
  return tooMany(recipe)
}

/**
 * Whether there are more lines or steps than a dish has. It is asked of a draft as well: salt and pepper become two lines,
 * so does a very long line, and water becomes a further step.
 */
export function tooMany({ lines, steps }: Pick<SourceRecipe, 'steps'> & { lines: readonly unknown[] }): Problem | null {
  if (lines.length > LIMITS.dishIngredients) return ['TOO_MANY', messages.tooManyLines({ count: lines.length })]
  return steps.length > LIMITS.dishSteps ? ['TOO_MANY', messages.tooManySteps({ count: steps.length })] : null
}

/** Whose measures a recipe is read in, and in whose English its names may be. */
export interface FoundCountry {
  readonly measures: Measures
  readonly measuresFrom: MeasuresFrom
  readonly english: readonly Measures[]
}

/** What the caller or the text says, else the caller's usual measures, else a guess, with which it may be any English. */
export function countryOf(
  { name, lines, steps, urlDetails }: SourceRecipe,
  { measures, usualMeasures }: Pick<ReadDishInput, 'measures' | 'usualMeasures'>,
): FoundCountry {
  const { isUsed, likeliest, isSure } = measuresOfText([name, ...lines, ...steps, urlDetails ?? ''].join('\n'))
  if (measures) return { measures, measuresFrom: isUsed ? 'CALLER' : 'NONE', english: [measures] }
  const likely = likeliest ?? 'AU'
  const english = isSure || usualMeasures === likely ? [likely] : MEASURES
  if (!isUsed) return { measures: likely, measuresFrom: 'NONE', english }
  if (isSure) return { measures: likely, measuresFrom: 'TEXT', english }
  return usualMeasures
    ? { measures: usualMeasures, measuresFrom: 'CALLER', english: [usualMeasures] }
    : { measures: likely, measuresFrom: 'GUESS', english }
}
