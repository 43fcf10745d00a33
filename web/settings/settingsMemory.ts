import { tokenOwner } from '../app/planner/tokenOwner'
import type { Edits } from './answers'
import type { ScrubMealPlanMutation, SaveSettingsMutation } from './operations.generated'

/** Words that name no ingredient, with near matches. */
export type UnknownWords = SaveSettingsMutation['saveSettings']['unknownWords']

/** Rows of the plan that the scrub changed. */
export type Changes = ScrubMealPlanMutation['scrubMealPlan']['changes']

/** What came of the last save. */
export interface Outcome {
  unknownWords: UnknownWords
  /** null: the plan could not be checked. */
  changes: Changes | null
}

/** What is kept of Settings while another mode is looked at. */
export interface SettingsMemory {
  edits: Edits
  outcome: Outcome | null
}

const nothing: SettingsMemory = { edits: {}, outcome: null }
let memory = nothing
let owner = ''
const listeners = new Set<() => void>()

/** What this person left behind on the page; it is forgotten with the page. */
export function recallSettings(): SettingsMemory {
  return owner === tokenOwner() ? memory : nothing
}

/** Keeps it, whether Settings is looked at or not: what comes of a save may come later. */
export function rememberSettings(next: SettingsMemory): void {
  owner = tokenOwner()
  memory = next
  for (const listener of [...listeners]) listener()
}

/** For `useSyncExternalStore`. */
export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
