import type { Knex } from 'knex'

/**
 * When each price and each order of a shop was last set or forgotten, and by which operation, so that what arrives late does
 * not undo it. Products are compared letter by letter.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('shop_words', (table) => {
    table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
    table.string('subject', 220).notNullable().collate('utf8mb4_bin')
    table.bigInteger('at').notNullable()
    table.string('operationId', 36).notNullable()
    table.primary(['householdId', 'subject'])
    table.index(['at'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('shop_words')
}
