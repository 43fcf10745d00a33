import { planMessages } from './messages'
import { NOT_SUITABLE } from './otherContent'
import { isEmptyEntry, type Plan, rowById, type Row } from './plan'

/** What a row shows as its name and picture. */
export interface ShownRow {
  name: string
  /** Path of the picture; empty for none. */
  plate: string
}

/** The row in which is cooked what a row eats the leftovers of; null where that is gone or holds no meal any more. */
export function leftFrom(plan: Plan, { other }: Row): Row | null {
  const from = other?.leftoversOf ? rowById(plan, other.leftoversOf)?.entry : undefined
  return from && !isEmptyEntry(from) ? from : null
}

/** The meal of a row, the text in place of one, or the meal of which it eats what is left; null where it waits for a meal. */
export function shownRow({ name, plate = '', other }: Row, from: Row | null): ShownRow | null {
  if (!other) return name === '' ? null : { name, plate }
  if (other.text !== undefined) return { name: other.text, plate: '' }
  if (other.frozen) return { name, plate }
  if (from) return { name: from.name, plate: from.plate ?? '' }
  const doesNotSuit = other.leftoversOf === NOT_SUITABLE
  return { name: doesNotSuit ? planMessages.leftoversUnsuitable : planMessages.nothingLeft, plate: '' }
}
