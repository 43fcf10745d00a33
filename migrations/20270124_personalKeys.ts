import type { Knex } from 'knex'

const TABLE = 'partner_keys'

/**
 * Keys of people beside those of partners: a key belongs to a partner or to an account, whose end it does not outlive. The
 * release before finds no key of a person, whose form it does not know.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable(TABLE, (table) => {
    table.setNullable('partnerId')
  })
  await db.schema.alterTable(TABLE, (table) => {
    table.string('userId', 36).references('id').inTable('users').onDelete('CASCADE').index()
  })
  await db.schema.alterTable(TABLE, (table) => {
    table.string('name', 60)
  })
}

export async function down(db: Knex): Promise<void> {
  await db(TABLE).whereNull('partnerId').delete()
  if (await db.schema.hasColumn(TABLE, 'userId')) {
    await db.schema.alterTable(TABLE, (table) => {
      table.dropForeign('userId')
    })
    await db.schema.alterTable(TABLE, (table) => {
      table.dropIndex('userId')
    })
  }
  for (const column of ['userId', 'name'])
    if (await db.schema.hasColumn(TABLE, column))
      await db.schema.alterTable(TABLE, (table) => {
        table.dropColumn(column)
      })
  await db.schema.alterTable(TABLE, (table) => {
    table.dropNullable('partnerId')
  })
}
