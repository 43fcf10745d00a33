import type { Knex } from 'knex'

/** Usage events. `day` and `mode` are there for the report, so that it groups alike in every database. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('analytics_events', (table) => {
    table.string('id', 36).primary()
    table.string('eventKey', 64).unique()
    table.string('userId', 36).references('id').inTable('users').onDelete('CASCADE').index()
    table.string('type', 40).notNullable()
    table.string('mode', 20)
    table.text('metadata').notNullable()
    table.string('page', 200).notNullable()
    table.string('day', 10).notNullable()
    table.bigInteger('happenedAt').notNullable()
    table.bigInteger('receivedAt').notNullable().index()
    table.index(['day', 'type', 'mode'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('analytics_events')
}
