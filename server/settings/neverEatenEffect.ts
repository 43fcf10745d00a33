import type { CompiledCatalogue, CompiledIngredient } from '../catalogue/compiled'
import { compareText } from '../pure/compareText'
import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import { matchFoods, matchIngredients } from './matchIngredients'
import { messages } from './messages'
import { checkWords, WORDS_FIELDS } from './settingsFields'
import { suggestIngredients } from './suggestIngredients'

/** What one word of a text excludes. */
export interface WordEffect {
  /** As it was typed. */
  readonly word: string
  /** Whether it names any ingredient. */
  readonly understood: boolean
  /** By name. */
  readonly ingredients: CompiledIngredient[]
  /** Meals of the catalogue that have one of the ingredients, offered with a swap or not. */
  readonly mealCount: number
  /** Near matches of a word that is not understood, the nearest first. */
  readonly suggestions: string[]
}

/** The effect of a whole text; `words` is empty when there are errors. */
export interface NeverEatenEffect {
  readonly words: WordEffect[]
  /** Meals of the catalogue that have an ingredient that any of the words excludes. */
  readonly mealCount: number
  readonly errors: InputError[]
}

/** Unknown words that get near matches; a text with more of them is no slip of the finger. */
const SUGGESTED_WORDS = 20

const mealIndexes = new WeakMap<CompiledCatalogue, readonly number[][]>()

/**
 * What each word of a text excludes from a catalogue. The text has passed `checkWords`.
 * @param match of the field: `matchIngredients` or `matchFoods`.
 */
export function effectOfWords(
  catalogue: CompiledCatalogue,
  text: string,
  match: typeof matchIngredients,
): WordEffect[] {
  const { words } = match(catalogue, text)
  const unknown = words.filter(({ slugs }) => slugs.length === 0).slice(0, SUGGESTED_WORDS)
  const suggested = new Set(unknown)
  return words.map((one) => {
    const ingredients = one.slugs
      .flatMap((slug) => catalogue.ingredientBySlug.get(slug) ?? [])
      .sort((a, b) => compareText(a.name.toLowerCase(), b.name.toLowerCase()))
    return {
      word: one.word,
      understood: ingredients.length > 0,
      ingredients,
      mealCount: countMeals(catalogue, ingredients),
      suggestions: suggested.has(one) ? suggestIngredients(catalogue, one.word) : [],
    }
  })
}

/** The effect of a text that is not stored, as the settings page shows it while a person types. */
export function neverEatenEffect(catalogue: CompiledCatalogue, text: string, fieldId: string): NeverEatenEffect {
  const match = matchOf(fieldId)
  const wrong = checkWords(text)
  const errors = [
    ...(match ? [] : [inputError('UNKNOWN', 'fieldId', messages.noSuchField({ label: `'${fieldId.slice(0, 60)}'` }))]),
    ...(wrong ? [inputError(wrong.code, 'text', wrong.message)] : []),
  ]
  if (!match || errors.length > 0) return { words: [], mealCount: 0, errors }
  const words = effectOfWords(catalogue, text, match)
  const excluded = new Set(words.flatMap(({ ingredients }) => ingredients))
  return { words, mealCount: countMeals(catalogue, [...excluded]), errors: [] }
}

function matchOf(fieldId: string): typeof matchIngredients | null {
  if (fieldId === WORDS_FIELDS.neverEaten) return matchIngredients
  return fieldId === WORDS_FIELDS.disliked ? matchFoods : null
}

function countMeals(catalogue: CompiledCatalogue, ingredients: readonly CompiledIngredient[]): number {
  const meals = mealsByIngredient(catalogue)
  const isCounted = new Uint8Array(catalogue.meals.length)
  let count = 0
  for (const { index } of ingredients)
    for (const meal of meals[index] ?? []) {
      count += 1 - (isCounted[meal] ?? 0)
      isCounted[meal] = 1
    }
  return count
}

/** Indexes of the meals that have an ingredient, by the ingredient's index; made once for each catalogue. */
function mealsByIngredient(catalogue: CompiledCatalogue): readonly number[][] {
  const known = mealIndexes.get(catalogue)
  if (known) return known
  const made = catalogue.ingredients.map((): number[] => [])
  for (const meal of catalogue.meals) for (const { index } of meal.ingredients) made[index]?.push(meal.index)
  mealIndexes.set(catalogue, made)
  return made
}
