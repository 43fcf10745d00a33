import type { Knex } from 'knex'

/**
 * What households have at home: the last word about each ingredient, and the number of changes. A table that is there
 * already may lack its keys after a run that was cut, so every step is taken again.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('cupboard_states', (table) => {
    table.string('householdId', 36).primary().references('id').inTable('households').onDelete('CASCADE')
    table.integer('version').notNullable()
  })
  await db.schema.createTable('cupboard_items', (table) => {
    table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
    table.string('ingredient', 190).notNullable()
    table.boolean('isKept').notNullable()
    table.double('amount')
    table.string('unit', 10)
    table.string('useBy', 10)
    table.bigInteger('at').notNullable()
    table.string('memberId', 36)
    table.primary(['householdId', 'ingredient'])
    table.index(['isKept', 'at'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('cupboard_items')
  await db.schema.dropTableIfExists('cupboard_states')
}
