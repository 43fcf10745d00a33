import type { CompiledCatalogue, CompiledMeal } from '../catalogue/compiled'
import { decodeMealEntryId, type MealWithSwaps } from '../catalogue/mealEntryId'
import type { CategoryMenus } from '../catalogue/menuRegions'
import { eatersAmong } from '../households/eatersAmong'
import type { TableMember } from '../households/tableMembers'
import { type Category, categoryBit } from '../pure/mealCategories'
import type { Services } from '../platform/services'
import { eatersMenu, type EatersMenu, tastesOf, type Tastes } from './eatersMenu'
import { dishMeals } from '../dishes/dishMeals'
import type { UserSettings } from '../settings/readSettings'
import { readTable, type SettledMember } from './readTable'
import type { Caller } from '../request/context'

/** A person of the household with what the person's settings say about meals. */
export interface Eater extends TableMember, Tastes, Pick<UserSettings, 'preferredStoreId' | 'targets'> {}

/** Where a meal is planned and which members eat it there, as far as it is known. */
export interface Planned {
  readonly category?: Category | null
  readonly eaters?: readonly string[] | null
}

/** What a caller's household may be offered, by who eats (docs/product.md DIET-14 to DIET-18). */
export interface TableMenu {
  readonly catalogue: CompiledCatalogue
  /** Everyone, in the order in which they joined. */
  readonly members: readonly Eater[]
  /** The own dishes of the household's accounts, suitable or not. */
  readonly dishes: readonly CompiledMeal[]
  /** The meal and swaps that an entry's id names; null when it names none. Whether it suits is not asked. */
  find(entryId: string): MealWithSwaps | null
  /** The menu of those who eat a category; of everyone where no one does. */
  forCategory(category: Category): EatersMenu<Eater>
  /** The menu of those of the named who are members; of all who eat the category for null, and where no named one is left. */
  forEaters(memberIds: readonly string[] | null, category: Category): EatersMenu<Eater>
  /** The menu of those who eat a meal where it is planned; where that is not known, of all who eat any of its categories. */
  forMeal(meal: CompiledMeal, planned: Planned): EatersMenu<Eater>
}

/** The menu of an account's household. One query, however many members; the rest is remembered by content. */
export async function tableMenu(
  services: Pick<Services, 'db' | 'now' | 'catalogue' | 'reader'>,
  caller: Caller,
): Promise<TableMenu> {
  return menuOfSettled(services, await readTable(services, caller))
}

/** The same of people whose settings and dishes have been read. */
export async function menuOfSettled(
  services: Pick<Services, 'db' | 'catalogue' | 'reader'>,
  table: readonly SettledMember[],
): Promise<TableMenu> {
  const catalogue = services.catalogue.compiled
  const members = table.map(({ person, settings }): Eater => ({
    ...person,
    ...tastesOf(catalogue, settings, person.portion),
    preferredStoreId: settings.preferredStoreId,
    targets: settings.targets,
  }))
  const dishes = await dishMeals(
    services,
    table.flatMap((one) => one.dishes),
    catalogue,
  )
  return menuOfTable(catalogue, members, dishes)
}

/** The menu of people with their own dishes over a catalogue. */
export function menuOfTable(
  catalogue: CompiledCatalogue,
  members: readonly Eater[],
  dishes: readonly CompiledMeal[],
): TableMenu {
  const menus = new Map<string, EatersMenu<Eater>>()
  const menuFor = (chosen: readonly Eater[]): EatersMenu<Eater> => {
    const eaters = chosen.length === 0 ? members : chosen
    const key = eaters.map(({ id }) => id).join(' ')
    const menu = menus.get(key) ?? eatersMenu(catalogue, eaters, dishes)
    menus.set(key, menu)
    return menu
  }
  const forNamed = (memberIds: readonly string[] | null | undefined, categories: number) =>
    menuFor(eatersAmong(members, memberIds, categories))
  const dishById = new Map(dishes.map((dish) => [dish.id, dish]))
  return {
    catalogue,
    members,
    dishes,
    find: (entryId) => decodeMealEntryId(entryId, catalogue, (id) => dishById.get(id)),
    forCategory: (category) => forNamed(null, categoryBit(category)),
    forEaters: (memberIds, category) => forNamed(memberIds, categoryBit(category)),
    forMeal: ({ categoryMask }, { category, eaters }) =>
      forNamed(eaters, category ? categoryBit(category) : categoryMask),
  }
}

/** The catalogue's menus of a table by category: of the members whom `eaters` names, or else of all who eat the category. */
export function categoryMenus(
  { forEaters }: TableMenu,
  eaters: Readonly<Partial<Record<Category, readonly string[] | null>>> = {},
): CategoryMenus {
  const of = (category: Category) => forEaters(eaters[category] ?? null, category).menu
  return { breakfast: of('breakfast'), lunch: of('lunch'), dinner: of('dinner') }
}
