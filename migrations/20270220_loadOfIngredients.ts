import type { Knex } from 'knex'

/** How much FODMAP 100 g of an ingredient has, in per cent of a sitting's limit; null: not known, as the release before leaves it. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('ingredients', (table) => {
    table.double('fodmap')
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('ingredients', (table) => {
    table.dropColumn('fodmap')
  })
}
