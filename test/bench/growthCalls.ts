import type { MeasuredCall } from './http'
import { planCalls } from './planCalls'
import type { BuiltServer } from './servers'

const NONE = { settings: { numMeals: 0 }, mealList: [] }
const BREAKFAST = { settings: { numMeals: 1 }, mealList: [{ uniqueId: '', numServes: 2 }] }
const EVENT = { eventType: 'MODE_ENTERED', page: '/', metadata: { mode: 'plan' }, timestamp: 1_790_000_000_000 }

/** A call of each kind that reads or writes what grows, and those of every day. */
export async function growthCalls({ url, token }: Pick<BuiltServer, 'url' | 'token'>): Promise<MeasuredCall[]> {
  const graphql = (name: string, query: string, variables: object = {}, headers = {}): MeasuredCall => ({
    name,
    method: 'POST',
    path: '/graphql',
    body: { query, variables },
    headers,
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
