import type { Knex } from 'knex'

/** The ingredients that are eaten hot in a meal of the catalogue, as JSON; null for none, as the release before leaves it. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('meals', (table) => {
    table.text('hot')
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('meals', (table) => {
    table.dropColumn('hot')
  })
}
