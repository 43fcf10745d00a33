import type { Knex } from 'knex'

/** Where an ingredient's figures come from, as JSON; null: they are estimated. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('ingredients', 'source')) return
  await db.schema.alterTable('ingredients', (table) => {
    table.text('source')
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('ingredients', 'source'))) return
  await db.schema.alterTable('ingredients', (table) => {
    table.dropColumn('source')
  })
}
