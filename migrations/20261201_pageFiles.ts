import type { Knex } from 'knex'

/** Files of the pages, of this build and of earlier ones, for every instance to serve. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('page_files', (table) => {
    // Hashes differ by upper and lower case.
    table.string('path', 190).notNullable().collate('utf8mb4_bin').primary()
    table.specificType('body', 'mediumblob').notNullable()
    table.boolean('isBrotli').notNullable()
    table.bigInteger('usedAt').notNullable().index()
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('page_files')
}
