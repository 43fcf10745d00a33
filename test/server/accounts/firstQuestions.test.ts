import { givenApp } from '../../support/givenApp'
import { signUpByMail } from '../../support/people'

const app = givenApp()

const CLOSE = 'mutation { closeFirstQuestions { ok closedAt errors { code } } }'
const WHEN = '{ viewer { firstQuestionsAt } }'

test('a new person is to be asked until that is closed, of which the first time counts', async () => {
  const { token, userId } = await signUpByMail(app)
  expect((await app.graphql(WHEN, {}, token)).data.viewer).toEqual({ firstQuestionsAt: null })
  const first = (await app.graphql(CLOSE, {}, token)).data.closeFirstQuestions
  expect(first).toEqual({ ok: true, closedAt: expect.any(Number), errors: [] })
  const { closedAt } = first as unknown as { closedAt: number }
  app.clock.advance(1000)
  expect((await app.graphql(CLOSE, {}, token)).data.closeFirstQuestions).toMatchObject({ closedAt })
  expect((await app.graphql(WHEN, {}, token)).data.viewer).toEqual({ firstQuestionsAt: closedAt })
  const { data } = await app.graphql('{ myData }', {}, token)
  const { users } = (data.myData as unknown as { data: { users: { rows: object[] } } }).data
  expect(users.rows).toEqual([expect.objectContaining({ id: userId, firstQuestionsAt: closedAt })])
})

test('a stranger closes nothing', async () => {
  expect((await app.graphql(CLOSE)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
})
