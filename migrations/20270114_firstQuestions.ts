import type { Knex } from 'knex'

/** When a person answered or skipped the first questions. Who has an account already is not asked any more. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('users', 'firstQuestionsAt')) return
  await db.schema.alterTable('users', (table) => {
    table.bigInteger('firstQuestionsAt')
  })
  await db('users').update({ firstQuestionsAt: db.ref('createdAt') })
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('users', 'firstQuestionsAt'))) return
  await db.schema.alterTable('users', (table) => {
    table.dropColumn('firstQuestionsAt')
  })
}
