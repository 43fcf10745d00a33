import type { Knex } from 'knex'

/**
 * Marks proposals for a single row, which are no generated plans. Of earlier proposals it was not recorded what they were
 * for: those of exactly one meal are taken as a row's. The addition is skipped when an interrupted run has made it.
 */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('generated_plans', 'singleRow')))
    await db.schema.alterTable('generated_plans', (table) => {
      table.boolean('singleRow').notNullable().defaultTo(false)
    })
  await db('generated_plans').where('mealIds', 'not like', '%,%').whereNot('mealIds', '[]').update({ singleRow: 1 })
}

export async function down(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('generated_plans', 'singleRow'))
    await db.schema.alterTable('generated_plans', (table) => {
      table.dropColumn('singleRow')
    })
}
