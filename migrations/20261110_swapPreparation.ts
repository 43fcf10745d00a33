import type { Knex } from 'knex'

/** How what replaces an ingredient is prepared, where that is not as what it replaces. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('swaps', (table) => {
    table.string('preparation', 120)
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('swaps', (table) => {
    table.dropColumn('preparation')
  })
}
