import type { Knex } from 'knex'
import { messages } from './messages'
import type { PersonalTable } from './PersonalTable'

/** The household that a person is in. */
function ownHousehold(db: Knex, userId: string): Knex.QueryBuilder {
  return db('household_members').where({ userId }).select('householdId')
}

/** The same, if the person owns it: what only the owner sees belongs to no other member. */
function ownedHousehold(db: Knex, userId: string): Knex.QueryBuilder {
  return db('household_members')
    .join('households', 'households.id', 'household_members.householdId')
    .where({ userId, ownerId: userId })
    .select('householdId')
}

/**
 * Every table that holds something about a person. A feature that adds one lists it here: the export reads all of them,
 * and a test fails on a table with an owner's column that is missing.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'users',
    owner: 'id',
    describe: () => messages.personalData.users,
    without: ['passwordHash'],
  },
  {
    table: 'sessions',
    owner: 'userId',
    describe: () => messages.personalData.sessions,
    without: ['userId', 'refreshHash', 'previousHash'],
  },
  {
    table: 'mailed_keys',
    key: 'hash',
    owner: 'userId',
    describe: () => messages.personalData.mailedKeys,
    without: ['userId', 'hash', 'passwordHash', 'browserHash'],
  },
  {
    table: 'partner_keys',
    name: 'personal_keys',
    owner: 'userId',
    describe: () => messages.personalData.personalKeys,
    without: ['userId', 'partnerId', 'hash'],
    json: ['scopes'],
  },
  {
    table: 'outbox',
    owner: 'userId',
    describe: () => messages.personalData.outbox,
    without: ['userId', 'text', 'html', 'lastError', 'claimedBy', 'claimedUntil'],
  },
  {
    table: 'user_settings',
    key: 'userId',
    owner: 'userId',
    describe: () => messages.personalData.settings,
    without: ['userId', 'neverEatenSlugs', 'preferredStoreId'],
    json: ['requirements', 'tagPreferences', 'targets'],
  },
  {
    table: 'once_calls',
    owner: 'userId',
    describe: () => messages.personalData.onceCalls,
    without: ['id', 'userId', 'holder', 'fingerprint'],
    json: ['answer'],
  },
  {
    table: 'households',
    owner: 'id',
    of: ownHousehold,
    describe: () => messages.personalData.households,
    without: ['ownerId', 'version'],
  },
  {
    table: 'household_members',
    owner: 'userId',
    describe: () => messages.personalData.householdMembers,
    without: ['userId', 'householdId'],
  },
  {
    table: 'household_members',
    name: 'household_profiles',
    owner: 'householdId',
    of: ownedHousehold,
    empty: ['userId'],
    describe: () => messages.personalData.householdProfiles,
    without: ['userId', 'householdId'],
    parts: [
      {
        table: 'profile_settings',
        parent: 'memberId',
        without: ['neverEatenSlugs'],
        json: ['requirements', 'tagPreferences', 'targets'],
      },
    ],
  },
  {
    table: 'household_invitations',
    owner: 'householdId',
    of: ownedHousehold,
    describe: () => messages.personalData.householdInvitations,
    without: ['householdId', 'hash', 'proofHash'],
  },
  {
    table: 'calendar_feeds',
    owner: 'userId',
    describe: () => messages.personalData.calendarFeeds,
    without: ['userId', 'householdId', 'hash'],
  },
  {
    table: 'household_wishes',
    key: 'householdId',
    owner: 'householdId',
    of: ownHousehold,
    describe: () => messages.personalData.wishes,
    without: ['householdId'],
    json: ['wishes'],
  },
  {
    table: 'plans',
    owner: 'householdId',
    of: ownHousehold,
    describe: () => messages.personalData.householdPlans,
    without: ['householdId', 'nameKey', 'changedBy', 'broughtBy', 'namedAfter'],
    json: ['content'],
  },
  {
    table: 'list_ticks',
    key: 'itemKey',
    owner: 'householdId',
    of: ownHousehold,
    describe: () => messages.personalData.listTicks,
    without: ['householdId', 'operationId', 'memberId'],
  },
  {
    table: 'list_items',
    owner: 'householdId',
    of: ownHousehold,
    describe: () => messages.personalData.listItems,
    without: ['householdId', 'textOperationId', 'textMemberId', 'tickOperationId', 'tickMemberId'],
  },
  {
    table: 'cupboard_items',
    key: 'ingredient',
    owner: 'householdId',
    of: ownHousehold,
    describe: () => messages.personalData.cupboardItems,
    without: ['householdId', 'memberId'],
  },
  {
    table: 'shop_orders',
    key: 'store',
    owner: 'householdId',
    of: ownHousehold,
    describe: () => messages.personalData.shopOrders,
    without: ['householdId'],
    json: ['areas'],
  },
  {
    table: 'own_prices',
    key: 'product',
    owner: 'householdId',
    of: ownHousehold,
    describe: () => messages.personalData.ownPrices,
    without: ['householdId'],
  },
  {
    table: 'shop_words',
    key: 'subject',
    owner: 'householdId',
    of: ownHousehold,
    describe: () => messages.personalData.shopWords,
    without: ['householdId', 'operationId'],
  },
  {
    table: 'dishes',
    owner: 'userId',
    describe: () => messages.personalData.dishes,
    without: ['userId', 'nameKey', 'version'],
    json: ['categories', 'tags', 'lines', 'steps'],
  },
  {
    table: 'recipe_opinions',
    key: 'recipe',
    owner: 'userId',
    describe: () => messages.personalData.opinions,
    without: ['userId', 'dishId'],
  },
  {
    table: 'meal_plans',
    key: 'userId',
    owner: 'userId',
    describe: () => messages.personalData.plan,
    without: ['userId'],
    json: ['plan'],
  },
  {
    table: 'generated_plans',
    owner: 'userId',
    describe: () => messages.personalData.generatedPlans,
    without: ['userId'],
    json: ['mealIds'],
  },
  {
    table: 'feedback',
    owner: 'userId',
    describe: () => messages.personalData.feedback,
    without: ['userId', 'submissionId'],
    json: ['questions'],
    parts: [{ table: 'meal_adjustments', parent: 'feedbackId' }],
  },
  {
    table: 'raffle_draws',
    key: 'month',
    owner: 'winnerId',
    describe: () => messages.personalData.raffles,
    without: ['winnerId', 'seed'],
  },
  {
    table: 'analytics_events',
    owner: 'userId',
    describe: () => messages.personalData.events,
    without: ['userId', 'eventKey'],
    json: ['metadata'],
  },
]
