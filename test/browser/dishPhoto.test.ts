import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { encodeMealEntryId } from '../../server/catalogue/mealEntryId'
import { axeFindings, eventually, givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'
import { savedDish, soup } from '../server/dishes/dishCalls'
import { openWithCookie } from '../support/openWithCookie'
import { fields } from '../server/photos/photoCalls'

const app = givenApp()
const browser = givenBrowser()

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** How wide the photos are that a page shows, those alone that it could show. */
const photosOn = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter(({ src }) => src.endsWith('.webp')).map(({ naturalWidth }) => naturalWidth),
  )

/** How the photos were answered that the device keeps. */
const keptPhotos = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('plates')).matchAll()
    return kept.filter(({ url }) => url.endsWith('-400.webp')).map(({ status }) => status)
  })

async function planned(person: Person, dishId: string): Promise<void> {
  const uniqueId = encodeMealEntryId(dishId, [])
  const row = { rowId: '00000000-0000-4000-8000-0000000000b1', category: 'DINNER', after: 'none', uniqueId, serves: 4 }
  const { data } = await app.graphql(
    'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { errors { message } } }',
    { input: { operations: [{ act: { plan: { addRow: row } } }] } },
    person.token,
  )
  expect(data).toMatchObject({ applyOperations: { errors: [] } })
}

it('a photo is chosen on a phone, seen on row, list and page by the household, and removed (DISH-35, DISH-40)', async () => {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, anna, ben)
  const dish = await savedDish(app, anna, soup())
  await planned(anna, dish.id)
  const { page, errors } = await openWithCookie(app, browser, anna, {
    screen: { width: 320, height: 700 },
    touch: true,
  })
  await page.goto(`${app.url}/dishes/${dish.id}`)
  const tools = page.getByRole('group', { name: 'Photos of the dish' })
  await tools.getByText('Take a photo').waitFor()
  // As a phone has it: large, lying on its side, and with the place where it was taken.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const grain = sharp({ create: { width: 900, height: 700, channels: 3, background: 'black', noise } })
  const photo = await fields(4000, 3000)
    .composite([{ input: await grain.png().toBuffer() }])
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(600_000)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/photos'))
  await tools.getByLabel('Choose photos').setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer: photo })
  // Made smaller on the device, and there already without the place.
  const body = (await sent).postDataBuffer()
  expect(body === null || body.length < photo.length).toBe(true)
  await page.getByText('Photo saved').waitFor()
  await eventually(async () => expect(await photosOn(page)).toEqual([400]))
  expect([await width(page), await axeFindings(page)]).toEqual([320, []])
  await page.goto(`${app.url}/dishes`)
  await eventually(async () => expect(await photosOn(page)).toEqual([400]))
  const others = await openWithCookie(app, browser, ben)
  const isShown = () => eventually(async () => expect(new Set(await photosOn(others.page))).toEqual(new Set([400])))
  await others.page.goto(app.url)
  await isShown()
  // The device keeps it with the plan, for when there is no network (CAT-17).
  await eventually(async () => expect(await keptPhotos(others.page)).toEqual([200]))
  await others.page.goto(`${app.url}/instructions/${dish.slug}`)
  await isShown()
  await page.goto(`${app.url}/dishes/${dish.id}`)
  await tools.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByText('Photo removed').waitFor()
  await tools.getByRole('button', { name: 'Looks different?' }).waitFor()
  expect(await photosOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(async () => expect(await photosOn(page)).toEqual([400]))
  await tools.getByRole('button', { name: 'Remove photo' }).click()
  await eventually(async () => expect(await photosOn(page)).toEqual([]))
  await eventually(async () => {
    await others.page.reload()
    expect(await photosOn(others.page)).toEqual([])
  })
  expect([errors, others.errors]).toEqual([[], []])
}, 120_000)
