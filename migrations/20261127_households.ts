import type { Knex } from 'knex'

/**
 * Households with their members, what is answered for members without an account, invitations, the plans of a household
 * and its shared list. An account gets its household when it first needs one. A table that is there already may lack its
 * keys after a run that was cut, so every step is taken again.
 */
export async function up(db: Knex): Promise<void> {
  for (const [name, build] of tables) await db.schema.createTable(name, build)
}

export async function down(db: Knex): Promise<void> {
  for (const [name] of [...tables].reverse()) await db.schema.dropTableIfExists(name)
}

const tables: readonly (readonly [string, (table: Knex.CreateTableBuilder) => void])[] = [
  [
    'households',
    (table) => {
      table.string('id', 36).primary()
      table.string('name', 60).notNullable()
      table.string('ownerId', 36).references('id').inTable('users').onDelete('SET NULL')
      table.integer('version').notNullable()
      table.bigInteger('createdAt').notNullable()
    },
  ],
  [
    'household_members',
    (table) => {
      table.string('id', 36).primary()
      table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
      table.string('userId', 36).unique().references('id').inTable('users').onDelete('CASCADE')
      table.string('name', 60).notNullable()
      table.integer('portion').notNullable()
      table.integer('eats').notNullable()
      table.string('answersEditedBy', 10).notNullable()
      table.bigInteger('joinedAt').notNullable()
      table.index(['householdId', 'joinedAt'])
    },
  ],
  [
    'profile_settings',
    (table) => {
      table.string('memberId', 36).primary().references('id').inTable('household_members').onDelete('CASCADE')
      table.text('requirements').notNullable()
      table.text('neverEaten').notNullable()
      table.text('neverEatenSlugs', 'mediumtext').notNullable()
      table.text('tagPreferences').notNullable()
      table.bigInteger('updatedAt').notNullable()
    },
  ],
  [
    'household_invitations',
    (table) => {
      table.string('id', 36).primary()
      table.string('hash', 64).notNullable().unique()
      table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
      table.string('memberId', 36).references('id').inTable('household_members').onDelete('CASCADE')
      table.string('sentTo', 254)
      table.bigInteger('createdAt').notNullable()
      table.bigInteger('expiresAt').notNullable()
      table.bigInteger('usedAt')
      table.index(['householdId', 'createdAt'])
      table.index(['expiresAt'])
    },
  ],
  [
    'plans',
    (table) => {
      table.string('id', 36).primary()
      table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
      table.string('name', 60).notNullable()
      table.string('nameKey', 190).notNullable()
      table.integer('version').notNullable()
      table.text('content', 'mediumtext').notNullable()
      table.bigInteger('changedAt').notNullable()
      table.string('changedBy', 36)
      table.unique(['householdId', 'nameKey'])
    },
  ],
  [
    'plan_operations',
    (table) => {
      table.string('planId', 36).notNullable().references('id').inTable('plans').onDelete('CASCADE')
      table.string('operationId', 36).notNullable()
      table.integer('version').notNullable()
      table.bigInteger('at').notNullable()
      table.primary(['planId', 'operationId'])
      table.index(['at'])
    },
  ],
  [
    'list_states',
    (table) => {
      table.string('householdId', 36).primary().references('id').inTable('households').onDelete('CASCADE')
      table.integer('version').notNullable()
      table.bigInteger('clearedAt').notNullable()
    },
  ],
  [
    'list_ticks',
    (table) => {
      table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
      table.string('itemKey', 190).notNullable()
      table.double('amount').notNullable()
      table.boolean('isTicked').notNullable()
      table.bigInteger('at').notNullable()
      table.string('operationId', 36).notNullable()
      table.string('memberId', 36)
      table.primary(['householdId', 'itemKey'])
      table.index(['isTicked', 'at'])
    },
  ],
  [
    'list_items',
    (table) => {
      table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
      table.string('id', 36).notNullable()
      table.string('text', 200).notNullable()
      table.bigInteger('textAt').notNullable()
      table.string('textOperationId', 36).notNullable()
      table.string('textMemberId', 36)
      table.boolean('isTicked').notNullable()
      table.bigInteger('tickAt').notNullable()
      table.string('tickOperationId', 36).notNullable()
      table.string('tickMemberId', 36)
      table.bigInteger('addedAt').notNullable()
      table.bigInteger('removedAt').notNullable()
      table.primary(['householdId', 'id'])
      table.index(['removedAt'])
    },
  ],
  [
    'list_operations',
    (table) => {
      table.string('householdId', 36).notNullable().references('id').inTable('households').onDelete('CASCADE')
      table.string('operationId', 36).notNullable()
      table.bigInteger('at').notNullable()
      table.primary(['householdId', 'operationId'])
      table.index(['at'])
    },
  ],
]
