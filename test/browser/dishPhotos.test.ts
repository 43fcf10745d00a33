import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { openWithCookie } from '../support/openWithCookie'
import { signUpAndIn } from '../support/people'
import { savedDish, soup } from '../server/dishes/dishCalls'
import { fields } from '../server/photos/photoCalls'

const app = givenApp()
const browser = givenBrowser()

const PHONE = { width: 320, height: 700 }
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
/** Photos of these widths, as files. */
const files = (widths: readonly number[]) =>
  Promise.all(
    widths.map(async (width) => ({
      name: `${width}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await fields(width, 500).jpeg().toBuffer(),
    })),
  )
/** How wide the photo in the dialog is, once it is there. */
const widthOfLarge = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => image.naturalWidth)
/** Moves a finger over the photo. */
const swipe = (page: Page, by: number) =>
  page
    .getByRole('dialog')
    .getByRole('img')
    .evaluate((image, move) => {
      const { x, y, width, height } = image.getBoundingClientRect()
      const at = (shift: number) => {
        const touch = { identifier: 1, target: image, clientX: x + width / 2 + shift, clientY: y + height / 2 }
        return new Touch(touch)
      }
      const send = (type: string, touch: Touch, touches: Touch[]) =>
        image.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }))
      send('touchstart', at(0), [at(0)])
      send('touchend', at(move), [])
    }, by)

it('several are chosen at once on a phone, put in order with one hand, and enlarged on the page (DISH-49, DISH-50)', async () => {
  const anna = await signUpAndIn(app)
  const dish = await savedDish(app, anna, soup())
  const { page, errors } = await openWithCookie(app, browser, anna, { screen: PHONE, touch: true })
  await page.goto(`${app.url}/dishes/${dish.id}`)
  const tools = page.getByRole('group', { name: 'Photos of the dish' })
  await tools.getByLabel('Choose photos').setInputFiles(await files([600, 700, 800]))
  await page.getByText('3 photos saved').waitFor()
  await tools.getByRole('button', { name: 'Move photo 3 forward' }).tap()
  await tools.getByRole('button', { name: 'Move photo 2 forward' }).tap()
  await tools.getByRole('button', { name: 'Remove photo 3' }).tap()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await tools.getByRole('button', { name: 'Remove photo 3' }).waitFor()
  expect([await fits(page), await axeFindings(page)]).toEqual([true, []])
  const stored = async () => {
    const { data } = await app.graphql(
      'query ($slug: String!) { instructions(slug: $slug) { photos { id } } }',
      { slug: dish.slug },
      anna.token,
    )
    const { photos } = (data as unknown as { instructions: { photos: { id: string }[] } }).instructions
    const rows: { id: string; width: number }[] = await app.services.db('photos').where({ dishId: dish.id })
    return photos.map(({ id }) => rows.find((row) => row.id === id)?.width)
  }
  await eventually(async () => expect(await stored()).toEqual([800, 600, 700]))

  await page.goto(`${app.url}/instructions/${dish.slug}`)
  const further = page.getByRole('list', { name: 'Photos' })
  await further.getByRole('button', { name: 'Show photo 3 of 3 large' }).waitFor()
  expect([await fits(page), await axeFindings(page)]).toEqual([true, []])
  const first = page.getByRole('button', { name: 'Show photo 1 of 3 large' })
  await first.tap()
  await eventually(async () => expect(await widthOfLarge(page)).toBe(800))
  expect([await fits(page), await axeFindings(page)]).toEqual([true, []])
  await swipe(page, -120)
  await eventually(async () => expect(await widthOfLarge(page)).toBe(600))
  await page.getByRole('button', { name: 'Next photo' }).tap()
  await eventually(async () => expect(await widthOfLarge(page)).toBe(700))
  await swipe(page, 120)
  await page.keyboard.press('ArrowLeft')
  await eventually(async () => expect(await widthOfLarge(page)).toBe(800))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await eventually(async () => expect(await first.evaluate((button) => button === document.activeElement)).toBe(true))
  expect(errors).toEqual([])
}, 120_000)
