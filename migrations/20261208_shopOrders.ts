import type { Knex } from 'knex'

/**
 * How households shop: the number of changes, and the order of the areas of each store that was arranged. A table that is
 * there already may lack its keys after a run that was cut, so every step is taken again.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('shop_states', (table) => {
    table.string('householdId', 36).primary().references('id').inTable('households').onDelete('CASCADE')
    table.integer('version').notNullable()
  })
  await db.schema.createTable('shop_orders', (table) => {
    table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
    table.string('store', 190).notNullable()
    table.text('areas').notNullable()
    table.primary(['householdId', 'store'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('shop_orders')
  await db.schema.dropTableIfExists('shop_states')
}
