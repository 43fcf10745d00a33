import type { Knex } from 'knex'

const INDEXES = [
  { table: 'sessions', columns: ['endedAt'] },
  { table: 'outbox', columns: ['deadAt'] },
  { table: 'analytics_events', columns: ['userId', 'day'] },
]

/** Indexes for what is deleted by age, and for a person's events of a day; usage by day, for reports. */
export async function up(db: Knex): Promise<void> {
  for (const { table: name, columns } of INDEXES)
    await db.schema.alterTable(name, (table) => {
      table.index(columns)
    })
  if (await db.schema.hasTable('analytics_days')) return
  await db.schema.createTable('analytics_days', (table) => {
    table.string('day', 10).notNullable()
    table.string('type', 40).notNullable()
    table.string('mode', 20).notNullable()
    table.bigInteger('events').notNullable()
    table.bigInteger('people').notNullable()
    table.primary(['day', 'type', 'mode'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('analytics_days')
  for (const { table: name, columns } of INDEXES)
    await db.schema.alterTable(name, (table) => {
      table.dropIndex(columns)
    })
}
