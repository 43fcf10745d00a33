import type { Knex } from 'knex'

/** Of a key that changes the address of an account, or brings the former one back, that address. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('mailed_keys', (table) => {
    table.string('email', 255)
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('mailed_keys', 'email'))) return
  await db('mailed_keys').whereNotNull('email').delete()
  await db.schema.alterTable('mailed_keys', (table) => {
    table.dropColumn('email')
  })
}
