import type { Knex } from 'knex'

/** What a dish makes in all, whether it holds other dishes, and an index by which it is seen that dishes changed. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('dishes', 'yieldAmount')) return
  await db.schema.alterTable('dishes', (table) => {
    table.double('yieldAmount')
    table.string('yieldUnit', 10)
    table.boolean('holdsDishes')
    table.index(['userId', 'changedAt'])
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('dishes', 'yieldAmount'))) return
  await db.schema.alterTable('dishes', (table) => {
    table.dropIndex(['userId', 'changedAt'])
    table.dropColumn('yieldAmount')
    table.dropColumn('yieldUnit')
    table.dropColumn('holdsDishes')
  })
}
