import type { Knex } from 'knex'

/** What a dish's steps name without adding it, as its person said. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('dishes', 'notAdded')) return
  await db.schema.alterTable('dishes', (table) => {
    table.text('notAdded')
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('dishes', 'notAdded'))) return
  await db.schema.alterTable('dishes', (table) => {
    table.dropColumn('notAdded')
  })
}
