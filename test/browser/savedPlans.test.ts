import type { Locator, Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { LOOKS } from '../support/looks'
import { joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'
import { mealNames } from '../support/planRows'
import { setSettings } from '../support/plans'

const app = givenApp()
const browser = givenBrowser()

const shelf = (page: Page) => page.getByRole('list', { name: 'Saved plans' })
const names = (page: Page) => shelf(page).getByRole('heading').allTextContents()
const shows = (page: Page, expected: string[]) => eventually(async () => expect(await names(page)).toEqual(expected))
/** The same behind an open dialog. */
const showsBehind = (page: Page, expected: string[]) =>
  eventually(async () =>
    expect(
      await page
        .getByRole('list', { name: 'Saved plans', includeHidden: true })
        .getByRole('heading', { includeHidden: true })
        .allTextContents(),
    ).toEqual(expected),
  )
const card = (page: Page, name: string): Locator =>
  shelf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

async function choose(page: Page, name: string, act: 'Rename' | 'Duplicate' | 'Delete'): Promise<Locator> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: act }).click()
  return page.getByRole('dialog')
}

async function saveAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save your plan as …' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Starts a plan of three meals of each category, and says which. */
async function startPlan(page: Page): Promise<string[]> {
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Start with three of each' }).click()
  await eventually(async () => expect((await mealNames(page)).filter(Boolean)).toHaveLength(9))
  return mealNames(page)
}

const openPlans = (page: Page) => page.getByRole('link', { name: 'Saved plans' }).click()

async function named(person: Person, name: string): Promise<void> {
  const { meals, byCategory } = app.services.catalogue.compiled
  const slugs = Array.from(byCategory.dinner, (index) => meals[index]?.slug).slice(0, 5)
  const rows = slugs.map((recipe) => ({ category: 'DINNER', content: { dishes: [{ recipe }] } }))
  await app.graphql(
    'mutation ($input: SavePlanInput!) { savePlan(input: $input) { ok } }',
    { input: { name, rows } },
    person.token,
  )
}

it('plans are saved under names, renamed, duplicated, opened, taken back and deleted, and all of the household see them (WEEK-8, WEEK-9)', async () => {
  const [ann, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  const { page, errors } = await browser.openAs(ann, { screen: SCREENS.phone })
  const first = await startPlan(page)
  await openPlans(page)
  await page.getByRole('heading', { name: 'No saved plans yet' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await saveAs(page, 'A quiet week')
  await shows(page, ['A quiet week'])
  await card(page, 'A quiet week').getByText('9 meals').waitFor()
  expect(await card(page, 'A quiet week').locator('img').count()).toBe(4)

  await page.getByRole('link', { name: 'Back to Plan' }).click()
  await page.getByRole('button', { name: 'Randomize All' }).click()
  await eventually(async () => expect(await mealNames(page)).not.toEqual(first))
  const second = await mealNames(page)
  await openPlans(page)
  await saveAs(page, 'Guests')
  await shows(page, ['Guests', 'A quiet week'])

  // A name that is taken is replaced only when that is said.
  await page.getByRole('button', { name: 'Save your plan as …' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('a quiet WEEK')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Choose another, or replace it.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const renaming = await choose(page, 'Guests', 'Rename')
  await renaming.getByRole('textbox', { name: 'Name' }).fill('A quiet week')
  await page.keyboard.press('Enter')
  await renaming.getByText('Your household has a plan of this name. Choose another.').waitFor()
  await renaming.getByRole('textbox', { name: 'Name' }).fill('Guests from abroad')
  await page.keyboard.press('Enter')
  await shows(page, ['Guests from abroad', 'A quiet week'])
  const copying = await choose(page, 'A quiet week', 'Duplicate')
  expect(await copying.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('A quiet week copy')
  await page.keyboard.press('Enter')
  await shows(page, ['A quiet week copy', 'Guests from abroad', 'A quiet week'])

  const { page: his, errors: hisErrors } = await browser.openAs(ben)
  await his.goto(`${app.url}/plans`)
  await shows(his, ['A quiet week copy', 'Guests from abroad', 'A quiet week'])
  const asked = await choose(his, 'A quiet week copy', 'Delete')
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await (await choose(his, 'A quiet week copy', 'Delete')).getByRole('button', { name: 'Delete' }).click()
  await shows(his, ['Guests from abroad', 'A quiet week'])
  // The focus goes on to the next of the list.
  await eventually(async () =>
    expect(await shelf(his).evaluate((list) => list.contains(document.activeElement))).toBe(true),
  )

  await page.reload()
  await shows(page, ['Guests from abroad', 'A quiet week'])
  await page.getByRole('button', { name: 'Open A quiet week', exact: true }).click()
  await page.waitForURL(`${app.url}/`)
  await eventually(async () => expect(await mealNames(page)).toEqual(first))
  await page.getByText('A quiet week is your plan now').waitFor()
  await page.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Undo' }).click()
  await eventually(async () => expect(await mealNames(page)).toEqual(second))
  expect([...errors, ...hisErrors]).toEqual([])
}, 180_000)

it('what does not suit any more is said where a plan is opened, and one Undo brings back the plan before (WEEK-9)', async () => {
  const ann = await signUpAndIn(app)
  await named(ann, 'Winter')
  await setSettings(app, ann.userId, { requirements: { VEGAN: 'STRICT' } })
  const { page, errors } = await browser.openAs(ann, { screen: SCREENS.phone })
  const before = await startPlan(page)
  await openPlans(page)
  await page.getByRole('button', { name: 'Open Winter' }).focus()
  await page.keyboard.press('Enter')
  const report = page.getByRole('region', { name: 'Your plan changed' })
  await report.waitFor()
  await report.getByRole('button', { name: 'Undo' }).click()
  await eventually(async () => expect(await mealNames(page)).toEqual(before))
  expect(errors).toEqual([])
}, 120_000)

it('what another member does shows without a reload, and a name that is being typed stays (WEEK-21)', async () => {
  const [ann, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  await named(ann, 'Winter')
  const { page: hers, errors } = await browser.openAs(ann, { screen: SCREENS.phone })
  await startPlan(hers)
  await openPlans(hers)
  await shows(hers, ['Winter'])
  const { page: his, errors: hisErrors } = await browser.openAs(ben)
  await his.goto(`${app.url}/plans`)
  await shows(his, ['Winter'])

  await saveAs(hers, 'Guests')
  await shows(his, ['Guests', 'Winter'])
  await card(his, 'Guests').getByText('by ', { exact: false }).waitFor()

  // He renames one while she duplicates it, renames another and deletes the one that he is at.
  const renaming = await choose(his, 'Winter', 'Rename')
  await renaming.getByRole('textbox', { name: 'Name' }).fill('A long winter')
  await choose(hers, 'Guests', 'Duplicate')
  await hers.keyboard.press('Enter')
  await showsBehind(his, ['Guests copy', 'Guests', 'Winter'])
  const hersToo = await choose(hers, 'Guests', 'Rename')
  await hersToo.getByRole('textbox', { name: 'Name' }).fill('Friends')
  await hers.keyboard.press('Enter')
  await showsBehind(his, ['Guests copy', 'Friends', 'Winter'])
  expect(await renaming.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('A long winter')
  await his.keyboard.press('Enter')
  await shows(his, ['Guests copy', 'Friends', 'A long winter'])
  await shows(hers, ['Guests copy', 'Friends', 'A long winter'])

  // What was missed without a network comes once it is back.
  await his.context().setOffline(true)
  await his.getByText('You’re offline.', { exact: false }).waitFor()
  await (await choose(hers, 'Friends', 'Delete')).getByRole('button', { name: 'Delete' }).click()
  await shows(hers, ['Guests copy', 'A long winter'])
  await his.context().setOffline(false)
  await shows(his, ['Guests copy', 'A long winter'])
  expect([...errors, ...hisErrors]).toEqual([])
}, 180_000)

it('an empty plan is not saved, and without a network nothing is', async () => {
  const ann = await signUpAndIn(app)
  await named(ann, 'Winter')
  const { page } = await browser.openAs(ann, { screen: SCREENS.phone })
  await page.goto(`${app.url}/plans`)
  await page.getByRole('button', { name: 'Save your plan as …' }).click()
  await page.getByText('Your mealplan is empty').waitFor()
  const asked = await choose(page, 'Winter', 'Delete')
  await page.context().setOffline(true)
  await asked.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Could not change the plan.').waitFor()
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await page.getByText('You’re offline. Plans can’t be saved, opened or changed.').waitFor()
  await page.getByRole('button', { name: 'Open Winter' }).click()
  await page.getByText('Could not open the plan. Your plan is as it was.').waitFor()
  await shows(page, ['Winter'])
})

it.each(LOOKS)('axe finds nothing, nothing overflows, and there is more below: %s, %s', async (theme, size) => {
  const ann = await signUpAndIn(app)
  for (let index = 1; index <= 14; index += 1) {
    await named(ann, `Week ${index} with a rather long name, for all who come`)
    app.clock.advance(1000)
  }
  const { page, context, errors } = await browser.openAs(ann, { theme, screen: SCREENS[size] })
  await page.goto(`${app.url}/plans`)
  await eventually(async () => expect(await names(page)).toHaveLength(12))
  await page.getByRole('button', { name: 'Show more plans' }).click()
  await eventually(async () => expect(await names(page)).toHaveLength(14))
  expect(await page.getByRole('button', { name: 'Show more plans' }).count()).toBe(0)
  const { height } = SCREENS[size]
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: SCREENS[size].width, height: Math.max(height, whole) })
  expect(await axeFindings(page)).toEqual([])
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height })
    for (const text of ['100%', '200%']) {
      await page.addStyleTag({ content: `html { font-size: ${text} }` })
      await eventually(async () =>
        expect([width, text, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
          width,
          text,
          width,
        ]),
      )
    }
  }
  expect(errors).toEqual([])
  await context.close()
})
