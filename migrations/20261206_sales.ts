import type { Knex } from 'knex'

/** How a shop sells an ingredient, as JSON; null: as its unit says. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('ingredients', 'sold')) return
  await db.schema.alterTable('ingredients', (table) => {
    table.text('sold')
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('ingredients', 'sold'))) return
  await db.schema.alterTable('ingredients', (table) => {
    table.dropColumn('sold')
  })
}
