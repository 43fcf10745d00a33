/** What sends: the plan and the replica of this page. */
export const senders = new Set<() => Promise<unknown>>()

/** Notes what sends a kind of edits. @returns the cleanup. */
export function followEdits(send: () => Promise<unknown>): () => void {
  senders.add(send)
  return () => void senders.delete(send)
}
