import type { Knex } from 'knex'

/** The plans in a file of recipes that a person brought in, and what came of each. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('imports', (table) => {
    table.text('plans', 'mediumtext')
  })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('imports', 'plans'))) return
  await db.schema.alterTable('imports', (table) => {
    table.dropColumn('plans')
  })
}
