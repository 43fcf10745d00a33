import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { inviteKey } from '../server/households/householdCalls'
import { called, savePlan } from '../server/households/householdPeople'
import { apply, WHOLE } from '../server/households/severalCalls'
import { adding, mealId } from '../server/planning/currentPlans'
import { axeFindings, eventually, givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import type { Person } from '../support/people'
import { mealNames, rowName } from '../support/planRows'
import { type Devices, openDevices, sameMeals } from '../support/threeDevices'

const app = givenApp()
const browser = givenBrowser()
let ann: Person
let ben: Person
let devices: Devices
/** What Ben had planned before he joined. */
let own: string[]

beforeAll(async () => {
  ;[ann, ben] = [await called(app, 'Ann'), await called(app, 'Ben')]
  await savePlan(app, ben)
  await apply(app, ben, {
    operations: [
      { act: { list: { addItem: { itemId: randomUUID(), text: 'light bulbs' } } } },
      { act: { cupboard: { keep: { ingredient: 'honey' } } } },
    ],
  })
  devices = await openDevices(browser, [ann, ben], (page) => page.goto(app.url))
}, 120_000)
afterAll(() => devices?.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** How many serves of each dinner a page says there are. */
const servesEach = async (page: Page) =>
  (await page.getByRole('combobox', { name: 'Dinner serves each' }).innerText()).replaceAll(/\D/g, '')
const allSay = (pages: Page[], serves: string) =>
  eventually(async () => {
    expect(await Promise.all(pages.map(servesEach))).toEqual(pages.map(() => serves))
    for (const page of pages) expect(await page.locator('[data-fact=serves]').count()).toBe(0)
  })

async function household(person: Person, fields = WHOLE): Promise<Record<string, never>> {
  const { data } = await app.graphql(`{ viewer { household { ${fields} } } }`, {}, person.token)
  return (data as unknown as { viewer: { household: Record<string, never> } }).viewer.household
}

it('rows that were planned before someone joins are for both, on every device and in the list; nothing of the newcomer is lost (PLAN-52, HH-11, HH-22)', async () => {
  const { laptop, phone, his, all } = devices
  await rowName(his, 'Dinner', 1).waitFor()
  own = await mealNames(his)
  await laptop.getByRole('link', { name: 'Do others eat with you? Add them first.' }).waitFor()
  // Ben's saved plan has the first dinner.
  const operations = [1, 2].map((index) => ({ act: { plan: adding(mealId(app, 'dinner', index)) } }))
  await apply(app, ann, { operations })
  await rowName(laptop, 'Dinner', 2).waitFor()
  await allSay([laptop, phone], '1')
  const dinners = await mealNames(laptop)
  const amounts = async () =>
    new Map(
      (
        (await household(ann, 'shoppingList { lines { key need { amount } } }')) as unknown as {
          shoppingList: { lines: { key: string; need: { amount: number } | null }[] }
        }
      ).shoppingList.lines.map(({ key, need }) => [key, need?.amount ?? 0]),
    )
  const forOne = await amounts()

  await his.goto(`${app.url}/invitation/${await inviteKey(app, ann)}`)
  await his.getByText('Bring along my 1 item to buy and the 1 thing I have at home').waitFor()
  await button(his, 'Join').click()
  await his.waitForURL(`${app.url}/`)
  expect(await sameMeals(all)).toEqual(dinners)
  await allSay(all, '2')
  const forTwo = await amounts()
  // Larger amounts of some are counted in another unit, under another key.
  const known = [...forTwo].filter(([key]) => forOne.has(key))
  expect(known.length).toBeGreaterThan(forOne.size / 2)
  for (const [key, amount] of known) expect(amount).toBeCloseTo(2 * (forOne.get(key) ?? 0))

  await his.goto(`${app.url}/plans`)
  await his.getByText('Ben’s saved plan').waitFor()
  await laptop.getByRole('tab', { name: 'Shop' }).click()
  await laptop.getByText('light bulbs').first().waitFor()
  await phone.goto(`${app.url}/cupboard`)
  await phone.locator('main').getByText('honey', { exact: true }).first().waitFor()
  for (const page of [laptop, phone, his]) await page.goto(app.url)
  await sameMeals(all, (names) => expect(names).toEqual(dinners))
}, 120_000)

it('who is removed learns why with the page open, keeps nothing of the plan, and brings nothing of it back (HH-12, PLAN-46, PLAN-65)', async () => {
  const { laptop, his, all } = devices
  const annsDinners = (await mealNames(laptop)).filter(Boolean)
  await button(laptop, 'Save').click()
  await laptop.getByText('Meal Plan Saved').waitFor()
  await button(his, 'Add a lunch').click()
  await sameMeals(all, (names) => expect(names).toHaveLength(3))

  await laptop.goto(`${app.url}/household`)
  await button(laptop, 'Change Ben').click()
  await button(laptop, 'Remove').click()
  await button(laptop, 'Remove').last().click()
  await his.getByText('You no longer belong to the household', { exact: false }).first().waitFor()
  expect(await axeFindings(his)).toEqual([])
  // What he had saved before he joined is his again.
  await eventually(async () => expect(await mealNames(his)).toEqual(own))
  const undo = his.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Undo' })
  expect(await undo.isEnabled()).toBe(false)
  await button(his, 'Load').click()
  await his.getByText('Saved plan loaded').waitFor()
  expect(await mealNames(his)).toEqual(own)
  const left = JSON.stringify(await household(ben))
  expect(left).toContain(own[0])
  expect(annsDinners.filter((name) => left.includes(name))).toEqual([])
  expect(devices.errors()).toEqual([])
}, 120_000)
