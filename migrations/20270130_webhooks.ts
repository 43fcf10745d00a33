import type { Knex } from 'knex'

/**
 * Addresses that are called when something happens, what waits to be sent there and what became of it, and of a key whether its end
 * was announced.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('webhooks', (table) => {
    table.string('id', 36).primary()
    table.string('partnerId', 36).references('id').inTable('partners').onDelete('CASCADE').index()
    table.string('userId', 36).references('id').inTable('users').onDelete('CASCADE').index()
    table.string('householdId', 36).references('id').inTable('households').onDelete('CASCADE').index()
    table.text('address').notNullable()
    table.text('kinds').notNullable()
    table.text('secret').notNullable()
    table.text('formerSecret')
    table.bigInteger('formerUntil').notNullable().defaultTo(0)
    table.string('sealedBy', 255).notNullable().collate('utf8mb4_bin')
    table.bigInteger('createdAt').notNullable()
    table.integer('isSlow').notNullable().defaultTo(0)
    table.bigInteger('failingSince')
    table.bigInteger('offAt')
    table.string('offFor', 20)
    table.integer('followsKeys').notNullable().defaultTo(0)
    table.string('catalogueEra', 36)
    table.bigInteger('catalogueSequence')
    table.bigInteger('planVersion')
    table.bigInteger('listVersion')
  })
  await db.schema.createTable('webhook_deliveries', (table) => {
    table.string('id', 36).primary()
    table.string('webhookId', 36).notNullable().references('id').inTable('webhooks').onDelete('CASCADE')
    table.string('kind', 30).notNullable()
    table.text('body').notNullable()
    table.bigInteger('createdAt').notNullable()
    table.bigInteger('nextTryAt').notNullable()
    table.integer('tries').notNullable().defaultTo(0)
    table.string('claimedBy', 36)
    table.bigInteger('claimedUntil').notNullable().defaultTo(0)
    table.bigInteger('triedAt')
    table.string('outcome', 20)
    table.integer('answered')
    table.bigInteger('doneAt')
    table.index(['webhookId', 'createdAt'])
    table.index(['doneAt', 'nextTryAt'])
  })
  await db.schema.alterTable('partner_keys', (table) => {
    table.bigInteger('warnedAt')
    table.index('expiresAt')
  })
}

export async function down(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('partner_keys', 'warnedAt'))
    await db.schema.alterTable('partner_keys', (table) => {
      table.dropIndex('expiresAt')
      table.dropColumn('warnedAt')
    })
  await db.schema.dropTableIfExists('webhook_deliveries')
  await db.schema.dropTableIfExists('webhooks')
}
