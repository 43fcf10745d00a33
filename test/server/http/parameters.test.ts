import { randomUUID } from 'node:crypto'
import { givenApp } from '../../support/givenApp'

const app = givenApp()

const post = (path: string, body: string) =>
  app.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
const read = (path: string) =>
  app.fetch(path, { headers: { accept: 'application/json', 'apollo-require-preflight': '1' } })

test('a parameter that comes twice is refused', async () => {
  const query = 'query=%7Bproduct%7Bname%7D%7D'
  expect((await read(`/graphql?${query}`)).status).toBe(200)
  for (const twice of [query, 'operationName=a&operationName=b', 'variables=%7B%7D&variables=%7B%7D'])
    expect([twice, (await read(`/graphql?${query}&${twice}`)).status]).toEqual([twice, 400])
  expect((await read('/graphql?query[a]=%7Bproduct%7Bname%7D%7D')).status).toBe(400)
})

test('a value of another type is refused', async () => {
  for (const email of [['a@b.example', 'c@d.example'], { address: 'a@b.example' }, 7, true, null]) {
    const answer = await post('/api/token/', JSON.stringify({ email, password: 'x' }))
    expect([email, answer.status]).toEqual([email, 400])
    const { errors } = await app.graphql(
      'mutation ($input: LogInInput!) { logIn(input: $input) { errors { code } } }',
      {
        input: { email, password: 'x' },
      },
    )
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  }
})

test('what a call does not take changes nothing', async () => {
  const email = `${randomUUID()}@example.com`
  const taken = { email, password: 'Simmer-the-lentils-9', marketing_opt_in: false }
  const added = { confirmedAt: 1, id: 'chosen', lockedAt: 5, password_hash: 'x', __proto__: { confirmedAt: 1 } }
  expect((await post('/api/signup/', JSON.stringify({ ...taken, ...added }))).status).toBe(201)
  const [user] = await app.services.db('users').where({ email })
  expect(user).toMatchObject({ confirmedAt: null, lockedAt: null, id: expect.not.stringMatching('chosen') })
  const { errors } = await app.graphql(
    'mutation ($input: SignUpInput!) { signUp(input: $input) { errors { code } } }',
    {
      input: { email, password: taken.password, confirmedAt: 1 },
    },
  )
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
})
