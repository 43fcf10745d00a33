import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '../../../server/database/connection'
import { actOnBackup, backUp, OWNER, serverOf, startHome } from '../../support/backups'
import { logIn, PASSWORD, type Person, signUpAndIn } from '../../support/people'
import type { RunningApp } from '../../support/startApp'

let home: Awaited<ReturnType<typeof startHome>>
let app: RunningApp
let owner: Person
let id: string
beforeEach(async () => {
  home = await startHome()
  app = home.app
  owner = await signUpAndIn(app, OWNER)
  id = await backUp(app, owner)
})
afterEach(async () => {
  await app.stop()
  await home.end()
})
const restart = async (more?: Record<string, string>) => {
  await app.stop()
  app = await home.start(more)
  owner = await logIn(app, OWNER, PASSWORD)
}
const usersIn = async (file: string): Promise<string[]> => {
  const path = join(home.folder, 'copy')
  copyFileSync(join(home.folder, `${file}.sqlite`), path)
  const db = connect({ kind: 'sqlite', path })
  const emails: string[] = await db('users').orderBy('email').pluck('email')
  await db.destroy()
  for (const name of readdirSync(home.folder)) if (name.startsWith('copy')) rmSync(join(home.folder, name))
  return emails
}
const emails = (): Promise<string[]> => app.services.db('users').orderBy('email').pluck('email')

it('the next start brings a backup back; what came after it is in the backup that the start made before', async () => {
  await signUpAndIn(app, 'later@home.example')
  const prepared = await actOnBackup(app, owner, 'prepareRestore', { id })
  expect(prepared).toMatchObject({ errors: [], server: { prepared: { backupId: id }, lastRestore: null } })
  expect(await actOnBackup(app, owner, 'deleteBackup', { id })).toMatchObject({ errors: [{ code: 'IN_USE' }] })
  expect(await emails()).toEqual(['later@home.example', OWNER])

  await restart()
  expect(await emails()).toEqual([OWNER])
  // Only who signed in since has a session.
  expect(await app.services.db('sessions').pluck('userId')).toEqual([owner.userId])
  const server = await serverOf(app, owner)
  expect(server).toMatchObject({ prepared: null, lastRestore: { backupId: id, failure: null } })
  const safety = server?.lastRestore?.safetyId ?? ''
  expect(server?.backups.map((one) => [one.id, one.kind])).toEqual([
    [safety, 'SAFETY'],
    [id, 'BY_HAND'],
  ])
  expect(await usersIn(safety)).toEqual(['later@home.example', OWNER])
  expect(readdirSync(home.folder)).toHaveLength(2)
  // Another start does nothing more, and a backup is made as before.
  await signUpAndIn(app, 'again@home.example')
  await restart()
  expect(await emails()).toEqual(['again@home.example', OWNER])
  app.clock.advance(5000)
  expect(await backUp(app, owner)).toContain('-hand')

  // And back: the backup before it has everyone.
  await actOnBackup(app, owner, 'prepareRestore', { id: safety })
  await restart()
  expect(await emails()).toEqual(['later@home.example', OWNER])
})

it('needs the password, and can be cancelled', async () => {
  const wrong = await actOnBackup(app, owner, 'prepareRestore', { id, password: 'Another-fine-pot-7' })
  expect(wrong).toMatchObject({ server: null, errors: [{ code: 'WRONG_PASSWORD' }] })
  await actOnBackup(app, owner, 'prepareRestore', { id })
  expect(await actOnBackup(app, owner, 'cancelRestore')).toMatchObject({ server: { prepared: null }, errors: [] })
  await signUpAndIn(app, 'later@home.example')
  await restart()
  expect(await emails()).toEqual(['later@home.example', OWNER])
  expect(await serverOf(app, owner)).toMatchObject({ lastRestore: null })
})

it('a damaged or missing file leaves what there is, and the start says so', async () => {
  const damaged = '2026-05-05T050505Z-hand'
  writeFileSync(join(home.folder, `${damaged}.sqlite`), 'no database at all '.repeat(100))
  for (const [asked, failure] of [
    [damaged, 'DAMAGED'],
    [id, 'MISSING'],
  ] as const) {
    await actOnBackup(app, owner, 'prepareRestore', { id: asked })
    if (failure === 'MISSING')
      await app.services.db('backup_state').update({ preparedBackup: '2026-06-06T060606Z-hand' })
    await restart()
    expect(await emails()).toEqual([OWNER])
    expect(await serverOf(app, owner)).toMatchObject({ prepared: null, lastRestore: { failure } })
  }
  expect(readdirSync(home.folder).filter((name) => /partial|restore/.test(name))).toEqual([])
})

it('without room for the backup before it nothing is restored', async () => {
  await actOnBackup(app, owner, 'prepareRestore', { id })
  await app.stop()
  writeFileSync(join(home.folder, 'file'), '')
  app = await home.start({ BACKUP_DIR: join(home.folder, 'file') })
  owner = await logIn(app, OWNER, PASSWORD)
  expect(await serverOf(app, owner)).toMatchObject({
    prepared: null,
    lastRestore: { failure: 'MISSING', safetyId: null },
  })
})

it('a start that is killed on the way is followed by one that goes on', async () => {
  const { db } = app.services
  await db('backup_state').update({ restoredBackup: id, restoredAt: app.clock.now(), restoreFailure: 'INTERRUPTED' })
  await restart()
  expect(await serverOf(app, owner)).toMatchObject({ lastRestore: { backupId: id, failure: 'INTERRUPTED' } })
  expect(await emails()).toEqual([OWNER])
})

it('is refused where several instances share the database', async () => {
  app.services.config.redisUrl = 'redis://127.0.0.1:1'
  expect(await serverOf(app, owner)).toMatchObject({ canRestore: false })
  const refused = await actOnBackup(app, owner, 'prepareRestore', { id })
  expect(refused).toMatchObject({
    errors: [{ code: 'NOT_ALLOWED', message: expect.stringContaining('npm run admin') }],
  })
})
