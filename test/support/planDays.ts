import type { Locator, Page } from 'playwright-core'
import { eventually } from './browser'

/** The plan by day. */
export const week = (page: Page): Locator => page.getByRole('grid', { name: 'The week' })

/** A day of it, such as 2026-12-01; '' is what has no day yet. */
export const dayOf = (page: Page, day: string): Locator => week(page).locator(`[data-day="${day}"]`)

/** What a day holds, by name. */
export const namesOn = (page: Page, day: string, category = ''): Promise<string[]> =>
  dayOf(page, day)
    .locator(category ? `[data-category=${category}] [data-row]` : '[data-row]')
    .allInnerTexts()

/** Drags a meal to a day with the mouse. */
export async function dragMeal(page: Page, meal: Locator, day: string): Promise<void> {
  await meal.scrollIntoViewIfNeeded()
  const from = await meal.boundingBox()
  const to = await dayOf(page, day).boundingBox()
  if (!from || !to) throw new Error('Nothing to drag')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 10, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await eventually(async () => expect(await dayOf(page, day).getAttribute('data-over')).toBe(''))
  await page.mouse.up()
}
