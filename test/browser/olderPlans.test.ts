import type { Page } from 'playwright-core'
import { compileDiet } from '../../server/catalogue/compileDiet'
import { suitability } from '../../server/catalogue/diet'
import { encodeMealEntryId } from '../../server/catalogue/mealEntryId'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'
import { closeSheet, mealNames, openSheet } from '../support/planRows'
import { planOf, setSettings } from '../support/plans'

const app = givenApp()
const browser = givenBrowser()

const VEGAN = { requirements: { VEGAN: 'ADAPT' } } as const

/** Two dinners: one that suits a vegan as it is, one that never does; with an ingredient that only the second has. */
function dinners() {
  const diet = compileDiet({ requirements: new Map([['VEGAN', 'ADAPT']]), neverEaten: [] })
  const { meals, byCategory } = app.services.catalogue.compiled
  const all = [...byCategory.dinner].flatMap((index) => meals[index] ?? [])
  const fine = all.find((meal) => suitability(meal, diet).kind === 'suitable')
  const roast = all.find((meal) => suitability(meal, diet).kind === 'unsuitable' && meal.mainKind === 'beef')
  const beef = roast?.lines.find(({ kind }) => kind === 'beef')
  if (!fine || !roast || !beef) throw new Error('The catalogue lacks such dinners')
  return { fine, roast, beef: beef.name }
}

/** A person who saved a plan with a roast and has become a vegan since. */
async function givenVegan(): Promise<Person & ReturnType<typeof dinners>> {
  const person = await signUpAndIn(app)
  const found = dinners()
  const rows = [found.fine, found.roast].map(({ id }) => ({ uniqueId: encodeMealEntryId(id, []), numServes: 4 }))
  await app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
    { plan: planOf({ dinner: rows }) },
    person.token,
  )
  return { ...person, ...found }
}

const report = (page: Page) => page.getByRole('region', { name: 'Your plan changed' })
/** The meal of a dinner, counted from 1; '' without one. */
const shown = async (page: Page, row: number) => (await mealNames(page, 'Dinner'))[row - 1]

/** How much of the page has moved since it was opened, as Chromium measures it: 0.1 is the most that is called good. */
const movedBy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((found) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          found(shifts.reduce((sum, { value }) => sum + value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => found(0), 500)
      }),
  )

it('a vegan who comes back to last month’s plan sees what was taken out and why, and shops without it', async () => {
  const cook = await givenVegan()
  await setSettings(app, cook.userId, VEGAN)
  const { context, page, errors } = await browser.openAs(cook, { screen: SCREENS.phone })
  await page.goto(app.url)
  await report(page).waitFor()
  expect(await report(page).innerText()).toMatch(/Removed[\s\S]*Dinner 2[\s\S]*Contains .+, and you asked for Vegan/)
  expect(await shown(page, 1)).toBe(cook.fine.name)
  expect(await shown(page, 2)).toBe('')
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('tab', { name: 'Shop' }).click()
  await page.getByRole('heading', { name: 'Shopping list' }).waitFor()
  await page.getByRole('checkbox').first().waitFor()
  expect(await page.getByRole('checkbox', { name: cook.beef }).count()).toBe(0)
  await page.getByRole('tab', { name: 'Plan' }).click()
  // Both panels are there until the other one has gone.
  await page.getByRole('tabpanel', { name: 'Shop' }).waitFor({ state: 'hidden' })
  await report(page).getByRole('button', { name: 'Close what changed' }).click()
  await report(page).waitFor({ state: 'hidden' })
  expect(errors).toEqual([])
  await context.close()
})

it('one press fills what was taken out with a dinner that suits (PLAN-58)', async () => {
  const cook = await givenVegan()
  await setSettings(app, cook.userId, VEGAN)
  const { context, page, errors } = await browser.openAs(cook, { screen: SCREENS.phone, theme: 'dark' })
  await page.goto(app.url)
  await report(page).getByRole('button', { name: 'Fill the gaps' }).click()
  await page.getByText('Gaps filled').waitFor()
  expect(await shown(page, 1)).toBe(cook.fine.name)
  const proposed = await shown(page, 2)
  expect(['', cook.fine.name, cook.roast.name]).not.toContain(proposed)
  expect(await axeFindings(page)).toEqual([])
  const sheet = await openSheet(page, 'Dinner', 2)
  expect(await sheet.getByRole('combobox', { name: 'Serves of dinner 2' }).textContent()).toBe('4')
  expect(await axeFindings(page)).toEqual([])
  await closeSheet(page, sheet)
  await eventually(async () => {
    const { data } = await app.graphql(
      '{ currentPlan { rows { entry { name } } unsuitable { mealName } } }',
      {},
      cook.token,
    )
    expect(data?.currentPlan).toEqual({
      rows: [{ entry: { name: cook.fine.name } }, { entry: { name: proposed } }],
      unsuitable: [],
    })
  })
  expect(errors).toEqual([])
  await context.close()
})

it('a plan of this tab is checked when the page is reloaded, and the page does not jump', async () => {
  const cook = await givenVegan()
  const { context, page } = await browser.openAs(cook)
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Load', exact: true }).click()
  await page.getByText('Saved plan loaded').waitFor()
  expect(await shown(page, 2)).toBe(cook.roast.name)
  await setSettings(app, cook.userId, VEGAN)

  await page.goto(app.url)
  await report(page).waitFor()
  expect(await shown(page, 2)).toBe('')
  expect(await movedBy(page)).toBeLessThan(0.1)
  await report(page).getByRole('button', { name: 'Undo' }).click()
  expect(await shown(page, 2)).toBe(cook.roast.name)
  await page.getByText('Your plan has meals that do not suit your settings.').waitFor()
  await page.getByRole('tab', { name: 'Shop' }).click()
  await page.getByRole('heading', { name: 'Some meals in your plan do not suit your settings' }).waitFor()

  await page.goto(`${app.url}/?mode=shop`)
  await report(page).waitFor()
  await page.getByRole('checkbox').first().waitFor()
  expect(await page.getByRole('checkbox', { name: cook.beef }).count()).toBe(0)
  await context.close()
})

it('a saved plan that can’t be checked is not shown', async () => {
  const cook = await givenVegan()
  await setSettings(app, cook.userId, VEGAN)
  const { context, page } = await browser.openAs(cook)
  const isScrub = (body: string | null) => body?.includes('scrubMealPlan') ?? false
  await page.route('**/graphql', (route) => (isScrub(route.request().postData()) ? route.abort() : route.continue()))
  await page.goto(app.url)
  await page.getByText('Could not load and check your saved plan yet').waitFor()
  await page.getByRole('button', { name: 'Load', exact: true }).click()
  await page.getByText('Could not check your saved plan against your settings').waitFor()
  expect(await mealNames(page)).toEqual([])
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await report(page).waitFor()
  await context.close()
})

it('a link to a meal says why it does not suit, to the person it does not suit', async () => {
  const cook = await givenVegan()
  await setSettings(app, cook.userId, VEGAN)
  const { context, page } = await browser.openAs(cook)
  await page.goto(`${app.url}/instructions/${cook.roast.slug}`)
  await page.getByText('This meal does not suit your settings.').waitFor()
  await page
    .getByText(/^Contains .+, and you asked for Vegan$/)
    .first()
    .waitFor()
  expect(await axeFindings(page)).toEqual([])
  await context.close()
  const visitor = await (await browser.openContext()).newPage()
  await visitor.goto(`${app.url}/instructions/${cook.roast.slug}`)
  await visitor.getByRole('heading', { name: cook.roast.name }).waitFor()
  expect(await visitor.getByText('This meal does not suit your settings.').count()).toBe(0)
  await visitor.context().close()
})
