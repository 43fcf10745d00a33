import { type Delivery, RESYNC } from '../pubsub/PubSub'

/** What a household shares, by the names that the API has for it. */
export type Part = 'plan' | 'list' | 'household' | 'cupboard' | 'shopHabits' | 'storedPlans' | 'kitchenTimers'

/** The parts of which `householdChanged` tells as well, which is older than the others. */
export type VersionedPart = Exclude<Part, 'storedPlans' | 'kitchenTimers'>

export const VERSIONED: readonly VersionedPart[] = ['plan', 'list', 'household', 'cupboard', 'shopHabits']
export const EVERYTHING: readonly Part[] = [...VERSIONED, 'storedPlans', 'kitchenTimers']

/** What has to be read again after a message. Who eats decides about a plan's serves and what suits. */
const READ: Readonly<Record<string, readonly Part[]>> = {
  plan: ['plan'],
  saved: ['plan', 'storedPlans'],
  storedPlans: ['storedPlans'],
  list: ['list'],
  cupboard: ['cupboard'],
  habits: ['shopHabits'],
  members: ['household', 'plan', 'storedPlans'],
  dishes: ['plan'],
  timers: ['kitchenTimers'],
  presence: [],
}

export function partsOf(delivery: Delivery): readonly Part[] {
  return delivery === RESYNC ? EVERYTHING : (READ[String(delivery.part)] ?? EVERYTHING)
}

/** Parts by which a plan says something else than before, although no operation was done. */
const OTHER_TABLE: ReadonlySet<string> = new Set(['members', 'saved', 'dishes'])

/** Whether the plan says something else than before, although no operation was done. */
export const concernsPlan = (delivery: Delivery): boolean =>
  delivery === RESYNC || OTHER_TABLE.has(String(delivery.part))
