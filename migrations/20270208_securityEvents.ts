import type { Knex } from 'knex'

/** What happened to an account, for its person to read. Rows with the same `mergeKey` of a person are one, counted. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('security_events', (table) => {
    table.string('id', 36).primary()
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE')
    table.string('kind', 40).notNullable()
    table.bigInteger('at').notNullable().index()
    table.integer('times').notNullable().defaultTo(1)
    table.string('label', 80).notNullable()
    table.string('network', 64).notNullable()
    table.string('subject', 255)
    table.integer('byAdmin').notNullable().defaultTo(0)
    table.string('mergeKey', 64).collate('utf8mb4_bin')
    table.unique(['userId', 'mergeKey'])
    table.index(['userId', 'at'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('security_events')
}
