import type { Knex } from 'knex'
import { randomUUID } from 'node:crypto'

/**
 * The latest change of every meal that there ever was, and how far they tell the catalogue. The first start of a server, or
 * the first import, fills them.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('catalogue_changes', (table) => {
    table.string('mealId', 120).primary()
    table.string('slug', 120).notNullable()
    table.bigInteger('sequence').notNullable().unique()
    table.boolean('isRemoved').notNullable()
    table.string('hash', 64).notNullable()
  })
  await db.schema.alterTable('catalogue_state', (table) => {
    table.string('changesEra', 36).notNullable().defaultTo('')
    table.string('changesDigest', 64).notNullable().defaultTo('')
    table.bigInteger('lastChange').notNullable().defaultTo(0)
  })
  await db('catalogue_state').where({ changesEra: '' }).update({ changesEra: randomUUID() })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('catalogue_changes')
  if (!(await db.schema.hasColumn('catalogue_state', 'changesEra'))) return
  await db.schema.alterTable('catalogue_state', (table) => {
    table.dropColumns('changesEra', 'changesDigest', 'lastChange')
  })
}
