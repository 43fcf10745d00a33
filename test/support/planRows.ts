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
