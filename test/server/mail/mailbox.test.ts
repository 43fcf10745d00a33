import { givenApp } from '../../support/givenApp'
import { PASSWORD } from '../../support/people'
import { startApp } from '../../support/startApp'
import { freshEmail, send } from '../accounts/operations'
import { rawClient } from '../../support/rawHttp'

const app = givenApp()

interface Listed {
  id: string
  to: string
  subject: string
  text: string
}
const listed = async () => (await (await app.fetch('/mailbox.json')).json()) as Listed[]

test('a mail appears at once, can be opened, and its link can be clicked', async () => {
  const email = freshEmail()
  await send(app, 'signUp', { email, password: PASSWORD })
  const list = await (await app.fetch('/mailbox')).text()
  expect(list).toContain('Confirm your email for Mealwright')
  expect(list).toContain(email)
  const [mail] = await listed()
  expect(mail).toMatchObject({ to: email, subject: 'Confirm your email for Mealwright' })
  const page = await (await app.fetch(`/mailbox/${mail?.id}`)).text()
  expect(page).toMatch(new RegExp(`<a href="${app.url}/email-confirmation/[\\w-]{43}">`))
  expect(page).toContain(`<iframe title="The email" src="/mailbox/${mail?.id}/content" sandbox=`)
  expect(await app.services.db('outbox').whereNull('sentAt')).toEqual([])
})

test('the content stands in a sandbox without scripts', async () => {
  const [mail] = await listed()
  const content = await app.fetch(`/mailbox/${mail?.id}/content`)
  expect(content.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
  )
  expect(content.headers.get('cache-control')).toBe('no-store')
  expect(await content.text()).toContain('<base target="_blank">')
})

test('the newest comes first', async () => {
  const email = freshEmail()
  await send(app, 'signUp', { email, password: PASSWORD })
  await listed()
  app.clock.advance(1000)
  await send(app, 'requestPasswordReset', { email })
  expect((await listed()).slice(0, 2).map(({ subject }) => subject)).toEqual([
    'Reset your Mealwright password',
    'Confirm your email for Mealwright',
  ])
})

test.each(['/mailbox/unknown', '/mailbox/unknown/content', '/mailbox/..%2F..%2Ftoken-secrets'])(
  '%s is not there',
  async (path) => {
    expect((await app.fetch(path)).status).toBe(404)
  },
)

test.each([
  ['rebound.example', 404],
  ['127.0.0.1.rebound.example:4000', 404],
  ['@:', 404],
  ['localhost:1234', 200],
  ['[::1]', 200],
])('the mails are not shown to a page of another site: with the host %s %i', async (host, status) => {
  const client = rawClient(app.url)
  const answers = await Promise.all(
    ['/mailbox', '/mailbox.json'].map((path) => client.call({ method: 'GET', path, headers: { host } })),
  )
  client.close()
  expect(answers.map((answer) => answer.status)).toEqual([status, status])
})

test('in production there is no mailbox', async () => {
  const production = await startApp({
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'a@b.example',
    PUBLIC_URL: 'https://meals.example',
    ...(app.services.config.database.kind === 'sqlite' && {
      DATABASE_URL: `sqlite:${app.services.config.dataDir}/production.sqlite`,
    }),
  })
  try {
    for (const path of ['/mailbox', '/mailbox.json', '/mailbox/x', '/mailbox/x/content'])
      expect((await production.fetch(path)).status).toBe(404)
  } finally {
    await production.stop()
  }
})
