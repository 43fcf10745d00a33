import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { openShop } from '../support/openShop'
import { signUpAndIn } from '../support/people'
import { picture } from '../server/photos/photoCalls'

jest.setTimeout(120_000)
const app = givenApp()
const browser = givenBrowser({ serviceWorkers: 'allow' })

const thumb = (page: Page) => page.getByRole('button', { name: 'Show the photo of foil' })
/** How wide the pictures of products are that a page shows. */
const widths = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter(({ src }) => src.endsWith('.webp')).map(({ naturalWidth }) => naturalWidth),
  )

it('a photo of a product is chosen on a phone, seen by another member, also without a network, and removed (SHOP-69, SHOP-72)', async () => {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, anna, ben)
  const hers = await openShop(app, browser, anna, 1, true)
  await hers.page.getByLabel('Add items').fill('2 foil')
  await hers.page.keyboard.press('Enter')
  await hers.page.getByRole('button', { name: 'Change foil' }).click()
  await hers.page.getByRole('button', { name: 'Add photo of foil' }).click()
  const sheet = hers.page.getByRole('dialog', { name: 'foil' })
  await sheet.getByText('Take a photo').waitFor()
  expect(await axeFindings(hers.page)).toEqual([])
  const file = { name: 'foil.jpg', mimeType: 'image/jpeg', buffer: await picture() }
  await sheet.getByLabel('Choose a photo').setInputFiles(file)
  await hers.page.getByText('Photo of foil saved').waitFor()
  await eventually(async () => expect(await widths(hers.page)).toEqual([400]))
  expect((await thumb(hers.page).boundingBox())?.width).toBeGreaterThanOrEqual(44)
  expect(await axeFindings(hers.page)).toEqual([])

  const his = await openShop(app, browser, ben, 1)
  await thumb(his.page).waitFor()
  await thumb(his.page).scrollIntoViewIfNeeded()
  await eventually(async () => expect(await widths(his.page)).toEqual([400]))
  await thumb(his.page).click()
  await eventually(async () => expect(await widths(his.page)).toEqual([400, 1280]))
  expect(await axeFindings(his.page)).toEqual([])
  await his.page.keyboard.press('Escape')
  await eventually(async () =>
    expect(await thumb(his.page).evaluate((one) => one === document.activeElement)).toBe(true),
  )

  await his.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const isKept = () => his.page.evaluate(async () => (await (await caches.open('productPhotos')).keys()).length)
  await eventually(async () => expect(await isKept()).toBe(1))
  await his.context.setOffline(true)
  await his.page.reload()
  await thumb(his.page).waitFor()
  await thumb(his.page).scrollIntoViewIfNeeded()
  await eventually(async () => expect(await widths(his.page)).toEqual([400]))
  await his.context.setOffline(false)

  await thumb(hers.page).click()
  await hers.page.getByRole('button', { name: 'Remove photo' }).click()
  await hers.page.getByText('Photo of foil removed').waitFor()
  await eventually(async () => expect(await thumb(his.page).count()).toBe(0))
  expect(hers.errors).toEqual([])
  await hers.context.close()
  await his.context.close()
})
