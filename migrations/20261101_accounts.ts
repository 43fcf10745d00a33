import type { Knex } from 'knex'

/** Accounts, their sessions and mailed keys, counted tries, and the mails that wait to be sent. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('users', (table) => {
    table.string('id', 36).primary()
    // Exact comparison in both databases: "é" and "e" are two addresses.
    table.string('email', 254).notNullable().collate('utf8mb4_bin').unique()
    table.string('passwordHash', 255).notNullable()
    table.boolean('marketingOptIn').notNullable().defaultTo(false)
    table.string('ipAddress', 64)
    table.bigInteger('confirmedAt')
    table.bigInteger('lockedAt')
    table.bigInteger('createdAt').notNullable()
    table.index(['confirmedAt', 'createdAt'])
  })
  await db.schema.createTable('sessions', (table) => {
    table.string('id', 36).primary()
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE')
    table.string('refreshHash', 64).notNullable()
    table.string('previousHash', 64)
    table.bigInteger('rotatedAt')
    table.bigInteger('createdAt').notNullable()
    table.bigInteger('lastUsedAt').notNullable()
    table.bigInteger('expiresAt').notNullable()
    table.bigInteger('endedAt')
    table.string('userAgent', 200).notNullable().defaultTo('')
    table.string('ip', 64).notNullable().defaultTo('')
    table.index(['userId', 'endedAt'])
    table.index(['expiresAt'])
  })
  await db.schema.createTable('mailed_keys', (table) => {
    table.string('hash', 64).primary()
    table.string('userId', 36).references('id').inTable('users').onDelete('CASCADE')
    table.string('purpose', 10).notNullable()
    table.string('passwordHash', 255)
    table.boolean('marketingOptIn')
    table.bigInteger('createdAt').notNullable()
    table.bigInteger('expiresAt').notNullable()
    table.bigInteger('usedAt')
    table.index(['userId', 'purpose'])
    table.index(['expiresAt'])
  })
  await db.schema.createTable('attempts', (table) => {
    table.string('bucket', 64).primary()
    table.integer('tries').notNullable()
    table.bigInteger('lastAt').notNullable()
    table.bigInteger('blockedUntil').notNullable()
    table.index(['lastAt'])
  })
  await db.schema.createTable('outbox', (table) => {
    table.string('id', 36).primary()
    table.string('userId', 36).references('id').inTable('users').onDelete('CASCADE')
    table.string('messageId', 120).notNullable()
    table.string('to', 254).notNullable()
    table.text('subject').notNullable()
    table.text('text').notNullable()
    table.text('html', 'mediumtext').notNullable()
    table.bigInteger('createdAt').notNullable()
    table.bigInteger('nextTryAt').notNullable()
    table.integer('tries').notNullable().defaultTo(0)
    table.string('lastError', 200)
    table.string('claimedBy', 36)
    table.bigInteger('claimedUntil').notNullable().defaultTo(0)
    table.bigInteger('sentAt')
    table.bigInteger('deadAt')
    table.index(['sentAt', 'deadAt', 'nextTryAt'])
    table.index(['userId'])
  })
}

export async function down(db: Knex): Promise<void> {
  for (const name of ['outbox', 'attempts', 'mailed_keys', 'sessions', 'users']) await db.schema.dropTableIfExists(name)
}
