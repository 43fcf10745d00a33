import type { Knex } from 'knex'

/** What bar codes are, as households have said. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('learned_codes', (table) => {
    table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
    table.string('code', 14).notNullable()
    table.string('name', 100).notNullable()
    table.string('ingredient', 190)
    table.bigInteger('at').notNullable()
    table.primary(['householdId', 'code'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('learned_codes')
}
