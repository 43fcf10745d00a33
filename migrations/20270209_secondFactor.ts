import type { Knex } from 'knex'

/** Authenticator codes of accounts: the secret, sealed, with the last step whose code was taken; and codes for when they are lost. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('second_factors', (table) => {
    table.string('userId', 36).primary().references('id').inTable('users').onDelete('CASCADE')
    table.text('secret').notNullable()
    table.string('sealedBy', 255).notNullable().collate('utf8mb4_bin').index()
    table.bigInteger('begunAt').notNullable()
    table.bigInteger('confirmedAt')
    table.bigInteger('lastStep')
    table.index(['confirmedAt', 'begunAt'])
  })
  await db.schema.createTable('recovery_codes', (table) => {
    table.string('id', 36).primary()
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE')
    table.string('selector', 4).notNullable()
    table.string('hash', 255).notNullable()
    table.bigInteger('createdAt').notNullable()
    table.unique(['userId', 'selector'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('recovery_codes')
  await db.schema.dropTableIfExists('second_factors')
}
