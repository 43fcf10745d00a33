import type { Knex } from 'knex'

/** Of a plan that carries a person's name since that person joined the household, the person's account. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('plans', (table) => {
    table.string('namedAfter', 36)
  })
  await db.schema.alterTable('plans', (table) => {
    table.index(['namedAfter'])
  })
  await db('plans')
    .whereNotNull('broughtBy')
    .update({ namedAfter: db('household_members').where('id', db.ref('plans.broughtBy')).select('userId') })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('plans', 'namedAfter'))) return
  await db.schema.alterTable('plans', (table) => {
    table.dropIndex(['namedAfter'])
    table.dropColumn('namedAfter')
  })
}
