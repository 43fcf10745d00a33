import { clearOwned, type OwnedKey } from './ownedStorage'

/** What is waiting to be sent. */
const UNSENT: readonly OwnedKey[] = ['planEdits', 'listOperations', 'habitsOperations', 'cupboardOperations']

/** Removes everything that belongs to a person but what is waiting to be sent (docs/product.md ACC-51, PLAN-47). */
export function clearAtLogOut(owner: string): void {
  clearOwned(owner, ['local', 'session', 'page'], false, (key, value) => UNSENT.includes(key) && !isEmptyQueue(value))
}

function isEmptyQueue(value: unknown): boolean {
  const lists = Object.values(value as object).filter(Array.isArray)
  return lists.length > 0 && lists.every(({ length }) => length === 0)
}
