import { messages } from './messages'
import { CURRENT, type PlanModel, SAVED } from './PlanModel'
import { planNameKey } from './planName'

/** Characters of a plan's name before a number. */
const LONGEST = 54

/** The name for a plan, with a number if it is taken, and its key, which is taken from now on. */
export function freeName(wanted: string, taken: Set<string>): Pick<PlanModel, 'name' | 'nameKey'> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : messages.numberedPlan({ name: cut(wanted, LONGEST), number })
    const nameKey = planNameKey(name)
    if (nameKey === CURRENT || nameKey === SAVED || taken.has(nameKey)) continue
    taken.add(nameKey)
    return { name, nameKey }
  }
}

/** A text of at most so many characters. */
export const cut = (text: string, length: number): string => [...text].slice(0, length).join('').trim()
