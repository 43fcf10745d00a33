import type { Knex } from 'knex'

/** The recipes that people brought in, each seen by its owner alone. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('dishes', (table) => {
    table.string('id', 41).primary()
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE')
    table.string('slug', 120).notNullable()
    table.string('name', 120).notNullable()
    table.string('nameKey', 190).notNullable()
    table.text('categories').notNullable()
    table.text('tags').notNullable()
    table.integer('minutes').notNullable()
    table.integer('serves').notNullable()
    table.text('lines', 'mediumtext').notNullable()
    table.integer('mainLine').notNullable()
    table.text('steps', 'mediumtext').notNullable()
    table.text('urlDetails')
    table.integer('version').notNullable()
    table.bigInteger('changedAt').notNullable()
    table.unique(['userId', 'nameKey'])
    table.index(['userId'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('dishes')
}
