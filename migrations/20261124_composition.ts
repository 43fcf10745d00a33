import type { Knex } from 'knex'

/** What an ingredient is called and may hold, as JSON; null: that has not been reviewed. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('ingredients', 'composition')) return
  await db.schema.alterTable('ingredients', (table) => {
    table.text('composition', 'mediumtext')
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('ingredients', 'composition'))) return
  await db.schema.alterTable('ingredients', (table) => {
    table.dropColumn('composition')
  })
}
