import type { Page } from 'playwright-core'
import { membership } from '../../server/households/membership'
import { queueTimers } from '../../server/notifications/queueTimers'
import { freshToken, seen, send } from '../server/notifications/operations'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'
import { planOf, rowOf } from '../support/plans'
import { deliverPush, givePushService, shown } from '../support/pushedPage'
import { startPushService } from '../support/pushService'

jest.setTimeout(120_000)
const app = givenApp()
const browser = givenBrowser({ serviceWorkers: 'allow' })
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let [ann, ben]: [Person, Person] = [{} as never, {} as never]
beforeEach(async () => {
  ann = await signUpAndIn(app)
  ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  const dinner = [0, 9, 21].map((index) => rowOf(app, 'dinner', index, 4))
  await app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
    { plan: planOf({ dinner }) },
    ann.token,
  )
})

const timers = (page: Page) => page.getByRole('region', { name: 'Timers' }).getByRole('listitem')
const start = (page: Page) => page.getByRole('button', { name: /^Start timer/ })
async function openCook(page: Page): Promise<Page> {
  await page.goto(`${app.url}/?mode=cook`)
  await page.getByText('Step 1 of', { exact: false }).first().waitFor()
  return page
}
/** Goes to the first step from here that names a time of which no timer runs. */
async function toTime(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true })
  for (let step = 0; step < 15 && (await start(page).count()) === 0; step += 1) await next.click()
}
const stored = async () => {
  const { householdId } = await membership(app.services, ann)
  return app.services.db('kitchen_timers').where({ householdId }).whereNot('state', 'DISMISSED')
}

it('a timer shows on another device, whose clock is off, and is paused, extended and dismissed on either', async () => {
  const phone = await browser.openAs(ann, { screen: SCREENS.phone })
  const tablet = await browser.openAs(ben, { screen: SCREENS.desk })
  await tablet.context.addInitScript((by) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + by
  }, 4 * MINUTE)
  await openCook(tablet.page)
  await openCook(phone.page)
  await toTime(phone.page)
  await start(phone.page).first().click()
  await timers(tablet.page).first().waitFor()
  const clockOf = async (page: Page) => {
    const [minutes = 0, seconds = 0] = ((await page.getByRole('timer').first().textContent()) ?? '')
      .split(':')
      .map(Number)
    return minutes * 60 + seconds
  }
  expect(Math.abs((await clockOf(tablet.page)) - (await clockOf(phone.page)))).toBeLessThan(20)
  expect(await axeFindings(tablet.page)).toEqual([])

  await tablet.page.getByRole('button', { name: /^Pause:/ }).click()
  await phone.page.getByRole('button', { name: /^Resume:/ }).waitFor()
  const before = await clockOf(tablet.page)
  await phone.page.getByRole('button', { name: /^One more minute/ }).click()
  await eventually(async () => expect(await clockOf(tablet.page)).toBe(before + 60))
  await phone.page.getByRole('button', { name: /^Resume:/ }).click()
  await tablet.page.getByRole('button', { name: /^Pause:/ }).waitFor()
  await tablet.page.getByRole('button', { name: /^Stop:/ }).click()
  await timers(phone.page).first().waitFor({ state: 'detached' })
  await eventually(async () => expect(await stored()).toEqual([]))
  expect([...phone.errors, ...tablet.errors]).toEqual([])
  await Promise.all([phone, tablet].map(({ context }) => context.close()))
})

it('what is started offline is there after the tab was closed, and meets what others did', async () => {
  const phone = await browser.openAs(ann, { screen: SCREENS.phone })
  const tablet = await browser.openAs(ben, { screen: SCREENS.desk })
  await openCook(tablet.page)
  await openCook(phone.page)
  await toTime(phone.page)
  await start(phone.page).first().click()
  await timers(tablet.page).first().waitFor()
  await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await phone.context.setOffline(true)
  await phone.page.getByRole('button', { name: 'Next', exact: true }).click()
  await toTime(phone.page)
  await start(phone.page).first().click()
  await eventually(async () => expect(await timers(phone.page).count()).toBe(2))
  const names = await phone.page
    .getByRole('timer')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  await tablet.page.getByRole('button', { name: /^Stop:/ }).click()
  await eventually(async () => expect(await stored()).toEqual([]))
  await phone.page.close()
  await phone.context.setOffline(false)
  const back = await phone.context.newPage()
  await openCook(back)
  for (const page of [back, tablet.page])
    await eventually(async () => {
      expect(await page.getByRole('timer').count()).toBe(1)
      expect(await page.getByRole('timer').getAttribute('aria-label')).toBe(names[1])
    })
  await Promise.all([phone, tablet].map(({ context }) => context.close()))
})

it('its end is said by push where no page is open, and it rings where Cook is opened then, until it is dismissed', async () => {
  const push = await startPushService()
  app.services.config.webhookHosts.push(push.host)
  const device = push.subscribe((await seen(app, ben.token)).publicKey)
  const bens = await browser.openAs(ben, { screen: SCREENS.phone })
  await givePushService(bens.context, device.input)
  await bens.page.goto(`${app.url}/notifications`)
  await bens.page.getByRole('checkbox', { name: 'Kitchen timers' }).click()
  await bens.page.getByText('Notifications are on').waitFor()
  await bens.page.close()

  const phone = await browser.openAs(ann, { screen: SCREENS.phone })
  await openCook(phone.page)
  await toTime(phone.page)
  await start(phone.page).first().click()
  await eventually(async () => expect(await stored()).toHaveLength(1))
  await phone.context.close()
  const [{ endsAt, timerKey }] = (await stored()) as [{ endsAt: number; timerKey: string }]
  // By the time the server's background looks.
  const then = { ...app.services, now: () => endsAt + 1000 }
  await app.services.db('sessions').update({ expiresAt: endsAt + DAY })
  await queueTimers(then)
  await send(then)
  const title = expect.stringMatching(/^Time’s up: .+ for .+$/) as string
  expect(device.messages()).toEqual([expect.objectContaining({ title, tag: timerKey, page: '/?mode=cook' })])
  await queueTimers(then)
  await send(then)
  expect(device.messages()).toHaveLength(1)
  const later = await bens.context.newPage()
  await later.goto(`${app.url}/notifications`)
  await deliverPush(later, JSON.stringify(device.messages()[0]))
  await eventually(async () => expect(await shown(later)).toEqual([title]))

  await app.services.db('kitchen_timers').update({ endsAt: app.clock.now() - 2000 })
  const watch = await browser.openAs({ ...ann, token: await freshToken(app, ann) }, { screen: SCREENS.phone })
  await watch.context.addInitScript(() => {
    Object.assign(window, { shakes: 0 })
    navigator.vibrate = () => {
      ;(window as unknown as { shakes: number }).shakes += 1
      return true
    }
  })
  await openCook(watch.page)
  await watch.page.getByRole('timer').filter({ hasText: "Time's up" }).waitFor()
  const shakes = () => watch.page.evaluate(() => (window as unknown as { shakes: number }).shakes)
  await eventually(async () => expect(await shakes()).toBeGreaterThan(0))
  await watch.page.getByRole('button', { name: /^Dismiss/ }).click()
  await eventually(async () => expect(await stored()).toEqual([]))
  expect([...bens.errors, ...watch.errors]).toEqual([])
  await Promise.all([bens, watch].map(({ context }) => context.close()))
  await push.stop()
})
