import type { Knex } from 'knex'

/** Whose cups, spoons and pints a dish was read in. Skipped when an interrupted run has made the addition. */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('dishes', 'measures')))
    await db.schema.alterTable('dishes', (table) => {
      table.string('measures', 2)
    })
}

export async function down(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('dishes', 'measures'))
    await db.schema.alterTable('dishes', (table) => {
      table.dropColumn('measures')
    })
}
