import type { Knex } from 'knex'

/** What households pay for packs, pieces and own items, whose words are compared letter by letter. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('own_prices', (table) => {
    table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
    table.string('product', 210).notNullable().collate('utf8mb4_bin')
    table.integer('cents').notNullable()
    table.bigInteger('at').notNullable()
    table.primary(['householdId', 'product'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('own_prices')
}
