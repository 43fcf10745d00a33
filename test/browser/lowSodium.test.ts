import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { brokenBy } from '../support/eaten'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'
import { mealNames } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()

it('one finds the requirement by its nutrient, reads what it does not promise, and is planned for within it (DIET-20, DIET-21)', async () => {
  const ann = await signUpAndIn(app)
  const { page, errors } = await browser.openAs(ann, { screen: SCREENS.phone })
  await page.goto(`${app.url}/?mode=settings`)
  await page.getByRole('button', { name: 'Add to Dietary requirements' }).click()
  const choices = page.getByRole('dialog').getByRole('listitem')
  await page.getByRole('searchbox', { name: 'Search' }).fill('sodium')
  await eventually(async () => expect(await choices.count()).toBe(1))
  await choices.getByText(/^At most 400 mg of sodium in what you eat at a meal.+Not medical advice/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Low sodium', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('carbohydrate')
  await eventually(async () => expect(await choices.count()).toBe(2))
  await page.getByRole('searchbox', { name: 'Search' }).fill('fodmap')
  await eventually(async () => expect(await choices.count()).toBe(1))
  await choices.getByText(/^By amount, for the first weeks of the diet.+follow this diet with a dietitian\.$/).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('combobox', { name: 'Low sodium' }).click()
  await page.getByRole('option', { name: 'Adapt' }).click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByText('Successfully Saved Settings').first().waitFor()

  await page.getByRole('tab', { name: 'Plan' }).click()
  await page.getByRole('button', { name: 'Start with three of each' }).click()
  await eventually(async () => expect((await mealNames(page)).filter(Boolean)).toHaveLength(9))
  await eventually(async () => {
    const { data } = await app.graphql('{ currentPlan { rows { entry { uniqueId } } } }', {}, ann.token)
    const { rows } = (data as unknown as { currentPlan: { rows: { entry: { uniqueId: string } }[] } }).currentPlan
    expect(rows).toHaveLength(9)
    const { compiled } = app.services.catalogue
    for (const { entry } of rows) expect(brokenBy(compiled, entry.uniqueId, { LOW_SODIUM: 'ADAPT' })).toEqual([])
  })
  expect(errors).toEqual([])
})
