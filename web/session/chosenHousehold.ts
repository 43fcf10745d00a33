import { isText, shape } from './guards'
import { ownedStorage } from './ownedStorage'
import { tokenOwner } from './tokenOwner'

/** Of several households of a person, the one that was opened last on this device. */
export interface Choice {
  id: string
  /** Empty without one. */
  name: string
}

/** What the pages that begin from now on go by. */
export const choices = ownedStorage<Choice>('chosenHousehold', shape<Choice>({ id: isText, name: isText }))

let known: { owner: string; id: string | undefined } | null = null

/**
 * The household for which the calls of this page are; undefined for the person's first one (docs/product.md HH-28). A page
 * stays with the one that it began with: what it shows is that household's. Who has logged out begins with the first again.
 */
export function chosenHousehold(): string | undefined {
  const owner = tokenOwner()
  const stored = choices.read()
  if (known?.owner !== owner) known = { owner, id: stored?.id }
  return stored ? known.id : undefined
}

/** The header of a call that says for which household it is; none for the first. */
export function householdHeader(): { household?: string } {
  const household = chosenHousehold()
  return household ? { household } : {}
}
