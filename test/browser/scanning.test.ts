import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, type OpenPage, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { keptOn } from '../support/keptOn'
import { openShop } from '../support/openShop'
import { applyAs } from '../server/operations/operationCalls'
import { type Person, signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser({ serviceWorkers: 'allow', flags: ['--use-fake-device-for-media-stream'], whole: true })

const MILK = '4006381333931'
const FOIL = '96385074'
/** What the stand-in for the browser's detector sees in the picture of the fake camera. */
type Seeing = typeof globalThis & { inView: string[] }

/** Chromium for Linux has no detector: this one needs a picture, as the real one does, and sees what the test shows it. */
const withDetector = () => {
  const detector = class {
    static getSupportedFormats = () => Promise.resolve(['ean_13', 'ean_8', 'qr_code'])
    detect(video: HTMLVideoElement) {
      if (video.readyState < 2 || video.videoWidth === 0) return Promise.reject(new Error('No picture'))
      return Promise.resolve((globalThis as Seeing).inView.map((rawValue) => ({ rawValue })))
    }
  }
  Object.assign(globalThis, { BarcodeDetector: detector, inView: [] })
}
const show = (page: Page, ...codes: string[]) =>
  page.evaluate((shown) => {
    ;(globalThis as Seeing).inView = shown
  }, codes)
const scanButton = (page: Page) => page.getByRole('button', { name: 'Scan a bar code' })
const scanner = (page: Page) => page.getByRole('dialog', { name: 'Scan' })
const said = (page: Page, text: string) => scanner(page).getByRole('status').getByText(text, { exact: true }).waitFor()
/** Whether the camera is in use by the page: its light is on. */
const isFilming = (page: Page) =>
  page.evaluate(() => {
    const { srcObject } = document.querySelector('video') ?? {}
    return srcObject instanceof MediaStream && srcObject.getTracks().some(({ readyState }) => readyState === 'live')
  })

async function shopOf(person: Person, detector = true): Promise<OpenPage> {
  const opened = await openShop(app, browser, person, 1)
  if (!detector) return opened
  await opened.context.addInitScript(withDetector)
  await opened.page.reload()
  await scanButton(opened.page).waitFor()
  return opened
}

it('has no button where the browser reads no bar codes (SHOP-66)', async () => {
  const { page, context } = await shopOf(await signUpAndIn(app), false)
  await page.getByLabel('Add items').waitFor()
  expect(await scanButton(page).count()).toBe(0)
  await context.close()
})

it('asks once what a code is, ticks it from then on, and both know it, also without a network (SHOP-65 to SHOP-67)', async () => {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, anna, ben)
  const { page, context, errors } = await shopOf(anna)
  const his = await shopOf(ben)
  await context.grantPermissions(['camera'])
  await page.getByLabel('Add items').fill('oat milk')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'oat milk' }).waitFor()
  expect((await scanButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)

  await scanButton(page).click()
  await said(page, 'Hold the bar code of a product in the frame.')
  await eventually(async () => expect(await isFilming(page)).toBe(true))
  expect(await axeFindings(page)).toEqual([])
  await show(page, MILK, FOIL)
  await said(page, 'Several bar codes are in view. Show one at a time.')
  await show(page, '4006381333932')
  await said(page, 'Hold the bar code of a product in the frame.')
  await show(page, MILK)
  await scanner(page).getByRole('heading', { name: 'What is it?' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await scanner(page).getByRole('button', { name: 'Save' }).click()
  await scanner(page).getByText('Enter a name, or choose a line of the list.').waitFor()
  await scanner(page).getByLabel('Name').fill('oat')
  await scanner(page).getByRole('list').getByRole('button', { name: 'oat milk' }).click()
  await said(page, 'oat milk is ticked')
  await scanner(page).getByRole('button', { name: 'Undo' }).click()
  await said(page, 'oat milk is no longer ticked')
  await page.keyboard.press('Escape')
  await scanner(page).waitFor({ state: 'detached' })
  expect(await isFilming(page)).toBe(false)
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Scan a bar code'),
  )
  await page.getByRole('checkbox', { name: 'oat milk', checked: false }).waitFor()
  await eventually(async () => expect((await keptOn(page)).outbox).toEqual([]))

  await his.context.grantPermissions(['camera'])
  await his.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await his.page.reload()
  await his.page.getByRole('checkbox', { name: 'oat milk' }).waitFor()
  await his.context.setOffline(true)
  await scanButton(his.page).click()
  await show(his.page, `0${MILK}`)
  await said(his.page, 'oat milk is ticked')
  await show(his.page)
  await show(his.page, FOIL)
  await scanner(his.page).getByLabel('Name').fill('Foil')
  await his.page.keyboard.press('Enter')
  await said(his.page, 'Foil is not on the list')
  await scanner(his.page).getByRole('button', { name: 'Add Foil' }).click()
  await said(his.page, 'Foil is added')
  await his.page.goBack()
  await scanner(his.page).waitFor({ state: 'detached' })
  expect(await isFilming(his.page)).toBe(false)
  await his.context.setOffline(false)
  await page.getByRole('checkbox', { name: 'Foil' }).waitFor()
  await page.getByRole('button', { name: 'In the trolley (1)' }).waitFor()

  await page.getByRole('button', { name: 'More for the list' }).click()
  await page.getByRole('menuitem', { name: 'Bar codes' }).click()
  const known = page.getByRole('dialog', { name: 'Bar codes' })
  expect(await axeFindings(page)).toEqual([])
  await known.getByRole('button', { name: `Forget Foil, ${FOIL}` }).click()
  await eventually(async () => expect(await known.getByRole('listitem').count()).toBe(1))
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await eventually(async () => expect(await known.getByRole('listitem').count()).toBe(2))
  await eventually(async () => expect((await keptOn(page)).outbox).toEqual([]))
  expect(errors).toEqual([])
  await context.close()
  await his.context.close()
})

it('says why there is no picture, asks again, and leaves the camera to others while the page is hidden (SHOP-67)', async () => {
  const { page, context } = await shopOf(await signUpAndIn(app))
  await scanButton(page).click()
  await scanner(page).getByRole('heading', { name: 'The camera is not allowed' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await context.grantPermissions(['camera'])
  await scanner(page).getByRole('button', { name: 'Try again' }).click()
  await eventually(async () => expect(await isFilming(page)).toBe(true))
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  await eventually(async () => expect(await isFilming(page)).toBe(false))
  await hide(false)
  await eventually(async () => expect(await isFilming(page)).toBe(true))
  // A reload opens it again, and closing it leads to the list.
  await page.reload()
  await eventually(async () => expect(await isFilming(page)).toBe(true))
  await scanner(page).getByRole('button', { name: 'Close' }).click()
  await scanner(page).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: 'Shopping list' }).waitFor()
  await context.close()
})

async function openCupboard(person: Person): Promise<OpenPage> {
  const opened = await browser.openAs(person, { screen: SCREENS.phone })
  await opened.context.addInitScript(withDetector)
  await opened.context.grantPermissions(['camera'])
  await opened.page.goto(`${app.url}/cupboard`)
  await scanButton(opened.page).waitFor()
  return opened
}

it('puts what is scanned into the cupboard, and asks once which ingredient a code is, for both (CUP-15)', async () => {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, anna, ben)
  const { page, context, errors } = await openCupboard(anna)
  const his = await openCupboard(ben)
  await scanButton(page).click()
  await said(page, 'Hold the bar code of a product in the frame.')
  await show(page, MILK)
  await scanner(page).getByRole('heading', { name: 'Which ingredient is it?' }).waitFor()
  await scanner(page).getByLabel('Ingredient').fill('milk')
  expect(await axeFindings(page)).toEqual([])
  await scanner(page).getByRole('list').getByRole('button', { name: 'milk', exact: true }).click()
  await said(page, 'milk is in your cupboard')
  await his.page.getByRole('button', { name: 'Remove milk' }).waitFor()
  await show(page)
  await scanner(page).getByRole('button', { name: 'Undo' }).click()
  await said(page, 'milk is as it was')
  await his.page.getByRole('button', { name: 'Remove milk' }).waitFor({ state: 'detached' })

  await scanButton(his.page).click()
  await show(his.page, `0${MILK}`)
  await said(his.page, 'milk is in your cupboard')
  await his.page.goBack()
  await scanner(his.page).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await scanner(page).waitFor({ state: 'detached' })
  expect(await isFilming(page)).toBe(false)
  await page.getByRole('button', { name: 'Remove milk' }).waitFor()
  expect(errors).toEqual([])
  await context.close()
  await his.context.close()
})

it('asks which ingredient a named product is, and keeps what is scanned without a network (CUP-9, CUP-15)', async () => {
  const anna = await signUpAndIn(app)
  await applyAs(app, anna, [
    { act: { habits: { learnCode: { code: MILK, name: 'The blue carton', ingredient: 'milk' } } } },
    { act: { habits: { learnCode: { code: FOIL, name: 'Foil' } } } },
  ])
  const { page, context, errors } = await openCupboard(anna)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await scanButton(page).click()
  await show(page, FOIL)
  await scanner(page).getByRole('heading', { name: 'Which ingredient is Foil?' }).waitFor()
  await show(page)
  await scanner(page).getByRole('button', { name: 'Skip' }).click()
  await context.setOffline(true)
  await show(page, MILK)
  await said(page, 'milk is in your cupboard')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove milk' }).waitFor()
  await context.setOffline(false)
  await eventually(async () => expect((await keptOn(page)).outbox).toEqual([]))
  await page.reload()
  await page.getByRole('button', { name: 'Remove milk' }).waitFor()
  // Without a network there is no picture of what was never seen.
  expect(errors.filter((error) => !error.includes('/pictures/'))).toEqual([])
  await context.close()
})
