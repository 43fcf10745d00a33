import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clearLeftovers } from '../../../server/photos/forgetPhotos'
import { freshDatabase } from '../../support/freshDatabase'
import { type Person, signUpAndIn } from '../../support/people'
import { type RunningApp, startApp } from '../../support/startApp'
import { savedDish, soup } from '../dishes/dishCalls'
import { asPicture, picture, send, sent, setPhoto } from './photoCalls'

const folder = mkdtempSync(join(tmpdir(), 'mealwright-photos-'))
const PHOTO_DIR = join(folder, 'photos')
let one: RunningApp
let other: RunningApp
let anna: Person
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  drop = () => database.drop()
  const shared = { DATABASE_URL: database.url, PHOTO_DIR, PUBLIC_URL: 'http://meals.example' }
  one = await startApp(shared)
  other = await startApp(shared)
  anna = await signUpAndIn(one)
})
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await drop()
  rmSync(folder, { recursive: true, force: true })
})

it('instances with one folder serve each other’s photos (DISH-37)', async () => {
  const dish = await savedDish(one, anna, soup())
  const photo = await sent(one, anna)
  expect((await setPhoto(other, anna, dish.id, photo)).ok).toBe(true)
  expect((await asPicture(other, `/plates/${photo}-400.webp`, anna)).status).toBe(200)
})

it('is for the server’s user alone, and nothing half written is left', async () => {
  const photo = await sent(one, anna)
  const file = join(PHOTO_DIR, photo.slice(0, 2), `${photo}-400.webp`)
  expect([file, join(file, '..'), PHOTO_DIR].map((path) => statSync(path).mode & 0o077)).toEqual([0, 0, 0])
  expect(readdirSync(PHOTO_DIR, { recursive: true }).filter((name) => String(name).endsWith('.partial'))).toEqual([])
})

it('where the folder takes nothing, that is said and nothing is changed; where it is gone, the drawn plate is shown (DISH-37)', async () => {
  const dish = await savedDish(one, anna, soup({ name: 'Stew' }))
  const photo = await sent(one, anna)
  const { dish: shown } = await setPhoto(one, anna, dish.id, photo)
  const away = `${PHOTO_DIR}-away`
  renameSync(PHOTO_DIR, away)
  writeFileSync(PHOTO_DIR, '')
  try {
    const answer = await one.fetch('/api/photos', {
      method: 'POST',
      body: new Uint8Array(await picture()),
      headers: { Authorization: `Bearer ${anna.token}` },
    })
    const text = await answer.text()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect(JSON.parse(text)).toMatchObject({ detail: expect.stringMatching(/could not store the photo/) })
    expect(text).not.toContain(folder)
    const drawn = await asPicture(one, shown?.plate ?? '', anna)
    expect([drawn.status, drawn.headers.get('cache-control')]).toEqual([302, 'no-store'])
    const plate = await asPicture(one, drawn.headers.get('location') ?? '', null)
    expect(plate.headers.get('content-type')).toBe('image/svg+xml')
  } finally {
    rmSync(PHOTO_DIR)
    renameSync(away, PHOTO_DIR)
  }
  expect((await asPicture(one, shown?.plate ?? '', anna)).status).toBe(200)
  expect((await send(one, anna.token, await picture())).status).toBe(201)
})

it('files that cannot be deleted are deleted later', async () => {
  const id = 'B'.repeat(22)
  await one.services.db('photo_leftovers').insert({ id })
  const refusing = { ...one.services, photos: { ...broken, delete: () => Promise.reject(new Error('no')) } }
  await expect(clearLeftovers(refusing)).rejects.toThrow('no')
  expect(await one.services.db('photo_leftovers')).toEqual([{ id }])
  expect(await clearLeftovers(one.services)).toBe(1)
  expect(await one.services.db('photo_leftovers')).toEqual([])
})

const broken = { put: () => Promise.resolve(), get: () => Promise.resolve(null) }
