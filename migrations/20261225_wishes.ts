import type { Knex } from 'knex'

const SETTINGS = ['user_settings', 'profile_settings']

/**
 * What households wish of their plans, and the targets of their members beside their other answers; null where none was set.
 * Every step is taken again after a run that was cut.
 */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasTable('household_wishes')))
    await db.schema.createTable('household_wishes', (table) => {
      table.string('householdId', 36).primary().references('id').inTable('households').onDelete('CASCADE')
      table.text('wishes').notNullable()
      table.bigInteger('updatedAt').notNullable()
    })
  for (const name of SETTINGS)
    if (!(await db.schema.hasColumn(name, 'targets')))
      await db.schema.alterTable(name, (table) => {
        table.text('targets')
      })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('household_wishes')
  for (const name of SETTINGS)
    if (await db.schema.hasColumn(name, 'targets'))
      await db.schema.alterTable(name, (table) => {
        table.dropColumn('targets')
      })
}
