import { householdTables } from './householdTables'
import { messages } from './messages'
import type { PersonalTable } from './PersonalTable'

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
  ...householdTables,
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
