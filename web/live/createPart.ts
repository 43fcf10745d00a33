/** One part of what is received of a household: the latest that came, and those who follow it. */
export interface Part<T> {
  /** null until it came for the person who is signed in. */
  latest: () => T | null
  /**
   * Calls `listener` with each one that comes, and at once with the latest if there is one. @returns unsubscribe.
   */
  on: (listener: (value: T) => void) => () => void
  /** For `useSyncExternalStore`: calls `listener` also when the latest is forgotten. @returns unsubscribe. */
  subscribe: (listener: () => void) => () => void
  tell: (value: T) => void
  /** The person has changed, or the household. */
  forget: () => void
}

export function createPart<T>(): Part<T> {
  let latest: T | null = null
  const followers = new Set<() => void>()
  const set = (value: T | null) => {
    latest = value
    for (const follower of [...followers]) follower()
  }
  const subscribe = (follower: () => void) => {
    followers.add(follower)
    return () => void followers.delete(follower)
  }
  return {
    latest: () => latest,
    subscribe,
    on: (listener) => {
      const tell = () => {
        if (latest !== null) listener(latest)
      }
      tell()
      return subscribe(tell)
    },
    tell: set,
    forget: () => set(null),
  }
}
