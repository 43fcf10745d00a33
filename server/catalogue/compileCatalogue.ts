import type { ServedRole } from '../../schema/servedWith'
import { compareText } from '../pure/compareText'
import { type CompiledCatalogue, type CompiledIngredient, type CompiledMeal, type CompiledSwap } from './compiled'
import { ESSENTIAL, HOT, isOfCategory, isServedAs, OPTIONAL } from './compiled'
import { derivedFacts } from './derivedFacts'
import { maskOfFacts } from './facts'
import { pacer } from '../platform/pacer'
import { sortInSteps } from './sortInSteps'
import { CATEGORIES, TAGS, type CatalogueData, type Category, type Ingredient, type Meal, type Swap } from './types'

/** An ingredient line of a person's own dish that matches nothing in the catalogue. Nothing is known of it. */
export interface UnmatchedIngredient {
  slug: string
  name: string
}

/** Meals between two steps. */
const STEP = 200

type Building<T> = { -readonly [K in keyof T]: T[K] }

/** An ingredient of which only the name is known: it fails every requirement and converts to nothing. */
export function unknownIngredient(slug: string, name: string, index = -1): CompiledIngredient {
  return {
    slug,
    name,
    index,
    area: null,
    unit: 'piece',
    kind: 'other',
    picture: '',
    density: null,
    piece: null,
    perishable: false,
    contains: null,
    nutrition: null,
    source: null,
    mask: maskOfFacts(null),
    swaps: [],
  }
}

/** A set of words as bits in the order of the vocabulary. */
function maskOfWords<T extends string>(vocabulary: readonly T[], words: readonly T[]): number {
  let mask = 0
  for (const word of words) {
    const bit = vocabulary.indexOf(word)
    if (bit >= 0) mask |= 1 << bit
  }
  return mask
}

/** Flags per distinct ingredient: essential, eaten hot, and optional only when every line of it is optional. */
function flagParts(
  meal: Meal,
  lines: readonly CompiledIngredient[],
  distinct: readonly CompiledIngredient[],
): number[] {
  const essential = (slug: string): boolean => slug === meal.mainIngredient || meal.essential.includes(slug)
  const isHot = (slug: string): boolean => meal.hot?.includes(slug) === true
  const flags = distinct.map(({ slug }) => (essential(slug) ? ESSENTIAL : 0) | (isHot(slug) ? HOT : 0) | OPTIONAL)
  lines.forEach((ingredient, line) => {
    if (meal.ingredients[line]?.optional === true) return
    const at = distinct.length === lines.length ? line : distinct.indexOf(ingredient)
    flags[at] = (flags[at] ?? 0) & ~OPTIONAL
  })
  return flags
}

/** Resolves one meal; `find` answers every slug. What it may hold beside its lines is essential: no swap removes it. */
function resolveMeal(
  meal: Meal,
  find: (slug: string) => CompiledIngredient,
  mayHold: readonly CompiledIngredient[] = [],
): Building<CompiledMeal> {
  const lines = meal.ingredients.map((line) => find(line.ingredient))
  const set = new Set(lines)
  const listed = set.size === lines.length ? lines : [...set]
  const ingredients = mayHold.length === 0 ? listed : [...new Set([...listed, ...mayHold])]
  const flags = flagParts(meal, lines, listed)
  const main = ingredients.find((ingredient) => ingredient.slug === meal.mainIngredient)
  return {
    index: -1,
    id: meal.id,
    slug: meal.slug,
    name: meal.name,
    mainKind: main === undefined ? 'other' : main.kind,
    meal,
    lines,
    ingredients,
    flags: ingredients.map((ingredient, at) => (mayHold.includes(ingredient) ? ESSENTIAL : (flags[at] ?? 0))),
    categoryMask: maskOfWords(CATEGORIES, meal.categories),
    tagMask: maskOfWords(TAGS, meal.tags),
  }
}

/** Links ingredients and swaps. A swap with an unknown end is dropped: it is of no use. */
function compileIngredients(ingredients: readonly Ingredient[], swaps: readonly Swap[]): CompiledIngredient[] {
  const swapLists = ingredients.map((): CompiledSwap[] => [])
  const derived = derivedFacts(ingredients)
  const compiled = ingredients.map((ingredient, index): CompiledIngredient => {
    const contains = ingredient.contains && [
      ...new Set([...ingredient.contains, ...(derived.get(ingredient.slug) ?? [])]),
    ]
    return { ...ingredient, contains, index, mask: maskOfFacts(contains), swaps: swapLists[index] ?? [] }
  })
  const bySlug = new Map(compiled.map((ingredient) => [ingredient.slug, ingredient]))
  for (const swap of swaps) {
    const from = bySlug.get(swap.from)
    const to = swap.to === null ? null : bySlug.get(swap.to)
    if (from === undefined || to === undefined || from === to) continue
    const { ratio, note, preparation = null, before = null, words = null } = swap
    swapLists[from.index]?.push({ from, to, ratio, note, preparation, before, words })
  }
  return compiled
}

/** Sorted by main kind, then by name, then by slug, case aside and the same in every locale. */
function* sortMeals(meals: readonly Building<CompiledMeal>[]): Generator<undefined, Building<CompiledMeal>[]> {
  const keyed = yield* inSteps(meals, (meal) => [
    { meal, key: `${meal.mainKind}\n${meal.name.toLowerCase()}\n${meal.slug}` },
  ])
  const sorted = yield* sortInSteps(keyed, (a, b) => compareText(a.key, b.key))
  return yield* inSteps(sorted, ({ meal }) => [meal])
}

/** The meal indexes of one category, in the catalogue's order. */
function* indexCategory(meals: readonly CompiledMeal[], category: Category): Generator<undefined, Uint32Array> {
  return Uint32Array.from(yield* inSteps(meals, (meal) => (isOfCategory(meal, category) ? [meal.index] : [])))
}

/** What `of` makes of each item, in steps between which the caller may do something else. */
function* inSteps<Item, Made>(items: readonly Item[], of: (item: Item) => Made[]): Generator<undefined, Made[]> {
  const made: Made[] = []
  for (const [index, item] of items.entries()) {
    made.push(...of(item))
    if (index % STEP === 0) yield
  }
  return made
}

/**
 * Makes the catalogue ready for the domain functions. An ingredient slug that a meal names and the data does not hold becomes an
 * unknown ingredient, so that the meal fails every requirement. `version` names this state of the data.
 */
export function compileCatalogue(data: CatalogueData, version = ''): CompiledCatalogue {
  const steps = compileInSteps(data, version)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same for a process that serves: calls are answered between the steps. */
export async function compileBetweenCalls(data: CatalogueData, version: string): Promise<CompiledCatalogue> {
  const pause = pacer()
  const steps = compileInSteps(data, version)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}

function* compileInSteps(data: CatalogueData, version: string): Generator<undefined, CompiledCatalogue> {
  const ingredients = compileIngredients(data.ingredients, data.swaps)
  const bySlug = new Map(ingredients.map((ingredient) => [ingredient.slug, ingredient]))
  const find = (slug: string): CompiledIngredient => {
    const known = bySlug.get(slug)
    if (known !== undefined) return known
    const unknown = unknownIngredient(slug, slug, ingredients.length)
    ingredients.push(unknown)
    bySlug.set(slug, unknown)
    return unknown
  }
  const resolved: Building<CompiledMeal>[] = []
  for (const meal of data.meals) if (resolved.push(resolveMeal(meal, find)) % STEP === 0) yield
  const meals = yield* sortMeals(resolved)

  const partStarts = new Uint32Array(meals.length + 1)
  const mealById = new Map<string, CompiledMeal>()
  const mealBySlug = new Map<string, CompiledMeal>()
  for (const [index, meal] of meals.entries()) {
    meal.index = index
    partStarts[index + 1] = (partStarts[index] ?? 0) + meal.ingredients.length
    mealById.set(meal.id, meal)
    mealBySlug.set(meal.slug, meal)
    if (index % STEP === 0) yield
  }
  const parts = partStarts[meals.length] ?? 0
  const partIngredients = new Uint32Array(parts)
  const partFlags = new Uint8Array(parts)
  let part = 0
  for (const [index, meal] of meals.entries()) {
    meal.ingredients.forEach((ingredient, i) => {
      partIngredients[part] = ingredient.index
      partFlags[part] = meal.flags[i] ?? 0
      part += 1
    })
    if (index % STEP === 0) yield
  }
  const byCategory: Record<Category, Uint32Array> = {
    breakfast: new Uint32Array(),
    lunch: new Uint32Array(),
    dinner: new Uint32Array(),
  }
  for (const category of CATEGORIES) byCategory[category] = yield* indexCategory(meals, category)
  const served = yield* inSteps(meals, (meal) => (meal.meal.role ? [meal] : []))
  const servedAs = (role: ServedRole) => served.filter((meal) => isServedAs(meal, role))
  return {
    version,
    ingredients,
    ingredientBySlug: bySlug,
    meals,
    mealById,
    mealBySlug,
    byCategory,
    byRole: { side: servedAs('side'), dessert: servedAs('dessert') },
    partStarts,
    partIngredients,
    partFlags,
  }
}

/**
 * Compiles one meal against a catalogue that it is no part of: a person's own dish. A line whose slug the catalogue does
 * not know is an ingredient of which nothing is known, whatever else is claimed of it; `unmatched` gives it its name.
 */
export function compileMeal(
  catalogue: CompiledCatalogue,
  meal: Meal,
  unmatched: readonly UnmatchedIngredient[] = [],
  mayHold: readonly CompiledIngredient[] = [],
): CompiledMeal {
  const names = new Map(unmatched.map((ingredient) => [ingredient.slug, ingredient.name]))
  const made = new Map<string, CompiledIngredient>()
  const find = (slug: string): CompiledIngredient => {
    const known = catalogue.ingredientBySlug.get(slug) ?? made.get(slug)
    if (known !== undefined) return known
    const unknown = unknownIngredient(slug, names.get(slug) ?? slug)
    made.set(slug, unknown)
    return unknown
  }
  return resolveMeal(meal, find, mayHold)
}
