import type { BrowserContext, Page } from 'playwright-core'
import { socketMetrics } from '../../server/realtime/socketMetrics'
import { adding } from '../server/planning/currentPlans'
import { eventually, givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'
import { mealNames } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()

const TABS = 12

/** How many sockets the server has open, and how many subscriptions run over them. */
async function serverHas(): Promise<{ sockets: number; subscriptions: number }> {
  const { open, subscriptions } = socketMetrics()
  const count = async (gauge: typeof open) => (await gauge.get()).values[0]?.value ?? 0
  return { sockets: await count(open), subscriptions: await count(subscriptions) }
}
const serverComesTo = (sockets: number) =>
  eventually(async () => expect(await serverHas()).toEqual({ sockets, subscriptions: sockets }))

/** Adds a row to the plan past the pages, as another device does. */
async function addRow({ token }: Person): Promise<void> {
  const operations = [{ act: { plan: adding('') } }]
  const APPLY = 'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { ok } }'
  expect((await app.graphql(APPLY, { input: { operations } }, token)).data).toEqual({ applyOperations: { ok: true } })
}

async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const tabs: Page[] = []
  for (let tab = 0; tab < count; tab += 1) {
    const page = await context.newPage()
    await page.goto(app.url)
    await page.getByRole('heading', { name: 'Your plan' }).waitFor()
    tabs.push(page)
  }
  return tabs
}

/** Waits until all tabs show so many rows. */
const allShow = (tabs: Page[], rows: number) =>
  eventually(async () => {
    expect(await Promise.all(tabs.map(async (tab) => (await mealNames(tab)).length))).toEqual(tabs.map(() => rows))
  })

/** Whether a tab has the socket of its session. */
const leads = (tab: Page): Promise<boolean> =>
  tab.evaluate(async () => {
    const probe = crypto.randomUUID()
    const held = await navigator.locks.request(probe, async () => (await navigator.locks.query()).held ?? [])
    const own = held.find(({ name }) => name === probe)?.clientId
    // The name of a tab's presence ends with its id.
    return held.some(({ name = '', clientId }) => /^live \S+ \S+$/.test(name) && clientId === own)
  })

async function leadingTab(tabs: Page[]): Promise<Page> {
  for (const tab of tabs) if (await leads(tab)) return tab
  throw new Error('No tab leads')
}

it('twelve tabs follow by one socket, and go on when the tab that has it is closed, frozen or crashes (API-56)', async () => {
  const ann = await signUpAndIn(app)
  const { context, page, errors } = await browser.openAs(ann)
  await page.close()
  let tabs = await openTabs(context, TABS)
  await serverComesTo(1)
  await addRow(ann)
  await allShow(tabs, 1)
  expect(await serverHas()).toEqual({ sockets: 1, subscriptions: 1 })

  const first = await leadingTab(tabs)
  await first.close()
  await addRow(ann)
  tabs = tabs.filter((tab) => tab !== first)
  await allShow(tabs, 2)
  await serverComesTo(1)

  const second = await leadingTab(tabs)
  const devtools = await context.newCDPSession(second)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await addRow(ann)
  await allShow(
    tabs.filter((tab) => tab !== second),
    3,
  )
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await allShow(tabs, 3)
  await serverComesTo(1)

  const third = await leadingTab(tabs)
  const tools = await context.newCDPSession(third)
  void tools.send('Page.crash').catch(() => {})
  await addRow(ann)
  tabs = tabs.filter((tab) => tab !== third)
  await allShow(tabs, 4)
  await serverComesTo(1)
  expect(errors).toEqual([])
  await context.close()
  await serverComesTo(0)
}, 240_000)

it('two people in one browser share nothing, and a session that ends in one tab ends in all of its tabs (API-56, ACC-36)', async () => {
  const [ann, ben, cara] = [await signUpAndIn(app), await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ann, cara, { name: 'Cara' })
  const { context, page, errors } = await browser.openAs(ann)
  await page.close()
  const anns = await openTabs(context, 3)
  const bens = await context.newPage()
  await bens.addInitScript((token) => sessionStorage.setItem('access_token', token), ben.token)
  await bens.goto(app.url)
  await bens.getByRole('heading', { name: 'Your plan' }).waitFor()
  await serverComesTo(2)

  await addRow(ben)
  await allShow([bens], 1)
  await addRow(cara)
  await addRow(cara)
  await allShow(anns, 2)
  await allShow([bens], 1)

  const caras = await browser.openAs(cara)
  await caras.page.goto(app.url)
  for (const tab of anns) await tab.getByText('Cara is here too').waitFor({ state: 'attached' })
  await caras.context.close()

  const leading = await leadingTab(anns)
  const [following] = anns.filter((tab) => tab !== leading)
  await following?.goto(`${app.url}/?mode=settings`)
  await following?.getByRole('button', { name: 'Logout' }).click()
  for (const tab of anns) await tab.waitForURL('**/login*')
  await serverComesTo(1)
  await addRow(ben)
  await allShow([bens], 2)
  expect(errors).toEqual([])
  await context.close()
}, 120_000)
