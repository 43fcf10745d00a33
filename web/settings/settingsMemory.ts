import { ownedStorage } from '../session/ownedStorage'
import type { Edits } from './answers'
import type { RowChange } from '../plan/planAnswer'
import type { SaveSettingsMutation } from './operations.generated'

type Effect = NonNullable<SaveSettingsMutation['saveForms']['effect']>

/** Words that name no ingredient, with near matches. */
export type UnknownWords = readonly Pick<Effect['neverEaten'][number], 'word' | 'suggestions'>[]

/** Rows of the plan that the scrub changed. */
export type Changes = RowChange[]

/** What came of the last save. */
export interface Outcome {
  unknownWords: UnknownWords
  /** null: the plan could not be checked. */
  changes: Changes | null
}

/** What is kept of Settings while another mode is looked at. */
export interface SettingsMemory {
  /** The member of the household whose answers these are; null for the person's own. */
  memberId: string | null
  edits: Edits
  outcome: Outcome | null
}

const nothing: SettingsMemory = { memberId: null, edits: {}, outcome: null }

// It never leaves the page, so there is nothing to check.
const memory = ownedStorage<SettingsMemory>('settings', (value): value is SettingsMemory => value !== null)

/** What this person left in Settings since the page was loaded (docs/product.md SET-17). */
export function recallSettings(): SettingsMemory {
  return memory.read() ?? nothing
}

/** Keeps it, also while another mode is shown: the result of a save may come later. */
export const rememberSettings = (next: SettingsMemory): void => memory.write(next)

/** For `useSyncExternalStore`. */
export const subscribeToSettings = memory.subscribe

/** What was left of a member's answers; nothing when what was left is another's. */
export function memoryOf(kept: SettingsMemory, memberId: string | null): SettingsMemory {
  return kept.memberId === memberId ? kept : { ...nothing, memberId }
}
