import type { Knex } from 'knex'

/** Passkeys of accounts, and the challenges that browsers are to sign: by hash, with a hash of whose ceremony each is of. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('passkeys', (table) => {
    table.string('id', 36).primary()
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE').index()
    table.string('credentialHash', 64).notNullable().unique()
    table.text('credentialId').notNullable()
    table.text('publicKey').notNullable()
    table.bigInteger('counter').notNullable()
    table.text('transports').notNullable()
    table.integer('isSynced').notNullable()
    table.string('name', 120).notNullable().collate('utf8mb4_bin')
    table.bigInteger('createdAt').notNullable()
    table.bigInteger('usedAt')
  })
  await db.schema.createTable('passkey_challenges', (table) => {
    table.string('hash', 64).primary()
    table.string('purpose', 10).notNullable()
    table.string('holderHash', 64).notNullable()
    table.bigInteger('expiresAt').notNullable().index()
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('passkey_challenges')
  await db.schema.dropTableIfExists('passkeys')
}
