import type { Knex } from 'knex'

/**
 * The partner that a store belongs to, whose keys alone may write its product links. Where a single partner has such keys
 * today, the stores are that partner's.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('stores', (table) => {
    table.string('partnerId', 36).references('id').inTable('partners').onDelete('SET NULL')
  })
  const writers: string[] = await db('partner_keys')
    .where('scopes', 'like', '%LINKS_WRITE%')
    .whereNull('revokedAt')
    .distinct('partnerId')
    .pluck('partnerId')
  const [only] = writers
  if (writers.length === 1) await db('stores').whereNull('partnerId').update({ partnerId: only })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('stores', 'partnerId'))) return
  await db.schema.alterTable('stores', (table) => {
    table.dropForeign('partnerId')
  })
  await db.schema.alterTable('stores', (table) => {
    table.dropColumn('partnerId')
  })
}
