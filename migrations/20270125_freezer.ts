import type { Knex } from 'knex'

/** What households have in their freezers: the last word about each batch, cooked at one time. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('frozen_meals', (table) => {
    table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
    table.string('id', 36).notNullable()
    table.boolean('isKept').notNullable()
    table.text('uniqueId')
    table.integer('serves')
    table.string('frozenOn', 10)
    table.bigInteger('at').notNullable()
    table.string('memberId', 36)
    table.primary(['householdId', 'id'])
    table.index(['isKept', 'at'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('frozen_meals')
}
