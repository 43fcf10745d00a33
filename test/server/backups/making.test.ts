import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginBackup } from '../../../server/backups/makeBackup'
import { beginNightly } from '../../../server/backups/nightly'
import { actOnBackup, backUp, onceMade, OWNER, serverOf, startHome } from '../../support/backups'
import { disksArePossible, smallDisk } from '../../faults/Installation'
import { type Person, signUpAndIn } from '../../support/people'

let home: Awaited<ReturnType<typeof startHome>>
let owner: Person
beforeAll(async () => {
  home = await startHome({ BACKUP_KEEP: '2' })
  owner = await signUpAndIn(home.app, OWNER)
})
afterAll(async () => {
  await home.app.stop()
  await home.end()
})
const idsOf = (kind: string) =>
  readdirSync(home.folder)
    .filter((name) => name.endsWith(`-${kind}.sqlite`))
    .sort()

it('makes one at a time, for the server’s user alone, and lists it with kind, time and size', async () => {
  const both = await Promise.all([
    actOnBackup(home.app, owner, 'makeBackup'),
    actOnBackup(home.app, owner, 'makeBackup'),
  ])
  expect(both.map((one) => (typeof one === 'string' ? one : one.errors.map(({ code }) => code))).sort()).toEqual([
    [],
    ['CONFLICT'],
  ])
  const { backups, failed } = await onceMade(home.app, owner)
  expect([backups, failed]).toEqual([
    [
      {
        id: expect.stringMatching(/^[\dT-]+Z-hand$/),
        kind: 'BY_HAND',
        madeAt: expect.any(Number),
        bytes: expect.any(Number),
      },
    ],
    null,
  ])
  const file = join(home.folder, `${backups[0]?.id}.sqlite`)
  expect([statSync(file).size, statSync(file).mode & 0o777, statSync(home.folder).mode & 0o777]).toEqual([
    backups[0]?.bytes,
    0o600,
    0o700,
  ])
})

it('lists nothing that is partial or has another name, and deletes nothing outside', async () => {
  for (const name of ['2027-01-01T000000Z-hand.sqlite.partial', 'other.sqlite', '2027-13-01T000000Z-hand.sqlite'])
    writeFileSync(join(home.folder, name), '')
  const outside = join(home.folder, '..', `${home.folder.split('/').at(-1)}-outside.sqlite`)
  writeFileSync(outside, 'outside')
  const before = await serverOf(home.app, owner)
  expect(before?.backups).toHaveLength(1)
  for (const id of [
    'other',
    outside.replace('.sqlite', ''),
    `../${outside.split('/').at(-1)?.replace('.sqlite', '')}`,
    '',
  ]) {
    expect(await actOnBackup(home.app, owner, 'deleteBackup', { id })).toMatchObject({ errors: [] })
    expect(await actOnBackup(home.app, owner, 'linkBackup', { id })).toMatchObject({ errors: [{ code: 'UNKNOWN' }] })
    expect(await actOnBackup(home.app, owner, 'prepareRestore', { id })).toMatchObject({
      errors: [{ code: 'UNKNOWN' }],
    })
  }
  expect([existsSync(outside), existsSync(join(home.folder, 'other.sqlite'))]).toEqual([true, true])
  home.app.clock.advance(2000)
  const id = await backUp(home.app, owner)
  expect(readdirSync(home.folder).filter((name) => name.includes('partial'))).toEqual([])
  expect(await actOnBackup(home.app, owner, 'deleteBackup', { id })).toMatchObject({ errors: [] })
  expect((await serverOf(home.app, owner))?.backups).toEqual(before?.backups)
})

it('keeps twenty by hand', async () => {
  for (let index = 10; index < 30; index += 1)
    writeFileSync(join(home.folder, `2026-01-${String(index)}T000000Z-hand.sqlite`), '')
  expect(await actOnBackup(home.app, owner, 'makeBackup')).toMatchObject({ errors: [{ code: 'TOO_MANY' }] })
  for (let index = 10; index < 30; index += 1)
    await actOnBackup(home.app, owner, 'deleteBackup', { id: `2026-01-${String(index)}T000000Z-hand` })
})

it('makes one a night and keeps the newest, also after a clock that was ahead', async () => {
  const { services, clock } = home.app
  const night = async () => {
    const began = await beginNightly(services)
    await onceMade(home.app, owner)
    return began
  }
  writeFileSync(join(home.folder, '2099-01-01T000000Z-nightly.sqlite'), '')
  expect([await night(), await night()]).toEqual([true, false])
  const [first] = idsOf('nightly')
  const DAY = 24 * 60 * 60 * 1000
  for (let day = 0; day < 2; day += 1) {
    clock.advance(DAY)
    owner = { ...owner, ...(await signUpAndIn(home.app)) }
    await services
      .db('users')
      .where({ id: owner.userId })
      .update({ email: `${OWNER}${day}` })
    services.config.owners.push(`${OWNER}${day}`)
    expect(await night()).toBe(true)
  }
  expect(idsOf('nightly')).toHaveLength(2)
  expect(idsOf('nightly')).not.toContain(first)
  expect(idsOf('nightly')).not.toContain('2099-01-01T000000Z-nightly.sqlite')
})

it('says plainly that it failed, and forgets that once one is made', async () => {
  const { services, clock } = home.app
  const file = join(home.folder, 'file')
  writeFileSync(file, '')
  utimesSync(file, 0, 0)
  services.config.backups.folder = file
  expect(await actOnBackup(home.app, owner, 'makeBackup')).toMatchObject({ errors: [] })
  expect((await onceMade(home.app, owner)).failed).toMatchObject({ kind: 'BY_HAND', failure: 'NOT_WRITABLE' })
  services.config.backups.folder = home.folder
  // What failed is not tried again every ten minutes.
  clock.advance(1000)
  for (const name of idsOf('nightly'))
    await actOnBackup(home.app, owner, 'deleteBackup', { id: name.replace('.sqlite', '') })
  expect(await beginNightly(services)).toBe(false)
  await backUp(home.app, owner)
  expect((await serverOf(home.app, owner))?.failed).toBeNull()
})

it('says that the disk is full, and leaves nothing half', async () => {
  if (!disksArePossible()) return
  const disk = smallDisk(1)
  home.app.services.config.backups.folder = disk.path
  home.app.clock.advance(2000)
  await actOnBackup(home.app, owner, 'makeBackup')
  const { failed, backups } = await onceMade(home.app, owner)
  expect([failed, backups, readdirSync(disk.path)]).toEqual([
    { kind: 'BY_HAND', at: expect.any(Number), failure: 'FULL' },
    [],
    [],
  ])
  home.app.services.config.backups.folder = home.folder
  disk.remove()
})

it('one that is cut off by the end of the server leaves nothing that is listed', async () => {
  const again = await home.start()
  const began = await beginBackup(again.services, 'BY_HAND', {})
  await again.stop()
  const later = await home.start()
  expect(began).toBe(true)
  expect(readdirSync(home.folder).filter((name) => /partial/.test(name))).toEqual([])
  await later.stop()
})
