import type { Knex } from 'knex'

/** Of seeds that were imported their edition; 0 of those from before there were any. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('catalogue_seeds', 'edition')) return
  await db.schema.alterTable('catalogue_seeds', (table) => {
    table.integer('edition').notNullable().defaultTo(0)
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('catalogue_seeds', 'edition'))) return
  await db.schema.alterTable('catalogue_seeds', (table) => {
    table.dropColumn('edition')
  })
}
