import { readdirSync } from 'node:fs'
import { clearLeftovers } from '../../../server/photos/forgetPhotos'
import { deleteExpired } from '../../../server/retention'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import type { Wrong } from '../../support/plans'
import { deleteDish, savedDish, type StoredDish, soup } from '../dishes/dishCalls'
import { asPicture, sent, setPhoto } from './photoCalls'

const DAY = 24 * 60 * 60 * 1000
const app = givenApp()
let anna: Person
let dish: StoredDish
beforeEach(async () => {
  anna = await signUpAndIn(app)
  dish = await savedDish(app, anna, soup())
})

interface Answer {
  ok: boolean
  dish: { photo: { id: string } | null; photos: { id: string; url: string }[]; plate: string } | null
  errors: Wrong[]
}

async function setPhotos(person: Person, id: string, photos: readonly string[]): Promise<Answer> {
  const query =
    'mutation ($input: SetDishPhotosInput!) { setDishPhotos(input: $input) { ok dish { photo { id } photos { id url } plate } errors { code field message } } }'
  const { data } = await app.graphql(query, { input: { id, photos } }, person.token)
  return (data as unknown as { setDishPhotos: Answer }).setDishPhotos
}
const some = async (count: number, person = anna) => {
  const ids: string[] = []
  for (let each = 0; each < count; each += 1) ids.push(await sent(app, person))
  return ids
}
const idsOf = (answer: Answer) => answer.dish?.photos.map(({ id }) => id)
const filesOf = (id: string) =>
  readdirSync(app.services.config.photoFolder, { recursive: true }).filter((name) => String(name).includes(id))
const forget = async (days: number) => {
  await deleteExpired({ db: app.services.db, now: () => app.clock.now() + days * DAY })
  while ((await clearLeftovers(app.services)) > 0);
}

it('a dish has several in the order that its owner gives them, and the first is its plate (DISH-48)', async () => {
  const [one = '', two = '', three = ''] = await some(3)
  const answer = await setPhotos(anna, dish.id, [one, two, three])
  expect(answer).toMatchObject({ ok: true, dish: { photo: { id: one } }, errors: [] })
  expect(answer.dish?.photos).toEqual([one, two, three].map((id) => ({ id, url: `${app.url}/plates/${id}-1280.webp` })))
  const turned = await setPhotos(anna, dish.id, [three, one, two])
  expect([idsOf(turned), turned.dish?.plate]).toEqual([[three, one, two], `${app.url}/plates/${three}-400.webp`])
  // One that is taken away can be given back, at its place.
  expect(idsOf(await setPhotos(anna, dish.id, [three, two]))).toEqual([three, two])
  expect(idsOf(await setPhotos(anna, dish.id, [three, one, two]))).toEqual([three, one, two])
  // A save of the dish leaves them as they are.
  await savedDish(app, anna, soup({ id: dish.id, name: 'Soup again' }))
  const { data } = await app.graphql(
    'query ($slug: String!) { instructions(slug: $slug) { photos { id url } } recipe(slug: $slug) { ... on Dish { photos { id } } } }',
    { slug: dish.slug },
    anna.token,
  )
  const { instructions, recipe } = data as unknown as Record<string, { photos: { id: string; url: string }[] }>
  expect(instructions?.photos[1]).toEqual({ id: one, url: `${app.url}/plates/${one}-1280.webp` })
  expect([instructions, recipe].map((shown) => shown?.photos.map(({ id }) => id))).toEqual([
    [three, one, two],
    [three, one, two],
  ])
})

it('what knows one photo alone replaces the first, and takes all away (DISH-35)', async () => {
  const [one = '', two = '', three = ''] = await some(3)
  await setPhotos(anna, dish.id, [one, two])
  expect((await setPhoto(app, anna, dish.id, three)).dish?.photo?.id).toBe(three)
  expect(idsOf(await setPhotos(anna, dish.id, [three, two, one]))).toEqual([three, two, one])
  expect(await setPhoto(app, anna, dish.id, null)).toMatchObject({ ok: true, dish: { photo: null } })
  expect(idsOf(await setPhotos(anna, dish.id, [two, one]))).toEqual([two, one])
})

it('what is not in order changes nothing: too many, twice, unknown, another dish’s, another person’s (DISH-48)', async () => {
  const [one = '', two = '', three = ''] = await some(3)
  const ben = await signUpAndIn(app)
  await joinHousehold(app, anna, ben)
  const [bens = ''] = await some(1, ben)
  const stew = await savedDish(app, anna, soup({ name: 'Stew' }))
  await setPhotos(anna, dish.id, [one, two])
  await setPhotos(anna, stew.id, [three])
  const refused = async (photos: string[], code: string, field: string, by = anna) =>
    expect(await setPhotos(by, dish.id, photos)).toMatchObject({ ok: false, dish: null, errors: [{ code, field }] })
  await refused([one, ...Array.from({ length: 12 }, (_, index) => `x${index}`)], 'TOO_MANY', 'photos')
  await refused([one, two, one], 'DUPLICATE', 'photos[2]')
  await refused([one, 'A'.repeat(22)], 'UNKNOWN', 'photos[1]')
  await refused([three, one], 'UNKNOWN', 'photos[0]')
  await refused([bens], 'UNKNOWN', 'photos[0]')
  await refused([], 'UNKNOWN', 'id', ben)
  const stored = (await app.services.db('dishes').where({ id: dish.id }).first()) as Record<string, unknown>
  expect([stored.photo, stored.furtherPhotos, stored.version]).toEqual([one, JSON.stringify([two]), 2])
  const kept = await app.services.db('photos').where({ dishId: dish.id })
  expect(kept.map(({ id }: { id: string }) => id).sort()).toEqual([one, two].sort())
})

it('each is sent to the household alone, leaves after a day, and with its dish (DISH-38, DISH-39)', async () => {
  const [one = '', two = '', three = ''] = await some(3)
  const [ben, eve] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, anna, ben)
  await setPhotos(anna, dish.id, [one, two, three])
  await setPhotos(anna, dish.id, [one, three])
  const statuses = async (id: string) => {
    const found: number[] = []
    for (const by of [anna, ben, eve, null]) found.push((await asPicture(app, `/plates/${id}-1280.webp`, by)).status)
    return found
  }
  expect(await statuses(three)).toEqual([200, 200, 404, 404])
  expect(await statuses(two)).toEqual([200, 404, 404, 404])
  await forget(1.1)
  expect([one, two, three].map((id) => filesOf(id).length)).toEqual([2, 0, 2])
  const download = await app.fetch('/api/user/data.json', { headers: { Authorization: `Bearer ${anna.token}` } })
  const { data } = (await download.json()) as { data: Record<string, { rows: Record<string, unknown>[] }> }
  expect(data.dishes?.rows).toEqual([expect.objectContaining({ photo: one, furtherPhotos: [three] })])
  expect(data.photos?.rows.map(({ id }) => id).sort()).toEqual([one, three].sort())
  await deleteDish(app, anna, dish.id)
  await forget(0)
  expect([one, three].map((id) => filesOf(id).length)).toEqual([0, 0])
})

it('one that is gone without a word holds no other up (DISH-48)', async () => {
  const [one = '', two = ''] = await some(2)
  await setPhotos(anna, dish.id, [one, two])
  // As the release before this one leaves it.
  await app.services.db('photos').where({ id: two }).delete()
  expect(idsOf(await setPhotos(anna, dish.id, [two, one]))).toEqual([two, one])
  expect(idsOf(await setPhotos(anna, dish.id, [one]))).toEqual([one])
})
