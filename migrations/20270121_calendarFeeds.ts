import type { Knex } from 'knex'

/** Secret addresses of calendars: of a household, or of what one of its members eats. A row is of the account that made it. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('calendar_feeds', (table) => {
    table.string('id', 36).primary()
    table.string('hash', 64).notNullable().unique()
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE')
    table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
    table.string('memberId', 36).references('id').inTable('household_members').onDelete('CASCADE')
    table.bigInteger('createdAt').notNullable()
    table.index(['userId', 'householdId'])
    table.index(['householdId'])
    table.index(['memberId'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('calendar_feeds')
}
