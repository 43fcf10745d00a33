import type { Knex } from 'knex'

/**
 * Calls that are done once under a key of their caller: who began them, of what input they were, and what was answered. A
 * table that is there already may lack its index after a run that was cut, so every step is taken again.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('once_calls', (table) => {
    table.string('id', 43).primary()
    table.string('userId', 36).references('id').inTable('users').onDelete('CASCADE')
    table.string('holder', 36).notNullable()
    table.string('fingerprint', 43).notNullable()
    table.bigInteger('startedAt').notNullable()
    table.bigInteger('doneAt')
    table.text('answer', 'mediumtext')
    table.index('startedAt')
    table.index('userId')
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('once_calls')
}
