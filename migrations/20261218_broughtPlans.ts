import type { Knex } from 'knex'

/** Of a named plan that was an account's saved plan before it joined the household, the account's member. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('plans', 'broughtBy')) return
  await db.schema.alterTable('plans', (table) => {
    table.string('broughtBy', 36)
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('plans', 'broughtBy'))) return
  await db.schema.alterTable('plans', (table) => {
    table.dropColumn('broughtBy')
  })
}
