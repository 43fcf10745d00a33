import { type givenBrowser, type OpenPage, SCREENS } from './browser'
import type { givenApp } from './givenApp'
import type { Person } from './people'
import { planOf, rowOf } from './plans'

/** Shop on a phone, for so many dinners of a person's plan. */
export async function openShop(
  app: ReturnType<typeof givenApp>,
  browser: ReturnType<typeof givenBrowser>,
  person: Person,
  dinners: number,
): Promise<OpenPage> {
  const plan = planOf({ dinner: Array.from({ length: dinners }, (_, index) => rowOf(app, 'dinner', index, 4)) })
  await app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
    { plan },
    person.token,
  )
  const opened = await browser.openAs(person, { screen: SCREENS.phone })
  await opened.page.goto(`${app.url}/?mode=shop`)
  await opened.page.getByRole('checkbox').first().waitFor()
  return opened
}
