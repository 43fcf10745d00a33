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

let known: { owner: string; choice: Choice | null } | null = null

/**
 * The household for which the calls of this page are; null for the person's first one (docs/product.md HH-28). A page stays
 * with the one that it began with: what it shows is that household's.
 */
export function chosenHousehold(): Choice | null {
  const owner = tokenOwner()
  if (owner === '') return null
  if (known?.owner !== owner) known = { owner, choice: choices.read() }
  return known.choice
}

/** The header of a call that says for which household it is; none for the first. */
export function householdHeader(): { household?: string } {
  const chosen = chosenHousehold()
  return chosen === null ? {} : { household: chosen.id }
}

/** The household of this page has this name now, if it is one that was chosen. */
export function noteName(choice: Choice): void {
  const chosen = chosenHousehold()
  if (chosen?.id !== choice.id || chosen.name === choice.name) return
  known = { owner: tokenOwner(), choice }
  choices.write(choice)
}
