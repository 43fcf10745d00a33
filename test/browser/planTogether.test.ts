import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'
import { mealNames, removeRow } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()

/** Two people of one household, each with the planner open. */
async function givenTwo() {
  const [ana, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ana, ben, { name: 'Ben' })
  const open = async (person: Person) => {
    const opened = await browser.openAs(person, { screen: SCREENS.phone })
    await opened.page.goto(app.url)
    await opened.page.getByRole('heading', { name: 'Your plan' }).waitFor()
    return opened
  }
  return { ana, ben, anas: await open(ana), bens: await open(ben), open }
}

const add = (page: Page, category: string) => page.getByRole('button', { name: `Add a ${category}` }).click()
/** Waits until the rows of a category have these meals; '' is a row without one. */
const shows = (page: Page, category: string, meals: string[]) =>
  eventually(async () => expect(await mealNames(page, category)).toEqual(meals))

async function currentMeals({ token }: Person): Promise<string[]> {
  const { data } = await app.graphql('{ currentPlan { rows { entry { name } } } }', {}, token)
  return (data as unknown as { currentPlan: { rows: { entry: { name: string } }[] } }).currentPlan.rows.map(
    ({ entry }) => entry.name,
  )
}

it('what one plans, the other sees, and an undo takes back one’s own only (PLAN-44, PLAN-46)', async () => {
  const { ana, anas, bens } = await givenTwo()
  await add(anas.page, 'dinner')
  await shows(bens.page, 'Dinner', [''])
  await bens.page.getByRole('button', { name: 'Randomize dinner 1' }).click()
  await eventually(async () => expect(await mealNames(bens.page, 'Dinner')).not.toContain(''))
  const dinners = await mealNames(bens.page, 'Dinner')
  expect(dinners).toHaveLength(1)
  await shows(anas.page, 'Dinner', dinners)
  await add(anas.page, 'lunch')
  await shows(bens.page, 'Lunch', [''])
  await bens.page.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Undo' }).click()
  await shows(anas.page, 'Dinner', [''])
  await shows(bens.page, 'Lunch', [''])
  expect(await currentMeals(ana)).toEqual(['', ''])
  expect([...anas.errors, ...bens.errors]).toEqual([])
  await anas.context.close()
  await bens.context.close()
}, 120_000)

it('what is edited without a network is there for the others later, also when the tab was closed meanwhile (PLAN-45)', async () => {
  const { ana, ben, anas, bens } = await givenTwo()
  await add(anas.page, 'breakfast')
  await shows(bens.page, 'Breakfast', [''])
  await anas.context.setOffline(true)
  await add(anas.page, 'lunch')
  await add(anas.page, 'lunch')
  await removeRow(anas.page, 'Breakfast', 1)
  await add(bens.page, 'dinner')
  await anas.page.close()
  await anas.context.setOffline(false)
  // Ben's dinner is there. What Ana did may have left with her page, whose network is no longer held back once it closes.
  await eventually(async () => expect((await currentMeals(ben)).length).toBeGreaterThan(1))
  const again = await anas.context.newPage()
  await again.goto(app.url)
  for (const page of [again, bens.page]) {
    await shows(page, 'Lunch', ['', ''])
    await shows(page, 'Dinner', [''])
    await shows(page, 'Breakfast', [])
  }
  expect(await currentMeals(ana)).toHaveLength(3)
  await anas.context.close()
  await bens.context.close()
}, 120_000)

it('who sees another clear the plan is shown who did, and brings it back for both (PLAN-91)', async () => {
  const { anas, bens } = await givenTwo()
  await anas.page.getByRole('button', { name: 'Start with three of each' }).click()
  await eventually(async () => expect((await mealNames(anas.page)).filter(Boolean)).toHaveLength(9))
  const week = await mealNames(anas.page)
  await eventually(async () => expect(await mealNames(bens.page)).toEqual(week))
  await bens.page.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Clear' }).click()
  await anas.page.getByText('Ben cleared the plan.').waitFor()
  expect(await axeFindings(anas.page)).toEqual([])
  expect(await bens.page.getByText('cleared the plan').count()).toBe(0)
  await anas.page.getByRole('button', { name: 'Bring back' }).click()
  await eventually(async () => expect(await mealNames(bens.page)).toEqual(week))
  expect(await mealNames(anas.page)).toEqual(week)
  expect(await anas.page.getByText('Ben cleared the plan.').count()).toBe(0)
  expect([...anas.errors, ...bens.errors]).toEqual([])
  await anas.context.close()
  await bens.context.close()
}, 120_000)
