import type { Knex } from 'knex'

/**
 * Devices that are notified, and what waits to be sent to them; of an own item of a list, in which version of the list it came onto
 * it.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('notification_devices', (table) => {
    table.string('id', 36).primary()
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE').index()
    table.string('sessionId', 36).references('id').inTable('sessions').onDelete('SET NULL').index()
    table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE').index()
    table.string('label', 60).notNullable()
    table.string('endpointHash', 64).notNullable().collate('utf8mb4_bin').unique()
    table.text('subscription').notNullable()
    table.string('sealedBy', 255).notNullable().collate('utf8mb4_bin')
    table.integer('dinnerHour').notNullable()
    table.string('dinnerDay', 10)
    table.bigInteger('listVersion')
    table.integer('isSlow').notNullable().defaultTo(0)
    table.bigInteger('createdAt').notNullable()
    table.bigInteger('seenAt').notNullable().index()
    table.index(['dinnerDay', 'dinnerHour'])
  })
  await db.schema.createTable('notifications', (table) => {
    table.string('id', 36).primary()
    table.string('deviceId', 36).notNullable().references('id').inTable('notification_devices').onDelete('CASCADE')
    table.string('kind', 20).notNullable()
    table.text('body')
    table.bigInteger('createdAt').notNullable()
    table.bigInteger('nextTryAt').notNullable().index()
    table.bigInteger('expiresAt').notNullable()
    table.integer('tries').notNullable().defaultTo(0)
    table.string('claimedBy', 36)
    table.bigInteger('claimedUntil').notNullable().defaultTo(0)
    table.index(['deviceId', 'kind'])
  })
  await db.schema.alterTable('list_items', (table) => {
    table.bigInteger('addedVersion').notNullable().defaultTo(0)
  })
}

export async function down(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('list_items', 'addedVersion'))
    await db.schema.alterTable('list_items', (table) => {
      table.dropColumn('addedVersion')
    })
  await db.schema.dropTableIfExists('notifications')
  await db.schema.dropTableIfExists('notification_devices')
}
