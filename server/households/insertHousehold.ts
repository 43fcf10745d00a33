import type { Knex } from 'knex'
import { HouseholdModel } from './HouseholdModel'
import { newId } from '../../schema/newId'

/** Stores a household that has no member yet, for the account that is about to be its owner. @returns its id. */
export async function insertHousehold(
  trx: Knex,
  ownerId: string | null,
  createdAt: number,
  name = '',
): Promise<string> {
  const id = newId()
  await HouseholdModel.query(trx).insert({ id, name, ownerId, version: 1, createdAt })
  return id
}
