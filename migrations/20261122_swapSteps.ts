import type { Knex } from 'knex'

const COLUMNS = [
  { table: 'ingredients', column: 'short', length: 120 },
  { table: 'swaps', column: 'before', length: 400 },
  { table: 'swaps', column: 'words', length: 2000 },
]

/** Short names of ingredients, and what a swap changes in the steps. */
export async function up(db: Knex): Promise<void> {
  for (const { table: name, column, length } of COLUMNS) {
    if (await db.schema.hasColumn(name, column)) continue
    await db.schema.alterTable(name, (table) => {
      table.string(column, length)
    })
  }
}

export async function down(db: Knex): Promise<void> {
  for (const { table: name, column } of COLUMNS) {
    if (!(await db.schema.hasColumn(name, column))) continue
    await db.schema.alterTable(name, (table) => {
      table.dropColumn(column)
    })
  }
}
