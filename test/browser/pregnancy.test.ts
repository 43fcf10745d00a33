import type { Page } from 'playwright-core'
import { swapFor } from '../../server/catalogue/compiled'
import { decodeMealEntryId } from '../../server/catalogue/mealEntryId'
import { brokenBy } from '../support/eaten'
import { eventually, givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { NAMED_COLD } from '../support/namedStates'
import { brokenByName } from '../support/nameRule'
import { type Person, signUpAndIn } from '../support/people'
import { mealNames } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The entries of the person's plan. */
async function planned({ token }: Person): Promise<string[]> {
  const { data } = await app.graphql('{ currentPlan { rows { entry { uniqueId } } } }', {}, token)
  return (data as unknown as { currentPlan: { rows: { entry: { uniqueId: string } }[] } }).currentPlan.rows.map(
    ({ entry }) => entry.uniqueId,
  )
}

/** What an entry has cold that by its name has to be hot. */
function cold(uniqueId: string): string[] {
  const chosen = decodeMealEntryId(uniqueId, app.services.catalogue.compiled)
  if (!chosen) throw new Error(`There is no meal ${uniqueId}`)
  return chosen.meal.ingredients.flatMap((ingredient) => {
    const swap = swapFor(chosen.swaps, ingredient)
    const eaten = swap ? swap.to : ingredient
    return eaten === null || chosen.meal.meal.hot?.includes(ingredient.slug) ? [] : brokenByName(eaten.name, NAMED_COLD)
  })
}

it('a pregnant vegetarian finds what to set by words of it, and no week has a runny egg or cold soft cheese (DIET-23)', async () => {
  const ann = await signUpAndIn(app)
  const { page, context } = await browser.openAs(ann)
  await page.goto(`${app.url}/?mode=settings`)
  await page.getByRole('button', { name: /^Add to .*requirements/i }).click()
  const search = page.getByRole('searchbox', { name: 'Search' })
  for (const [words, label] of [
    ['kosher', 'Kosher style'],
    ['listeria', 'Pregnancy'],
    ['pregnant', 'Pregnancy'],
    ['vegetarian', 'Vegetarian'],
  ] as const) {
    await search.fill(words)
    await button(page, label).waitFor()
    if (words !== 'kosher' && words !== 'listeria') await button(page, label).click()
  }
  await button(page, 'Done').click()
  await button(page, 'Save Settings').click()
  await page.getByText('Successfully Saved Settings').first().waitFor()
  await page.getByRole('tab', { name: 'Plan' }).click()
  await button(page, 'Start with three of each').click()
  await eventually(async () => expect((await mealNames(page)).filter(Boolean)).toHaveLength(9))
  let seen: string[] = []
  for (let week = 0; week < 3; week += 1) {
    const before = await mealNames(page)
    const asked = { VEGETARIAN: 'ADAPT', PREGNANCY: 'ADAPT' } as const
    let entries: string[] = []
    await eventually(async () => {
      entries = await planned(ann)
      expect(entries.filter(Boolean)).toHaveLength(9)
      expect(entries).not.toEqual(seen)
    })
    seen = entries
    expect(entries.flatMap((id) => brokenBy(app.services.catalogue.compiled, id, asked))).toEqual([])
    expect(entries.flatMap(cold)).toEqual([])
    for (const name of ['breakfast', 'lunch', 'dinner']) await button(page, `Randomize ${name}`).click()
    await eventually(async () => expect(await mealNames(page)).not.toEqual(before))
  }
  await context.close()
}, 120_000)
