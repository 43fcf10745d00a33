import type { Services } from '../services'

/** A part of a household that its accounts look at. */
export type HouseholdPart = 'members' | 'plan' | 'list'

/**
 * Tells those who look at a household that a part of it changed. Call it after the commit. Nothing listens yet: everyone
 * sees the change with the next query.
 */
export function announceHousehold(_services: Services, _householdId: string, _part: HouseholdPart): void {}
