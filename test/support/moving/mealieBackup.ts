import { jsonEntry, zipOf } from './zipOf'

/** A meal of the plan of a backup; `recipe` is one of its recipes by its name. */
export interface PlannedMeal {
  readonly date: string
  readonly entry: string
  readonly recipe?: string
  readonly title?: string
  readonly text?: string
}

/** The id of a recipe, by its place, without the dashes that other tables have. */
const idOf = (at: number): string => `8d2f0d9c1c2b4a6f9e3c${String(at).padStart(12, '0')}`
const dashed = (id: string): string => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** A Mealie backup of recipes with these names, of one line and one step each, and its plan. */
export function mealieBackup(names: readonly string[], meals: readonly PlannedMeal[]): Buffer {
  return zipOf([
    jsonEntry('database.json', {
      recipes: names.map((name, at) => ({
        id: idOf(at),
        slug: `r-${at}`,
        name,
        recipe_servings: 4,
        total_time: '30 minutes',
      })),
      recipes_ingredients: names.map((_name, at) => ({
        recipe_id: idOf(at),
        position: 0,
        note: '400 g brown lentils',
      })),
      recipe_instructions: names.map((_name, at) => ({ recipe_id: idOf(at), position: 0, text: 'Cook.', title: '' })),
      group_meal_plans: meals.map(({ date, entry, recipe, title = '', text = '' }, id) => ({
        ...{ id, date, entry_type: entry, title, text, group_id: 'g' },
        recipe_id: recipe === undefined ? null : dashed(idOf(names.indexOf(recipe))),
      })),
    }),
  ])
}
