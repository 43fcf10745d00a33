import { encodeMealEntryId } from '../../server/catalogue/mealEntryId'
import { compileDiet } from '../../server/catalogue/compileDiet'
import { suitability, swapsOf } from '../../server/catalogue/diet'
import { givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'
import { planOf, setSettings } from '../support/plans'
import { mealNames } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()
const NAME = 'Cashew chicken with snow peas'
const TITLE = 'Sunflower seed chicken with snow peas'

it('a home without nuts reads titles in its plan, list and kitchen, and the name on the page of the recipe (CAT-18)', async () => {
  const ann = await signUpAndIn(app)
  await setSettings(app, ann.userId, { requirements: { NUT_FREE: 'ADAPT' } })
  const meal = app.services.catalogue.compiled.meals.find(({ name }) => name === NAME)
  if (!meal) throw new Error(`There is no ${NAME}`)
  const nutFree = compileDiet({ requirements: new Map([['NUT_FREE', 'ADAPT']]), neverEaten: [] })
  const uniqueId = encodeMealEntryId(meal.id, swapsOf(suitability(meal, nutFree)))
  const plan = planOf({ dinner: [{ uniqueId, numServes: 2 }] })
  await app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
    { plan },
    ann.token,
  )
  const { page, context } = await browser.openAs(ann, { screen: SCREENS.phone })
  await page.goto(`${app.url}/`)
  await page.getByText(TITLE).first().waitFor()
  expect(await mealNames(page, 'Dinner')).toEqual([TITLE])
  await page.getByRole('tab', { name: 'Cook' }).click()
  await page.getByRole('button', { name: 'Start cooking' }).click()
  await page.getByRole('list', { name: 'Dishes' }).getByText(TITLE).first().waitFor()
  const { data } = await app.graphql(
    'query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { items { parts { mealName } } } }',
    { plan },
    ann.token,
  )
  const { items } = (data as unknown as { shoppingList: { items: { parts: { mealName: string }[] }[] } }).shoppingList
  expect(new Set(items.flatMap(({ parts }) => parts.map(({ mealName }) => mealName)))).toEqual(new Set([TITLE]))
  await page.goto(`${app.url}/instructions/${meal.slug}?meal=${encodeURIComponent(uniqueId)}`)
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  await context.close()
})
