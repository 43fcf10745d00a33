import type { Knex } from 'knex'

const PLACE = ['listId', 'listAt', 'listOperationId'] as const

/**
 * Lists of a household beside that of its plan, and which of them an own item is on. Of a list the row stays for a while once
 * it is removed: it decides about what arrives late.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('named_lists', (table) => {
    table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
    table.string('id', 36).notNullable()
    table.string('name', 40).notNullable()
    table.bigInteger('at').notNullable()
    table.string('operationId', 36).notNullable()
    table.bigInteger('removedAt').notNullable()
    table.primary(['householdId', 'id'])
    table.index(['removedAt'])
  })
  await db.schema.alterTable('list_items', (table) => {
    table.string('listId', 36)
    table.bigInteger('listAt').notNullable().defaultTo(0)
    table.string('listOperationId', 36).notNullable().defaultTo('')
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('named_lists')
  if (!(await db.schema.hasColumn('list_items', 'listId'))) return
  await db.schema.alterTable('list_items', (table) => {
    table.dropColumns(...PLACE)
  })
}
