import type { Knex } from 'knex'

const NOTE = ['note', 'noteAt', 'noteOperationId', 'noteMemberId'] as const

/**
 * What is noted on the lines of a household's shared list, and on its own items. Of a line the row stays for a while once
 * nothing is noted any more: it decides about what arrives late.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('list_notes', (table) => {
    table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
    table.string('itemKey', 190).notNullable()
    table.string('text', 100).notNullable()
    table.bigInteger('at').notNullable()
    table.string('operationId', 36).notNullable()
    table.string('memberId', 36)
    table.primary(['householdId', 'itemKey'])
    table.index(['text', 'at'])
  })
  await db.schema.alterTable('list_items', (table) => {
    table.string('note', 100).notNullable().defaultTo('')
    table.bigInteger('noteAt').notNullable().defaultTo(0)
    table.string('noteOperationId', 36).notNullable().defaultTo('')
    table.string('noteMemberId', 36)
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('list_notes')
  if (!(await db.schema.hasColumn('list_items', 'note'))) return
  await db.schema.alterTable('list_items', (table) => {
    table.dropColumns(...NOTE)
  })
}
