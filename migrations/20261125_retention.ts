import type { Knex } from 'knex'

/** When rows were last looked through for deletion, and the seeds of catalogues that were imported. */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasTable('retention_state')))
    await db.schema.createTable('retention_state', (table) => {
      table.integer('id').primary()
      table.bigInteger('seenAt').notNullable()
      table.bigInteger('jumpedAt').notNullable()
    })
  await db('retention_state').insert({ id: 1, seenAt: 0, jumpedAt: 0 }).onConflict('id').ignore()
  if (!(await db.schema.hasTable('catalogue_seeds')))
    await db.schema.createTable('catalogue_seeds', (table) => {
      table.string('hash', 64).primary()
      table.bigInteger('importedAt').notNullable()
    })
  const state = await db('catalogue_state').whereNotNull('seedHash').first('seedHash', 'changedAt')
  if (state)
    await db('catalogue_seeds')
      .insert({ hash: state.seedHash, importedAt: state.changedAt })
      .onConflict('hash')
      .ignore()
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('catalogue_seeds')
  await db.schema.dropTableIfExists('retention_state')
}
