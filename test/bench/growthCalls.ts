import { randomUUID } from 'node:crypto'
import type { FreshCall } from './inTurn'
import { planCalls } from './planCalls'
import type { BuiltServer } from './servers'

const NONE = { settings: { numMeals: 0 }, mealList: [] }
const BREAKFAST = { settings: { numMeals: 1 }, mealList: [{ uniqueId: '', numServes: 2 }] }
const EVENT = { eventType: 'MODE_ENTERED', page: '/', metadata: { mode: 'plan' }, timestamp: 1_790_000_000_000 }

/** A call of each kind that reads or writes what grows, and those of every day. */
export async function growthCalls({ url, token }: Pick<BuiltServer, 'url' | 'token'>): Promise<FreshCall[]> {
  const graphql = (name: string, query: string, variables: object = {}, headers = {}): FreshCall => ({
    name,
    method: 'POST',
    path: '/graphql',
    body: { query, variables },
    headers,
  })
  const changing = (name: string, query: string, operations: () => object[]): FreshCall => ({
    ...graphql(name, query),
    body: () => ({ query, variables: { operations: operations() } }),
  })
  const event = 'mutation ($input: AnalyticsEventInput!) { recordEvent(input: $input) { accepted } }'
  return [
    graphql('who am I, my plan', '{ viewer { email } mealPlan { version } currentPlan { version } }'),
    graphql('my household', '{ household { name } }'),
    graphql('my dishes', '{ dishes(first: 10) { nodes { name } } }'),
    graphql('my settings', '{ settingsForms { __typename } }'),
    graphql('everything held about me', '{ myData }'),
    graphql('raffle status', '{ raffleStatus { __typename } }'),
    graphql(
      'save the plan',
      'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { saved { version } } }',
      { plan: { breakfast: BREAKFAST, lunch: NONE, dinner: NONE } },
    ),
    graphql(
      'save settings',
      'mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) { errors { message } } }',
      { input: { dietary: [{ label: 'Ingredients I never eat', text: 'olives' }] } },
    ),
    graphql('my list and cupboard', '{ sharedList { version ticks { key } } cupboard { version } }'),
    changing(
      'edit the plan',
      'mutation ($operations: [PlanOperationInput!]!) { applyPlanOperations(operations: $operations) { plan { version } } }',
      () => {
        const rowId = randomUUID()
        const addRow = { rowId, category: 'DINNER', after: null, uniqueId: '', serves: 2 }
        return [{ addRow }, { removeRow: { rowId } }].map((act) => ({ id: randomUUID(), act }))
      },
    ),
    changing(
      'tick the list',
      'mutation ($operations: [ListOperationInput!]!) { applyListOperations(operations: $operations) { list { version } } }',
      () => [{ id: randomUUID(), at: Date.now(), act: { tick: { key: 'rice-g', amount: 1 } } }],
    ),
    graphql('usage event', event, { input: EVENT }),
    graphql('usage event of a stranger', event, { input: EVENT }, { authorization: '' }),
    {
      name: 'sign in',
      method: 'POST',
      path: '/api/token/',
      body: { email: 'bench@example.com', password: 'Simmer-the-lentils-9' },
    },
    ...(await planCalls({ url, token })),
  ]
}
