import type { Page, WebSocketRoute } from 'playwright-core'
import { called } from '../server/households/householdPeople'
import { axeFindings, eventually, givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { isPartKept } from '../support/keptOn'
import { mealNames, planRow, removeRow, rowPicker } from '../support/planRows'
import { type Devices, openDevices, sameMeals } from '../support/threeDevices'

const app = givenApp()
const browser = givenBrowser({ serviceWorkers: 'allow' })
let devices: Devices

/** The way of Ben's phone to the server. */
const way = { isCut: false, sockets: [] as WebSocketRoute[] }

async function cutWay(isCut: boolean): Promise<void> {
  way.isCut = isCut
  if (isCut) for (const socket of way.sockets.splice(0)) await socket.close()
}

beforeAll(async () => {
  const [ann, ben] = [await called(app, 'Ann'), await called(app, 'Ben')]
  await joinHousehold(app, ann, ben)
  devices = await openDevices(browser, [ann, ben], async (page, person) => {
    if (person === ben) await throughWay(page)
    await page.goto(app.url)
  })
}, 120_000)
afterEach(() => cutWay(false))
afterAll(() => devices?.close())

async function throughWay(page: Page): Promise<void> {
  await page.route('**/graphql', (route) => (way.isCut ? route.abort() : route.continue()))
  await page.routeWebSocket(/\/graphql/, (socket) => {
    if (way.isCut) return void socket.close()
    socket.connectToServer()
    way.sockets.push(socket)
  })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isHere = (page: Page, name: string) => page.getByText(`${name} is here too`)

it('with the server away Plan says what is not shared, and who is there ends with the connection (PLAN-48, PLAN-69)', async () => {
  const { laptop, his, all } = devices
  await isHere(his, 'Ann').waitFor({ state: 'attached' })
  await isHere(laptop, 'Ben').waitFor({ state: 'attached' })
  await cutWay(true)
  await isHere(his, 'Ann').waitFor({ state: 'detached' })
  for (let count = 0; count < 3; count += 1) await button(his, 'Add a dinner').click()
  await his.getByText('3 changes not shared yet').waitFor()
  expect(await axeFindings(his)).toEqual([])
  expect(await mealNames(laptop)).toEqual([])
  await cutWay(false)
  await sameMeals(all, (names) => expect(names).toHaveLength(3))
  await his.getByText('not shared yet').waitFor({ state: 'detached' })
  await isHere(his, 'Ann').waitFor({ state: 'attached' })
}, 120_000)

it('the focus stays at the plan when another removes the row whose picker is open (PLAN-59)', async () => {
  const { laptop, his, all } = devices
  await rowPicker(laptop, 'Dinner', 1).click()
  await laptop.getByRole('listbox').waitFor()
  await removeRow(his, 'Dinner', 1)
  await sameMeals(all, (names) => expect(names).toHaveLength(2))
  await eventually(async () => {
    expect(await laptop.getByRole('listbox').count()).toBe(0)
    expect(await planRow(laptop, 'Dinner', 1).evaluate((row) => row.contains(document.activeElement))).toBe(true)
  })
}, 120_000)

it('the page of the household follows what others change, and Plan names only those who differ (HH-14, PLAN-49)', async () => {
  const { laptop, phone, his, all } = devices
  for (const page of [laptop, his]) {
    await page.goto(`${app.url}/?mode=settings`)
    const link = page.getByRole('link', { name: 'Who eats with you' })
    expect((await link.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0)
    await link.click()
    await page.getByRole('list', { name: 'Members' }).waitFor()
  }
  await phone.goto(`${app.url}/household`)
  await button(phone, 'Add a person').click()
  await phone.getByLabel('Name', { exact: true }).fill('Mia')
  await phone.getByRole('checkbox', { name: 'Lunch' }).click()
  await button(phone, 'Save').click()
  for (const page of all) await page.getByRole('list', { name: 'Members' }).getByText('Mia', { exact: true }).waitFor()
  for (const page of all) await page.goto(app.url)
  await sameMeals(all, (names) => expect(names).toHaveLength(2))
  for (const page of all) {
    await button(page, 'Add a lunch').first().waitFor()
    expect(await page.locator('[data-fact=eaters]').count()).toBe(0)
    expect(await page.getByRole('grid').getByText('Everyone').count()).toBe(0)
  }
}, 120_000)

it('a tab that is opened again without a network shows the plan and goes on showing it (DEV-13)', async () => {
  const { laptop, phone } = devices
  await button(laptop, 'Randomize All').click()
  const week = await sameMeals(devices.all, (names) => expect(names.every(Boolean)).toBe(true))
  await eventually(async () => expect(await isPartKept(phone, 'plannedList')).toBe(true))
  await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await phone.addInitScript(() => {
    const states: boolean[] = []
    const note = () => {
      const isShown = document.querySelector('[data-row]') !== null
      if (states.at(-1) !== isShown) states.push(isShown)
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
    Object.assign(window, { states })
  })
  await phone.context().setOffline(true)
  await phone.reload()
  await phone.getByText("You're offline.", { exact: false }).first().waitFor()
  await eventually(async () => expect(await mealNames(phone)).toEqual(week))
  // Once it is there it stays.
  expect(await phone.evaluate(() => (window as unknown as { states: boolean[] }).states)).toEqual([false, true])
  await phone.context().setOffline(false)
}, 120_000)
