import type { Knex } from 'knex'

/** The form in which a person wants a dish drawn. Skipped when an interrupted run has made the addition. */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('dishes', 'plateForm')))
    await db.schema.alterTable('dishes', (table) => {
      table.string('plateForm', 20)
    })
}

export async function down(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('dishes', 'plateForm'))
    await db.schema.alterTable('dishes', (table) => {
      table.dropColumn('plateForm')
    })
}
