import type { Knex } from 'knex'

/**
 * Files of recipes that people brought in, what was found in each, and of which file a dish came. What a recipe did not say
 * and a dish must have is assumed until its owner has looked at it.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('imports', (table) => {
    table.string('id', 36).primary()
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE')
    table.string('fileName', 200).notNullable()
    table.string('app', 40)
    table.string('state', 12).notNullable()
    table.string('problem', 30)
    table.integer('found').notNullable().defaultTo(0)
    table.integer('stored').notNullable().defaultTo(0)
    table.integer('doubles').notNullable().defaultTo(0)
    table.integer('failed').notNullable().defaultTo(0)
    table.bigInteger('createdAt').notNullable()
    table.bigInteger('changedAt').notNullable()
    table.string('claimedBy', 36)
    table.bigInteger('claimedUntil').notNullable().defaultTo(0)
    table.index(['userId', 'createdAt'])
    table.index(['state', 'claimedUntil'])
  })
  await db.schema.createTable('import_items', (table) => {
    table.string('importId', 36).notNullable().references('id').inTable('imports').onDelete('CASCADE')
    table.integer('position').notNullable()
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE').index()
    table.string('name', 200).notNullable()
    table.string('outcome', 10)
    table.string('reason', 30)
    table.string('dishId', 60)
    table.string('photo', 22).collate('utf8mb4_bin')
    table.text('recipe', 'mediumtext')
    table.primary(['importId', 'position'])
    table.index(['importId', 'outcome', 'position'])
  })
  await db.schema.alterTable('dishes', (table) => {
    table.string('importId', 36)
    table.string('sourceId', 190)
    table.text('assumed')
    table.index(['userId', 'importId'])
  })
}

export async function down(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('dishes', 'importId'))
    await db.schema.alterTable('dishes', (table) => {
      table.dropIndex(['userId', 'importId'])
      table.dropColumns('importId', 'sourceId', 'assumed')
    })
  await db.schema.dropTableIfExists('import_items')
  await db.schema.dropTableIfExists('imports')
}
