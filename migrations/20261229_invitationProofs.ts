import type { Knex } from 'knex'

/** The hash of what is only in the mail of an invitation, so that who has it is known to read that address. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('household_invitations', 'proofHash')) return
  await db.schema.alterTable('household_invitations', (table) => {
    table.string('proofHash', 64)
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('household_invitations', 'proofHash'))) return
  await db.schema.alterTable('household_invitations', (table) => {
    table.dropColumn('proofHash')
  })
}
