import { CombinedGraphQLErrors } from '@apollo/client'
import { type Choice, choices, chosenHousehold } from '../session/chosenHousehold'
import { forgetRecords } from '../session/keptRecords'
import { clearOwned, type OwnedKey } from '../session/ownedStorage'
import { tokenOwner } from '../session/tokenOwner'
import { forgetReplica } from './replica/Replica'
import { sendEdits } from './sendEdits'

/** What the device keeps of a household beside its replica. The rest is the person's in all of them. */
const OF_HOUSEHOLD: readonly OwnedKey[] = [
  ...(['allMeals', 'plannedList', 'shoppingList', 'shoppingTicks', 'lastShop'] as const),
  ...(['boughtItems', 'askedStaples', 'sharedList', 'shopHabits', 'sharedCupboard', 'householdTimers'] as const),
  ...(['planner', 'planRows', 'cooking', 'timers', 'settings', 'planCheck'] as const),
]

/** At the end of the address where the household that was open is no longer the person's: the page says so. */
export const LEFT = '#left'

/** Loads a page; a test takes its place. */
export const pageLoad = { go: (path: string) => window.location.assign(path), again: () => window.location.reload() }

/**
 * Opens one of the person's households on this device: all that pages show is its from then on (docs/product.md HH-28). The
 * page is loaded again, so that nothing of the one before is left on it.
 * @returns false where something that was done is not on the server yet, and no network; then nothing is changed.
 */
export async function openHousehold(choice: Choice, path = '/'): Promise<boolean> {
  if (!navigator.onLine || !(await sendEdits())) return false
  beginIn(choice, path)
  return true
}

/** The same where the one before is the person's no longer. @param choice null for the person's first. */
export function beginIn(choice: Choice | null, path: string): void {
  if (choice === null) choices.clear()
  else choices.write({ id: choice.id, name: choice.name })
  forgetFormer()
  pageLoad.go(path)
}

/** Goes on in the person's first household where a call failed since that of this page is not the person's, or no longer. */
export function leaveIfLost(error: unknown): void {
  if (chosenHousehold() === undefined || !CombinedGraphQLErrors.is(error)) return
  if (error.errors.some(({ extensions }) => extensions?.field === 'household')) beginIn(null, `/household${LEFT}`)
}

/** Follows the choice of other tabs: what they keep on the device is no longer of this page's household. @returns unsubscribe. */
export function followChoice(): () => void {
  const present = chosenHousehold()
  const follow = ({ key }: StorageEvent) => {
    const chosen = key === 'chosenHousehold' ? choices.read() : null
    if (chosen === null || chosen.id === present) return
    forgetFormer()
    pageLoad.again()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** A household has this name now: if it is the one that is open, pages show that. */
export function noteName({ id, name }: Choice): void {
  const chosen = choices.read()
  if (chosen?.id === id && chosen.name !== name) choices.write({ id, name })
}

function forgetFormer(): void {
  const owner = tokenOwner()
  clearOwned(owner, ['local', 'session', 'page'], false, (key) => !OF_HOUSEHOLD.includes(key))
  forgetReplica(owner, false)
  // What cannot be removed now is replaced with the next plan.
  void import('../plan/keptPlates').then(({ forgetPlates }) => forgetPlates()).catch(() => {})
  void forgetRecords(owner).catch(() => {})
}
