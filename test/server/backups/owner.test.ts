import { signUpAndIn } from '../../support/people'
import { actOnBackup, OWNER, serverOf } from '../../support/backups'
import { startApp } from '../../support/startApp'
import { readConfig } from '../../../server/platform/config'

const FIELDS = ['makeBackup', 'cancelRestore'] as const
const GIVEN = ['deleteBackup', 'linkBackup', 'prepareRestore'] as const

it('an account is an owner by its confirmed address alone; to others there is nothing', async () => {
  const app = await startApp({ ADMIN_EMAILS: `someone@else.example, Owner@Home.example` })
  const owner = await signUpAndIn(app, OWNER)
  const other = await signUpAndIn(app)
  expect(await serverOf(app, owner)).toMatchObject({ backups: [], making: null, prepared: null, lastRestore: null })
  expect(await serverOf(app, other)).toBeNull()
  for (const field of FIELDS) expect(await actOnBackup(app, other, field)).toBe('FORBIDDEN')
  for (const field of GIVEN) expect(await actOnBackup(app, other, field, { id: 'none' })).toBe('FORBIDDEN')
  for (const change of [{ confirmedAt: null }, { confirmedAt: 1, email: 'owner@home.example.net' }]) {
    await app.services.db('users').where({ id: owner.userId }).update(change)
    expect(await serverOf(app, owner)).toBeNull()
    expect(await actOnBackup(app, owner, 'makeBackup')).toBe('FORBIDDEN')
  }
  await app.stop()
})

it('without ADMIN_EMAILS no one is an owner, and there is no address for backups', async () => {
  const app = await startApp()
  const person = await signUpAndIn(app, OWNER)
  expect(await serverOf(app, person)).toBeNull()
  expect(await actOnBackup(app, person, 'makeBackup')).toBe('FORBIDDEN')
  expect((await app.fetch('/api/backups/none', { method: 'POST' })).status).toBe(404)
  await app.stop()
})

it('checks its settings, and keeps backups beside a database that is a file', () => {
  const read = (more: Record<string, string>) => readConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere', ...more })
  expect(() => read({ ADMIN_EMAILS: 'a@home.example,,b' })).toThrow('ADMIN_EMAILS')
  expect(() => read({ BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP')
  expect(read({ DATABASE_URL: 'sqlite:/data/home.sqlite' }).backups).toEqual({
    folder: '/data/backups',
    nightly: 7,
    photos: true,
  })
  const mysql = { DATABASE_URL: 'mysql://user:word@host:3306/home' }
  expect(read(mysql).backups.folder).toBeNull()
  expect(read({ ...mysql, BACKUP_DIR: '/backups' }).backups.folder).toBe('/backups')
})
