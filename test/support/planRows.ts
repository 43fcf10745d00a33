import type { Locator, Page } from 'playwright-core'

/** A row of a category of the plan, counted from 1. */
export const planRow = (page: Page, category: string, row: number): Locator =>
  page
    .getByRole('grid', { name: `${category} meals` })
    .getByRole('row')
    .nth(row - 1)

/** What of a row has the meal's name and opens its sheet. */
export const rowName = (page: Page, category: string, row: number): Locator =>
  planRow(page, category, row).locator('[data-row]')

/** Removes a row, as its key does. */
export const removeRow = (page: Page, category: string, row: number): Promise<void> =>
  rowName(page, category, row).press('Delete')

/** The meals of the plan as its rows name them, also below a sheet; '' for a row without one. */
export const mealNames = (page: Page, category?: string): Promise<string[]> =>
  page
    .locator(`[role=grid]${category ? `[aria-label="${category} meals"]` : ''} [data-row]`)
    .evaluateAll((all) => all.map((one) => (one.hasAttribute('data-empty') ? '' : (one.textContent ?? ''))))

/** The picker of a row: in the row on a wide screen, otherwise in its sheet. */
export const rowPicker = (within: Page | Locator, category: string, row: number): Locator =>
  within.getByRole('combobox', { name: `${category} ${row}`, exact: true })

/** Opens the sheet of a row, from which a phone picks its meal. */
export async function openSheet(page: Page, category: string, row: number): Promise<Locator> {
  await rowName(page, category, row).click()
  const sheet = page.getByRole('dialog').filter({ has: rowPicker(page, category, row) })
  await sheet.waitFor()
  return sheet
}

/** Closes the sheet of a row. */
export async function closeSheet(page: Page, sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** On a phone: puts one of the meals on offer that it does not hold, counted from 0, into a row. */
export async function pickInSheet(page: Page, category: string, row: number, option: number): Promise<void> {
  const sheet = await openSheet(page, category, row)
  await rowPicker(sheet, category, row).click()
  await page.getByRole('option', { selected: false }).nth(option).click()
  await page.getByRole('option').first().waitFor({ state: 'detached' })
  await closeSheet(page, sheet)
}
