import type { Knex } from 'knex'

/** Ingredients with their swaps, meals with their ingredient lines, and the one row that says which version this is. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('ingredients', (table) => {
    table.string('slug', 120).primary()
    table.string('name', 120).notNullable()
    table.string('area', 40)
    table.string('unit', 8).notNullable()
    table.string('kind', 80).notNullable()
    table.string('picture', 80).notNullable()
    table.double('density')
    table.text('piece')
    table.integer('perishable').notNullable()
    table.text('contains')
    table.text('nutrition')
    table.string('hash', 64).notNullable()
    table.bigInteger('changedAt').notNullable()
  })
  await db.schema.createTable('swaps', (table) => {
    table.string('from', 120).notNullable().references('slug').inTable('ingredients').onDelete('CASCADE')
    table.integer('position').notNullable()
    table.string('to', 120).references('slug').inTable('ingredients').onDelete('CASCADE')
    table.double('ratio').notNullable()
    table.string('note', 500).notNullable()
    table.primary(['from', 'position'])
    table.index(['to'])
  })
  await db.schema.createTable('meals', (table) => {
    table.string('id', 120).primary()
    table.string('slug', 120).notNullable().unique()
    table.string('name', 200).notNullable()
    table.text('categories').notNullable()
    table.string('mainIngredient', 120).notNullable()
    table.integer('minutes').notNullable()
    table.text('tags').notNullable()
    table.text('essential').notNullable()
    table.text('steps').notNullable()
    table.string('urlDetails', 2000)
    table.string('hash', 64).notNullable()
    table.bigInteger('changedAt').notNullable()
  })
  await db.schema.createTable('meal_ingredients', (table) => {
    table.string('mealId', 120).notNullable().references('id').inTable('meals').onDelete('CASCADE')
    table.integer('position').notNullable()
    table.string('ingredient', 120).notNullable().references('slug').inTable('ingredients')
    table.double('amount').notNullable()
    table.string('unit', 8).notNullable()
    table.string('preparation', 500)
    table.integer('optional').notNullable()
    table.primary(['mealId', 'position'])
    table.index(['ingredient'])
  })
  await db.schema.createTable('catalogue_state', (table) => {
    table.integer('id').primary()
    table.integer('version').notNullable()
    table.string('digest', 64).notNullable()
    table.string('seedHash', 64)
    table.bigInteger('changedAt').notNullable()
  })
  await db('catalogue_state').insert({ id: 1, version: 0, digest: '', seedHash: null, changedAt: 0 })
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['catalogue_state', 'meal_ingredients', 'meals', 'swaps', 'ingredients'])
    await db.schema.dropTableIfExists(table)
}
