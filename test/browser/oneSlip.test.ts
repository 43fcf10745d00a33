import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { signUpAndIn } from '../support/people'
import { mealNames } from '../support/planRows'
import { type Devices, openDevices, sameMeals } from '../support/threeDevices'

const app = givenApp()
const browser = givenBrowser()
let devices: Devices
let week: string[]
const CHOICES = ['Vegan', 'Gluten.free']

beforeAll(async () => {
  const [ann, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  devices = await openDevices(browser, [ann, ben], (page) => page.goto(app.url))
  await button(devices.laptop, 'Start with three of each').click()
  week = await sameMeals(devices.all, (names) => expect(names.filter(Boolean)).toHaveLength(9))
}, 120_000)
afterAll(() => devices?.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const settings = (page: Page) => page.getByRole('tab', { name: 'Settings' }).click()
const plan = (page: Page) => page.getByRole('tab', { name: 'Plan' }).click()
const undo = (page: Page) => page.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Undo' })

async function save(page: Page): Promise<void> {
  await button(page, 'Save Settings').click()
  await page.getByText('Successfully Saved Settings').first().waitFor()
}

/** Keeps the edits of pages from the server. @returns lets them go, and all that come after. */
async function holdEdits(pages: readonly Page[]): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  for (const page of pages)
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('ApplyPlanOperations')) await released
      await route.continue()
    })
  return release
}

it('answers that empty the week say so before, are named to the other, and bring it back when they are taken back (SET-13, SET-22, SET-23)', async () => {
  const { laptop, phone, his, all } = devices
  await settings(laptop)
  await laptop.getByRole('button', { name: /^Add to .*requirements/i }).click()
  for (const choice of CHOICES) await laptop.getByRole('button', { name: new RegExp(`^${choice}$`, 'i') }).click()
  await button(laptop, 'Done').click()
  await laptop.getByText(/Saving removes \d+ meals?/).waitFor()
  // Each page takes out what does not suit; the one that finds it taken out already has nothing to name.
  const release = await holdEdits([laptop, phone])
  await save(laptop)
  await plan(laptop)
  const report = his.getByRole('region', { name: 'Your plan changed' })
  await report.waitFor()
  release()
  const left = await sameMeals(all, (names) => expect(names.filter(Boolean).length).toBeLessThan(9))
  for (const name of week.filter((one) => !left.includes(one))) expect(await report.innerText()).toContain(name)
  expect(await axeFindings(his)).toEqual([])
  // What was done before can still be taken back.
  expect(await undo(laptop).isEnabled()).toBe(true)

  await settings(laptop)
  for (const choice of CHOICES)
    await laptop.getByRole('button', { name: new RegExp(`^Remove ${choice}$`, 'i') }).click()
  await laptop.getByText(/Saving .*brings back \d+ meals?/).waitFor()
  await save(laptop)
  await plan(laptop)
  await sameMeals(all, (names) => expect(names).toEqual(week))
  await phone.reload()
  await eventually(async () => expect(await mealNames(phone)).toEqual(week))
}, 120_000)

it('after one saves the plan, the other’s page says so and saves it without a question, and the other way round (PLAN-68)', async () => {
  const { laptop, his, all } = devices
  const state = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()
  await button(laptop, 'Save').click()
  for (const page of all) await state(page, 'Saved')
  for (const [page, other] of [
    [his, laptop],
    [laptop, his],
  ] as const) {
    await button(page, 'Add a lunch').click()
    await button(page, 'Save').click()
    await page.getByText('Meal Plan Saved').first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await eventually(async () => expect(await mealNames(other)).toEqual(await mealNames(page)))
    await state(other, 'Saved')
  }
}, 120_000)

it('the same own item is added once, and what the plan needs already is pointed at (SHOP-52, SHOP-53)', async () => {
  const { laptop, phone, his, all } = devices
  for (const page of all) await page.getByRole('tab', { name: 'Shop' }).click()
  const add = async (page: Page, text: string) => {
    await page.getByLabel('Add items').fill(text)
    await page.keyboard.press('Enter')
  }
  const items = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
  // Things that no plan needs.
  await add(laptop, 'Candles')
  await items(phone, /^candles$/i).waitFor()
  await items(his, /^candles$/i).waitFor()
  await add(his, 'candle')
  await his.getByText('Already on the list: ', { exact: false }).waitFor()
  // Two who add the same at the same time, without a network.
  await phone.context().setOffline(true)
  await add(phone, 'dog food')
  await add(his, 'Dog food')
  await items(laptop, /^dog food$/i).waitFor()
  await phone.context().setOffline(false)
  await eventually(async () => {
    for (const page of all) {
      expect(await items(page, /^dog food$/i).count()).toBe(1)
      expect(await items(page, /^candles?$/i).count()).toBe(1)
    }
  })
  const label = (await laptop.getByRole('checkbox').first().getAttribute('aria-label')) ?? ''
  const needed = label.split(',')[0] ?? ''
  await add(his, needed)
  await his.getByText('It is here').first().waitFor()
  expect(devices.errors().filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
}, 120_000)
