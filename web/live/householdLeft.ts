import { createPart } from './createPart'

/**
 * Set where the household of this page has become another one, by nothing that was done on the page: another person removed
 * this one, or this one left or joined on another device. What the page shows is the other one's.
 */
export const householdLeft = createPart<true>()
