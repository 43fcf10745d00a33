import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { axeFindings, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'
import { rowName } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()
const OFFER = 'What would you like to eat?'

/** Opens the planner as a person whose device keeps nothing; its scripts wait until they are let through. */
async function openWithoutScript(person: Person, screen = SCREENS.phone, path = '/') {
  const { page, context, errors } = await browser.openAs(person, { screen })
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('query FirstPlan')) asked.push(request.url())
  })
  await page.goto(app.url + path, { waitUntil: 'commit' })
  await page.locator('#root footer').waitFor({ state: 'attached' })
  return { page, context, errors, asked, letThrough }
}

const place = (page: Page) =>
  page.getByText(OFFER).evaluate((one) => {
    const { top, left, width } = one.getBoundingClientRect()
    return { top, left, width }
  })

it.each([['phone'], ['tablet'], ['desk']] as const)(
  'an empty plan says so before any script has come, and the planner takes its place (PLAN-57): %s',
  async (screen) => {
    const { page, context, errors, asked, letThrough } = await openWithoutScript(
      await signUpAndIn(app),
      SCREENS[screen],
    )
    await page.getByText(OFFER).waitFor()
    expect(await page.locator('main').getByRole('button').count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    const before = await place(page)
    letThrough()
    await page.getByRole('button', { name: 'Start with three of each' }).waitFor()
    expect(await page.getByText(OFFER).count()).toBe(1)
    expect(await place(page)).toEqual(before)
    expect(asked).toHaveLength(1)
    expect(errors).toEqual([])
    await context.close()
  },
)

it('nothing is said of a plan that is not empty, or of another mode', async () => {
  const cook = await signUpAndIn(app)
  const shop = await openWithoutScript(cook, SCREENS.phone, '/?mode=shop')
  const answered = shop.page.waitForResponse((response) => response.url().endsWith('/graphql'))
  shop.letThrough()
  await answered
  await shop.page.getByRole('tab', { name: 'Shop', selected: true }).waitFor()
  expect(await shop.page.getByText(OFFER).count()).toBe(0)
  await shop.context.close()

  const act = { addRow: { rowId: randomUUID(), category: 'DINNER', uniqueId: '' } }
  await app.graphql(
    'mutation ($operations: [PlanOperationInput!]!) { applyPlanOperations(operations: $operations) { errors { message } } }',
    { operations: [{ id: randomUUID(), act }] },
    cook.token,
  )
  const { page, context, asked, letThrough } = await openWithoutScript(cook)
  await page.waitForFunction(async () => (await window.firstPlan?.answer)?.viewer !== undefined)
  expect(await page.getByText(OFFER).count()).toBe(0)
  letThrough()
  await rowName(page, 'Dinner', 1).waitFor()
  expect(asked).toHaveLength(1)
  await context.close()
})

it('a session that the server refuses is asked about by the page’s code, which ends it', async () => {
  const cook = await signUpAndIn(app)
  await app.graphql('mutation { logOut { ok } }', {}, cook.token)
  const { page, context, letThrough } = await openWithoutScript(cook)
  await page.waitForFunction(async () => (await window.firstPlan?.answer) === null)
  expect(await page.getByText(OFFER).count()).toBe(0)
  letThrough()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await context.close()
})

it('a token that has expired is not sent, and the page’s code renews it', async () => {
  const cook = await signUpAndIn(app)
  const [head = '', payload = '', signature = ''] = cook.token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number }
  const past = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url')
  const { page, context, asked, letThrough } = await openWithoutScript({
    ...cook,
    token: `${head}.${past}.${signature}`,
  })
  expect(await page.evaluate(() => window.firstPlan)).toBeUndefined()
  expect(asked).toEqual([])
  letThrough()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await context.close()
})
