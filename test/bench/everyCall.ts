import { randomUUID } from 'node:crypto'
import { restCalls } from '../../server/rest/calls'
import { MUTATIONS, QUERIES } from '../server/graphql/permissions'
import { catalogueCalls } from './catalogueCalls'
import { type CheckedCall, WHOLE } from './CheckedCall'
import type { Given } from './givenCalls'
import { PASSWORD } from './servers'

/**
 * Every documented call: every root field of GraphQL but two that end what they are called with, every call of REST, every
 * file and kind of page. What reads the catalogue is called with data that it takes, in the ways that differ.
 */
export const everyCall = (given: Given): CheckedCall[] => [
  ...catalogueCalls(given),
  ...rootFields(given),
  ...restOf(given),
  ...files(given),
]

/** As the table of permissions calls them: what is refused there is refused for its data. */
function rootFields({ partnerKey }: Given): CheckedCall[] {
  const kinds = { query: QUERIES, mutation: MUTATIONS }
  return Object.entries(kinds).flatMap(([kind, rows]) =>
    Object.entries(rows)
      .filter(([, { ends }]) => !ends)
      .map(([name, { call, variables = {}, who }]): CheckedCall => {
        const head = Object.entries(variables).map(([key, { type }]) => `$${key}: ${type}`)
        const query = `${kind} ${head.length > 0 ? `(${head.join(', ')})` : ''} { ${call} }`
        const values = Object.fromEntries(Object.entries(variables).map(([key, { value }]) => [key, value]))
        return {
          name: `${kind} ${name}`,
          method: 'POST',
          path: '/graphql',
          body: { query, variables: values },
          token: who.owner === 'ok' ? undefined : partnerKey,
          isRight: (text) => hasField(text, name),
          grows: ['mealBases', 'mealNames'].includes(name) ? WHOLE : undefined,
        }
      }),
  )
}

function hasField(text: string, name: string): boolean {
  const { data, errors } = JSON.parse(text) as { data?: Record<string, unknown>; errors?: unknown }
  return errors === undefined && data?.[name] !== undefined
}

/** The bodies of REST calls, and which answer each gets, 200 unless it is said. */
const bodiesOf = ({ restPlan }: Given): Record<string, Partial<CheckedCall>> => ({
  'post /api/token/': { body: { email: 'bench@example.com', password: PASSWORD } },
  'post /api/token/logout': { body: {}, token: '' },
  'post /api/token/refresh/': { body: {}, status: 401 },
  'post /api/token/forgot-password/': { body: { email: 'nobody@example.com' } },
  'post /api/signup/': {
    body: () => ({ email: `${randomUUID()}@example.com`, password: PASSWORD, marketing_opt_in: false }),
    status: 201,
  },
  'post /api/change-password/': {
    body: { current_password: 'not the one', new_password: PASSWORD, confirm_new_password: PASSWORD },
    status: 400,
  },
  'post /api/token/confirm-email/': { body: { key: 'none' }, status: 400 },
  'post /api/token/reset-password/': { body: { key: 'none', new_password: PASSWORD }, status: 400 },
  'put /api/user/mealplan/': { body: restPlan },
  'post /api/mealplan/randomize/': {
    body: Object.fromEntries(Object.keys(restPlan).map((category) => [category, { num_meals: 7 }])),
  },
  'post /api/mealplan/generate-shopping-list': { body: restPlan },
  'post /api/mealplan/cooking-mode-meal': { body: restPlan.dinner.meal_list[0] },
  'post /api/mealplan/scrub/': { body: { mealStructure: restPlan } },
  'post /api/analytics/frontend/': {
    body: () => ({ event_type: 'mode_entered', metadata: { mode: 'plan' }, page: '/', timestamp: Date.now() }),
    status: 202,
  },
  'post /api/v2/plan/rows': { body: { category: 'DINNER', eaters: [] }, status: 400 },
  'patch /api/v2/plan/rows/{id}': { body: { isLocked: true }, status: 404 },
  'delete /api/v2/plan/rows/{id}': { body: {}, status: 404 },
  'patch /api/v2/list/lines/{key}': { body: { isTicked: true }, status: 404 },
  'post /api/v2/list/items': { body: { text: '' }, status: 400 },
  'patch /api/v2/list/items/{id}': { body: { isTicked: true }, status: 404 },
  'delete /api/v2/list/items/{id}': { body: {}, status: 400 },
  'post /api/feedback/': { body: () => ({ text_responses: { general: randomUUID() } }), status: 201 },
})

function restOf(given: Given): CheckedCall[] {
  const bodies = bodiesOf(given)
  return restCalls.map(({ method, path, answers }): CheckedCall => {
    const given: Partial<CheckedCall> = bodies[`${method} ${path}`] ?? (method === 'get' ? {} : { body: {} })
    const shape = answers[given.status ?? 200]?.shape
    return {
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: path
        .replace('{category}', 'dinner')
        .replace('{ingredient}', 'honey')
        .replace(/\{\w+\}/, 'none'),
      ...given,
      isRight: (text) => shape?.safeParse(JSON.parse(text)).success ?? given.status === 401,
      grows: path.includes('mealbases') ? WHOLE : undefined,
    }
  })
}

function files({ partnerKey, slug, slugs }: Given): CheckedCall[] {
  const file = (name: string, path: string, sign: string, more: Partial<CheckedCall> = {}): CheckedCall => ({
    name: `GET ${name}`,
    method: 'GET',
    path,
    isRight: (text) => text.includes(sign),
    ...more,
  })
  return [
    file('/static/meals-with-slugs.json', '/static/meals-with-slugs.json', `"${slug}"`, { grows: WHOLE }),
    file('/api/partners/catalogue.ndjson', '/api/partners/catalogue.ndjson', `"${slug}"`, {
      token: partnerKey,
      grows: WHOLE,
    }),
    file('/api/partners/meals/{slug}.jsonld', `/api/partners/meals/${slug}.jsonld`, 'recipeIngredient', {
      token: partnerKey,
    }),
    file('/api/user/data.json', '/api/user/data.json', '"exportedAt"'),
    file('/api/openapi.json', '/api/openapi.json', '"openapi"'),
    file('/api/docs/', '/api/docs/', 'swagger'),
    file('/', '/', '<div id="root"'),
    file('/login', '/login', '<div id="root"'),
    file('/instructions/{slug}, the same', `/instructions/${slug}`, 'recipeIngredient'),
    file('/instructions/{slug}, another each time', '', 'recipeIngredient', {
      path: () => `/instructions/${slugs[Math.floor(Math.random() * slugs.length)]}`,
    }),
    file('/manifest.webmanifest', '/manifest.webmanifest', '"icons"'),
    file('/health/live', '/health/live', ''),
    file('/health/ready', '/health/ready', ''),
    file('/metrics', '/metrics', 'mealwright_catalogue_meals'),
  ]
}
