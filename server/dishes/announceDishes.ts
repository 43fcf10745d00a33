import { announceHousehold } from '../households/announceHousehold'
import { memberships } from '../households/membership'
import type { Services } from '../platform/services'

/** Tells all households of a person that dishes of the person are others, and with them what their plans say. After the commit. */
export async function announceDishes(services: Pick<Services, 'db' | 'now' | 'pubSub'>, userId: string): Promise<void> {
  for (const { householdId } of await memberships(services, userId)) announceHousehold(services, householdId, 'dishes')
}
