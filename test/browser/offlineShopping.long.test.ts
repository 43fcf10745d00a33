import type { BrowserContext, Page } from 'playwright-core'
import { givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser({ serviceWorkers: 'allow' })
let cook: Person

beforeEach(async () => {
  cook = await signUpAndIn(app)
})

/** Waits until the service worker has cached the pages. */
const untilKept = (page: Page) =>
  page.waitForFunction(async () => {
    let kept = 0
    for (const name of await caches.keys()) kept += (await (await caches.open(name)).keys()).length
    return kept > 20
  })

it('shops without a network after the list was opened once, ticks included, and prints the list alone', async () => {
  const { context, page } = await browser.openAs(cook, { screen: SCREENS.phone })
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Start with three of each' }).click()
  await page.getByRole('button', { name: 'Randomize dinner 3' }).waitFor()
  await page.getByRole('tab', { name: 'Shop' }).click()
  await page.getByRole('checkbox').first().waitFor()
  const items = await page.getByRole('checkbox').count()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.getByRole('checkbox').first().waitFor()
  await untilKept(page)

  await context.setOffline(true)
  await page.getByRole('checkbox').first().check({ force: true })
  await page.reload()
  await page.getByRole('button', { name: 'In the trolley (1)' }).click()
  expect(await page.getByRole('checkbox').count()).toBe(items)
  expect(await page.getByRole('checkbox').last().isChecked()).toBe(true)

  const tools = page.getByRole('group', { name: 'Whole list' })
  expect(await tools.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await tools.isVisible()).toBe(false)
  expect(await page.getByRole('tab', { name: 'Plan' }).isVisible()).toBe(false)
  expect(await page.getByRole('heading', { name: 'Produce' }).isVisible()).toBe(true)
  await context.close()
})

/** A device on which a person opened a list, of so many lines, and ticked the first. */
async function deviceWithList(): Promise<{ context: BrowserContext; lines: number }> {
  const context = await browser.openContext({ screen: SCREENS.phone })
  const page = await openedList(context)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  const boxes = page.getByRole('checkbox')
  await boxes.first().waitFor()
  const lines = await boxes.count()
  await boxes.first().check({ force: true })
  await untilKept(page)
  return { context, lines }
}

async function openedList(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${app.url}/login`)
  await page.evaluate(() => localStorage.setItem('lastFeedbackPrompt', String(Date.now())))
  await page.getByRole('textbox', { name: 'Email' }).fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Start with three of each' }).click()
  await page.getByRole('button', { name: 'Randomize dinner 3' }).waitFor()
  await page.getByRole('tab', { name: 'Shop' }).click()
  await page.getByRole('checkbox').first().waitFor()
  return page
}

it('offers the kept list to read and to tick when it is opened again without a network', async () => {
  const { context, lines } = await deviceWithList()
  for (const page of context.pages()) await page.close()
  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto(`${app.url}/login`)
  await page.getByRole('button', { name: 'Open my shopping list' }).click()
  const boxes = page.getByRole('checkbox')
  await boxes.first().waitFor()
  await page.getByRole('button', { name: 'In the trolley (1)' }).click()
  expect(await boxes.count()).toBe(lines)
  expect(await boxes.last().isChecked()).toBe(true)
  await boxes.first().check({ force: true })
  await page.reload()
  await page.getByRole('button', { name: 'Open my shopping list' }).click()
  await page.getByRole('button', { name: 'In the trolley (2)' }).click()
  expect(await boxes.count()).toBe(lines)
  expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull()
  await context.close()
})

it('shows nothing of a person who has logged out', async () => {
  const { context } = await deviceWithList()
  const [left] = context.pages()
  await left?.getByRole('tab', { name: 'Settings' }).click()
  await left?.getByRole('button', { name: 'Logout' }).click()
  await left?.waitForURL('**/login')
  await left?.close()
  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto(app.url)
  await page.getByText("You're offline. Signing in needs a connection.").waitFor()
  expect(await page.getByRole('button', { name: 'Open my shopping list' }).count()).toBe(0)
  await context.close()
})
