import type { Knex } from 'knex'

/** Kitchen timers of households; which devices are notified of them, and of which a notification is. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('kitchen_timers', (table) => {
    table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
    table.string('keyHash', 64).notNullable().collate('utf8mb4_bin')
    table.text('timerKey').notNullable()
    table.string('meal', 200).notNullable()
    table.string('label', 100).notNullable()
    table.integer('step').notNullable()
    table.integer('duration').notNullable()
    table.string('state', 20).notNullable()
    table.bigInteger('endsAt')
    table.integer('remaining')
    table.bigInteger('at').notNullable()
    table.integer('version').notNullable()
    table.bigInteger('changedAt').notNullable()
    table.bigInteger('dueAt').index()
    table.bigInteger('keptUntil').notNullable().index()
    table.primary(['householdId', 'keyHash'])
  })
  await db.schema.alterTable('notification_devices', (table) => {
    table.integer('wantsTimers').notNullable().defaultTo(0)
  })
  await db.schema.alterTable('notifications', (table) => {
    table.string('about', 64).collate('utf8mb4_bin')
  })
}

export async function down(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('notifications', 'about'))
    await db.schema.alterTable('notifications', (table) => {
      table.dropColumn('about')
    })
  if (await db.schema.hasColumn('notification_devices', 'wantsTimers'))
    await db.schema.alterTable('notification_devices', (table) => {
      table.dropColumn('wantsTimers')
    })
  await db.schema.dropTableIfExists('kitchen_timers')
}
