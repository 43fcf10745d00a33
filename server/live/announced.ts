import { type Delivery, RESYNC } from '../pubsub/PubSub'

/** What a household shares, by the names that the API has for it. */
export type Part = 'plan' | 'list' | 'household' | 'cupboard' | 'shopHabits'

export const EVERYTHING: readonly Part[] = ['plan', 'list', 'household', 'cupboard', 'shopHabits']

/** What has to be read again after a message. Who eats decides about a plan's serves and what suits. */
const READ: Readonly<Record<string, readonly Part[]>> = {
  plan: ['plan'],
  saved: ['plan'],
  list: ['list'],
  cupboard: ['cupboard'],
  habits: ['shopHabits'],
  members: ['household', 'plan'],
  presence: [],
}

export function partsOf(delivery: Delivery): readonly Part[] {
  return delivery === RESYNC ? EVERYTHING : (READ[String(delivery.part)] ?? EVERYTHING)
}

/** Whether the plan says something else than before, although no operation was done. */
export const concernsPlan = (delivery: Delivery): boolean =>
  delivery === RESYNC || delivery.part === 'members' || delivery.part === 'saved'
