import { categoryOf, emptyPlan, type Category, type Entry, type Plan } from '../../../../web/app/planner/plan'

/** A meal for tests; its id follows from its name. */
export function meal(name: string, changes: Partial<Entry> = {}): Entry {
  return {
    name, uniqueId: `id-${name}`, isCustomised: false, urlDetails: '', numServes: 1, mainIngredient: 'tofu', slug: name,
    picture: 'tofu', minutes: 20, swaps: [], ...changes,
  }
}

/** A plan of these meals. */
export function planOf(parts: Partial<Record<Category, Entry[]>>): Plan {
  const given = Object.entries(parts).map(([category, meals]) => [category, categoryOf(meals)])
  return { ...emptyPlan(), ...Object.fromEntries(given) }
}
