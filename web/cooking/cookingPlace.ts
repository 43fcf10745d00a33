import { tokenOwner } from '../app/planner/tokenOwner'

/** The key of session storage that holds where the cook is. */
export const COOKING_KEY = 'cooking'

/** How steps are shown. */
export type StepsView = 'one' | 'all'

/** Where the cook is: which meal, which step of each, and how the steps are shown. */
export interface CookingPlace {
  /** The chosen meal's place in the plan and its id. */
  selected: { key: string; uniqueId: string } | null
  view: StepsView
  /** Step by a meal's id, from 0. */
  steps: Readonly<Record<string, number>>
}

const fresh: CookingPlace = { selected: null, view: 'one', steps: {} }

/** The place as it was left in this tab. */
export function readPlace(): CookingPlace {
  try {
    const kept = JSON.parse(sessionStorage.getItem(COOKING_KEY) ?? 'null') as { owner?: string; place?: Partial<CookingPlace> } | null
    return kept?.owner === tokenOwner() ? { ...fresh, ...kept.place } : fresh
  } catch {
    return fresh
  }
}

/** Keeps the place for this tab and this person. */
export function storePlace(place: CookingPlace): void {
  try {
    sessionStorage.setItem(COOKING_KEY, JSON.stringify({ owner: tokenOwner(), place }))
  } catch {
    // Without storage the place lasts as long as the mode does.
  }
}
