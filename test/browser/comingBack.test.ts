import type { BrowserContext, Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { logIn, type Person, signUpAndIn } from '../support/people'
import { planOf } from '../support/plans'
import { mealNames, removeRow, rowName } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()

/** A device on which a person signed in and closed the tab. */
async function givenDevice(look?: Parameters<typeof browser.openContext>[0]) {
  const person = await signUpAndIn(app)
  const context = await browser.openContext(look)
  await context.addInitScript(() => localStorage.setItem('lastFeedbackPrompt', String(Date.now())))
  const page = await context.newPage()
  await page.goto(`${app.url}/login`)
  await signIn(page, person)
  await page.getByRole('heading', { name: 'Your plan' }).waitFor()
  await page.close()
  return { person, context }
}

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Changes a person's password on another device. */
async function changePassword({ email, password }: Person): Promise<void> {
  const { token } = await logIn(app, email, password)
  await app.graphql(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { message } }',
    { input: { currentPassword: password, newPassword: `${password}!`, confirmNewPassword: `${password}!` } },
    token,
  )
}

/** Counts the calls that ask for a token, in all tabs. */
function countRefreshes(context: BrowserContext): { count: number } {
  const found = { count: 0 }
  context.on('request', (request) => {
    if (request.postData()?.includes('refreshSession')) found.count += 1
  })
  return found
}

const address = (page: Page) => page.url().slice(app.url.length)
const unreachable = (page: Page) => page.getByText("We couldn't reach the server to sign you in again.")

it('a person who closed every tab is signed in again, where they wanted to go', async () => {
  const { context, person } = await givenDevice()
  const refreshes = countRefreshes(context)
  const page = await context.newPage()
  await page.goto(`${app.url}/?mode=settings`)
  await page.getByText(`You are signed in as ${person.email}.`).waitFor()
  expect(address(page)).toBe('/?mode=settings')
  expect(refreshes.count).toBe(1)
  await context.close()
})

/** A plan of three dinners that the person saves on another device; their names. */
async function savePlan({ token }: Person): Promise<string[]> {
  const proposal = await app.graphql(
    'mutation { randomizeMealPlan(input: { dinner: { numMeals: 3 }, seed: "week" }) { dinner { mealList { uniqueId name } } } }',
    {},
    token,
  )
  const { mealList } = (
    proposal.data as unknown as {
      randomizeMealPlan: { dinner: { mealList: { uniqueId: string; name: string }[] } }
    }
  ).randomizeMealPlan.dinner
  const plan = planOf({ dinner: mealList.map(({ uniqueId }) => ({ uniqueId, numServes: 4 })) })
  await app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
    { plan },
    token,
  )
  return mealList.map(({ name }) => name)
}

it('what was planned is there, in every mode, without anything being pressed', async () => {
  const { context, person } = await givenDevice({ screen: SCREENS.phone })
  const [first = ''] = await savePlan(person)
  const page = await context.newPage()
  await page.goto(`${app.url}/?mode=shop`)
  await page.getByRole('checkbox').first().waitFor()
  const other = await context.newPage()
  await other.goto(`${app.url}/?mode=cook`)
  await other.getByText('Step 1', { exact: false }).first().waitFor()
  expect(await other.getByText('You need to generate a meal plan').count()).toBe(0)
  const third = await context.newPage()
  await third.goto(app.url)
  await rowName(third, 'Dinner', 1).waitFor()
  expect((await mealNames(third, 'Dinner'))[0]).toBe(first)
  await context.close()
})

it('what was planned is there after signing in; what is edited here stays over a reload', async () => {
  const person = await signUpAndIn(app)
  const [first = ''] = await savePlan(person)
  const context = await browser.openContext({ screen: SCREENS.phone })
  await context.addInitScript(() => localStorage.setItem('lastFeedbackPrompt', String(Date.now())))
  const page = await context.newPage()
  await page.goto(app.url)
  await signIn(page, person)
  const dinner = (row: number) => rowName(page, 'Dinner', row)
  await dinner(3).waitFor()
  expect((await mealNames(page, 'Dinner'))[0]).toBe(first)
  await removeRow(page, 'Dinner', 3)
  await dinner(3).waitFor({ state: 'hidden' })
  await page.reload()
  await dinner(2).waitFor()
  expect(await dinner(3).count()).toBe(0)
  await context.close()
})

it('tabs that open at once are all signed in, and stay so', async () => {
  const { context } = await givenDevice()
  const pages = await Promise.all(Array.from({ length: 4 }, () => context.newPage()))
  await Promise.all(pages.map((page) => page.goto(`${app.url}/change-password`)))
  for (const page of pages) await page.getByRole('button', { name: 'Update Password' }).waitFor()
  // The cookie that is left is the latest one: it still works when the grace for replaced ones is over.
  app.clock.advance(11_000)
  const page = await context.newPage()
  await page.goto(`${app.url}/change-password`)
  await page.getByRole('button', { name: 'Update Password' }).waitFor()
  await context.close()
})

it('a stranger is asked to sign in without a call, and is led where they wanted to go', async () => {
  const person = await signUpAndIn(app)
  const context = await browser.openContext({ screen: SCREENS.phone })
  const refreshes = countRefreshes(context)
  const page = await context.newPage()
  await page.goto(`${app.url}/change-password`)
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(address(page)).toBe('/login?next=%2Fchange-password')
  await signIn(page, person)
  await page.getByRole('button', { name: 'Update Password' }).waitFor()
  expect(refreshes.count).toBe(0)
  await context.close()
})

it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'a link to sign in that names %s leads to the planner',
  async (next) => {
    const person = await signUpAndIn(app)
    const context = await browser.openContext()
    const page = await context.newPage()
    await page.goto(`${app.url}/login?next=${encodeURIComponent(next)}`)
    await signIn(page, person)
    await page.getByRole('heading', { name: 'Your plan' }).waitFor()
    expect(address(page)).toBe('/')
    await context.close()
  },
)

it('a session that a change of the password ended says so, once', async () => {
  const { context, person } = await givenDevice({ theme: 'dark', screen: SCREENS.phone })
  await changePassword(person)
  const page = await context.newPage()
  await page.goto(`${app.url}/?mode=shop`)
  await page.getByText('Your session was ended on another device, or because the password was changed.').waitFor()
  expect(address(page)).toBe('/login?next=%2F%3Fmode%3Dshop')
  expect(await axeFindings(page)).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(await page.getByText('Your session was ended').count()).toBe(0)
  await context.close()
})

it('a server that cannot be reached is not the end of the session', async () => {
  const { context } = await givenDevice()
  await context.route('**/graphql', (route) => route.abort())
  const page = await context.newPage()
  await page.goto(`${app.url}/change-password`)
  await unreachable(page).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await context.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Update Password' }).waitFor()
  await context.close()
})

it('a network that comes back signs the person in by itself', async () => {
  const { context } = await givenDevice({ screen: SCREENS.phone })
  const page = await context.newPage()
  await context.route('**/graphql', (route) => route.abort())
  await page.goto(`${app.url}/change-password`)
  await unreachable(page).waitFor()
  await context.setOffline(true)
  await page.getByText("You're offline. Signing in needs a connection.").waitFor()
  await context.unroute('**/graphql')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Update Password' }).waitFor()
  await context.close()
})

it('logging out in one tab is the end for tabs that open later', async () => {
  const { context } = await givenDevice()
  const page = await context.newPage()
  await page.goto(`${app.url}/?mode=settings`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(address(page)).toBe('/login')
  const refreshes = countRefreshes(context)
  const other = await context.newPage()
  await other.goto(app.url)
  await other.getByRole('button', { name: 'Sign In' }).waitFor()
  await eventually(async () => expect(address(other)).toBe('/login'))
  expect(refreshes.count).toBe(0)
  await context.close()
})
