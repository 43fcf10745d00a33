import type { Knex } from 'knex'

/**
 * Photos of a dish after its first, those of recipes that are brought in, and how many dishes of an import lack a photo that
 * was in the file.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('dishes', (table) => {
    table.text('furtherPhotos')
  })
  await db.schema.alterTable('import_items', (table) => {
    table.text('furtherPhotos')
  })
  await db.schema.alterTable('imports', (table) => {
    table.integer('lackingPhotos').notNullable().defaultTo(0)
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('imports', 'lackingPhotos'))) return
  await db.schema.alterTable('imports', (table) => {
    table.dropColumn('lackingPhotos')
  })
  for (const name of ['import_items', 'dishes'])
    await db.schema.alterTable(name, (table) => {
      table.dropColumn('furtherPhotos')
    })
}
