import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { IMPORT_LIMITS } from '../../../schema/importLimits'
import { RecipeReader } from '../../../server/dishes/threads/RecipeReader'
import { arrivingFolder } from '../../../server/imports/arrivingFolder'
import { ImportItemModel, ImportModel } from '../../../server/imports/ImportModel'
import { clearArrived } from '../../../server/imports/receiveFile'
import { endInterrupted, forgetImports } from '../../../server/imports/startImports'
import { readFile } from '../../../server/imports/readFile'
import { deleteExpired } from '../../../server/retention'
import { givenApp } from '../../support/givenApp'
import { paprikaArchive } from '../../support/moving/paprikaArchive'
import { zipOf } from '../../support/moving/zipOf'
import { type Person, signUpAndIn } from '../../support/people'

import { PASSWORD } from '../../support/people'
import { send } from '../accounts/operations'
import { broughtIn, dishesOf, importsOf, itemsOf, sendFile, workAll } from './importCalls'

const app = givenApp()
const DAY = 24 * 60 * 60 * 1000
let anna: Person
beforeEach(async () => {
  anna = await signUpAndIn(app)
})

const pies = (count: number, over: Record<string, unknown> = {}) =>
  paprikaArchive(
    Array.from({ length: count }, (_, index) => ({
      ...{ name: `Pie ${index}`, uid: `${index}`, ingredients: '200 g lentils', directions: 'Cook.', ...over },
    })),
  )
const rows = async (table: string) => Number((await app.services.db(table).count({ count: '*' }).first())?.count)
const arrived = () => (existsSync(arrivingFolder(app.services)) ? readdirSync(arrivingFolder(app.services)) : [])

it.each([
  ['half of an archive', () => pies(3).subarray(0, 400), 'damaged'],
  ['names that lead out of it', () => zipOf([{ name: '../../etc/x.paprikarecipe', content: 'x' }]), 'reach outside'],
  ['locked with a password', () => zipOf([{ name: 'a.paprikarecipe', content: 'x', flags: 1 }]), 'password'],
  ['a bomb', () => zipOf([{ name: 'a.paprikarecipe', content: gzipSync(Buffer.alloc(80_000_000)) }]), 'too large'],
  [
    'thousands of entries',
    () => zipOf(Array.from({ length: 12_000 }, (_, index) => ({ name: `${index}.txt`, content: 'x' }))),
    'too much',
  ],
  ['no recipe', () => Buffer.from('{"hello": "world"}'), 'no recipe'],
  ['nothing readable', () => Buffer.from([0, 1, 2, 3, 255, 254]), 'no recipe'],
])('a file with %s is refused whole, and says why (MOVE-2, MOVE-3)', async (_name, make, words) => {
  const before = [await rows('import_items'), await rows('photos')]
  const shown = await broughtIn(app, anna, make())
  expect([shown.state, shown.problem?.toLowerCase()]).toEqual(['FAILED', expect.stringContaining(words)])
  expect(shown).toMatchObject({ found: 0, stored: 0, failed: 0 })
  expect([await rows('import_items'), await rows('photos')]).toEqual(before)
  expect(await dishesOf(app, anna)).toEqual([])
  expect(arrived()).toEqual([])
})

it('what is sent without anything in it, or is too large by its own word, is refused before it is read (MOVE-2)', async () => {
  expect(await sendFile(app, anna.token, '')).toMatchObject({
    status: 422,
    errors: [{ code: 'REQUIRED', field: 'file' }],
  })
  expect(await importsOf(app, anna)).toEqual([])
  expect(IMPORT_LIMITS.bytes).toBe(500_000_000)
})

it('of a file whose sender leaves nothing stays, and nothing is logged (MOVE-3)', async () => {
  const errors = jest.spyOn(app.services.log, 'error')
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  const head = [`POST /api/imports?name=r HTTP/1.1`, 'Host: x', `Authorization: Bearer ${anna.token}`]
  socket.write(`${[...head, 'Content-Length: 1000000'].join('\r\n')}\r\n\r\n`)
  socket.write(Buffer.alloc(100_000))
  while (arrived().length === 0) await wait(5)
  socket.destroy()
  while (arrived().length > 0) await wait(5)
  expect(await importsOf(app, anna)).toEqual([])
  expect(errors).not.toHaveBeenCalled()
})

it('a recipe on which the reader fails does not hold up the others (MOVE-3)', async () => {
  const { reader } = app.services
  const readers = jest.spyOn(reader, 'of').mockImplementation((catalogue) => {
    const real = RecipeReader.prototype.of.call(reader, catalogue)
    return {
      ...real,
      run: (task, caller, given) =>
        task === 'draft' && JSON.stringify(given).includes('Pie 1')
          ? Promise.reject(new Error('no'))
          : real.run(task, caller, given),
    }
  })
  const { id, stored, failed } = await broughtIn(app, anna, pies(3)).finally(() => readers.mockRestore())
  expect([stored, failed]).toEqual([2, 1])
  expect(await itemsOf(app, anna, id, 'FAILED')).toMatchObject([{ name: 'Pie 1', reason: expect.stringMatching(/./) }])
})

it('what one process has read another makes dishes of, and what it had not read to its end is given up (MOVE-1, MOVE-3)', async () => {
  await sendFile(app, anna.token, pies(5))
  await app.services.imports.idle()
  const { services } = app
  const [job] = await ImportModel.query(services.db).where({ userId: anna.userId })
  expect(job?.state).toBe('STORING')
  await workAll(app)
  expect(await importsOf(app, anna)).toMatchObject([{ state: 'DONE', stored: 5 }])

  const ben = await signUpAndIn(app)
  const lost = {
    ...job,
    id: 'lost',
    userId: ben.userId,
    state: 'READING',
    claimedBy: 'gone',
    found: 2,
    stored: 0,
  } as const
  await ImportModel.query(services.db).insert({ ...lost, claimedUntil: services.now() + 1000 })
  const item = {
    importId: 'lost',
    userId: ben.userId,
    name: 'Pie',
    outcome: null,
    reason: null,
    dishId: null,
    photo: null,
    furtherPhotos: null,
  }
  await ImportItemModel.query(services.db).insert({ ...item, position: 0, recipe: '{}' })
  expect(await endInterrupted(services)).toBe(0)
  app.clock.advance(2000)
  expect(await endInterrupted(services)).toBe(1)
  expect(await importsOf(app, ben)).toMatchObject([
    { state: 'FAILED', problem: expect.stringContaining('interrupted'), found: 0 },
  ])
  expect(await itemsOf(app, ben, 'DishImport:lost')).toEqual([])
})

it('an account that ends takes its imports with it, also one that is being read (MOVE-1)', async () => {
  await sendFile(app, anna.token, pies(30))
  expect(await send(app, 'deleteAccount', { password: PASSWORD }, anna.token)).toMatchObject({ deleted: true })
  await workAll(app)
  expect(await app.services.db('imports').where({ userId: anna.userId })).toEqual([])
  expect(await app.services.db('import_items').where({ userId: anna.userId })).toEqual([])
  expect(arrived()).toEqual([])
})

it('imports are forgotten 90 days after they are over, and files that were left behind after a day (MOVE-8)', async () => {
  await broughtIn(app, anna, pies(1))
  const { db } = app.services
  await forgetImports({ db, now: () => app.clock.now() + 89 * DAY })
  expect(await importsOf(app, anna)).toHaveLength(1)
  await deleteExpired({ db, now: () => app.clock.now() + 91 * DAY })
  expect(await db('imports').where({ userId: anna.userId })).toEqual([])
  expect(await db('dishes').where({ userId: anna.userId })).toHaveLength(1)
  const folder = arrivingFolder(app.services)
  mkdirSync(folder, { recursive: true })
  for (const name of ['old.arriving', 'new.arriving', 'other']) writeFileSync(join(folder, name), 'x')
  utimesSync(join(folder, 'old.arriving'), 0, 0)
  await clearArrived(folder, Date.now())
  expect(arrived().sort()).toEqual(['new.arriving', 'other'])
})

it('a process that stops while it reads gives the file up at once (MOVE-3)', async () => {
  const { services } = app
  const at = services.now()
  const job = {
    ...({ id: 'stopping', userId: anna.userId, fileName: 'r', app: null, state: 'READING', problem: null } as const),
    ...{ found: 0, stored: 0, doubles: 0, failed: 0, lackingPhotos: 0, createdAt: at, changedAt: at },
    ...{ claimedBy: services.imports.holder, claimedUntil: at + 1000 },
  }
  await ImportModel.query(services.db).insert(job)
  const path = join(services.config.dataDir, 'stopping')
  writeFileSync(path, pies(2))
  let isForgotten = false
  const forget = () => Promise.resolve(void (isForgotten = true))
  await readFile(
    services,
    { ...job, householdId: null },
    { file: { path, forget }, columns: null, stop: AbortSignal.abort() },
  )
  expect(isForgotten).toBe(true)
  expect(await importsOf(app, anna)).toMatchObject([
    { state: 'FAILED', problem: expect.stringContaining('interrupted') },
  ])
})
