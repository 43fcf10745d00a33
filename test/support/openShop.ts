import { type givenBrowser, type OpenPage, SCREENS } from './browser'
import type { givenApp } from './givenApp'
import { openWithCookie } from './openWithCookie'
import type { Person } from './people'
import { planOf, rowOf } from './plans'

/** Shop on a phone, for so many dinners of a person's plan. */
export async function openShop(
  app: ReturnType<typeof givenApp>,
  browser: ReturnType<typeof givenBrowser>,
  person: Person,
  dinners: number,
  touch = false,
): Promise<OpenPage> {
  const plan = planOf({ dinner: Array.from({ length: dinners }, (_, index) => rowOf(app, 'dinner', index, 4)) })
  await app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
    { plan },
    person.token,
  )
  const opened = await openWithCookie(app, browser, person, { screen: SCREENS.phone, touch })
  await opened.page.goto(`${app.url}/?mode=shop`)
  await opened.page.getByRole('checkbox').first().waitFor()
  return opened
}
