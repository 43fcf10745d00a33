import type { Page } from 'playwright-core'
import { compileDiet } from '../../server/catalogue/compileDiet'
import { suitability, swapsOf } from '../../server/catalogue/diet'
import { encodeMealEntryId } from '../../server/catalogue/mealEntryId'
import { eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { addMember, joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'
import { planOf, type Row } from '../support/plans'
import { planRow, rowName } from '../support/planRows'

const DINNER = 4
const app = givenApp()
const browser = givenBrowser()

const serves = (page: Page, row: number) => page.getByRole('combobox', { name: `Serves of dinner ${row}` })
/** Whom a row names: no one where all who eat dinner eat it. */
const rowSays = (page: Page, row: number, whom: string[], count: string) =>
  eventually(async () => {
    expect(await planRow(page, 'Dinner', row).locator('[data-fact=eaters]').allInnerTexts()).toEqual(whom)
    expect(await serves(page, row).innerText()).toBe(count)
  })

/** A dinner that suits someone who eats no dairy with swaps alone. */
function dinner() {
  const dairyFree = compileDiet({ requirements: new Map([['DAIRY_FREE', 'ADAPT']]), neverEaten: [] })
  for (const meal of app.services.catalogue.compiled.meals) {
    const answer = suitability(meal, dairyFree)
    if ((meal.categoryMask & DINNER) !== 0 && answer.kind === 'swapped')
      return { asItIs: encodeMealEntryId(meal.id, []), adapted: encodeMealEntryId(meal.id, swapsOf(answer)) }
  }
  throw new Error('No dinner is swapped without dairy')
}

/** The dinners of the household's plan. */
async function planned({ token }: Person): Promise<Row[]> {
  const { data } = await app.graphql('{ currentPlan { rows { entry { uniqueId numServes } } } }', {}, token)
  return (data as unknown as { currentPlan: { rows: { entry: Row }[] } }).currentPlan.rows.map(({ entry }) => entry)
}

/** How much of each line a plan of these dinners needs. */
async function amounts({ token }: Person, rows: Row[]): Promise<Map<string, number>> {
  const { data } = await app.graphql(
    'query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { items { key amount } } }',
    { plan: planOf({ dinner: rows }) },
    token,
  )
  const { items } = (data as unknown as { shoppingList: { items: { key: string; amount: number }[] } }).shoppingList
  return new Map(items.map(({ key, amount }) => [key, amount]))
}

it('one leaves someone out of a dinner and cooks it in two versions, and all see and shop for the same (PLAN-49 to PLAN-51)', async () => {
  const [ana, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ana, ben, { name: 'Ben' })
  await addMember(app, ana, 'Mia', { requirements: { DAIRY_FREE: 'ADAPT' } })
  const { asItIs, adapted } = dinner()
  const act = {
    addRow: { rowId: '00000000-0000-4000-8000-000000000001', category: 'DINNER', uniqueId: adapted },
  }
  await app.graphql(
    'mutation ($operations: [PlanOperationInput!]!) { applyPlanOperations(operations: $operations) { errors { code } } }',
    { operations: [{ id: '00000000-0000-4000-8000-000000000002', act }] },
    ana.token,
  )
  const open = async (person: Person) => {
    const opened = await browser.openAs(person, { screen: SCREENS.desk })
    await opened.page.goto(app.url)
    await rowName(opened.page, 'Dinner', 1).waitFor()
    return opened
  }
  const [anas, bens] = [await open(ana), await open(ben)]
  for (const { page } of [anas, bens]) await rowSays(page, 1, [], '3')

  await rowName(anas.page, 'Dinner', 1).click()
  await anas.page.getByRole('button', { name: 'Cook two versions' }).click()
  for (const { page } of [anas, bens]) {
    await rowSays(page, 1, ['not for Mia'], '2')
    await rowSays(page, 2, ['for Mia'], '1')
  }
  await rowName(bens.page, 'Dinner', 1).click()
  await bens.page.getByRole('checkbox', { name: 'You', exact: true }).click()
  await bens.page.keyboard.press('Escape')
  await rowSays(anas.page, 1, ['for you'], '1')

  const alone = await amounts(ana, [{ uniqueId: asItIs, numServes: 1 }])
  const forMia = await amounts(ana, [{ uniqueId: adapted, numServes: 1 }])
  for (const { page } of [anas, bens]) {
    await page.getByRole('tab', { name: 'Shop' }).click()
    await page.getByRole('checkbox').first().waitFor()
  }
  const both = await amounts(ana, await planned(ben))
  expect(both.size).toBeGreaterThan(0)
  for (const [key, amount] of both) expect(amount).toBeCloseTo((alone.get(key) ?? 0) + (forMia.get(key) ?? 0))
  const shown = ({ page }: { page: Page }) =>
    page.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')).sort())
  await eventually(async () => expect(await shown(bens)).toEqual(await shown(anas)))

  for (const { page, errors, context } of [anas, bens]) {
    await page.getByRole('tab', { name: 'Cook' }).click()
    await page.getByRole('combobox', { name: 'Select a meal' }).click()
    await page.getByRole('option', { name: /, for Mia$/ }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  }
}, 120_000)
