import { readdirSync } from 'node:fs'
import { plateAddress } from '../../../server/catalogue/plateAddress'
import { clearLeftovers } from '../../../server/photos/forgetPhotos'
import { deleteExpired } from '../../../server/retention'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { deleteDish, savedDish, soup } from '../dishes/dishCalls'
import { asPicture, sent, setPhoto, type Shown } from './photoCalls'

const DAY = 24 * 60 * 60 * 1000
const app = givenApp()
let anna: Person
beforeEach(async () => {
  anna = await signUpAndIn(app)
})

const recipe = async (person: Person, slug: string): Promise<Shown> => {
  const { data } = await app.graphql(
    'query ($slug: String!) { recipe(slug: $slug) { plate ... on Dish { photo { id url } } } }',
    { slug },
    person.token,
  )
  return (data as unknown as { recipe: Shown }).recipe
}
const filesOf = (id: string) =>
  readdirSync(app.services.config.photoFolder, { recursive: true }).filter((name) => String(name).includes(id))
const forget = async (days: number) => {
  await deleteExpired({ db: app.services.db, now: () => app.clock.now() + days * DAY })
  while ((await clearLeftovers(app.services)) > 0);
}

it('stands in the place of the drawn plate, can be replaced and taken away, and given back (DISH-35)', async () => {
  const dish = await savedDish(app, anna, soup())
  const { plate: drawn } = await recipe(anna, dish.slug)
  const [first, second] = [await sent(app, anna), await sent(app, anna)]
  expect(await setPhoto(app, anna, dish.id, first)).toMatchObject({
    ok: true,
    dish: {
      photo: { id: first, url: `${app.url}/plates/${first}-1280.webp` },
      plate: `${app.url}/plates/${first}-400.webp`,
    },
  })
  expect((await recipe(anna, dish.slug)).plate).toContain(first)
  expect((await setPhoto(app, anna, dish.id, second)).dish?.photo?.id).toBe(second)
  expect((await setPhoto(app, anna, dish.id, null)).dish).toEqual({ photo: null, plate: drawn })
  expect((await setPhoto(app, anna, dish.id, second)).dish?.photo?.id).toBe(second)
  // A save of the dish leaves it as it is.
  await savedDish(app, anna, soup({ id: dish.id, name: 'Soup again' }))
  expect((await recipe(anna, dish.slug)).photo?.id).toBe(second)
})

it('is of one dish, and of the person’s own; what is not changes nothing (DISH-35)', async () => {
  const [soupOfAnna, stew] = [await savedDish(app, anna, soup()), await savedDish(app, anna, soup({ name: 'Stew' }))]
  const photo = await sent(app, anna)
  await setPhoto(app, anna, soupOfAnna.id, photo)
  const ben = await signUpAndIn(app)
  await joinHousehold(app, anna, ben)
  const unknownPhoto = { ok: false, errors: [{ code: 'UNKNOWN', field: 'photo' }] }
  expect(await setPhoto(app, anna, stew.id, photo)).toMatchObject(unknownPhoto)
  expect(await setPhoto(app, anna, stew.id, await sent(app, ben))).toMatchObject(unknownPhoto)
  expect(await setPhoto(app, anna, soupOfAnna.id, 'A'.repeat(22))).toMatchObject(unknownPhoto)
  expect(await setPhoto(app, ben, soupOfAnna.id, null)).toMatchObject({
    ok: false,
    errors: [{ code: 'UNKNOWN', field: 'id' }],
  })
  expect((await recipe(anna, soupOfAnna.slug)).photo?.id).toBe(photo)
  expect((await recipe(anna, stew.slug)).photo).toBeNull()
})

it('is sent to the owner and the household alone, and to who left it no more (DISH-38)', async () => {
  const [ben, eve] = [await signUpAndIn(app), await signUpAndIn(app)]
  const id = await joinHousehold(app, anna, ben)
  const dish = await savedDish(app, anna, soup())
  const photo = await sent(app, anna)
  const loose = await sent(app, anna)
  const { dish: shown } = await setPhoto(app, anna, dish.id, photo)
  for (const address of [shown?.plate ?? '', shown?.photo?.url ?? '']) {
    for (const [person, status] of [
      [anna, 200],
      [ben, 200],
      [eve, 404],
      [null, 404],
      [{ cookie: anna.cookie.slice(0, -1) }, 404],
    ] as const)
      expect([person?.cookie, (await asPicture(app, address, person)).status]).toEqual([person?.cookie, status])
    const byToken = await app.fetch(address.replace(app.url, ''), { headers: { Authorization: `Bearer ${ben.token}` } })
    expect([byToken.status, byToken.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400'])
    expect(byToken.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    const etag = byToken.headers.get('etag') ?? ''
    const again = await app.fetch(address.replace(app.url, ''), {
      headers: { cookie: ben.cookie, 'If-None-Match': etag },
    })
    expect(again.status).toBe(304)
  }
  // What no dish has is for the owner, who may give it back.
  expect((await asPicture(app, `/plates/${loose}-400.webp`, anna)).status).toBe(200)
  expect((await asPicture(app, `/plates/${loose}-400.webp`, ben)).status).toBe(404)
  for (const name of [`${photo}-401.webp`, `${photo.slice(1)}-400.webp`, `..%2f${photo}-400.webp`])
    expect((await asPicture(app, `/plates/${name}`, anna)).status).toBe(404)
  await app.services.db('household_members').where({ id }).delete()
  expect((await asPicture(app, shown?.plate ?? '', ben)).status).toBe(404)
  expect((await asPicture(app, shown?.plate ?? '', anna)).status).toBe(200)
})

it('what no dish has goes after a day with its files, and what a dish has stays (DISH-39)', async () => {
  const dish = await savedDish(app, anna, soup())
  const [first, second, unused] = [await sent(app, anna), await sent(app, anna), await sent(app, anna)]
  await setPhoto(app, anna, dish.id, first)
  await setPhoto(app, anna, dish.id, second)
  await forget(0.9)
  expect([first, second, unused].map((id) => filesOf(id).length)).toEqual([2, 2, 2])
  await forget(1.1)
  expect([first, second, unused].map((id) => filesOf(id).length)).toEqual([0, 2, 0])
  expect(await setPhoto(app, anna, dish.id, first)).toMatchObject({ ok: false, errors: [{ field: 'photo' }] })
  await deleteDish(app, anna, dish.id)
  await forget(0)
  expect(filesOf(second)).toEqual([])
  expect(await app.services.db('photos').where({ userId: anna.userId })).toEqual([])
})

it('of a dish that is gone without a word it goes too, within the hour (DISH-39)', async () => {
  const dish = await savedDish(app, anna, soup())
  const [photo, other] = [await sent(app, anna), await sent(app, anna)]
  await setPhoto(app, anna, dish.id, photo)
  await setPhoto(app, anna, (await savedDish(app, anna, soup({ name: 'Stew' }))).id, other)
  await app.services.db('dishes').where({ id: dish.id }).delete()
  await forget(0)
  expect([photo, other].map((id) => filesOf(id).length)).toEqual([0, 2])
})

it('is sent by a session that is open and by no other (DISH-38)', async () => {
  const dish = await savedDish(app, anna, soup())
  const { dish: shown } = await setPhoto(app, anna, dish.id, await sent(app, anna))
  expect((await asPicture(app, shown?.plate ?? '', anna)).status).toBe(200)
  await app.services.db('sessions').where({ userId: anna.userId }).update({ endedAt: app.clock.now() })
  expect((await asPicture(app, shown?.plate ?? '', anna)).status).toBe(404)
})

it('a version with a swap keeps its drawn plate, since the photo shows what was swapped away (DISH-35)', () => {
  const meal = app.services.catalogue.compiled.meals.find(({ ingredients }) => ingredients.some((one) => one.swaps[0]))
  const swap = meal?.ingredients.flatMap(({ swaps }) => swaps)[0]
  if (!meal || !swap) throw new Error('No meal of the catalogue has a swap')
  const own = { ...meal, meal: { ...meal.meal, photo: 'C'.repeat(22) } }
  expect(plateAddress({ meal: own, swaps: [] })).toBe(`/plates/${'C'.repeat(22)}-400.webp`)
  expect(plateAddress({ meal: own, swaps: [swap] })).toMatch(/\.svg$/)
})

it('goes with its account, and is in the export (DISH-39)', async () => {
  const dish = await savedDish(app, anna, soup())
  const photo = await sent(app, anna)
  await setPhoto(app, anna, dish.id, photo)
  const download = await app.fetch('/api/user/data.json', { headers: { Authorization: `Bearer ${anna.token}` } })
  const { data } = (await download.json()) as { data: { photos: { rows: object[] } } }
  expect(data.photos.rows).toEqual([expect.objectContaining({ id: photo, dishId: dish.id, width: 1280, height: 960 })])
  const answer = await app.graphql(
    'mutation ($password: String!) { deleteAccount(input: { password: $password }) { ok } }',
    { password: anna.password },
    anna.token,
  )
  expect(answer.data).toEqual({ deleteAccount: { ok: true } })
  while ((await clearLeftovers(app.services)) > 0);
  expect(filesOf(photo)).toEqual([])
  expect(await app.services.db('photo_leftovers')).toEqual([])
})

it('photos that one dish is given at once leave one of them, and each version of the dish is another one', async () => {
  const dish = await savedDish(app, anna, soup())
  const photos = await Promise.all([sent(app, anna), sent(app, anna)])
  const answers = await Promise.all(photos.map((photo) => setPhoto(app, anna, dish.id, photo)))
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  const rows: { id: string }[] = await app.services.db('photos').where({ dishId: dish.id })
  const stored = (await app.services.db('dishes').where({ id: dish.id }).first()) as { photo: string; version: number }
  expect(rows.map(({ id }) => id)).toEqual([stored.photo])
  expect(stored.version).toBe(3)
})
