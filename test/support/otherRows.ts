import type { Locator, Page } from 'playwright-core'
import { openSheet } from './planRows'

/** Opens what a row with a meal may hold instead. */
export async function openOther(page: Page, category: string, row: number): Promise<Locator> {
  const sheet = await openSheet(page, category, row)
  await sheet.getByText('No meal of ours?').click()
  return sheet
}

/** Puts a few words into the place of a meal. */
export async function writeOther(sheet: Locator, words: string, isOut = false): Promise<void> {
  await sheet.getByRole('textbox', { name: 'Something else' }).fill(words)
  if (isOut) await sheet.getByRole('checkbox', { name: 'We eat out' }).check()
  await sheet.getByRole('button', { name: 'Put it in the plan' }).click()
}

/** Puts what is left of a dish into the place of a meal; the list of dishes is gone afterwards. */
export async function chooseLeftovers(page: Page, sheet: Locator, name: string): Promise<void> {
  await sheet.getByRole('combobox', { name: 'Leftovers of' }).click()
  await page.getByRole('option', { name: `${name} (` }).click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}
