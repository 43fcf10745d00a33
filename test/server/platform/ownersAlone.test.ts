import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBackup } from '../../../server/backups/writeBackup'
import { connect } from '../../../server/database/connection'
import { LocalMailbox } from '../../../server/mail/LocalMailbox'
import type { OutboxModel } from '../../../server/mail/OutboxModel'
import { keepToOwner } from '../../../server/platform/ownersAlone'
import { generatedSecrets } from '../../../server/platform/tokenSecrets'
import { startApp } from '../../support/startApp'

let folder: string
let umask: number
beforeEach(() => {
  umask = process.umask(0)
  folder = mkdtempSync(join(tmpdir(), 'mealwright-owners-'))
})
afterEach(() => {
  process.umask(umask)
  rmSync(folder, { recursive: true, force: true })
})

const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8)
const modesIn = (...path: string[]) =>
  Object.fromEntries(readdirSync(join(folder, ...path)).map((name) => [name, modeOf(...path, name)]))

/** Opens a database and writes to it, looks, and closes it. */
async function whileOpen<Seen>(look: () => Seen): Promise<Seen> {
  const db = connect({ kind: 'sqlite', path: join(folder, 'data', 'mealwright.sqlite') })
  try {
    await db.schema.createTable('spoons', (table) => table.integer('id').primary())
    return look()
  } finally {
    await db.destroy()
  }
}

const DATABASE = { 'mealwright.sqlite': '600', 'mealwright.sqlite-shm': '600', 'mealwright.sqlite-wal': '600' }

it("a new database and what is beside it are its owner's alone, and so is their folder", async () => {
  expect(await whileOpen(() => [modeOf('data'), modesIn('data')])).toEqual(['700', DATABASE])
})

it('a database that was open to others is closed to them when it is opened', async () => {
  mkdirSync(join(folder, 'data'))
  for (const name of Object.keys(DATABASE)) writeFileSync(join(folder, 'data', name), '', { mode: 0o644 })
  expect(modesIn('data')).toEqual({
    ...DATABASE,
    ...Object.fromEntries(Object.keys(DATABASE).map((name) => [name, '644'])),
  })
  expect(await whileOpen(() => modesIn('data'))).toEqual(DATABASE)
})

it("a backup is its owner's alone from its first byte", async () => {
  const app = await startApp()
  try {
    const file = join(folder, 'backup.sqlite')
    const seen = new Set<string>()
    const look = setInterval(() => Object.values(modesIn()).forEach((mode) => seen.add(mode)), 1)
    await writeBackup(app.services.config, file, null)
    clearInterval(look)
    expect([modesIn(), [...seen]]).toEqual([{ 'backup.sqlite': '600' }, expect.not.arrayContaining(['644', '666'])])
  } finally {
    await app.stop()
  }
})

it("the server's folder, secrets and mails are its own, also where others could read them before", async () => {
  mkdirSync(join(folder, 'mailbox'))
  writeFileSync(join(folder, 'token-secrets'), `local:${'a-secret-of-tests-'.repeat(3)}`)
  chmodSync(folder, 0o755)
  expect([modeOf(), modesIn()]).toEqual(['755', { mailbox: '777', 'token-secrets': '666' }])
  const app = await startApp({ DATA_DIR: folder })
  try {
    generatedSecrets(folder)
    const mail = { id: 'a', createdAt: 1, to: 'cook@example.com', subject: '', text: '', html: '' } as OutboxModel
    await new LocalMailbox(folder).deliver(mail)
    expect([modeOf(), modesIn(), Object.values(modesIn('mailbox'))]).toEqual([
      '700',
      { mailbox: '700', 'token-secrets': '600' },
      ['600'],
    ])
  } finally {
    await app.stop()
  }
})

it('a folder that all share stays as it is, and what is not there is no failure', () => {
  chmodSync(folder, 0o1777)
  keepToOwner(folder)
  keepToOwner(join(folder, 'nothing'))
  expect([modeOf(), readdirSync(folder)]).toEqual(['777', []])
})
