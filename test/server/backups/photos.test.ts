import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { restoreBackup } from '../../../server/backups/restoreBackup'
import { connect } from '../../../server/database/connection'
import { actOnBackup, backUp, OWNER, serverOf, startHome } from '../../support/backups'
import { type ObjectStore, startObjectStore } from '../../support/objectStore'
import { logIn, PASSWORD, type Person, signUpAndIn } from '../../support/people'
import type { RunningApp } from '../../support/startApp'
import { savedDish, soup } from '../dishes/dishCalls'
import { asPicture, bytesOf, sent, setPhoto } from '../photos/photoCalls'

const folder = mkdtempSync(join(tmpdir(), 'mealwright-photos-'))
const PHOTO_DIR = join(folder, 'photos')
let objects: ObjectStore
let home: Awaited<ReturnType<typeof startHome>>
let app: RunningApp
let owner: Person
let photo: string
let files: Buffer[]
let id: string
beforeAll(async () => {
  objects = await startObjectStore()
  home = await startHome({ PHOTO_DIR })
  app = home.app
  owner = await signUpAndIn(app, OWNER)
  const dish = await savedDish(app, owner, soup())
  photo = await sent(app, owner)
  await setPhoto(app, owner, dish.id, photo)
  files = await served()
  id = await backUp(app, owner)
})
afterAll(async () => {
  await app.stop()
  await home.end()
  await objects.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The files of the photo as a page gets them. */
async function served(): Promise<Buffer[]> {
  const found = [400, 1280].map((width) => asPicture(app, `/plates/${photo}-${width}.webp`, owner))
  const answers = await Promise.all(found)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  return Promise.all(answers.map(bytesOf))
}

/** A backup that is changed under another name. @returns its id. */
async function changed(second: number, change: (backup: Knex) => Promise<unknown>): Promise<string> {
  const other = `2026-05-05T05050${second}Z-hand`
  const path = join(home.folder, `${other}.sqlite`)
  copyFileSync(join(home.folder, `${id}.sqlite`), path)
  const db = connect({ kind: 'sqlite', path })
  try {
    await change(db)
    await db.raw('PRAGMA journal_mode = DELETE')
  } finally {
    await db.destroy()
  }
  return other
}

/** Wipes the photos, and has the next start restore them: into the store that is set then. */
async function bringBack(environment?: Record<string, string>): Promise<void> {
  await app.services.db('photos').delete()
  rmSync(PHOTO_DIR, { recursive: true })
  await actOnBackup(app, owner, 'prepareRestore', { id })
  await app.stop()
  app = await home.start(environment)
  owner = await logIn(app, OWNER, PASSWORD)
  expect(await serverOf(app, owner)).toMatchObject({ lastRestore: { backupId: id, failure: null } })
  const restored = await served()
  expect(restored.map((file, index) => file.equals(files[index] ?? Buffer.alloc(0)))).toEqual([true, true])
}

it('photos come back with their rows, byte for byte (OPS-10)', () => bringBack())

/** Restores a backup at once, as the command does. */
const restore = (backup: string) =>
  restoreBackup(app.services.config, join(home.folder, `${backup}.sqlite`), {
    force: true,
    photos: app.services.photos,
  })

it.each<[string, number, (backup: Knex) => Promise<unknown>]>([
  ['whose bytes have changed', 1, (backup) => backup('backup_photos').update({ body: Buffer.from('else') })],
  [
    'of another name',
    2,
    (backup) =>
      backup('backup_photos')
        .where({ name: `${photo}-400.webp` })
        .update({ name: '../../else.webp' }),
  ],
  ['without end', 3, (backup) => backup('backup_photos').update({ body: backup.raw('zeroblob(10000001)') })],
])('a file of a photo %s is refused, and nothing changes (OPS-10)', async (_how, second, change) => {
  await signUpAndIn(app)
  const people = await app.services.db('users').orderBy('id').pluck('id')
  await expect(restore(await changed(second, change))).rejects.toMatchObject({ failure: 'DAMAGED' })
  expect(await app.services.db('users').orderBy('id').pluck('id')).toEqual(people)
  await served()
})

it('a backup of a release without photos in it is restored as before (OPS-10)', async () => {
  const { photos } = await restore(await changed(4, (backup) => backup.schema.dropTable('backup_photos')))
  expect(photos).toBe(0)
  owner = await logIn(app, OWNER, PASSWORD)
  await served()
})

/** Names of files in a backup. */
async function namesIn(backup: string): Promise<string[]> {
  const db = connect({ kind: 'sqlite', path: join(home.folder, `${backup}.sqlite`) })
  try {
    return (await db.schema.hasTable('backup_photos')) ? await db('backup_photos').orderBy('name').pluck('name') : ['-']
  } finally {
    await db.raw('PRAGMA journal_mode = DELETE')
    await db.destroy()
  }
}

it('files that are missing, and a store that is gone, hold up no backup (OPS-10)', async () => {
  expect(await namesIn(id)).toEqual([`${photo}-1280.webp`, `${photo}-400.webp`])
  const warned = jest.spyOn(app.services.log, 'warn')
  const said = (names: string[], cause: unknown) =>
    expect(warned).toHaveBeenLastCalledWith(expect.objectContaining({ names, cause }), 'A backup lacks files of photos')
  await app.services.photos.delete(`${photo}-400.webp`)
  app.clock.advance(2000)
  expect(await namesIn(await backUp(app, owner))).toEqual([`${photo}-1280.webp`])
  said([`${photo}-400.webp`], null)
  rmSync(PHOTO_DIR, { recursive: true })
  writeFileSync(PHOTO_DIR, 'in the way')
  app.clock.advance(2000)
  expect(await namesIn(await backUp(app, owner))).toEqual([])
  said([`${photo}-400.webp`, `${photo}-1280.webp`], expect.stringContaining('ENOTDIR'))
  warned.mockClear()
  expect(await serverOf(app, owner)).toMatchObject({ backsUpPhotos: true })
  app.services.config.backups.photos = false
  expect(await serverOf(app, owner)).toMatchObject({ backsUpPhotos: false })
  app.clock.advance(2000)
  expect(await namesIn(await backUp(app, owner))).toEqual(['-'])
  expect(warned).not.toHaveBeenCalled()
})

it('photos of the folder come back into a bucket that is set then, byte for byte, and are read from there (OPS-10)', async () => {
  await bringBack(objects.environment)
  expect(objects.names().sort()).toEqual([`photos/${photo}-1280.webp`, `photos/${photo}-400.webp`])
  app.clock.advance(60_000)
  expect(await namesIn(await backUp(app, owner))).toEqual([`${photo}-1280.webp`, `${photo}-400.webp`])
})
