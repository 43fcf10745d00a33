import { LIMITS } from '../../schema/limits'
import type { CompiledCatalogue, CompiledIngredient, CompiledMeal } from '../catalogue/compiled'
import { compileMeal, unknownIngredient, type UnmatchedIngredient } from '../catalogue/compileCatalogue'
import { foldText } from '../catalogue/foldText'
import type { MealPart } from '../catalogue/mealParts'
import type { OwnDetails } from '../catalogue/ownDetails'
import type { Meal, MealIngredient } from '../catalogue/types'
import type { DishFields, DishModel, StoredLine } from './DishModel'
import type { FoundInDish } from './foundInDish'
import { messages } from './messages'
import { type Nesting, nestingOf, ownLines } from './nesting'

/** What a dish's meal is made of. */
export type DishContent = Pick<DishModel, 'id' | 'userId' | 'slug'> &
  Partial<Pick<DishModel, 'photo' | 'furtherPhotos' | 'assumed'>> &
  Omit<DishFields, 'nameKey' | 'measures'>

/** A dish with what it holds besides what its lines list. */
export interface FoundDish {
  readonly dish: DishContent
  readonly found: FoundInDish
}

/** A dish as a meal, and what of it is still asked. */
export interface CompiledDish {
  readonly meal: CompiledMeal
  readonly found: FoundInDish
}

/**
 * A person's dish as a meal, with the lines of the dishes that are made for it (docs/product.md DISH-31). A line without a
 * match is an ingredient of which nothing is known, under a key that no ingredient of the catalogue can have; such a line is
 * never optional, so that it fails every requirement. A line that names no amount has the amount 0: as much as is needed.
 * What the steps name and no line lists, and what a line names as another choice, counts as held without being listed. What
 * is not swapped in a dish is not swapped where that dish is a part either. Where something is assumed of one of them, something of
 * which nothing is known counts as held (docs/product.md MOVE-5).
 *
 * @param inner the owner's dishes by id, at least those within this one; one that is missing leaves its line unknown.
 */
export function compileDish(
  catalogue: CompiledCatalogue,
  { dish, found }: FoundDish,
  inner: ReadonlyMap<string, FoundDish> = new Map(),
): CompiledDish {
  const dishes = new Map([...inner].map(([id, one]) => [id, one.dish]))
  const nesting = nestingOf(dish, dishes)
  const unmatched: UnmatchedIngredient[] = []
  const toLine = ({ line, section }: UnderHeading, times: number, isOptional: boolean): MealIngredient => {
    const known = line.ingredient === null ? undefined : catalogue.ingredientBySlug.get(line.ingredient)
    const slug = known?.slug ?? unmatchedSlug(line)
    if (known === undefined) unmatched.push({ slug, name: line.name })
    const amount = line.amount === null || line.unit === null ? null : { amount: line.amount * times, unit: line.unit }
    return {
      ingredient: slug,
      ...(amount ?? { amount: 0, unit: known?.unit ?? 'piece' }),
      preparation: line.preparation,
      optional: (isOptional || line.optional) && known !== undefined,
      ...(section !== undefined && { section }),
    }
  }
  const made = nesting.parts.map(({ dish: part, serves, optional }) => ({
    part: toPart(part, serves),
    lines: underHeadings(part).map((line) => toLine(line, serves, optional)),
  }))
  const own = [...underHeadings(dish), ...nesting.unknown.map((line) => ({ line }))].map((line) =>
    toLine(line, 1, false),
  )
  const mains = [dish, ...nesting.parts.map((part) => part.dish)].map((one) => mainOf(one, dishes))
  const {
    id,
    slug,
    name,
    categories,
    minutes,
    tags,
    steps,
    urlDetails,
    plateForm,
    photo,
    furtherPhotos,
    stepSections,
  } = dish
  const details = detailsOf(dish)
  const meal: Meal = {
    id,
    slug,
    name,
    categories,
    mainIngredient: mains[0] ?? '',
    minutes,
    tags,
    essential: mains,
    ingredients: [...made.flatMap(({ lines }) => lines), ...own],
    steps,
    urlDetails,
    stepServes: dish.serves,
    ...(plateForm && { plateForm }),
    ...(photo && { photo }),
    ...(furtherPhotos && { furtherPhotos }),
    ...(stepSections && { stepSections }),
    ...(details && { details }),
    ...(made.length > 0 && { parts: made.map(({ part }) => part) }),
  }
  const asked = openIn({ dish, found }, nesting)
  const parts = nesting.parts.flatMap((part) => inner.get(part.dish.id) ?? [])
  const held = [asked, ...parts.map((part) => openIn(part, nestingOf(part.dish, dishes)))].flatMap(heldIn)
  const isAssumed = [dish, ...nesting.parts.map((part) => part.dish)].some(({ assumed }) => (assumed ?? []).length > 0)
  return { meal: compileMeal(catalogue, meal, unmatched, isAssumed ? [...held, UNSAID] : held), found: asked }
}

/** What a recipe did not say of itself, as far as requirements go. */
const UNSAID = unknownIngredient('own:unsaid', messages.unsaid)

const toPart = (
  { id, slug, name, minutes, steps, stepSections, serves: stepServes, ...lines }: DishContent,
  serves: number,
): MealPart => ({
  ...{ id, slug, name, minutes, steps, stepServes, serves },
  lineCount: ownLines(lines).length,
  ...(stepSections && { stepSections }),
})

/** A line of an ingredient with the heading that it is under. */
interface UnderHeading {
  readonly line: StoredLine
  readonly section?: string
}

/** The lines of ingredients; what is under the heading of a line that names a dish stays under it. */
function underHeadings({ lines }: Pick<DishContent, 'lines'>): UnderHeading[] {
  let section: string | undefined
  return lines.flatMap((line): UnderHeading[] => {
    section = line.section ?? section
    return line.dish === undefined ? [{ line, ...(section !== undefined && { section }) }] : []
  })
}

function detailsOf(dish: DishContent): OwnDetails | null {
  const { description = null, notes = null, sourceApp = null, sourceName = null, sourceNutrition = null } = dish
  const details = { description, notes, sourceApp, sourceName, sourceNutrition }
  return Object.values(details).some((text) => text !== null) ? details : null
}

const heldIn = ({ unlisted, alternatives }: FoundInDish): CompiledIngredient[] => [
  ...unlisted.map(({ ingredient }) => ingredient),
  ...alternatives.flat(),
]

/**
 * What a dish holds besides what its lines and those of its parts list. A line that names a dish has no other choices: its
 * words are that dish's name. What a part lists and may leave out is not listed for the whole.
 */
function openIn({ dish, found }: FoundDish, { parts }: Nesting<DishContent>): FoundInDish {
  if (parts.length === 0) return found
  const listed = new Set(
    parts.flatMap(({ dish: part, optional }) =>
      optional ? [] : ownLines(part).flatMap((line) => (line.optional ? [] : (line.ingredient ?? []))),
    ),
  )
  const isPart = (line: StoredLine | undefined) => parts.some((part) => part.dish.id === line?.dish)
  return {
    unlisted: found.unlisted.filter(({ ingredient }) => !listed.has(ingredient.slug)),
    alternatives: found.alternatives.map((others, index) => (isPart(dish.lines[index]) ? [] : others)),
  }
}

/** Key of the main ingredient; that of the dish which is the main line. */
function mainOf(dish: DishContent, dishes: ReadonlyMap<string, DishContent>, depth = 1): string {
  const line = dish.lines[dish.mainLine]
  if (!line) return ''
  const part = line.dish === undefined ? undefined : dishes.get(line.dish)
  if (part && depth < LIMITS.dishDepth) return mainOf(part, dishes, depth + 1)
  return line.ingredient ?? unmatchedSlug(line)
}

/** Lines of one name are one thing to buy, whichever dish they are from. */
function unmatchedSlug({ name }: StoredLine): string {
  return `own:${foldText(name).replace(/ /g, '-') || 'unnamed'}`
}
