import type { Knex } from 'knex'

const VERSIONS = 'dishes_versions'

/**
 * What a dish holds besides what its lines list, as it was found, under a key of everything by which it was. The index has
 * all that is read of a household's dishes at each call.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('dishes', (table) => {
    table.text('found', 'mediumtext')
    table.string('foundKey', 32)
    table.index(['userId', 'id', 'version', 'nameKey'], VERSIONS)
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('dishes', 'found'))) return
  await db.schema.alterTable('dishes', (table) => {
    table.dropIndex(['userId', 'id', 'version', 'nameKey'], VERSIONS)
    table.dropColumns('found', 'foundKey')
  })
}
