import type { Part } from './createPart'
import { onHousehold } from './household'
import type { PageSync } from './keepSending'
import type { KeptPart } from './SharedStore'

export interface ChangedPart {
  /** The version that the household tells. */
  heard: Part<{ version: number }>
  /** Reads what there is of it. */
  sync: Part<PageSync>
  /** Forgets what is kept. */
  forget: () => void
}

/**
 * Reads something that a household shares when its version has changed. That of another household is forgotten.
 * @returns the cleanup.
 */
export function readChanged<Told extends { version: number }>(
  store: { kept: () => KeptPart<Told, { id: string }> | null; hear: (told: Told) => boolean },
  { heard, sync, forget }: ChangedPart,
): () => void {
  const read = () => void (navigator.onLine && sync.latest()?.read())
  const stops = [
    onHousehold(({ id }) => {
      const kept = store.kept()
      if (kept === null || kept.household.id === id) return
      forget()
      read()
    }),
    heard.on(({ version }) => {
      const kept = store.kept()
      // What is kept is as of now.
      if (kept?.told.version === version) store.hear(kept.told)
      else read()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
