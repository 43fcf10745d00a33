import { readdirSync } from 'node:fs'
import { PRODUCT_PHOTOS } from '../../../schema/productPhotos'
import { clearLeftovers } from '../../../server/photos/forgetPhotos'
import { membership } from '../../../server/households/membership'
import { deleteExpired } from '../../../server/retention'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { savedDish, soup } from '../dishes/dishCalls'
import {
  asPicture,
  bytesOf,
  colourAt,
  HABITS_WITH_PHOTOS,
  type HabitsWithPhotos,
  send,
  sent,
  setPhoto,
  setProductPhoto,
} from './photoCalls'

const DAY = 24 * 60 * 60 * 1000
const app = givenApp()
let anna: Person
beforeEach(async () => {
  anna = await signUpAndIn(app)
})

/** How a person's household shops, as far as photos go. */
async function habitsOf(person: Person): Promise<HabitsWithPhotos> {
  const { data } = await app.graphql(`{ viewer { household { ${HABITS_WITH_PHOTOS} } } }`, {}, person.token)
  return (data as never as { viewer: { household: { shopHabits: HabitsWithPhotos } } }).viewer.household.shopHabits
}
const photosOf = async (person: Person) =>
  (await habitsOf(person)).photos.map(({ product, photo }) => ({ product, photo }))

const give = (person: Person, product: string, photo: string | null, more: object = {}) =>
  setProductPhoto(app, person, { product, photo, ...more })
const end = async (person: Person) => {
  const query = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deleted } }'
  const { data } = await app.graphql(query, { input: { password: PASSWORD } }, person.token)
  expect(data).toEqual({ deleteAccount: { deleted: true } })
}
const leave = async (person: Person) => {
  const { data } = await app.graphql('mutation { leaveHousehold { ok } }', {}, person.token)
  expect(data).toEqual({ leaveHousehold: { ok: true } })
}
const filesOf = (id: string) =>
  readdirSync(app.services.config.photoFolder, { recursive: true }).filter((name) => String(name).includes(id))
const forget = async (days: number) => {
  await deleteExpired({ db: app.services.db, now: () => app.clock.now() + days * DAY })
  while ((await clearLeftovers(app.services)) > 0);
}
const statusFor = async (person: Parameters<typeof asPicture>[2], photo: string) =>
  (await asPicture(app, `/plates/${photo}-400.webp`, person)).status

it('is the household’s: one of an ingredient, one of words, replaced, taken away and given back (SHOP-69)', async () => {
  const ben = await signUpAndIn(app)
  await joinHousehold(app, anna, ben)
  const [first, second, third] = [await sent(app, anna), await sent(app, ben), await sent(app, anna)]
  expect(await give(anna, 'milk', first)).toEqual({
    ok: true,
    shopHabits: {
      version: 1,
      photos: [{ product: 'milk', photo: first, url: `${app.url}/plates/${first}-1280.webp` }],
    },
    errors: [],
  })
  await give(anna, 'item:AA Batteries', third)
  expect(await photosOf(ben)).toEqual([
    { product: 'item:aa batteri', photo: third },
    { product: 'milk', photo: first },
  ])
  // Of the same words, and of the ingredient that has one.
  expect((await give(ben, 'item:aa  BATTERY', null)).ok).toBe(true)
  expect((await give(ben, 'milk', second)).ok).toBe(true)
  expect(await photosOf(anna)).toEqual([{ product: 'milk', photo: second }])
  // Who took it away gives it back.
  expect((await give(ben, 'milk', first)).ok).toBe(true)
  expect((await give(ben, 'item:AA batteries', third)).ok).toBe(true)
  expect(await photosOf(anna)).toEqual([
    { product: 'item:aa batteri', photo: third },
    { product: 'milk', photo: first },
  ])
  const { version } = await habitsOf(anna)
  expect((await give(anna, 'milk', first)).shopHabits?.version).toBe(version)
})

it('is the file that was sent, upright and small, and what is none is refused (SHOP-69, DISH-36)', async () => {
  const photo = await sent(app, anna)
  await give(anna, 'milk', photo)
  const [whole, plate] = await Promise.all(
    ['1280', '400'].map((width) => asPicture(app, `/plates/${photo}-${width}.webp`, anna)),
  )
  expect([whole?.status, whole?.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(await colourAt(await bytesOf(whole as Response), 0.1, 0.1)).toBe('red')
  expect(await colourAt(await bytesOf(plate as Response), 0.9, 0.9)).toBe('white')
  expect(await send(app, anna.token, Buffer.from('no picture at all'))).toMatchObject({
    status: 422,
    photo: null,
    errors: [{ code: 'INVALID', field: 'photo' }],
  })
})

it('names the field of what is wrong, and changes nothing then (SHOP-69)', async () => {
  const photo = await sent(app, anna)
  const ben = await signUpAndIn(app)
  const dish = await savedDish(app, anna, soup())
  const ofDish = await sent(app, anna)
  await setPhoto(app, anna, dish.id, ofDish)
  for (const product of ['', 'Milk!', 'item:', 'item:  ', `item:${'x'.repeat(300)}`])
    expect(await give(anna, product, photo)).toMatchObject({
      ok: false,
      shopHabits: null,
      errors: [{ code: 'INVALID', field: 'product' }],
    })
  for (const strange of ['A'.repeat(22), 'x', await sent(app, ben), ofDish])
    expect(await give(anna, 'milk', strange)).toMatchObject({
      ok: false,
      errors: [{ code: 'UNKNOWN', field: 'photo' }],
    })
  const { householdId } = await membership(app.services, ben)
  expect(await give(anna, 'milk', photo, { householdId })).toMatchObject({
    ok: false,
    errors: [{ code: 'NOT_ALLOWED', field: 'householdId' }],
  })
  expect(await habitsOf(anna)).toEqual({ version: 0, photos: [] })
  // One that a product has is not another's.
  await give(anna, 'milk', photo)
  expect(await give(anna, 'cream', photo)).toMatchObject({ errors: [{ code: 'UNKNOWN', field: 'photo' }] })
})

it('is sent to the accounts of the household alone, to who joins as well, and to who left no more (SHOP-70)', async () => {
  const [ben, eve] = [await signUpAndIn(app), await signUpAndIn(app)]
  const photo = await sent(app, anna)
  await give(anna, 'milk', photo)
  expect([await statusFor(anna, photo), await statusFor(ben, photo)]).toEqual([200, 404])
  await joinHousehold(app, anna, ben)
  expect([await statusFor(ben, photo), await statusFor(eve, photo), await statusFor(null, photo)]).toEqual([
    200, 404, 404,
  ])
  await leave(ben)
  expect([await statusFor(ben, photo), await statusFor(anna, photo)]).toEqual([404, 200])
  expect(await photosOf(ben)).toEqual([])
})

it('stays with the household when who took it has left, and when the account is deleted (SHOP-70)', async () => {
  const ben = await signUpAndIn(app)
  await joinHousehold(app, anna, ben)
  const photo = await sent(app, ben)
  await give(ben, 'milk', photo)
  await end(ben)
  await forget(2)
  expect(await photosOf(anna)).toEqual([{ product: 'milk', photo }])
  expect(await statusFor(anna, photo)).toBe(200)
})

it('is deleted with its files a day after it was taken away, and with its household at once (SHOP-71)', async () => {
  const [first, second] = [await sent(app, anna), await sent(app, anna)]
  await give(anna, 'milk', first)
  await give(anna, 'milk', second)
  await forget(0.9)
  expect([filesOf(first), filesOf(second)].map(({ length }) => length)).toEqual([2, 2])
  await forget(1.1)
  expect([filesOf(first), filesOf(second)].map(({ length }) => length)).toEqual([0, 2])
  expect((await give(anna, 'milk', first)).errors).toMatchObject([{ code: 'UNKNOWN', field: 'photo' }])
  await end(anna)
  expect(await app.services.db('product_photos').where({ photo: second })).toEqual([])
  while ((await clearLeftovers(app.services)) > 0);
  expect(filesOf(second)).toEqual([])
})

it('goes with a household that its only account leaves (SHOP-71)', async () => {
  const photo = await sent(app, anna)
  await give(anna, 'milk', photo)
  await leave(anna)
  while ((await clearLeftovers(app.services)) > 0);
  expect(filesOf(photo)).toEqual([])
})

it('beyond 300 the oldest is forgotten (SHOP-71)', async () => {
  const oldest = await sent(app, anna)
  await give(anna, 'milk', oldest)
  const { householdId } = await membership(app.services, anna)
  const at = app.services.now() + 1
  const rows = Array.from({ length: PRODUCT_PHOTOS - 1 }, (_, index) => ({
    ...{ householdId, product: `item:thing ${index}`, photo: String(index).padStart(22, 'x') },
    ...{ width: 4, height: 3, bytes: 1, at },
  }))
  for (let from = 0; from < rows.length; from += 50)
    await app.services.db('product_photos').insert(rows.slice(from, from + 50))
  app.clock.advance(10)
  const newest = await sent(app, anna)
  expect((await give(anna, 'cream', newest)).ok).toBe(true)
  const photos = await photosOf(anna)
  expect(photos).toHaveLength(PRODUCT_PHOTOS)
  expect(photos.map(({ product }) => product)).toContain('cream')
  expect(photos.map(({ product }) => product)).not.toContain('milk')
})

it('is in the export by its address (SHOP-71)', async () => {
  const photo = await sent(app, anna)
  await give(anna, 'item:foil', photo)
  const { data } = await app.graphql('{ myData }', {}, anna.token)
  expect((data as never as { myData: { data: Record<string, unknown> } }).myData.data.product_photos).toMatchObject({
    about: expect.stringContaining('/plates/{photo}-1280.webp'),
    rows: [{ product: 'item:foil', photo }],
  })
})

it('is shown to the others as it changes (SHOP-70)', async () => {
  const cursorOf = async () => {
    const { data } = await app.graphql('{ viewer { household { changes { cursor } } } }', {}, anna.token)
    return (data as never as { viewer: { household: { changes: { cursor: string } } } }).viewer.household.changes.cursor
  }
  const before = await cursorOf()
  await give(anna, 'milk', await sent(app, anna))
  expect(await cursorOf()).not.toBe(before)
})
