import type { Knex } from 'knex'

/** Of an own item that was not added since the list had one of the same words: which one that is. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('list_items', 'foldedInto')) return
  await db.schema.alterTable('list_items', (table) => {
    table.string('foldedInto', 36)
  })
}

/** What is said of items that were folded is lost from here on. */
export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('list_items', 'foldedInto'))) return
  await db('list_items').whereNotNull('foldedInto').delete()
  await db.schema.alterTable('list_items', (table) => {
    table.dropColumn('foldedInto')
  })
}
