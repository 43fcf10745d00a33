import { itemKey } from '../../../schema/itemKey'
import { type Entry, isOfCupboard } from '../entries'
import type { LearnedCode } from '../../live/habits/habitsView'

/** Whether there is nothing left to do about a row. */
export const isDone = (entry: Entry): boolean => entry.isTicked || (isOfCupboard(entry) && entry.item.isAtHome)

/** The row of a list that a code is: by its ingredient or else its name, one that is left before one that is done. */
export function entryOf({ name, ingredient }: LearnedCode, entries: readonly Entry[]): Entry | null {
  const key = itemKey(name)
  const found = entries.filter(
    (entry) =>
      (entry.kind === 'line' ? entry.item.slug === ingredient : itemKey(entry.text) === key) ||
      itemKey(entry.name) === key,
  )
  return found.find((entry) => !isDone(entry)) ?? found[0] ?? null
}

/** What a code is that was chosen from the rows of a list. */
export const learnedFrom = (entry: Entry): LearnedCode => ({
  name: entry.name,
  ingredient: entry.kind === 'line' ? entry.item.slug : null,
})
