import type { MealFilter, MealOrder } from '../generated/schemaTypes'
import { apiName } from './apiNames'
import { indexOf, type CatalogueIndex, type MealPage } from './catalogueIndex'
import { categoryBit } from '../pure/mealCategories'
import type { CompiledIngredient, CompiledMeal } from './compiled'
import { compileDiet } from './compileDiet'
import { foldText } from './foldText'
import { pageOf, type Keyset, type Page } from './keyset'
import { checkMinutes, hasWords, searchWords, tagMaskOf, textOfMeal } from './mealSearch'
import { markCursors, readMarkedCursor } from './markedCursor'
import type { CatalogueSnapshot } from './loadCatalogue'
import { dietOfRequirements } from './requirementInputs'
import { suitabilityTable, UNSUITABLE } from './suitabilityTable'
import { mealView, type IngredientView } from './views'

interface Paging {
  first: number
  after?: string | null
}
type Test = (meal: CompiledMeal) => boolean

/**
 * A page of the catalogue's meals that pass the filter, in the order asked. Nothing is sorted: each order is kept, and
 * so are the lists that were filtered lately, so that the next page costs little. `asOf` is the earliest version that
 * the pages of this walk were read from.
 * @throws BAD_USER_INPUT naming `first`, `after`, `filter.tags`, `filter.maxMinutes` or `filter.search`.
 */
export function listMeals(
  snapshot: CatalogueSnapshot,
  { first, after }: Paging,
  filter: MealFilter,
  order: MealOrder,
): MealPage {
  const index = indexOf(snapshot)
  const key = JSON.stringify([first, after, filter, order])
  const page = index.pages.get(key) ?? readPage(snapshot, index, { first, after }, filter, order)
  index.pages.set(key, page)
  return page
}

function readPage(
  snapshot: CatalogueSnapshot,
  index: CatalogueIndex,
  { first, after }: Paging,
  filter: MealFilter,
  order: MealOrder,
): MealPage {
  const { cursor, startedAt } = readMarkedCursor(after ?? null, filter.changedSince ?? 0)
  const asOf = Math.min(startedAt, snapshot.asOf)
  const meals = filteredMeals(snapshot, index, filter, order)
  const page = pageOf(meals, { first, after: cursor }, (meal) => mealView(snapshot, meal))
  return { ...markCursors(page, asOf), asOf }
}

/**
 * A page of the catalogue's ingredients by name, of those whose name or kind has all words of the search.
 * @throws BAD_USER_INPUT naming `first`, `after` or `search`.
 */
export function listIngredients(
  snapshot: CatalogueSnapshot,
  paging: Paging,
  search: string | null | undefined,
): Page<IngredientView> {
  const all = indexOf(snapshot).ingredients()
  const words = searchWords(search, 'search')
  const matches = ({ name, kind }: CompiledIngredient) => hasWords(foldText(`${name} ${kind}`), words)
  const keyset = words.length === 0 ? all : { ...all, items: all.items.filter(matches) }
  return pageOf(keyset, paging, (ingredient) => ingredient)
}

function filteredMeals(
  snapshot: CatalogueSnapshot,
  index: CatalogueIndex,
  filter: MealFilter,
  order: MealOrder,
): Keyset<CompiledMeal> {
  const tests = testsOf(snapshot, filter)
  const all = index.meals(order)
  if (tests.length === 0) return all
  const key = JSON.stringify([order, filter])
  const kept = index.filtered.get(key) ?? {
    ...all,
    items: all.items.filter((meal) => tests.every((test) => test(meal))),
  }
  index.filtered.set(key, kept)
  return kept
}

/** One test for each part of the filter, the cheapest first. */
function testsOf(snapshot: CatalogueSnapshot, filter: MealFilter): Test[] {
  const { category, role, requirements, tags, mainIngredient, maxMinutes, search, changedSince } = filter
  const tests: Test[] = []
  if (category) {
    const bit = categoryBit(category)
    tests.push((meal) => (meal.categoryMask & bit) !== 0)
  }
  if (role) tests.push(({ meal }) => (meal.role ? apiName(meal.role) : 'MAIN') === role)
  if (tags && tags.length > 0) {
    const mask = tagMaskOf(tags)
    tests.push((meal) => (meal.tagMask & mask) === mask)
  }
  if (maxMinutes !== null && maxMinutes !== undefined) {
    checkMinutes(maxMinutes)
    tests.push(({ meal }) => meal.minutes <= maxMinutes)
  }
  if (changedSince !== null && changedSince !== undefined)
    tests.push(({ id }) => (snapshot.changedAt.get(id) ?? 0) > changedSince)
  if (mainIngredient !== null && mainIngredient !== undefined) {
    const kind = foldText(mainIngredient)
    tests.push(({ mainKind }) => foldText(mainKind) === kind)
  }
  if (requirements && requirements.length > 0) {
    const { status } = suitabilityTable(snapshot.compiled, compileDiet(dietOfRequirements(requirements)))
    tests.push((meal) => status[meal.index] !== UNSUITABLE)
  }
  const words = searchWords(search, 'filter.search')
  if (words.length > 0) tests.push((meal) => hasWords(textOfMeal(meal), words))
  return tests
}
