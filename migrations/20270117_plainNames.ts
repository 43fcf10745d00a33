import type { Knex } from 'knex'

/** Names of ingredients for those who need none of their conditions. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('ingredients', 'plainName')) return
  await db.schema.alterTable('ingredients', (table) => {
    table.string('plainName', 120)
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('ingredients', 'plainName'))) return
  await db.schema.alterTable('ingredients', (table) => {
    table.dropColumn('plainName')
  })
}
