import type { Knex } from 'knex'
import type { Services } from '../platform/services'
import { HouseholdModel } from './HouseholdModel'

/** Ends a household without any account, with all its rows and what hangs on them (docs/product.md HH-12). */
export async function endHousehold(
  { hooks }: Pick<Services, 'hooks'>,
  trx: Knex.Transaction,
  householdId: string,
): Promise<void> {
  for (const end of hooks.householdEndings) await end(trx, householdId)
  await HouseholdModel.query(trx).deleteById(householdId)
}
