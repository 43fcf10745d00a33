import type { Knex } from 'knex'

/**
 * The preferred store by its id, filled from the name, which the release before goes on reading and writing. A name that no
 * store has leaves it null. Every step is taken again after a run that was cut.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('user_settings', (table) => {
    table.string('preferredStoreId', 60).references('id').inTable('stores').onDelete('SET NULL')
  })
  await db('user_settings')
    .whereNotNull('preferredStore')
    .whereNull('preferredStoreId')
    .update({
      preferredStoreId: db('stores').where('stores.name', db.ref('user_settings.preferredStore')).select('stores.id'),
    })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('user_settings', 'preferredStoreId'))) return
  await db.schema.alterTable('user_settings', (table) => {
    table.dropForeign('preferredStoreId')
  })
  await db.schema.alterTable('user_settings', (table) => {
    table.dropColumn('preferredStoreId')
  })
}
