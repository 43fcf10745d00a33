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

/** The tables of what people share in households; `personalTables` has all. */
export const householdTables: readonly PersonalTable[] = [
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
    table: 'frozen_meals',
    owner: 'householdId',
    of: ownHousehold,
    describe: () => messages.personalData.frozenMeals,
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
]
