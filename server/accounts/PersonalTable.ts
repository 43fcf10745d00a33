import type { Knex } from 'knex'

/**
 * A table whose rows belong to accounts, or to their households, and are deleted with them (ON DELETE CASCADE). A raffle
 * draw stays, without its winner; what belongs to a household stays for the other accounts in it.
 */
export interface PersonalTable {
  table: string
  /** Its name in the export, where rows of one table are there twice. */
  name?: string
  /** The column that says whose row it is. */
  owner: string
  /** Selects what the column holds in the rows of a person; their account's id without it. */
  of?: (db: Knex, userId: string) => Knex.QueryBuilder
  /** A column with the member who did it: rows of what a household shares are a person's where it is the person. */
  doneBy?: string
  /** Columns that are null in these rows. */
  empty?: readonly string[]
  /** The primary key, `id` unless stated. */
  key?: string
  /** What the rows are, for the person who reads the export. */
  describe: () => string
  /** Columns that are left out: secrets, and ids that mean nothing to a person. */
  without?: readonly string[]
  /** Columns of JSON text, which are parsed. */
  json?: readonly string[]
  /** Tables whose rows belong to a row of this one, by the column `parent`. */
  parts?: readonly { table: string; parent: string; without?: readonly string[]; json?: readonly string[] }[]
}

/** The household that a person is in. */
export function ownHousehold(db: Knex, userId: string): Knex.QueryBuilder {
  return db('household_members').where({ userId }).select('householdId')
}

/** The same, if the person owns it: what only the owner sees belongs to no other member. */
export function ownedHousehold(db: Knex, userId: string): Knex.QueryBuilder {
  return db('household_members')
    .join('households', 'households.id', 'household_members.householdId')
    .where({ userId, ownerId: userId })
    .select('householdId')
}

/** The plan that the household of a person is working on. */
export function currentPlan(db: Knex, userId: string): Knex.QueryBuilder {
  return db('plans').whereIn('householdId', ownHousehold(db, userId)).where('nameKey', '').select('id')
}

/** What a table is called in the export. */
export const nameInExport = ({ table, name = table }: PersonalTable): string => name
