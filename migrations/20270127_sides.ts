import type { Knex } from 'knex'

/** What recipes of the catalogue are beside meals, side or dessert; null for a meal, as the release before leaves it. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('meals', 'role')) return
  await db.schema.alterTable('meals', (table) => {
    table.string('role', 20)
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('meals', 'role'))) return
  await db.schema.alterTable('meals', (table) => {
    table.dropColumn('role')
  })
}
