import type { Knex } from 'knex'

/** What the server says of its backups: the one that is made, a link to one, and what was or will be restored. */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasTable('backup_state')))
    await db.schema.createTable('backup_state', (table) => {
      table.integer('id').primary()
      table.string('makingKind', 10)
      table.bigInteger('makingSince')
      table.string('failedKind', 10)
      table.bigInteger('failedAt')
      table.string('failure', 20)
      table.string('linkHash', 64)
      table.string('linkedBackup', 40)
      table.bigInteger('linkedUntil')
      table.string('preparedBackup', 40)
      table.bigInteger('preparedAt')
      table.string('restoredBackup', 40)
      table.bigInteger('restoredAt')
      table.string('restoreFailure', 20)
      table.string('safetyBackup', 40)
    })
  await db('backup_state').insert({ id: 1 }).onConflict('id').ignore()
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('backup_state')
}
