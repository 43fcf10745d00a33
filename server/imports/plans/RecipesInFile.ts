import { foldText } from '../../catalogue/foldText'
import type { MovedMeal } from '../../moving/MovedPlan'
import type { PlainRecipe } from '../importThread'
import type { ImportedMeal } from './ImportedPlan'

/** Where in a file its recipes are, for the plans that name them. */
export class RecipesInFile {
  readonly #byId = new Map<string, number>()
  readonly #byName = new Map<string, number>()

  /** Of two of one name or id the first is meant. */
  add({ name, source }: PlainRecipe, position: number): void {
    const key = foldText(name)
    if (!this.#byName.has(key)) this.#byName.set(key, position)
    if (source.id !== null && !this.#byId.has(source.id)) this.#byId.set(source.id, position)
  }

  /** A meal with the place of its recipe. */
  of({ recipeId, ...meal }: MovedMeal): ImportedMeal {
    const byId = recipeId === null ? undefined : this.#byId.get(recipeId)
    const byName = meal.recipe === '' ? undefined : this.#byName.get(foldText(meal.recipe))
    return { ...meal, item: byId ?? byName ?? null }
  }
}
