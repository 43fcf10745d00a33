import type { Knex } from 'knex'

/**
 * Which of an account's households a membership is, from 0. The release before this one knows the first alone, and finds
 * that an account has one by the key.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('household_members', (table) => {
    table.integer('place').notNullable().defaultTo(0)
  })
  await db.schema.alterTable('household_members', (table) => {
    table.unique(['userId', 'place'])
  })
  await db.schema.alterTable('household_members', (table) => {
    table.unique(['userId', 'householdId'])
  })
  await db.schema.alterTable('household_members', (table) => {
    table.dropUnique(['userId'])
  })
}

/** Memberships after the first one go. */
export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('household_members', 'place'))) return
  await db('household_members').where('place', '>', 0).delete()
  await db.schema.alterTable('household_members', (table) => {
    table.unique(['userId'])
  })
  await db.schema.alterTable('household_members', (table) => {
    table.dropUnique(['userId', 'householdId'])
  })
  await db.schema.alterTable('household_members', (table) => {
    table.dropUnique(['userId', 'place'])
    table.dropColumn('place')
  })
}
