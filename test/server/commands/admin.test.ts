import { spawnSync } from 'node:child_process'
import { runAdmin } from '../../../server/commands/runAdmin'
import { freePort } from '../../support/freePort'
import { givenApp } from '../../support/givenApp'
import { PASSWORD, signUpAndIn } from '../../support/people'
import { freshEmail, refresh, send, viewer } from '../accounts/operations'

const DAY = 24 * 60 * 60 * 1000
const app = givenApp()

async function admin(...words: string[]): Promise<{ code: number; out: string; error: string }> {
  const lines = { out: [] as string[], error: [] as string[] }
  const code = await runAdmin(words, async () => app.services, {
    out: (line) => void lines.out.push(line),
    error: (line) => void lines.error.push(line),
  })
  return { code, out: lines.out.join('\n'), error: lines.error.join('\n') }
}

test.each([[[]], [['--help']], [['help']], [['-h']]])('%j explains every command', async (words) => {
  const { code, out } = await admin(...words)
  expect(code).toBe(0)
  for (const name of ['show', 'confirm', 'lock', 'unlock', 'delete']) expect(out).toContain(`user ${name} <email>`)
})

test('help for one command', async () => {
  const { code, out } = await admin('user', 'lock', '--help')
  expect([code, out.includes('user lock <email>'), out.includes('user delete')]).toEqual([0, true, false])
})

test.each([
  [['nonsense']],
  [['user']],
  [['user', 'vanish', 'a@b.example']],
  [['user', 'show']],
  [['user', 'show', 'a', 'b']],
])('%j was called wrongly', async (words) => {
  const { code, out, error } = await admin(...words)
  expect([code, out, error.includes('Usage: npm run admin')]).toEqual([2, '', true])
})

test('an account that is not there', async () => {
  for (const name of ['show', 'confirm', 'password-link', 'lock', 'unlock', 'delete'])
    expect(await admin('user', name, 'nobody@example.com')).toEqual({
      code: 1,
      out: '',
      error: 'There is no account of nobody@example.com',
    })
})

test('show tells the state and no secret', async () => {
  const { email } = await signUpAndIn(app)
  const { code, out } = await admin('user', 'show', email.toUpperCase())
  expect(code).toBe(0)
  expect(out).toMatch(/locked: +no/)
  expect(out).toMatch(/sessions: +1/)
  expect(out).not.toContain('argon2')
})

test('confirm allows a login without the mailed link', async () => {
  const email = freshEmail()
  await send(app, 'signUp', { email, password: PASSWORD })
  expect((await admin('user', 'confirm', email)).out).toBe(`${email} is confirmed`)
  expect((await admin('user', 'confirm', email)).out).toBe(`${email} was confirmed already`)
  expect((await send(app, 'logIn', { email, password: PASSWORD })).accessToken).toEqual(expect.any(String))
})

test('a password link is for the owner who gets no mail', async () => {
  const { email } = await signUpAndIn(app)
  const { code, out } = await admin('user', 'password-link', email)
  expect(code).toBe(0)
  const [, key = ''] = new RegExp(`^${app.url}/reset-password/([\\w-]{43})$`).exec(out) ?? []
  const newPassword = 'Braise-the-fennel-4'
  expect(await send(app, 'resetPassword', { key, newPassword })).toMatchObject({ reset: true, errors: [] })
  expect((await send(app, 'logIn', { email, password: newPassword })).accessToken).toEqual(expect.any(String))
  expect(await send(app, 'resetPassword', { key, newPassword: PASSWORD })).toMatchObject({ reset: false })
})

test('lock ends every session and unlock opens the account again', async () => {
  const person = await signUpAndIn(app)
  expect((await admin('user', 'lock', person.email)).code).toBe(0)
  expect((await viewer(app, person.token)).status).toBe(401)
  expect((await refresh(app, person.cookie)).status).toBe(401)
  expect((await send(app, 'logIn', { email: person.email, password: PASSWORD })).errors[0]?.code).toBe(
    'INVALID_CREDENTIALS',
  )
  await admin('user', 'unlock', person.email)
  expect((await send(app, 'logIn', { email: person.email, password: PASSWORD })).accessToken).toEqual(
    expect.any(String),
  )
  expect((await refresh(app, person.cookie)).status).toBe(401)
})

test('a session without use for 14 days is not counted as open', async () => {
  const person = await signUpAndIn(app)
  await app.services
    .db('sessions')
    .where({ userId: person.userId })
    .update({ lastUsedAt: app.clock.now() - 14 * DAY })
  expect((await admin('user', 'show', person.email)).out).toMatch(/sessions: +0/)
})

test('an unreachable database is reported in a sentence, without secrets and stack trace', async () => {
  const away = `mysql://root:canary-secret@127.0.0.1:${await freePort()}/mealwright`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'server/commands/admin.ts', 'user', 'show', 'a@b.example'],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: away, TOKEN_SECRETS: `test:${'s'.repeat(40)}` },
    },
  )
  expect(status).toBe(1)
  expect(stderr).toContain('The database cannot be reached. Is it running, and is DATABASE_URL right?')
  expect(stdout + stderr).not.toContain('canary-secret')
})

test('delete takes the account away', async () => {
  const person = await signUpAndIn(app)
  await admin('user', 'delete', person.email)
  expect(await app.services.db('users').where({ id: person.userId })).toEqual([])
})
