import type { Knex } from 'knex'

/** What people say of recipes, each part with its time. `dishId` is set for own dishes, with which it goes. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('recipe_opinions', (table) => {
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE')
    table.string('recipe', 190).notNullable()
    table.string('dishId', 41).references('id').inTable('dishes').onDelete('CASCADE')
    table.boolean('isFavourite').notNullable()
    table.bigInteger('favouriteAt').notNullable()
    table.boolean('isNeverAgain').notNullable()
    table.bigInteger('neverAgainAt').notNullable()
    table.integer('rating')
    table.bigInteger('ratedAt').notNullable()
    table.bigInteger('changedAt').notNullable()
    table.primary(['userId', 'recipe'])
    table.index(['dishId'])
    table.index(['isFavourite', 'isNeverAgain', 'rating', 'changedAt'], 'recipe_opinions_taken_back')
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('recipe_opinions')
}
