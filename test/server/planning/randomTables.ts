import type { CompiledCatalogue } from '../../../server/catalogue/compiled'
import { CATEGORIES, type Category } from '../../../server/pure/mealCategories'
import { tastesOf } from '../../../server/menu/eatersMenu'
import { NO_SETTINGS } from '../../../server/settings/readSettings'
import { type Eater, menuOfTable, type TableMenu } from '../../../server/menu/tableMenu'
import type { OwnDish } from '../../support/ownRecipes'
import { randomSettings, type RandomSettings } from './randomSettings'

/** A household with what each of its members may eat, as settings that the server never sees. */
export interface RandomTable {
  readonly table: TableMenu
  /** Who eats a meal, of the named, or of those who eat the category. */
  settingsOf(category: Category, named: readonly string[] | null): readonly RandomSettings[]
}

/** One of some things. */
export function oneOf<T>(next: () => number, items: readonly T[]): T {
  const item = items[Math.floor(next() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

/** Up to five people with different settings, each of whom eats some of the categories. Their ids are p0 to p4. */
export function randomTable(catalogue: CompiledCatalogue, dishes: readonly OwnDish[], next: () => number): RandomTable {
  const people = Array.from({ length: 1 + Math.floor(next() * 5) }, (_, index) => ({
    id: `p${index}`,
    eats: Math.floor(next() * 8),
    // A table of five people with many wishes would be offered nothing.
    settings: {
      ...(index === 0 || next() < 0.5 ? randomSettings(next) : { requirements: {}, words: [] }),
      serves: oneOf(next, [0.5, 1, 1.5]),
    },
  }))
  const members = people.map(({ id, eats, settings: chosen }): Eater => {
    const requirements = new Map(Object.entries(chosen.requirements)) as typeof NO_SETTINGS.requirements
    const neverEaten = chosen.words.map(({ typed }) => typed).join(', ')
    const known = {
      householdId: 'home',
      userId: null,
      name: id,
      isViewer: false,
      mayEditAnswers: true,
      joinedAt: 0,
      place: 0,
      role: null,
      answersEditedBy: 'OWNER' as const,
    }
    const settings = { ...NO_SETTINGS, requirements, neverEaten }
    const portion = 100 * chosen.serves
    return {
      ...known,
      id,
      eats,
      portion,
      preferredStoreId: null,
      targets: new Map(),
      ...tastesOf(catalogue, settings, portion),
    }
  })
  const table = menuOfTable(
    catalogue,
    members,
    dishes.map(({ meal }) => meal),
  )
  return {
    table,
    settingsOf: (category, named) => {
      const chosen = people.filter(({ id }) => named?.includes(id))
      const bit = 2 ** CATEGORIES.indexOf(category)
      const ofCategory = people.filter(({ eats }) => Math.floor(eats / bit) % 2 === 1)
      const eaters = chosen.length > 0 ? chosen : ofCategory.length > 0 ? ofCategory : people
      return eaters.map(({ settings }) => settings)
    },
  }
}

/** No one named, or some people, of whom one may have left. */
export function randomEaters(next: () => number): string[] | null {
  if (next() < 0.4) return null
  const named = ['p0', 'p1', 'p2', 'p3', 'p4', 'gone'].filter(() => next() < 0.3)
  return named.length === 0 ? null : named
}
