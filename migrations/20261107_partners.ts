import type { Knex } from 'knex'

/** Partners and their keys; a key itself is never stored, only its hash. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('partners', (table) => {
    table.string('id', 36).primary()
    table.string('name', 100).notNullable().unique()
    table.bigInteger('createdAt').notNullable()
  })
  await db.schema.createTable('partner_keys', (table) => {
    table.string('id', 36).primary()
    table.string('partnerId', 36).notNullable().references('id').inTable('partners').onDelete('CASCADE').index()
    table.string('prefix', 16).notNullable().unique()
    table.string('hash', 64).notNullable().unique()
    table.text('scopes').notNullable()
    table.bigInteger('createdAt').notNullable()
    table.bigInteger('expiresAt')
    table.bigInteger('revokedAt')
    table.bigInteger('lastUsedAt')
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('partner_keys')
  await db.schema.dropTableIfExists('partners')
}
