import type { Knex } from 'knex'

/** Finds the invitations that were mailed to an address, which they forget with its account. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('household_invitations', (table) => {
    table.index(['sentTo'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('household_invitations', (table) => {
    table.dropIndex(['sentTo'])
  })
}
