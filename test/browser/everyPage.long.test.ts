import type { Page } from 'playwright-core'
import { axeFindingsOfAll, givenBrowser, SCREENS, watchErrors } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { LOOKS } from '../support/looks'
import { type Person, signUpAndIn } from '../support/people'

const OWNER = 'owner@home.example'
const app = givenApp({ ADMIN_EMAILS: OWNER })
const browser = givenBrowser()
let cook: Person

beforeAll(async () => {
  cook = await signUpAndIn(app, OWNER)
  const plan = await app.graphql(
    'mutation { randomizeMealPlan(input: { breakfast: { numMeals: 2 }, dinner: { numMeals: 3 }, seed: "pages" }) { breakfast { mealList { uniqueId } } dinner { mealList { uniqueId } } } }',
    {},
    cook.token,
  )
  const proposed = (plan.data as unknown as { randomizeMealPlan: Record<string, { mealList: { uniqueId: string }[] }> })
    .randomizeMealPlan
  const category = (name: string) => {
    const mealList = (proposed[name]?.mealList ?? []).map(({ uniqueId }) => ({ uniqueId, numServes: 2 }))
    return { settings: { numMeals: mealList.length }, mealList }
  }
  const input = {
    plan: { breakfast: category('breakfast'), lunch: category('lunch'), dinner: category('dinner') },
    version: 0,
  }
  await app.graphql(
    'mutation ($input: SaveMealPlanInput!) { saveMealPlan(input: $input) { errors { message } } }',
    { input },
    cook.token,
  )
})

interface OnePage {
  name: string
  path: string
  /** Shows that it is ready. */
  ready: (page: Page) => Promise<unknown>
}

/** Pages for who is not signed in; anyone else is led on from the first of them. */
const PAGES_OF_STRANGERS: OnePage[] = [
  { name: 'login', path: '/login', ready: (page) => page.getByRole('button', { name: 'Sign In' }).waitFor() },
  {
    name: 'welcome',
    path: '/welcome',
    ready: (page) => page.getByRole('link', { name: 'Sign Up' }).waitFor(),
  },
  { name: 'sign up', path: '/signup', ready: (page) => page.getByRole('button', { name: 'Sign Up' }).waitFor() },
]

const PAGES: OnePage[] = [
  {
    name: 'confirm e-mail',
    path: '/email-confirmation/no-such-key',
    ready: (page) => page.getByText('There was an error confirming your email. Please try again.').waitFor(),
  },
  {
    name: 'reset password',
    path: '/reset-password/no-such-key',
    ready: (page) => page.getByRole('button', { name: 'Reset Password' }).waitFor(),
  },
  {
    name: 'privacy policy',
    path: '/privacypolicy',
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  { name: 'terms', path: '/termsandconditions', ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  {
    name: 'instructions',
    path: '/instructions/weeknight-butter-chicken',
    ready: (page) => page.getByText('Step 1', { exact: true }).first().waitFor(),
  },
  {
    name: 'no such meal',
    path: '/instructions/no-such-meal',
    ready: (page) => page.getByText('Meal not found.').first().waitFor(),
  },
  {
    name: 'change password',
    path: '/change-password',
    ready: (page) => page.getByRole('button', { name: 'Update Password' }).waitFor(),
  },
  {
    name: 'feedback',
    path: '/feedback',
    ready: (page) => page.getByRole('button', { name: 'Submit Feedback & Enter Raffle' }).waitFor(),
  },
  {
    name: 'household',
    path: '/household',
    ready: (page) => page.getByRole('button', { name: 'Add a person' }).waitFor(),
  },
  {
    name: 'keys',
    path: '/keys',
    ready: (page) => page.getByRole('button', { name: 'Make a key' }).waitFor(),
  },
  {
    name: 'server',
    path: '/server',
    ready: (page) => page.getByRole('button', { name: 'Make a backup' }).waitFor(),
  },
  {
    name: 'meals',
    path: '/meals',
    ready: (page) => page.getByRole('button', { name: 'Show more meals' }).waitFor(),
  },
  {
    name: 'saved plans',
    path: '/plans',
    ready: (page) => page.getByRole('heading', { name: 'No saved plans yet' }).waitFor(),
  },
  {
    name: 'wishes',
    path: '/wishes',
    ready: (page) => page.getByRole('combobox', { name: 'Add a wish' }).waitFor(),
  },
  {
    name: 'plan',
    path: '/',
    ready: (page) => page.getByRole('button', { name: 'Randomize dinner 3' }).waitFor(),
  },
  { name: 'shop', path: '/?mode=shop', ready: (page) => page.getByRole('checkbox').first().waitFor() },
  {
    name: 'cook',
    path: '/?mode=cook',
    ready: (page) => page.getByRole('link', { name: 'Go to meal instructions' }).waitFor(),
  },
  {
    name: 'settings',
    path: '/?mode=settings',
    ready: (page) => page.getByRole('button', { name: 'Save Settings' }).waitFor(),
  },
]

/** Opens each of the pages and says what is wrong with it. */
async function findFaults(page: Page, pages: readonly OnePage[]): Promise<string[]> {
  const findings: string[] = []
  for (const { name, path, ready } of pages) {
    await page.goto(app.url + path)
    await ready(page)
    await page.waitForLoadState('networkidle')
    findings.push(...(await axeFindingsOfAll(page)).map((finding) => `${name}: ${finding}`))
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) findings.push(`${name}: ${overflow} pixels too wide`)
  }
  return findings
}

describe.each(LOOKS)('in the %s theme on a %s', (theme, size) => {
  it('on every page axe finds nothing, nothing overflows, and the console has no errors', async () => {
    const look = { theme, screen: SCREENS[size] }
    const strangers = await browser.openContext(look)
    const entrance = await strangers.newPage()
    const refusals = watchErrors(entrance)
    const { page, context, errors } = await browser.openAs(cook, look)
    const findings = [...(await findFaults(entrance, PAGES_OF_STRANGERS)), ...(await findFaults(page, PAGES))]
    expect(findings).toEqual([])
    expect([...refusals, ...errors]).toEqual([])
    await strangers.close()
    await context.close()
  })
})

it('what is wrong with a page is named', async () => {
  const context = await browser.openContext()
  const page = await context.newPage()
  await page.setContent('<html lang="en"><title>Page</title><main><h1>Page</h1><button></button></main></html>')
  expect(await axeFindingsOfAll(page)).toEqual([expect.stringMatching(/^button-name: <button><\/button> — Fix any/)])
  await context.close()
})
