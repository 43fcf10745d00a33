import type { Knex } from 'knex'

/** Photos of what households buy, by product: an ingredient's slug, or the words of what is none. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('product_photos', (table) => {
    table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
    table.string('product', 210).notNullable().collate('utf8mb4_bin')
    table.string('photo', 22).notNullable().collate('utf8mb4_bin')
    table.integer('width').notNullable()
    table.integer('height').notNullable()
    table.integer('bytes').notNullable()
    table.bigInteger('at').notNullable()
    table.primary(['householdId', 'product'])
    table.index(['photo'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('product_photos')
}
