/**
 * Does something while no other tab does what has the same name; tabs take turns. Without locks, or behind a tab that does
 * not finish in time, it is done all the same.
 * @param within how long the turn is waited for, in milliseconds.
 */
export async function oneTabAtATime<T>(name: string, within: number, action: () => Promise<T>): Promise<T> {
  // Absent where the page is not served securely.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return action()
  let begun = false
  const begin = () => {
    begun = true
    return action()
  }
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(within) }, begin)
  } catch (error) {
    if (begun) throw error
    return action()
  }
}
