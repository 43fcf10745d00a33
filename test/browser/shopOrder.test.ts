import type { Locator, Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'
import { planOf, rowOf } from '../support/plans'

const app = givenApp()
const browser = givenBrowser()

async function shopping(): Promise<{ hers: Page; his: Page }> {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, anna, ben)
  const plan = planOf({ dinner: [0, 1, 2, 3].map((index) => rowOf(app, 'dinner', index, 4)) })
  const open = async (person: Person) => {
    await app.graphql(
      'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
      { plan },
      person.token,
    )
    const { page } = await browser.openAs(person, { screen: SCREENS.phone })
    await page.goto(`${app.url}/?mode=shop`)
    await page.getByRole('checkbox').first().waitFor()
    return page
  }
  return { hers: await open(anna), his: await open(ben) }
}

/** Headings of the areas as they stand on the page. */
const areas = async (page: Page) =>
  (await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).filter(
    (title) => !/cupboard|trolley/i.test(title),
  )
const centreOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags with a finger. */
async function dragByTouch(page: Page, part: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await centreOf(part), await centreOf(onto)]
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }] })
  await touch('touchStart', from.y)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from.y + (to.y - from.y) * share)
  await touch('touchEnd', to.y)
}

async function dragByMouse(page: Page, part: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await centreOf(part), await centreOf(onto)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}

async function arranging(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More for the list' }).click()
  await page.getByRole('menuitem', { name: /^Arrange the areas/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Order of the shop' })
  await dialog.getByTitle('Drag Produce').waitFor()
  return dialog
}

it('areas are arranged by keys, by touch and by mouse, and the other member sees it', async () => {
  const { hers, his } = await shopping()
  const usual = await areas(hers)
  expect(usual.slice(0, 2)).toEqual(['Produce', 'Meat & deli'])
  expect(await areas(his)).toEqual(usual)

  const keys = await arranging(hers)
  await hers.setViewportSize({ width: 320, height: 640 })
  for (const name of await keys.getByRole('listitem').allInnerTexts())
    expect((await keys.getByText(name, { exact: true }).boundingBox())?.height).toBeLessThan(30)
  await hers.setViewportSize(SCREENS.phone)
  expect(await axeFindings(hers)).toEqual([])
  const down = keys.getByRole('button', { name: 'Move Produce down' })
  await down.focus()
  for (let times = 0; times < 10; times += 1) await hers.keyboard.press('Enter')
  await keys.getByText('Produce, 11 of 11').waitFor({ state: 'attached' })
  expect(await down.evaluate((button) => button.matches(':focus'))).toBe(true)
  await keys.getByRole('button', { name: 'Done' }).click()
  const produceLast = [...usual.slice(1), 'Produce']
  await eventually(async () => expect(await areas(hers)).toEqual(produceLast))
  await eventually(async () => expect(await areas(his)).toEqual(produceLast))

  const touched = await arranging(his)
  await touched.getByTitle('Drag Produce').scrollIntoViewIfNeeded()
  await dragByTouch(his, touched.getByTitle('Drag Produce'), touched.getByTitle('Drag Beverages'))
  await touched.getByRole('button', { name: 'Done' }).click()
  await eventually(async () => expect(await areas(hers)).not.toEqual(produceLast))

  const dragged = await arranging(hers)
  await dragByMouse(hers, dragged.getByTitle('Drag Meat & deli'), dragged.getByTitle('Drag Dairy'))
  await dragged.getByRole('button', { name: 'Done' }).click()
  await eventually(async () => expect((await areas(his))[0]).not.toBe('Meat & deli'))
  expect(await areas(his)).toEqual(await areas(hers))

  const back = await arranging(his)
  await back.getByRole('button', { name: 'Restore the usual order' }).click()
  await back.getByRole('button', { name: 'Done' }).click()
  await eventually(async () => expect(await areas(hers)).toEqual(usual))
})

it('a price makes an estimate, which the other member has as well', async () => {
  const { hers, his } = await shopping()
  await hers.getByText('No prices yet. Open a line to add one.').waitFor()
  await hers.getByLabel('Add items').fill('Batteries')
  await hers.keyboard.press('Enter')
  await hers.getByRole('button', { name: 'Change Batteries' }).click()
  await hers.getByLabel('Price of Batteries').fill('8.99')
  await hers.keyboard.press('Enter')
  await hers.getByText(/^About \$8\.99 for 1 of \d+ lines$/).waitFor()
  await his.getByText(/^About \$8\.99 for 1 of \d+ lines$/).waitFor()
  expect(await hers.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.phone.width)
  expect(await axeFindings(hers)).toEqual([])
})
