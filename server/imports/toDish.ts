import { LIMITS } from '../../schema/limits'
import type { CompiledCatalogue } from '../catalogue/compiled'
import type { DishFields } from '../dishes/DishModel'
import { cleanText } from '../dishes/reader/cleanText'
import { readSaveInput } from '../dishes/readSaveInput'
import { NO_DETAILS } from '../dishes/reader/sourceDetails'
import { soundMinutes, soundServes, soundUrl, type SourceRecipe } from '../dishes/reader/sourceRecipe'
import { whenEaten } from '../dishes/reader/whenEaten'
import { ReadingEnded } from '../dishes/threads/ReadingEnded'
import type { PlainDraft } from '../dishes/threads/readerTasks'
import type { CatalogueReader } from '../dishes/threads/RecipeReader'
import type { DishFact, SaveDishInput } from '../generated/schemaTypes'
import { detailsOf } from './details'
import { type Fitted, fitted } from './fitted'
import { linesWithHeadings, withHeadings } from './headings'
import type { PlainRecipe } from './importThread'

/** A recipe as a dish with what was assumed of it, or why it can be none. */
export type MadeDish =
  | { readonly fields: DishFields; readonly assumed: readonly DishFact[] }
  | { readonly reason: string }

/** What a dish is taken to be as long as its recipe does not say it (docs/product.md MOVE-5). */
const ASSUMED = { minutes: 30, serves: 4, categories: ['lunch', 'dinner'] } as const
/** Lines with their headings that are tried: those of salt and pepper, or very long ones, become two. */
const MOST_LINES = [LIMITS.dishIngredients, 45, 30]

/** Reads a recipe of a file as the dish that it becomes, by the same rules as a recipe that is pasted (docs/product.md DISH-2). */
export async function toDish(reader: CatalogueReader, userId: string, recipe: PlainRecipe): Promise<MadeDish> {
  if (
    recipe.lines.length + recipe.steps.length === 0 &&
    `${recipe.notes}${recipe.description}${recipe.left}`.trim() === ''
  )
    return { reason: 'NOTHING_IN_IT' }
  const read = () => readOnce(reader, userId, recipe)
  // A thread may stand still for long where the machine is busy: what took too long is read once more.
  return (await read()) ?? (await read()) ?? { reason: 'TOOK_TOO_LONG' }
}

/** @returns null where it took too long. */
async function readOnce(reader: CatalogueReader, userId: string, recipe: PlainRecipe): Promise<MadeDish | null> {
  try {
    for (const most of MOST_LINES) {
      const fit = fitted(recipe, most)
      const source = toSource(recipe, fit)
      const read = await reader.run('draft', `user:${userId}`, { recipe: source, measures: null, usualMeasures: null })
      if ('draft' in read) return made(reader.catalogue, recipe, { fit, draft: read.draft })
      if (read.problem[0] !== 'TOO_MANY') break
    }
    return { reason: 'TOO_LONG' }
  } catch (error) {
    if (error instanceof ReadingEnded) return null
    throw error
  }
}

function toSource(recipe: PlainRecipe, { lines, steps }: Fitted): SourceRecipe {
  const { name, prepMinutes, cookMinutes, totalMinutes, categories, labels, source } = recipe
  const parts = (prepMinutes ?? 0) + (cookMinutes ?? 0)
  return {
    name: cleanText(name, LIMITS.dishNameLength),
    serves: servesOf(recipe) ?? ASSUMED.serves,
    yields: null,
    minutes: soundMinutes(totalMinutes ?? parts),
    categories: whenEaten(name, { recipeCategory: [...categories], keywords: [...labels] }),
    ...linesWithHeadings(lines),
    steps: steps.map(({ text }) => text),
    stepHeadings: withHeadings(steps).flatMap(({ heading }, before) =>
      heading === null ? [] : [{ before, title: heading, written: heading }],
    ),
    details: NO_DETAILS,
    urlDetails: soundUrl(source.url),
  }
}

function made(
  catalogue: CompiledCatalogue,
  recipe: PlainRecipe,
  { fit, draft }: { fit: Fitted; draft: PlainDraft },
): MadeDish {
  const input = toInput(recipe, fit, draft)
  const names = draft.lines.map(({ name }) => name)
  const { value } = readSaveInput(catalogue, input, names)
  if (value === null) return { reason: 'TOO_LONG' }
  const assumed: DishFact[] = [
    ...(draft.minutes === null ? (['MINUTES'] as const) : []),
    ...(servesOf(recipe) === null ? (['SERVES'] as const) : []),
    ...(draft.categories.length === 0 ? (['CATEGORIES'] as const) : []),
    ...fit.assumed,
  ]
  // What its steps name beside its lines has not been asked.
  return { fields: { ...value, notAdded: null }, assumed }
}

function toInput(recipe: PlainRecipe, fit: Fitted, draft: PlainDraft): SaveDishInput {
  return {
    name: draft.name,
    minutes: draft.minutes ?? ASSUMED.minutes,
    serves: draft.serves ?? ASSUMED.serves,
    categories: draft.categories.length > 0 ? [...draft.categories] : [...ASSUMED.categories],
    lines: draft.lines.map(({ text, amount, unit, ingredient, preparation, optional, section }) => ({
      text,
      ...withinBounds(amount, unit),
      ingredient,
      preparation: preparation?.slice(0, LIMITS.dishPreparationLength) ?? null,
      optional,
      section: section ?? null,
    })),
    steps: [...draft.steps],
    stepSections: [...draft.stepSections],
    urlDetails: draft.urlDetails,
    measures: draft.measuresFrom === 'NONE' ? null : draft.measures,
    ...detailsOf(recipe, fit),
  }
}

/** An amount; one that is out of all bounds is as much as is needed. */
function withinBounds(amount: number | null, unit: string | null): { amount: number | null; unit: string | null } {
  return amount === null || amount <= 0 || amount > LIMITS.dishAmount ? { amount: null, unit: null } : { amount, unit }
}

/** The serves that a recipe names. */
const servesOf = ({ serves }: PlainRecipe): number | null => (serves === null ? null : soundServes(serves))
