import type { Knex } from 'knex'

const HELD = [
  { table: 'plan_operations', columns: ['planId', 'at'] },
  { table: 'list_operations', columns: ['householdId', 'at'] },
]

/** Ids of operations by whose they are and by age, of which a bounded number is held. */
export async function up(db: Knex): Promise<void> {
  for (const { table: name, columns } of HELD)
    await db.schema.alterTable(name, (table) => {
      table.index(columns)
    })
}

export async function down(db: Knex): Promise<void> {
  for (const { table: name, columns } of HELD)
    await db.schema.alterTable(name, (table) => {
      table.dropIndex(columns)
    })
}
