import type { Locator, Page } from 'playwright-core'

/** Expects that the picture of a page moves once, for less than five seconds, and not at all for who prefers no motion. */
export async function expectMovesOnce(page: Page, address: string, picture: Locator): Promise<void> {
  await page.goto(address)
  await picture.waitFor()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await picture.waitFor()
  const ends = await page.evaluate(() =>
    Math.max(...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
  )
  expect(ends).toBeGreaterThan(0)
  expect(ends).toBeLessThan(5000)
}
