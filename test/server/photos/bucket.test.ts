import sharp from 'sharp'
import { clearLeftovers } from '../../../server/photos/forgetPhotos'
import { createLog } from '../../../server/platform/log'
import { type ObjectStore, startObjectStore } from '../../support/objectStore'
import { type Person, signUpAndIn } from '../../support/people'
import { type RunningApp, startApp } from '../../support/startApp'
import { savedDish, soup } from '../dishes/dishCalls'
import { asPicture, bytesOf, colourAt, picture, send, sent, setPhoto } from './photoCalls'

const lines: string[] = []
let objects: ObjectStore
let app: RunningApp
let anna: Person
beforeAll(async () => {
  objects = await startObjectStore()
  app = await startApp(objects.environment, createLog('info', { write: (line: string) => void lines.push(line) }))
  anna = await signUpAndIn(app)
})
afterAll(async () => {
  await app.stop()
  await objects.stop()
})

it('a photo is stored in the bucket, served from it, and deleted from it (OPS-9)', async () => {
  const dish = await savedDish(app, anna, soup())
  const photo = await sent(app, anna)
  expect(objects.names().sort()).toEqual([`photos/${photo}-1280.webp`, `photos/${photo}-400.webp`])
  const { dish: shown } = await setPhoto(app, anna, dish.id, photo)
  const plate = await bytesOf(await asPicture(app, shown?.plate ?? '', anna))
  expect([(await sharp(plate).metadata()).width, await colourAt(plate, 0.2, 0.2)]).toEqual([400, 'red'])
  await setPhoto(app, anna, dish.id, null)
  await app.services.db('photos').delete()
  await app.services.db('photo_leftovers').insert({ id: photo })
  await clearLeftovers(app.services)
  expect(objects.names()).toEqual([])
})

it('where it is gone, that is said, nothing is changed, and the drawn plate is shown (DISH-37)', async () => {
  const dish = await savedDish(app, anna, soup({ name: 'Stew' }))
  const { dish: shown } = await setPhoto(app, anna, dish.id, await sent(app, anna))
  await objects.stop()
  const answer = await send(app, anna.token, await picture())
  expect(answer.status).toBe(503)
  const drawn = await asPicture(app, shown?.plate ?? '', anna)
  expect([drawn.status, drawn.headers.get('cache-control')]).toEqual([302, 'no-store'])
  app.startBackground()
  while (!lines.some((line) => line.includes('does not answer as it should'))) await new Promise(setImmediate)
  expect(lines.join('')).toContain('ECONNREFUSED')
  expect(lines.join('')).not.toMatch(/S3RVER|AWS4/)
})
