import { late } from '../../ui/late'

/** The part about the bookmark, which two pages have below what they are for. */
export const fromAnyPage = late(async () => (await import('./FromAnyPage')).FromAnyPage)
