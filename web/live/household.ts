import { createPart } from './createPart'
import type { SentPlan } from './plan/sentPlan'
import type {
  HeardCupboardFragment,
  HeardHabitsFragment,
  LiveHouseholdFragment,
  PresenceFragment,
  SharedListFragment,
} from './operations.generated'

/**
 * What is received of the household of the person who is signed in, as it changes (docs/product.md PLAN-43). All that is on a
 * page shares one subscription, which `followHousehold` keeps open; this file only hands on, and brings no code of the
 * GraphQL client along.
 *
 *     useEffect(() => onList((list) => shelf.receive(list)), [shelf])
 *
 * A listener gets what came last at once, if anything has come, and then everything that comes. Each is the whole part, not
 * a difference. It comes when the page opens, whenever it changes, and again after the network was away. Answers to the
 * page's own calls do not pass through here and may be newer than what comes: compare `version`, and leave alone what is
 * older. Of the cupboard, the shopping habits, the saved plans and the kitchen
 * timers the version alone comes. The versions of another
 * household start from the beginning: `forgetHousehold` has then been called, and `onHousehold` tells.
 */
export const parts = {
  plan: createPart<SentPlan>(),
  list: createPart<SharedListFragment>(),
  household: createPart<LiveHouseholdFragment>(),
  presence: createPart<readonly PresenceFragment[]>(),
  cupboard: createPart<HeardCupboardFragment>(),
  habits: createPart<HeardHabitsFragment>(),
  storedPlans: createPart<string>(),
  kitchenTimers: createPart<string>(),
}

/** The current plan: rows with ids, and which of them do not suit those who eat them. @returns unsubscribe. */
export const onPlan = parts.plan.on

/**
 * The shared list: what is ticked off, `ticks {key amount at by}`, and own items, `ownItems {id text area isTicked at by}`;
 * `by` is the id of a member (`onHousehold`). The fragment `SharedList` may be spread in every feature's documents, such as
 * in the answer of `applyOperations`. @returns unsubscribe.
 */
export const onList = parts.list.on

/** The household with its members. @returns unsubscribe. */
export const onHousehold = parts.household.on

/** Nothing is known of a household any more: the person has changed, or the person's household. */
export function forgetHousehold(): void {
  for (const part of Object.values(parts)) part.forget()
}
