import { useEffect, useEffectEvent, useState } from 'react'
import type { PlannedMeal } from '../../plan/plan'
import type { Recipe } from '../RecipeParts'

/** Fetches the recipe of a planned meal; null when neither server nor device has it. */
export type FetchRecipe = (meal: PlannedMeal) => Promise<Recipe | null>

export interface Recipes {
  /** The recipe of a dish: null when it is not available, undefined while it is being fetched. */
  recipeOf: (meal: PlannedMeal) => Recipe | null | undefined
  /** Asks again for those that were not available. */
  tryAgain: () => void
}

/** The recipes of the dishes that are cooked. */
export function useRecipes(dishes: readonly PlannedMeal[], fetchRecipe: FetchRecipe): Recipes {
  const [found, setFound] = useState<Readonly<Record<string, Recipe | null>>>({})
  const missing = dishes.filter((meal) => found[idOf(meal)] === undefined)
  const asked = missing.map(idOf).join('|')
  const fetchMissing = useEffectEvent(() => {
    for (const meal of missing)
      void fetchRecipe(meal).then((recipe) => setFound((before) => ({ ...before, [idOf(meal)]: recipe })))
  })
  useEffect(() => {
    if (asked !== '') fetchMissing()
  }, [asked])
  return {
    recipeOf: (meal) => found[idOf(meal)],
    tryAgain: () =>
      setFound((before) => Object.fromEntries(Object.entries(before).filter(([, recipe]) => recipe !== null))),
  }
}

const idOf = ({ entry, category }: PlannedMeal): string => `${entry.numServes} ${category} ${entry.uniqueId}`
