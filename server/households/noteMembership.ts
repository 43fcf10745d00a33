import type { Knex } from 'knex'
import { type Noted, noteSecurity } from '../accounts/history/noteSecurity'
import type { Services } from '../platform/services'
import type { FullHousehold } from './lockHouseholds'

/** What became of a person's membership, and who did it. */
export interface MembershipEvent extends Pick<Noted, 'by'> {
  kind: Extract<Noted['kind'], `HOUSEHOLD_${string}`>
}

/**
 * Notes in the history of an account what became of its place in a household, by the household's name, in the transaction that
 * does it (docs/product.md HH-31).
 */
export const noteMembership = (
  services: Pick<Services, 'now'>,
  trx: Knex,
  userId: string,
  { household }: Pick<FullHousehold, 'household'>,
  { kind, by }: MembershipEvent,
): Promise<void> => noteSecurity(services, trx, userId, { kind, by, subject: household.name || null })
