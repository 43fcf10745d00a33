import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { accept, inviteKey } from '../server/households/householdCalls'
import { called } from '../server/households/householdPeople'
import { apply, ask, create, householdsOf, inTwo } from '../server/households/severalCalls'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { mealNames } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()

const list = (page: Page) => page.getByRole('list', { name: 'Your households' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const meals = async (page: Page) => (await mealNames(page)).filter(Boolean)

/** A page that fits its screen and in which axe finds nothing. */
async function expectSound(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  expect(await axeFindings(page)).toEqual([])
}

/** Plans three of each. */
async function plan(page: Page): Promise<string[]> {
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Start with three of each' }).click()
  await eventually(async () => expect(await meals(page)).toHaveLength(9))
  return meals(page)
}

/** Opens one of the households from the page of the present one. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${app.url}/household`)
  await button(page, `Open ${name}`).click()
  await page.waitForURL(`${app.url}/`)
}

it('a person makes a second household, has another plan there, and goes from one to the other (HH-28)', async () => {
  const ana = await called(app, 'Ana')
  const { page, context, errors } = await browser.openAs(ana, { screen: SCREENS.phone })
  const atHome = await plan(page)
  await page.goto(`${app.url}/household`)
  await page.getByText('For a weekend house', { exact: false }).waitFor()
  await button(page, 'Make a household').click()
  const dialog = page.getByRole('dialog', { name: 'Make another household' })
  await dialog.getByRole('button', { name: 'Make a household' }).click()
  await dialog.getByText('Enter a name.').waitFor()
  await dialog.getByLabel('Name of the household').fill('Weekend house')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Make a household' }).click()
  await page.getByRole('heading', { level: 1, name: 'Weekend house' }).waitFor()
  expect(await list(page).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Household of Ana\s+Open$/),
    expect.stringMatching(/^Weekend house\s+Ana\s+Open now$/),
  ])
  await expectSound(page)

  // The other plan, list and cupboard: nothing of home is there, before a reload and after.
  await page.goto(app.url)
  await page.getByText('What would you like to eat?').waitFor()
  const away = await plan(page)
  await page.reload()
  await eventually(async () => expect(await meals(page)).toEqual(away))
  await page.getByRole('main').getByText('Weekend house', { exact: true }).waitFor()
  await page.goto(`${app.url}/?mode=shop`)
  await page.getByRole('banner').getByText('Weekend house').waitFor()

  await open(page, 'Household of Ana')
  await eventually(async () => expect(await meals(page)).toEqual(atHome))
  await page.reload()
  await eventually(async () => expect(await meals(page)).toEqual(atHome))
  await open(page, 'Weekend house')
  await eventually(async () => expect(await meals(page)).toEqual(away))

  // On another device it begins with the first one.
  const other = await browser.openAs(ana, { screen: SCREENS.phone })
  await other.page.goto(app.url)
  await eventually(async () => expect(await meals(other.page)).toEqual(atHome))
  await other.context.close()
  expect(errors).toEqual([])
  await context.close()
}, 180_000)

it('another tab of the person follows, and nothing of the one before comes into the other', async () => {
  const ana = await called(app, 'Ana')
  await create(app, ana, 'Allotment')
  const { page, context, errors } = await browser.openAs(ana)
  const atHome = await plan(page)
  const tab = await context.newPage()
  await tab.goto(app.url)
  await eventually(async () => expect(await meals(tab)).toEqual(atHome))
  await open(page, 'Allotment')
  await tab.getByText('What would you like to eat?').waitFor()
  await plan(tab)
  await eventually(async () => expect(await meals(page)).toHaveLength(9))
  await open(tab, 'Household of Ana')
  for (const one of [page, tab]) await eventually(async () => expect(await meals(one)).toEqual(atHome))
  expect(errors).toEqual([])
  await context.close()
}, 120_000)

it('without a network the one that was opened last is there, and no other is opened', async () => {
  const ana = await called(app, 'Ana')
  await create(app, ana, 'Allotment')
  const { page, context } = await browser.openAs(ana)
  await page.goto(`${app.url}/household`)
  await button(page, 'Open Allotment').click()
  await page.waitForURL(`${app.url}/`)
  const planned = await plan(page)
  await page.goto(`${app.url}/household`)
  await button(page, 'Open Household of Ana').waitFor()
  await context.setOffline(true)
  await button(page, 'Open Household of Ana').click()
  await page.getByText('Could not open the household', { exact: false }).first().waitFor()
  await context.setOffline(false)
  await page.goto(app.url)
  await eventually(async () => expect(await meals(page)).toEqual(planned))
  await context.close()
}, 120_000)

it('list and cupboard are those of the household that is open', async () => {
  const { ana, home, further } = await inTwo(app)
  const fill = (householdId: string, text: string, ingredient: string) =>
    apply(app, ana, {
      householdId,
      operations: [
        { act: { list: { addItem: { itemId: randomUUID(), text } } } },
        { act: { cupboard: { keep: { ingredient } } } },
      ],
    })
  await fill(home, 'light bulbs', 'milk')
  await fill(further, 'tent pegs', 'honey')
  const { page, context, errors } = await browser.openAs(ana, { screen: SCREENS.phone })
  const expectOnly = async (own: string, other: string, kept: string, otherKept: string) => {
    await page.goto(`${app.url}/?mode=shop`)
    await page.getByText(own).first().waitFor()
    expect(await page.getByText(other).count()).toBe(0)
    await page.goto(`${app.url}/cupboard`)
    await page.locator('main').getByText(kept, { exact: true }).first().waitFor()
    expect(await page.locator('main').getByText(otherKept, { exact: true }).count()).toBe(0)
  }
  await expectOnly('light bulbs', 'tent pegs', 'milk', 'honey')
  await open(page, 'Household of Ben and Ana')
  await expectOnly('tent pegs', 'light bulbs', 'honey', 'milk')
  await open(page, 'Household of Ana')
  await expectOnly('light bulbs', 'tent pegs', 'milk', 'honey')
  expect(errors).toEqual([])
  await context.close()
}, 120_000)

it('what others do in the one that is open comes at once, and nothing of the other', async () => {
  const { ana, ben, further } = await inTwo(app)
  const { page, context, errors } = await browser.openAs(ana)
  await page.goto(`${app.url}/household`)
  await button(page, 'Open Household of Ben and Ana').click()
  await page.waitForURL(`${app.url}/`)
  await page.getByText('What would you like to eat?').waitFor()
  const his = await browser.openAs(ben)
  const planned = await plan(his.page)
  await eventually(async () => expect((await meals(page)).sort()).toEqual([...planned].sort()))
  const rows = async (household?: string) =>
    (
      (await ask(app, ana, '{ viewer { household { id plan { rows { id } } } } }', {}, household)).data
        .viewer as unknown as { household: { plan: { rows: object[] } } }
    ).household.plan.rows
  expect(await rows(further)).toHaveLength(9)
  expect(await rows()).toHaveLength(0)
  await his.context.close()
  expect(errors).toEqual([])
  await context.close()
}, 120_000)

it('an invitation is accepted beside the household that one has, which can be left again (HH-29)', async () => {
  const [ana, ben] = [await called(app, 'Ana'), await called(app, 'Ben')]
  const { page, context, errors } = await browser.openAs(ana, { screen: SCREENS.phone })
  const atHome = await plan(page)
  await page.goto(`${app.url}/invitation/${await inviteKey(app, ben)}`)
  await page.getByRole('checkbox', { name: 'Stay in my present household as well' }).click()
  await page.getByText('Your present household stays as it is.', { exact: false }).waitFor()
  await expectSound(page)
  await button(page, 'Join').click()
  await page.waitForURL(`${app.url}/`)
  await page.getByText('What would you like to eat?').waitFor()
  expect(await householdsOf(app, ana)).toHaveLength(2)

  await page.goto(`${app.url}/household`)
  await button(page, 'Leave this household').click()
  await page.getByText('You go on in Household of Ana.', { exact: false }).waitFor()
  await button(page, 'Leave').click()
  await page.getByText('For a weekend house', { exact: false }).waitFor()
  expect(await householdsOf(app, ana)).toHaveLength(1)
  await page.goto(app.url)
  await eventually(async () => expect(await meals(page)).toEqual(atHome))
  expect(errors.filter((one) => !one.includes('400'))).toEqual([])
  await context.close()
}, 120_000)

it('one in which the person is alone is deleted, and who is removed goes on in the first, and reads why (HH-27, HH-30)', async () => {
  const [ana, ben] = [await called(app, 'Ana'), await called(app, 'Ben')]
  const { household } = await create(app, ana, 'Allotment')
  const { page, context } = await browser.openAs(ana)
  await page.goto(`${app.url}/household`)
  await button(page, 'Open Allotment').click()
  await page.waitForURL(`${app.url}/`)
  await page.goto(`${app.url}/household`)
  await button(page, 'Delete this household').click()
  await button(page, 'Delete').click()
  await page.getByText('For a weekend house', { exact: false }).waitFor()
  expect((await householdsOf(app, ana)).map(({ id }) => id)).not.toContain(household?.id)

  const joined = await accept(app, ana, await inviteKey(app, ben), { isFurther: true })
  await page.reload()
  await button(page, 'Open Household of Ben and Ana').click()
  await page.waitForURL(`${app.url}/`)
  await page.getByText('What would you like to eat?').waitFor()
  const [, there] = (await householdsOf(app, ana)) as unknown as { id: string }[]
  expect(there?.id).toBe(joined.household?.id)
  const { data } = await ask(app, ben, '{ viewer { household { members { id name } } } }')
  const { members } = (data.viewer as unknown as { household: { members: { id: string; name: string }[] } }).household
  const memberId = members.find(({ name }) => name === 'Ana')?.id
  await ask(
    app,
    ben,
    'mutation ($input: HouseholdMemberInput!) { removeHouseholdMember(input: $input) { errors { code } } }',
    { input: { memberId } },
  )
  await page.waitForURL(`${app.url}/household#left`)
  await page.getByText('You no longer belong to the household', { exact: false }).waitFor()
  await page.getByText('For a weekend house', { exact: false }).waitFor()
  await expectSound(page)
  await context.close()
}, 120_000)
