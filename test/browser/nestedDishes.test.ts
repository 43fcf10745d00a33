import type { Page } from 'playwright-core'
import { encodeMealEntryId } from '../../server/catalogue/mealEntryId'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'
import { mealNames } from '../support/planRows'
import { setSettings } from '../support/plans'
import { dough, savedPizza } from '../server/dishes/nestedDishes'
import { line, savedDish } from '../server/dishes/dishCalls'

const app = givenApp()
const browser = givenBrowser()

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** A plan of one dinner. */
async function planned(person: Person, dishId: string): Promise<void> {
  const uniqueId = encodeMealEntryId(dishId, [])
  const row = { rowId: '00000000-0000-4000-8000-0000000000a1', category: 'DINNER', after: 'none', uniqueId, serves: 4 }
  const { data } = await app.graphql(
    'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { errors { message } } }',
    { input: { operations: [{ act: { plan: { addRow: row } } }] } },
    person.token,
  )
  expect(data).toMatchObject({ applyOperations: { errors: [] } })
}

it('a dish is put into another one by keys, on a narrow screen, and is known then (DISH-29)', async () => {
  const ann = await signUpAndIn(app)
  const inner = await savedDish(app, ann, dough({ name: 'House dough' }))
  const { page, errors } = await browser.openAs(ann, { screen: { width: 320, height: 700 } })
  await page.goto(`${app.url}/dishes/new`)
  await page
    .getByLabel('Recipe text')
    .fill('Calzone\nServes 2\n\nIngredients\n400 g house dough\n2 tomatoes\n\nMethod\nFold and bake.')
  await page.getByRole('button', { name: 'Read recipe' }).click()
  await page.getByRole('heading', { name: 'Check the recipe' }).waitFor()
  const lineOf = page.getByRole('group', { name: 'Correct house dough' })
  await lineOf.waitFor()
  await lineOf
    .getByRole('combobox', { name: 'Ingredient' })
    .or(lineOf.getByLabel('Ingredient', { exact: true }))
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').getByText('Your dishes').waitFor()
  await page.getByRole('option', { name: 'House dough' }).waitFor()
  expect(await width(page)).toBe(320)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'Correct House dough' }).waitFor()
  // What was read stays: 400 g, which the dough can be weighed in.
  expect(await page.getByLabel('Amount').first().inputValue()).toBe('400')
  await page.getByLabel('Minutes to the table').fill('20')
  await page.getByRole('checkbox', { name: 'Dinner' }).click()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save dish' }).click()
  await page.getByText('Calzone saved', { exact: true }).first().waitFor()

  await page.getByRole('link', { name: 'Edit Calzone' }).click()
  // The list that is left has a button to delete the dough.
  await page.getByRole('button', { name: 'Save dish' }).waitFor()
  await page.getByRole('button', { name: /House dough/ }).click()
  expect(await page.getByRole('link', { name: 'Edit House dough' }).getAttribute('href')).toBe(`/dishes/${inner.id}`)
  expect(await width(page)).toBe(320)
  await page.goto(`${app.url}/dishes`)
  await page.getByRole('button', { name: 'Delete House dough' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('It is in “Calzone”. Take it out there first.').waitFor()
  expect(errors).toEqual([])
}, 120_000)

it('a plan with a dish in a dish: its list, cooking, and an allergen that comes into it (DISH-31 to DISH-33)', async () => {
  const [ann, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  const { inner, outer } = await savedPizza(app, ann)
  await planned(ann, outer.id)
  const { page, errors } = await browser.openAs(ben, { screen: SCREENS.phone })
  await page.goto(app.url)
  await eventually(async () => expect(await mealNames(page)).toContain('Pizza'))
  await page.goto(`${app.url}/?mode=shop`)
  await page.getByText('plain flour', { exact: false }).first().waitFor()
  expect(await page.getByText('Pizza dough').count()).toBe(0)

  await page.goto(`${app.url}/?mode=cook`)
  await page.getByRole('heading', { name: 'Pizza dough' }).first().waitFor()
  await page.getByText('Knead 500 g flour', { exact: false }).first().waitFor()
  await page
    .getByRole('radio', { name: 'All steps' })
    .or(page.getByText('All steps', { exact: true }))
    .first()
    .click()
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    expect.arrayContaining(['Pizza dough', 'Pizza']),
  )
  expect(await axeFindings(page)).toEqual([])
  for (const narrow of [320, 390, 844, 1440]) {
    await page.setViewportSize({ width: narrow, height: 800 })
    expect([narrow, await width(page)]).toEqual([narrow, narrow])
  }
  await page.goto(`${app.url}/instructions/${outer.slug}`)
  const link = page.getByRole('link', { name: 'Pizza dough' }).first()
  await link.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await link.click()
  await page.waitForURL(`${app.url}/instructions/${inner.slug}`)

  // What comes into the dough is in the pizza at once, on the page that shows the plan.
  await setSettings(app, ben.userId, { requirements: { FISH_FREE: 'STRICT' } })
  await page.goto(app.url)
  await eventually(async () => expect(await mealNames(page)).toContain('Pizza'))
  await savedDish(
    app,
    ann,
    dough({ id: inner.id, lines: [line('anchovies', 10, 'g', 'anchovy-fillet'), ...dough().lines] }),
  )
  await page.getByRole('region', { name: 'Your plan changed' }).waitFor()
  expect(await mealNames(page)).not.toContain('Pizza')
  expect(errors).toEqual([])
}, 180_000)
