import type { Knex } from 'knex'

const TABLE = 'plan_operations'
const COLUMNS = ['memberId', 'changeKind', 'changedRows']

/**
 * What an operation, with those that were done in one go with it, changed in the current plan, and who did it; null in the
 * rows of the others, and as the release before leaves them. A column that is there already is from a run that was cut.
 */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn(TABLE, 'memberId')))
    await db.schema.alterTable(TABLE, (table) => {
      table.string('memberId', 36)
    })
  if (!(await db.schema.hasColumn(TABLE, 'changeKind')))
    await db.schema.alterTable(TABLE, (table) => {
      table.string('changeKind', 20)
    })
  if (!(await db.schema.hasColumn(TABLE, 'changedRows')))
    await db.schema.alterTable(TABLE, (table) => {
      table.text('changedRows', 'mediumtext')
    })
}

export async function down(db: Knex): Promise<void> {
  for (const column of COLUMNS) {
    if (!(await db.schema.hasColumn(TABLE, column))) continue
    await db.schema.alterTable(TABLE, (table) => {
      table.dropColumn(column)
    })
  }
}
