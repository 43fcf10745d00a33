import type { Knex } from 'knex'

/** What each person answered in the settings forms. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('user_settings', (table) => {
    table.string('userId', 36).primary().references('id').inTable('users').onDelete('CASCADE')
    table.text('requirements').notNullable()
    table.text('neverEaten').notNullable()
    table.text('neverEatenSlugs').notNullable()
    table.text('tagPreferences').notNullable()
    table.string('preferredStore', 120)
    table.bigInteger('updatedAt').notNullable()
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('user_settings')
}
