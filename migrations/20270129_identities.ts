import type { Knex } from 'knex'

/**
 * Whom the home's own provider knows as which account, visits there that are under way, and of a session by which identity
 * it was opened and when the provider last let its person sign in.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('identities', (table) => {
    table.string('id', 36).primary()
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE')
    table.string('issuer', 255).notNullable().collate('utf8mb4_bin')
    table.string('subject', 255).notNullable().collate('utf8mb4_bin')
    table.bigInteger('createdAt').notNullable()
    table.bigInteger('usedAt')
    table.unique(['issuer', 'subject'])
    table.unique(['userId', 'issuer'])
  })
  await db.schema.createTable('provider_visits', (table) => {
    table.string('hash', 64).primary()
    table.string('purpose', 10).notNullable()
    table.string('userId', 36).references('id').inTable('users').onDelete('CASCADE').index()
    table.string('sessionId', 36)
    table.text('next').notNullable()
    table.bigInteger('createdAt').notNullable()
    table.bigInteger('expiresAt').notNullable().index()
    table.bigInteger('answeredAt')
    table.string('issuer', 255).collate('utf8mb4_bin')
    table.string('subject', 255).collate('utf8mb4_bin')
    table.string('email', 254).collate('utf8mb4_bin')
    table.bigInteger('signedInAt')
  })
  await db.schema.alterTable('sessions', (table) => {
    table.string('identityId', 36)
  })
  await db.schema.alterTable('sessions', (table) => {
    table.bigInteger('provenAt')
  })
}

export async function down(db: Knex): Promise<void> {
  for (const column of ['identityId', 'provenAt'])
    if (await db.schema.hasColumn('sessions', column))
      await db.schema.alterTable('sessions', (table) => {
        table.dropColumn(column)
      })
  await db.schema.dropTableIfExists('provider_visits')
  await db.schema.dropTableIfExists('identities')
}
