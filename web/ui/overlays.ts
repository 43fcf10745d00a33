/** Tells the application that alerts or tooltips are wanted, so that their code is loaded no sooner. */
let wanted = false
const listeners = new Set<() => void>()

/** Asks for the hosts of alerts and tooltips; harmless to repeat. */
export function requestOverlays(): void {
  if (wanted) return
  wanted = true
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: calls back once they are wanted. */
export function subscribeToOverlays(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether they have been asked for. */
export function overlaysWanted(): boolean {
  return wanted
}
