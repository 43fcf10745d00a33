import type { Knex } from 'knex'

/** Work that one instance does at a time. A lock whose holder has died runs out, by the database's clock. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasTable('locks')) return
  await db.schema.createTable('locks', (table) => {
    table.string('name', 60).primary()
    table.string('holder', 36).notNullable()
    table.bigInteger('expiresAt').notNullable()
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('locks')
}
