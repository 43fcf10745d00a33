import type { Services } from '../platform/services'

/** A part of a household that its accounts look at. */
export type HouseholdPart =
  | 'members'
  | 'plan'
  | 'saved'
  | 'storedPlans'
  | 'list'
  | 'cupboard'
  | 'habits'
  | 'dishes'
  | 'timers'

/** The channel on which changes of a household are published. */
export const householdChannel = (householdId: string): string => `household:${householdId}`

/**
 * Tells those who look at a household that a part of it changed. Call it after the commit. `members` also says that
 * someone may have left it: who listens makes sure of the membership before reading on.
 */
export function announceHousehold(
  { pubSub }: Pick<Services, 'pubSub'>,
  householdId: string,
  part: HouseholdPart,
): void {
  pubSub.publish(householdChannel(householdId), { part })
}
