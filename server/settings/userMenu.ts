import { isOfCategory, type CompiledCatalogue, type CompiledMeal } from '../catalogue/compiled'
import { compileDiet, suitability, suitsWithSwaps, swapsOf, type Diet } from '../catalogue/diet'
import { decodeMealEntryId, type MealWithSwaps } from '../catalogue/mealEntryId'
import { hasNeverTag, menuOf, type Menu } from '../catalogue/menu'
import { suitabilityTable } from '../catalogue/suitabilityTable'
import type { Category } from '../catalogue/types'
import { compareText } from '../compareText'
import type { Services } from '../services'
import { matchIngredients } from './matchIngredients'
import { ownMeals } from './ownMeals'
import { readSettings, type UserSettings } from './readSettings'

/** What a person's settings make of one version of the catalogue: the catalogue's menu and what it was made from. */
export interface UserDiet extends Menu {
  readonly catalogue: CompiledCatalogue
  readonly settings: UserSettings
  readonly diet: Diet
}

/** A person's diet with the person's own dishes: everything that planning needs to know. */
export interface UserMenu extends UserDiet {
  /** The person's own dishes, suitable or not. */
  readonly dishes: readonly CompiledMeal[]
  /** The meals that may be offered with the swaps that they need, by main ingredient, then by name; dishes included. */
  offered(category: Category): readonly MealWithSwaps[]
  /** The meal and swaps that an entry's id names; null when it names none. Whether it suits is not asked. */
  find(entryId: string): MealWithSwaps | null
  /** Whether exactly this meal with these swaps may be offered. */
  allows(entry: MealWithSwaps): boolean
}

/** A person's settings as a diet over the catalogue in use. One query; the rest is remembered by content. */
export async function dietOf(services: Pick<Services, 'db' | 'catalogue'>, userId: string): Promise<UserDiet> {
  const settings = await readSettings(services.db, userId)
  return dietUnder(services.catalogue.compiled, settings)
}

/**
 * Settings as a diet over a catalogue. Never eaten is what the text names in this catalogue, later additions included,
 * and what it named when it was saved.
 */
export function dietUnder(catalogue: CompiledCatalogue, settings: UserSettings): UserDiet {
  const { slugs } = matchIngredients(catalogue, settings.neverEaten)
  const neverEaten = new Set([...slugs, ...settings.neverEatenSlugs])
  const diet = compileDiet({ requirements: settings.requirements, neverEaten })
  const menu = menuOf(suitabilityTable(catalogue, diet), settings.tagPreferences)
  return { ...menu, catalogue, settings, diet }
}

/** What may be offered to a person, own dishes included. */
export async function userMenu(services: Pick<Services, 'db' | 'catalogue'>, userId: string): Promise<UserMenu> {
  const person = await dietOf(services, userId)
  return withDishes(person, await ownMeals(services, userId, person.catalogue))
}

/** A diet's menu with a person's own dishes merged in. */
export function withDishes(person: UserDiet, dishes: readonly CompiledMeal[]): UserMenu {
  const { catalogue, diet, preferences } = person
  const menu = menuOf(person.table, preferences)
  const byId = new Map(dishes.map((dish) => [dish.id, dish]))
  const suiting = dishes.flatMap((dish): MealWithSwaps[] => {
    const answer = suitability(dish, diet)
    if (answer.kind === 'unsuitable' || hasNeverTag(dish, preferences)) return []
    return [{ meal: dish, swaps: swapsOf(answer) }]
  })
  return {
    ...person,
    dishes,
    offered: (category) => {
      const own = suiting.filter(({ meal }) => isOfCategory(meal, category))
      const meals = mealsOf(menu, category)
      return own.length === 0 ? meals : [...meals, ...own].sort(byMainIngredientThenName)
    },
    find: (entryId) => decodeMealEntryId(entryId, catalogue, (id) => byId.get(id)),
    allows: ({ meal, swaps }) => !hasNeverTag(meal, preferences) && suitsWithSwaps(meal, swaps, diet),
  }
}

const lists = new WeakMap<Menu, Map<Category, readonly MealWithSwaps[]>>()

/** A category's meals of a menu with their swaps, in the catalogue's order; each menu's lists are made once. */
function mealsOf(menu: Menu, category: Category): readonly MealWithSwaps[] {
  const kept = lists.get(menu) ?? new Map<Category, readonly MealWithSwaps[]>()
  lists.set(menu, kept)
  const known = kept.get(category)
  if (known) return known
  const { catalogue, diet } = menu.table
  const made = Array.from(menu.categories[category].meals, (index) => catalogue.meals[index]).flatMap(
    (meal): MealWithSwaps[] => {
      if (meal === undefined) return []
      const answer = suitability(meal, diet)
      return answer.kind === 'unsuitable' ? [] : [{ meal, swaps: swapsOf(answer) }]
    },
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
