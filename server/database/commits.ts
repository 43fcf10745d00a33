import { AsyncLocalStorage } from 'node:async_hooks'

/** How many transactions of one call may have been committed: their commit was sent, and is not known to have failed. */
export interface Commits {
  count: number
}

const storage = new AsyncLocalStorage<Commits>()
let running = 0

/**
 * Does work, counting in `commits` what it may commit. While such work runs, every promise of the process is followed, which
 * costs all calls some percent; so it is for the few calls that must know.
 */
export async function countingCommits<Result>(
  commits: Commits,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  running += 1
  try {
    return await storage.run(commits, work)
  } finally {
    running -= 1
    if (running === 0) storage.disable()
  }
}

/** Does work that is none of what its call is to do, and may be done again, such as counting attempts: it is not counted. */
export const aside = <Result>(work: () => Result): Result =>
  storage.getStore() ? storage.run({ count: 0 }, work) : work()

/** What counts the commits of the work that runs now; null where nothing does. */
export const commitsOfWork = (): Commits | null => storage.getStore() ?? null
