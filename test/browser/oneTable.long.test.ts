import type { Page } from 'playwright-core'
import { eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { signUpAndIn } from '../support/people'
import { mealNames, rowName } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()

/** The meal of a dinner once it has one that is none of these. */
async function mealOf(page: Page, number: number, others: readonly string[] = []): Promise<string> {
  let meal: string | undefined
  await eventually(async () => {
    meal = (await mealNames(page, 'Dinner'))[number - 1]
    expect([undefined, '', ...others]).not.toContain(meal)
  })
  return meal ?? ''
}
const shows = (page: Page, number: number, meal: string) =>
  eventually(async () => expect((await mealNames(page, 'Dinner'))[number - 1]).toBe(meal))
const mode = (page: Page, name: 'Plan' | 'Shop') => page.getByRole('tab', { name }).click()

/** What is still to buy on a page, and what is in its trolley. */
const listOn = async (page: Page) => {
  const labels = await page
    .getByRole('checkbox', { checked: false })
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''))
  const trolley = await page.getByRole('button', { name: /^In the trolley/ }).allInnerTexts()
  return { labels: labels.sort(), trolley }
}

it('two people with three devices plan, shop without a network, change a dinner meanwhile, and have one right list', async () => {
  const [ana, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ana, ben, { name: 'Ben' })
  const open = async (person: typeof ana, screen: keyof typeof SCREENS) => {
    const opened = await browser.openAs(person, { screen: SCREENS[screen] })
    await opened.page.goto(app.url)
    await opened.page.getByRole('heading', { name: 'Your plan' }).waitFor()
    return opened
  }
  const laptop = await open(ana, 'desk')
  const phone = await open(ana, 'phone')
  const home = await open(ben, 'phone')

  for (const number of [1, 2]) {
    await laptop.page.getByRole('button', { name: 'Add a dinner' }).click()
    await rowName(home.page, 'Dinner', number).waitFor()
    await home.page.getByRole('button', { name: `Randomize dinner ${number}` }).click()
    await mealOf(home.page, number)
  }
  const [first, second] = [await mealOf(home.page, 1), await mealOf(home.page, 2)]
  for (const { page } of [laptop, phone]) {
    await shows(page, 1, first)
    await shows(page, 2, second)
  }

  await mode(phone.page, 'Shop')
  await phone.page.getByRole('checkbox').first().waitFor()
  const firstsOwn = await needOf(ana.token, first)
  await phone.context.setOffline(true)
  const line = phone.page.getByRole('checkbox', { name: new RegExp(`^${firstsOwn},`) }).first()
  await line.dispatchEvent('click')
  await phone.page.getByLabel('Add items').fill('candles')
  await phone.page.keyboard.press('Enter')
  await phone.page.getByRole('checkbox', { name: 'candles', exact: true }).waitFor()

  await home.page.getByRole('button', { name: 'Randomize dinner 2' }).click()
  const third = await mealOf(home.page, 2, [second])
  await shows(laptop.page, 2, third)

  await phone.context.setOffline(false)
  for (const { page } of [laptop, home]) await mode(page, 'Shop')
  await eventually(async () => {
    const lists = await Promise.all([laptop, phone, home].map(({ page }) => listOn(page)))
    expect(lists[1]).toEqual(lists[0])
    expect(lists[2]).toEqual(lists[0])
    expect(lists[0]?.labels).toContain('candles')
    // What the third dinner needs of it comes back, and no more.
    const isBought = lists[0]?.trolley.length === 1
    expect(isBought || lists[0]?.labels.some((label) => label.startsWith(`${firstsOwn}, needs `))).toBe(true)
  })
  await phone.page.getByRole('tab', { name: 'Plan' }).click()
  await shows(phone.page, 2, third)
  for (const { context, errors } of [laptop, phone, home]) {
    // What was on its way when the network went says so.
    expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await context.close()
  }
}, 120_000)

/** The name of something to buy that only this meal of the plan needs, and not from the cupboard. */
async function needOf(token: string, meal: string): Promise<string> {
  const { data } = await app.graphql('{ currentPlan { rows { category entry { uniqueId numServes } } } }', {}, token)
  const rows = (data as unknown as { currentPlan: { rows: { entry: { uniqueId: string; numServes: number } }[] } })
    .currentPlan.rows
  const none = { settings: { numMeals: 0 }, mealList: [] }
  const plan = {
    breakfast: none,
    lunch: none,
    dinner: { settings: { numMeals: rows.length }, mealList: rows.map(({ entry }) => entry) },
  }
  const answer = await app.graphql(
    'query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { items { isCupboard ingredient { name } parts { mealName } } } }',
    { plan },
    token,
  )
  const { items } = (
    answer.data as unknown as {
      shoppingList: {
        items: { isCupboard: boolean; ingredient: { name: string }; parts: { mealName: string }[] }[]
      }
    }
  ).shoppingList
  const found = items.find(({ isCupboard, parts }) => !isCupboard && parts.every(({ mealName }) => mealName === meal))
  if (!found) throw new Error(`Nothing is bought for ${meal} alone`)
  return found.ingredient.name
}
