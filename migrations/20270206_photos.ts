import type { Knex } from 'knex'

/** Photos of own dishes, which of them a dish shows, and files of photos that are to be deleted. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('photos', (table) => {
    table.string('id', 22).notNullable().collate('utf8mb4_bin').primary()
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE').index()
    table.string('dishId', 60)
    table.integer('width').notNullable()
    table.integer('height').notNullable()
    table.integer('bytes').notNullable()
    table.bigInteger('changedAt').notNullable()
    table.index(['dishId', 'changedAt'])
  })
  await db.schema.createTable('photo_leftovers', (table) => {
    table.string('id', 22).notNullable().collate('utf8mb4_bin').primary()
  })
  await db.schema.alterTable('dishes', (table) => {
    table.string('photo', 22).collate('utf8mb4_bin')
  })
}

export async function down(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('dishes', 'photo'))
    await db.schema.alterTable('dishes', (table) => {
      table.dropColumn('photo')
    })
  await db.schema.dropTableIfExists('photo_leftovers')
  await db.schema.dropTableIfExists('photos')
}
