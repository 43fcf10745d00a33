import type { Page } from 'playwright-core'
import { eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { keptOn } from '../support/keptOn'
import { type Person, signUpAndIn } from '../support/people'
import { planOf, rowOf } from '../support/plans'

const app = givenApp()
const browser = givenBrowser()

const openShop = async (person: Person) => {
  const opened = await browser.openAs(person, { screen: SCREENS.phone })
  await opened.page.goto(`${app.url}/?mode=shop`)
  await opened.page.getByLabel('Add items').waitFor()
  return opened
}
const boxes = (page: Page) => page.getByRole('checkbox')
/** How many rows are left to buy, without those to look for in the cupboard. */
const countLeft = async (page: Page) =>
  Number(
    /^(\d+) to buy/.exec(
      await page
        .getByText(/^\d+ to buy\b/)
        .first()
        .innerText(),
    )?.[1],
  )
const list = async ({ token }: Person) =>
  (await app.graphql('{ sharedList { ticks { key } ownItems { text isTicked } } }', {}, token)).data
    .sharedList as unknown as { ticks: object[]; ownItems: { text: string; isTicked: boolean }[] }

it('a week of 21 meals is shopped without a network from start to end, and nothing is lost', async () => {
  const person = await signUpAndIn(app)
  const week = (category: 'breakfast' | 'lunch' | 'dinner') =>
    Array.from({ length: 7 }, (_, index) => rowOf(app, category, index))
  const plan = planOf({ breakfast: week('breakfast'), lunch: week('lunch'), dinner: week('dinner') })
  await app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
    { plan },
    person.token,
  )
  const { page, context } = await openShop(person)
  await boxes(page).first().waitFor()
  const lines = await countLeft(page)
  expect(lines).toBeGreaterThan(40)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.phone.width)

  await context.setOffline(true)
  await page.getByLabel('Add items').fill('candles, 2 batteries; soap')
  await page.keyboard.press('Enter')
  await page
    .getByText(new RegExp(`^${lines + 3} to buy\\b`))
    .first()
    .waitFor()
  // Ticked rows go to the trolley meanwhile. What is in the cupboard stands below the areas.
  const unticked = page.getByRole('checkbox', { checked: false })
  for (let left = lines + 3; left > 0; left -= 1) {
    await unticked.first().dispatchEvent('click')
    await page
      .getByText(left === 1 ? /^All bought/ : new RegExp(`^${left - 1} to buy\\b`))
      .first()
      .waitFor()
  }
  expect((await list(person)).ticks).toEqual([])

  await context.setOffline(false)
  await eventually(async () => {
    const { ticks, ownItems } = await list(person)
    expect(ticks).toHaveLength(lines)
    expect(ownItems.map(({ text }) => text)).toEqual(['2 batteries', 'candles', 'soap'])
    expect(ownItems.every(({ isTicked }) => isTicked)).toBe(true)
  })
  await eventually(async () => {
    expect((await keptOn(page)).outbox).toEqual([])
  })
  await page.reload()
  await page.getByRole('button', { name: `In the trolley (${lines + 3})` }).waitFor()
  await context.close()
})

it('what one adds without a network the other sees when it is back, and the other way round', async () => {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, anna, ben, { name: 'Ben' })
  const hers = await openShop(anna)
  const his = await openShop(ben)
  await his.context.setOffline(true)
  await his.page.getByLabel('Add items').fill('milk')
  await his.page.keyboard.press('Enter')
  await his.page.getByRole('checkbox', { name: 'milk' }).waitFor()
  await hers.page.getByLabel('Add items').fill('tea')
  await hers.page.keyboard.press('Enter')
  await hers.page.getByRole('checkbox', { name: 'tea' }).waitFor()
  expect(await hers.page.getByRole('checkbox', { name: 'milk' }).count()).toBe(0)

  await his.context.setOffline(false)
  await hers.page.getByRole('region', { name: 'Dairy' }).getByRole('checkbox', { name: 'milk' }).waitFor()
  await his.page.getByRole('checkbox', { name: 'tea' }).dispatchEvent('click')
  await eventually(async () =>
    expect(await hers.page.getByRole('checkbox', { name: 'tea, ticked by Ben' }).count()).toBe(1),
  )
  await hers.context.close()
  await his.context.close()
})
