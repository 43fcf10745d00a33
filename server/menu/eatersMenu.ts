import type { ServedRole } from '../../schema/servedWith'
import { boundsFor, combineDiets, combineTags } from '../catalogue/combineDiets'
import { isOfCategory, type CompiledCatalogue, type CompiledMeal } from '../catalogue/compiled'
import { compileDiet, type Diet, type DietInput } from '../catalogue/compileDiet'
import { suitability, suitsWithSwaps, swapsOf } from '../catalogue/diet'
import { dietBeside } from '../catalogue/dietBeside'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { hasNeverTag, menuOf, type Menu, type TagPreferences } from '../catalogue/menu'
import { suitabilityTable } from '../catalogue/suitabilityTable'
import type { Category } from '../catalogue/types'
import { compareText } from '../pure/compareText'
import { matchFoods, matchIngredients } from '../settings/matchIngredients'
import type { UserSettings } from '../settings/readSettings'

/** What a person's settings say about meals, over one version of the catalogue. */
export interface Tastes {
  readonly diet: DietInput & { readonly neverEaten: ReadonlySet<string>; readonly disliked: ReadonlySet<string> }
  readonly tags: TagPreferences
}

/** What may be offered to people who eat together: what suits each of them with the same swaps. */
export interface EatersMenu<Eater extends Tastes = Tastes> {
  readonly eaters: readonly Eater[]
  /** The catalogue's part of it. */
  readonly menu: Menu
  /** What the eaters ask for together. */
  readonly diet: Diet
  /** The meals that may be offered with the swaps that they need, by main ingredient, then by name; dishes included. */
  offered(category: Category): readonly MealWithSwaps[]
  /** What may be served with a meal, with the swaps that it needs, in the same order (docs/product.md PLAN-98). */
  servable(role: ServedRole): readonly MealWithSwaps[]
  /** Whether exactly this meal with these swaps may be offered. */
  allows(entry: MealWithSwaps): boolean
  /** The menu for what is eaten beside these meals: `diet`, `servable` and `allows` count them in (docs/product.md DIET-20). */
  beside(eaten: readonly MealWithSwaps[]): EatersMenu<Eater>
}

/**
 * A person's settings over a catalogue. Never eaten is what the text names in this catalogue, later additions included,
 * and what it named when it was saved. Disliked is what that text names in this catalogue, the foods themselves alone.
 *
 * @param portion in hundredths of a serve.
 */
export function tastesOf(catalogue: CompiledCatalogue, settings: UserSettings, portion = 100): Tastes {
  const { slugs } = matchIngredients(catalogue, settings.neverEaten)
  const neverEaten = new Set([...slugs, ...settings.neverEatenSlugs])
  const disliked = new Set(matchFoods(catalogue, settings.disliked).slugs)
  const { requirements, tagPreferences } = settings
  return { diet: { requirements, bounds: boundsFor(portion / 100), neverEaten, disliked }, tags: tagPreferences }
}

/**
 * The menu of people who eat together, own dishes included. The catalogue's part is remembered by content: whose settings
 * they are makes no difference, nor how many people have them.
 */
export function eatersMenu<Eater extends Tastes>(
  catalogue: CompiledCatalogue,
  eaters: readonly Eater[],
  dishes: readonly CompiledMeal[],
): EatersMenu<Eater> {
  const diet = compileDiet(combineDiets(eaters.map((eater) => eater.diet)))
  const preferences = combineTags(eaters.map(({ tags }) => tags))
  const menu = menuOf(suitabilityTable(catalogue, diet), preferences)
  const offered = (category: Category) => {
    const own = dishes
      .filter((dish) => isOfCategory(dish, category) && !hasNeverTag(dish, preferences))
      .flatMap((dish) => offer(dish, diet))
    const meals = mealsOf(menu, category)
    return own.length === 0 ? meals : [...meals, ...own].sort(byMainIngredientThenName)
  }
  const under = (asked: Diet): EatersMenu<Eater> => ({
    eaters,
    menu,
    diet: asked,
    offered,
    servable: (role) =>
      catalogue.byRole[role].flatMap((meal) => (hasNeverTag(meal, preferences) ? [] : offer(meal, asked))),
    allows: ({ meal, swaps }) => !hasNeverTag(meal, preferences) && suitsWithSwaps(meal, swaps, asked),
    beside: (eaten) => under(dietBeside(asked, eaten)),
  })
  return under(diet)
}

/** A meal with the swaps that it needs, or nothing if it does not suit. */
function offer(meal: CompiledMeal, diet: Diet): MealWithSwaps[] {
  const answer = suitability(meal, diet)
  return answer.kind === 'unsuitable' ? [] : [{ meal, swaps: swapsOf(answer) }]
}

const lists = new WeakMap<Menu, Map<Category, readonly MealWithSwaps[]>>()

/** A category's meals of a menu with their swaps, in the catalogue's order; each menu's lists are made once. */
function mealsOf(menu: Menu, category: Category): readonly MealWithSwaps[] {
  const kept = lists.get(menu) ?? new Map<Category, readonly MealWithSwaps[]>()
  lists.set(menu, kept)
  const known = kept.get(category)
  if (known) return known
  const { meals } = menu.table.catalogue
  const made = Array.from(menu.categories[category].meals, (index) => meals[index]).flatMap((meal) =>
    meal === undefined ? [] : offer(meal, menu.table.diet),
  )
  kept.set(category, made)
  return made
}

function byMainIngredientThenName({ meal: a }: MealWithSwaps, { meal: b }: MealWithSwaps): number {
  return (
    compareText(a.mainKind, b.mainKind) ||
    compareText(a.name.toLowerCase(), b.name.toLowerCase()) ||
    compareText(a.slug, b.slug)
  )
}
