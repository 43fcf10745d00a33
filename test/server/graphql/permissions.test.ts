import { buildSchema, type GraphQLObjectType } from 'graphql'
import { typeDefs } from '../../../server/generated/typeDefs'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { makePrincipals, type Principals, type Speaker, SPEAKERS } from '../../support/principals'
import { ERRORS, planOf, rowOf } from '../../support/plans'
import { operationOf, PERMISSION_ROWS } from './permissionCalls'
import { MUTATIONS, QUERIES } from './permissions'

jest.setTimeout(120_000)
const SECRET = 'a secret of the owner'

const app = givenApp()
let principals: Principals

beforeAll(async () => {
  principals = await makePrincipals(app)
  // What only the owner may see.
  const { token } = principals.owner
  await app.graphql(
    `mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { ${ERRORS} } }`,
    { plan: planOf({ dinner: [rowOf(app, 'dinner')] }) },
    token,
  )
  const { data } = await app.graphql(
    `mutation ($text: String!) { submitFeedback(input: { textResponses: { wishes: $text } }) { submitted ${ERRORS} } }`,
    { text: SECRET },
    token,
  )
  expect(data).toMatchObject({ submitFeedback: { submitted: true } })
  const dish = {
    name: SECRET,
    categories: ['DINNER'],
    minutes: 10,
    lines: [{ text: '1 egg', ingredient: 'egg', amount: 1, unit: 'piece' }],
    steps: ['Boil it.'],
  }
  const { data: saved } = await app.graphql(
    'mutation ($input: SaveDishInput!) { saveDish(input: $input) { errors { message field } } }',
    { input: dish },
    token,
  )
  expect(saved).toEqual({ saveDish: { errors: [] } })
})

async function tokenAndCookie(
  speaker: Speaker,
  ends: boolean,
): Promise<{ token: string | null; cookie: string | null }> {
  if (!ends || (speaker !== 'owner' && speaker !== 'other')) return { token: principals.tokens[speaker], cookie: null }
  const { token, cookie } = await signUpAndIn(app)
  return { token, cookie }
}

describe('the table', () => {
  const schema = buildSchema(typeDefs)
  const names = (type: GraphQLObjectType | null | undefined) => Object.keys(type?.getFields() ?? {}).sort()

  it('has a row for every root field and none for others', () => {
    expect(Object.keys(QUERIES).sort()).toEqual(names(schema.getQueryType()))
    expect(Object.keys(MUTATIONS).sort()).toEqual(names(schema.getMutationType()))
    // Over sockets: test/server/live, and test/server/realtime/catalogueChanged.test.ts.
    expect(names(schema.getSubscriptionType())).toEqual(['catalogueChanged', 'householdChanged', 'householdChanges'])
  })

  it('calls the field that it is about', () => {
    for (const [name, { call }] of Object.entries({ ...QUERIES, ...MUTATIONS }))
      expect(/^\w+/.exec(call)?.[0]).toBe(name)
  })
})

describe.each(PERMISSION_ROWS)('$kind $name', ({ kind, row }) => {
  it.each(SPEAKERS)('answers %s as promised', async (speaker) => {
    const { query, values } = operationOf(kind, row)
    const { token, cookie } = await tokenAndCookie(speaker, row.ends === true)
    const { status, data, errors } = await app.graphql(query, values, token, cookie ? { cookie } : {})
    const [error] = errors ?? []
    const outcome = error ? error.extensions.code : 'ok'
    expect({ outcome, status }).toEqual({
      outcome: row.who[speaker],
      status: { ok: 200, UNAUTHENTICATED: 401, FORBIDDEN: 403 }[row.who[speaker]],
    })
    if (error) expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([])
    else if (speaker !== 'owner') {
      const seen = JSON.stringify(data)
      for (const own of [principals.owner.email, principals.owner.userId, SECRET]) expect(seen).not.toContain(own)
    }
  })
})

it('finds the secrets where they do belong', async () => {
  const { data } = await app.graphql('{ myData }', {}, principals.owner.token)
  for (const own of [principals.owner.email, SECRET]) expect(JSON.stringify(data)).toContain(own)
})
