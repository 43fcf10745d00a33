import type { Knex } from 'knex'

/** The plan that each person has saved, and every plan that was generated for a person. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('meal_plans', (table) => {
    table.string('userId', 36).primary().references('id').inTable('users').onDelete('CASCADE')
    table.integer('version').notNullable()
    table.text('plan', 'mediumtext').notNullable()
    table.bigInteger('savedAt').notNullable()
  })
  await db.schema.createTable('generated_plans', (table) => {
    table.string('id', 36).primary()
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE')
    table.bigInteger('generatedAt').notNullable()
    table.text('mealIds').notNullable()
    table.index(['userId', 'generatedAt'])
    table.index(['generatedAt', 'userId'])
  })
}

export async function down(db: Knex): Promise<void> {
  for (const name of ['generated_plans', 'meal_plans']) await db.schema.dropTableIfExists(name)
}
