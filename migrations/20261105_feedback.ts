import type { Knex } from 'knex'

/**
 * Feedback with its recommendations, and the raffle's draws. A draw keeps codes instead of people, so that it can be
 * run again for ever while an account that is deleted leaves nothing.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('feedback', (table) => {
    table.string('id', 36).primary()
    table.string('userId', 36).notNullable().references('id').inTable('users').onDelete('CASCADE')
    table.string('submissionId', 100).collate('utf8mb4_bin')
    table.text('questions').notNullable()
    table.text('storesSupported').notNullable()
    table.text('benefits').notNullable()
    table.text('wishes').notNullable()
    table.text('general').notNullable()
    table.bigInteger('createdAt').notNullable()
    table.unique(['userId', 'submissionId'])
    table.index(['createdAt'])
  })
  await db.schema.createTable('meal_adjustments', (table) => {
    table.string('id', 36).primary()
    table.string('feedbackId', 36).notNullable().references('id').inTable('feedback').onDelete('CASCADE').index()
    table.integer('position').notNullable()
    table.string('meal', 255).notNullable()
    table.text('recommendation').notNullable()
  })
  await db.schema.createTable('raffle_draws', (table) => {
    table.string('month', 7).primary()
    table.string('seed', 200).notNullable()
    table.string('prize', 100).notNullable()
    table.integer('entrants').notNullable()
    table.string('winnerCode', 32)
    table.string('winnerId', 36).references('id').inTable('users').onDelete('SET NULL').index()
    table.bigInteger('drawnAt').notNullable()
  })
  await db.schema.createTable('raffle_entrants', (table) => {
    table.string('month', 7).notNullable().references('month').inTable('raffle_draws').onDelete('CASCADE')
    table.string('code', 32).notNullable()
    table.primary(['month', 'code'])
  })
}

export async function down(db: Knex): Promise<void> {
  for (const name of ['raffle_entrants', 'raffle_draws', 'meal_adjustments', 'feedback'])
    await db.schema.dropTableIfExists(name)
}
