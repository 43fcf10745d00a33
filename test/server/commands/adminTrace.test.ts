import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import pino from 'pino'
import { CommandError, type AdminCommand } from '../../../server/commands/AdminCommand'
import { adminCommands } from '../../../server/commands/adminCommands'
import { runAdmin } from '../../../server/commands/runAdmin'
import { pseudonymOf } from '../../../server/request/securityLog'
import { admin } from '../../support/admin'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'

const app = givenApp()
const folder = mkdtempSync(join(tmpdir(), 'mealwright-trace-'))
const lines: Record<string, unknown>[] = []
beforeAll(() => {
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>)
      done()
    },
  })
  // As the program's own log, which is silent below a warning.
  Object.assign(app.services.log, pino({ level: 'warn' }, sink))
})
beforeEach(() => void lines.splice(0))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const BY = { security: 'admin_command', by: userInfo().username }

it('names the account that a command changes, without its address', async () => {
  const { email, userId } = await signUpAndIn(app)
  const account = pseudonymOf(app.services, email)
  for (const name of ['confirm', 'lock', 'unlock', 'delete', 'delete'])
    await admin(app, 'user', name, email.toUpperCase())
  const line = { ...BY, outcome: 'success', account, userId }
  expect(lines).toEqual([
    expect.objectContaining({ ...line, target: 'user confirm' }),
    expect.objectContaining({ ...line, target: 'user lock' }),
    expect.objectContaining({ ...line, target: 'user unlock' }),
    expect.objectContaining({ ...line, target: 'user delete' }),
    expect.objectContaining({ ...BY, outcome: 'failure', target: 'user delete', account, reason: 'REFUSED' }),
  ])
  expect(JSON.stringify(lines).toLowerCase()).not.toContain(email)
})

it('names the prefix of a key and never the key', async () => {
  const { out } = await admin(app, 'partner', 'key', 'make', 'Grocer', '--scope', 'MEALS_READ')
  const [key = ''] = /mw_[a-z\d]{8}_[\w-]+/.exec(out) ?? []
  const prefix = key.slice(3, 11)
  await admin(app, 'partner', 'key', 'revoke', key)
  await admin(app, 'partner', 'key', 'revoke', key)
  expect(lines.map(({ target, outcome, object }) => [target, outcome, object])).toEqual([
    ['partner key make', 'success', prefix],
    ['partner key revoke', 'success', prefix],
    ['partner key revoke', 'failure', undefined],
  ])
  expect(key.length).toBeGreaterThan(40)
  expect(JSON.stringify(lines)).not.toContain(key)
})

it('tells of a copy of everything, of months and of what is not there', async () => {
  const file = join(folder, 'all.sqlite')
  await admin(app, 'backup', file)
  await admin(app, 'restore', file)
  await admin(app, 'raffle', 'draw', '2099-01')
  await admin(app, 'stores', 'assign', 'nowhere')
  await admin(app, 'migrate')
  expect(lines.map(({ target, outcome, object, reason }) => [target, outcome, object, reason])).toEqual([
    ['backup', 'success', file, undefined],
    ['restore', 'failure', file, 'REFUSED'],
    ['raffle draw', 'failure', '2099-01', 'REFUSED'],
    ['stores assign', 'failure', undefined, 'REFUSED'],
    ['migrate', 'success', undefined, undefined],
  ])
})

it('leaves none where nothing is changed, or nothing was begun', async () => {
  const { email } = await signUpAndIn(app)
  for (const words of [
    ['user', 'show', email],
    ['partner', 'key', 'list'],
    ['user', 'lock'],
    ['user', 'lock', '--help'],
    ['x'],
  ])
    await admin(app, ...words)
  expect(lines).toEqual([])
})

it('every command that is no report leaves one', () => {
  const reports = [
    'user show',
    'user identity list',
    'user key list',
    'user passkey list',
    'user session list',
    'raffle entrants',
    'raffle verify',
    'analytics report',
    'partner key list',
    'stores list',
    'webhook list',
  ]
  expect(
    adminCommands
      .filter(({ leavesTrace }) => !leavesTrace)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(reports.sort())
})

it('tells a refusal from a failure', async () => {
  const failing = (name: string, error: Error): AdminCommand => ({
    name,
    usage: '',
    describe: '',
    leavesTrace: true,
    run: () => Promise.reject(error),
  })
  const commands = [failing('refuse', new CommandError('no')), failing('fail', new Error('canary-secret'))]
  const quiet = { out: () => {}, error: () => {} }
  expect(await runAdmin(['refuse'], async () => app.services, quiet, commands)).toBe(1)
  await expect(runAdmin(['fail'], async () => app.services, quiet, commands)).rejects.toThrow('canary-secret')
  expect(lines.map(({ target, reason }) => [target, reason])).toEqual([
    ['refuse', 'REFUSED'],
    ['fail', 'FAILED'],
  ])
  expect(JSON.stringify(lines)).not.toContain('canary')
})
