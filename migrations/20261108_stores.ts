import type { Knex } from 'knex'

/** Stores with their link templates, and the pages of single ingredients at them. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('stores', (table) => {
    table.string('id', 60).primary()
    table.string('name', 100).notNullable().unique()
    table.string('linkTemplate', 500)
    table.bigInteger('changedAt').notNullable()
  })
  await db.schema.createTable('product_links', (table) => {
    table.string('storeId', 60).notNullable().references('id').inTable('stores').onDelete('CASCADE')
    table.string('ingredient', 100).notNullable()
    table.string('url', 1000).notNullable()
    table.bigInteger('changedAt').notNullable()
    table.primary(['storeId', 'ingredient'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('product_links')
  await db.schema.dropTableIfExists('stores')
}
