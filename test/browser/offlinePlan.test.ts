import type { BrowserContext, Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { isPartKept, keptOn } from '../support/keptOn'
import { type Person, signUpAndIn } from '../support/people'
import { mealNames } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser({ serviceWorkers: 'allow' })
let cook: Person

beforeEach(async () => {
  cook = await signUpAndIn(app)
})

/** Waits until the service worker has cached the pages. */
const untilCached = (page: Page) =>
  page.waitForFunction(async () => {
    let cached = 0
    for (const name of await caches.keys()) cached += (await (await caches.open(name)).keys()).length
    return cached > 20
  })

/** The names of the recipes that the device keeps. */
const keptRecipes = (page: Page) =>
  page.evaluate(async () => {
    // Opening what is not there would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'kept')) return []
    return new Promise<string[]>((resolve) => {
      const asked = indexedDB.open('kept')
      asked.onsuccess = () => {
        const all = asked.result.transaction('recipes').objectStore('recipes').getAll()
        all.onsuccess = () => {
          asked.result.close()
          resolve((all.result as { value: { name: string } }[]).map(({ value }) => value.name))
        }
      }
    })
  })

/** A device on which a person planned nine meals and saw nothing but the plan. */
async function givenPlan(): Promise<{ context: BrowserContext; page: Page; names: string[] }> {
  const context = await browser.openContext({ screen: SCREENS.phone })
  await context.addInitScript(() => localStorage.setItem('lastFeedbackPrompt', String(Date.now())))
  const page = await context.newPage()
  await page.goto(`${app.url}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Start with three of each' }).click()
  await eventually(async () => expect((await mealNames(page)).filter(Boolean)).toHaveLength(9))
  const names = await mealNames(page)
  await eventually(async () => expect((await keptRecipes(page)).length).toBe(new Set(names).size))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await untilCached(page)
  await eventually(async () => expect(await isPartKept(page, 'plannedList')).toBe(true))
  return { context, page, names }
}

const unreachable = (page: Page) => page.getByText("We couldn't reach the server. Your plan")

it('opens plan, list and every recipe without a network after the plan was seen once (DEV-13)', async () => {
  const { context, page: left, names } = await givenPlan()
  await left.close()
  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto(app.url)
  await unreachable(page).waitFor()
  for (const name of names) await page.getByText(name, { exact: true }).first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('tab', { name: 'Shop' }).click()
  await page.getByRole('checkbox').first().waitFor()
  await page.getByRole('tab', { name: 'Cook' }).click()
  for (const name of names) {
    await page.getByRole('combobox', { name: 'Select a meal' }).click()
    await page.getByRole('option', { name, exact: true }).first().click()
    await page.getByRole('heading', { name: 'Steps' }).waitFor()
    await page.getByText(/Saved on this device on .* this recipe may not suit you/).waitFor()
    expect(await page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem').count()).toBeGreaterThan(0)
  }
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to meal instructions' }).click()
  await page.getByRole('heading', { name: 'Step 1' }).waitFor()
  await page.goto(`${app.url}/?mode=cook`)
  await unreachable(page).waitFor()
  await context.setOffline(false)
  await page.getByRole('tab', { name: 'Settings' }).waitFor()
  await context.close()
})

it('cooks on in a tab whose network goes, and keeps nothing of a person who signs out (DEV-12, DEV-14)', async () => {
  const { context, page, names } = await givenPlan()
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Cook' }).click()
  await page.getByText('Could not get cooking information for the selected meal').first().waitFor()
  await page.getByText(/Saved on this device on/).waitFor()
  for (const name of [...new Set(names)]) {
    await page.getByRole('combobox', { name: 'Select a meal' }).click()
    await page.getByRole('option', { name, exact: true }).first().click()
    await page.getByRole('list', { name: 'Ingredients' }).waitFor()
  }
  await context.setOffline(false)
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await eventually(async () => expect(await keptRecipes(page)).toEqual([]))
  await eventually(async () => expect((await keptOn(page)).snapshots).toEqual([]))
  await context.setOffline(true)
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(await unreachable(page).count()).toBe(0)
  await context.close()
})
