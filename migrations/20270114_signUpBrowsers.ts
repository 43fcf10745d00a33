import type { Knex } from 'knex'

/** Of a key that confirms an address, the hash of the secret of the browser in which the sign-up was made. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('mailed_keys', 'browserHash')) return
  await db.schema.alterTable('mailed_keys', (table) => {
    table.string('browserHash', 64)
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('mailed_keys', 'browserHash'))) return
  await db.schema.alterTable('mailed_keys', (table) => {
    table.dropColumn('browserHash')
  })
}
