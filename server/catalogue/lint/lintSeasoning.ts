import type { CatalogueProblem } from '../readCatalogue'
import type { Meal } from '../types'
import type { LocatedCatalogue } from './located'

/** A step that says to season, or to add something salty where salt is missing. "Season with the pepper" says neither. */
const SEASONING = /\bseason\b(?! (?:with|the \{[^}]*\} with))|\bneeds? salt\b|\btaste\b[^.]*\bsalt\b/i

/** Kinds of what no sweet breakfast is made of, beside meat and fish. */
const SAVOURY_KINDS: ReadonlySet<string> = new Set(['onions', 'leeks', 'garlic', 'mushrooms'])

/** Whether a meal is not sweet: everything but desserts, and breakfasts that nothing shows to be savoury. */
function isSavoury({ role, categories, ingredients }: Meal, { bySlug }: Pick<LocatedCatalogue, 'bySlug'>): boolean {
  if (role) return role === 'side'
  if (categories.some((category) => category !== 'breakfast')) return true
  return ingredients.some(({ ingredient }) => {
    const { area, kind } = bySlug.get(ingredient) ?? {}
    return area === 'meat & deli' || (kind !== undefined && SAVOURY_KINDS.has(kind))
  })
}

/** Checks that each savoury meal has salt, or a step that says when to taste and season it. */
export function lintSeasoning(catalogue: LocatedCatalogue): CatalogueProblem[] {
  return catalogue.meals.flatMap(({ value, problem }) => {
    const isSalted = value.ingredients.some(({ ingredient }) => catalogue.bySlug.get(ingredient)?.kind === 'salt')
    const isDone = isSalted || value.steps.some((step) => SEASONING.test(step)) || !isSavoury(value, catalogue)
    return isDone ? [] : [problem(['steps'], 'no salt: say where the cook tastes and seasons')]
  })
}
