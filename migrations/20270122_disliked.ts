import type { Knex } from 'knex'

const TABLES = ['user_settings', 'profile_settings']

/** What people don't like, apart from what they never eat; null for nothing, as the release before leaves it. */
export async function up(db: Knex): Promise<void> {
  for (const name of TABLES) {
    if (await db.schema.hasColumn(name, 'disliked')) continue
    await db.schema.alterTable(name, (table) => {
      table.text('disliked')
    })
  }
}

export async function down(db: Knex): Promise<void> {
  for (const name of TABLES) {
    if (!(await db.schema.hasColumn(name, 'disliked'))) continue
    await db.schema.alterTable(name, (table) => {
      table.dropColumn('disliked')
    })
  }
}
