import type { ComponentType } from 'react'

/** A part of the page whose code comes when it is first needed, or before that when the page is at rest. */
export interface Late<Props> {
  /** Fetches its code. Rejects when it can't be fetched; the next call asks again. */
  fetch: () => Promise<ComponentType<Props>>
  /** The part; null until its code is there. */
  latest: () => ComponentType<Props> | null
}

const parts: { fetch: () => Promise<unknown> }[] = []

/**
 * Names a part and where its code is.
 *
 *     const control = late(async () => (await import('./SelectControl')).SelectControl)
 */
export function late<Props>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let part: ComponentType<Props> | null = null
  const made = { fetch: async () => (part ??= await load()), latest: () => part }
  parts.push(made)
  return made
}

/** Fetches what may be needed later. What can't be fetched now is asked for again when it is needed. */
export async function fetchLateParts(): Promise<void> {
  for (const part of parts) await part.fetch().catch(() => {})
}
