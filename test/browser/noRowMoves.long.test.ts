import type { Page } from 'playwright-core'
import { givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'
import { planOf, rowOf } from '../support/plans'

jest.setTimeout(600_000)
const app = givenApp()
const browser = givenBrowser()
/** A row that was ticked has left by then, in milliseconds. */
const LEFT = 900

/** What is noted of the page while rows are ticked. */
interface Watch {
  /** Where each row that is in sight and not ticked was, by its key. */
  places: Map<string, number>
  /** Rows that have moved, by how many pixels. */
  moved: string[]
}
declare global {
  interface Window {
    watch: Watch
  }
}

/** Notes at each frame which of the rows that are in sight, and not ticked, is no longer where it was. */
const watchRows = (page: Page) =>
  page.addInitScript(() => {
    window.watch = { places: new Map(), moved: [] }
    const look = () => {
      for (const [key, place] of window.watch.places) {
        const row = document.querySelector(`[data-row="${CSS.escape(key)}"]:not([data-ticked])`)
        const by = row ? row.getBoundingClientRect().top - place : 0
        if (Math.abs(by) <= 1) continue
        window.watch.moved.push(`${key} by ${by}`)
        window.watch.places.delete(key)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** Notes where the rows in sight are, from here on. @returns the boxes of those that can be ticked, as points. */
const rowsInSight = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-row]:not([data-ticked])')]
      .map((row) => ({ row, key: row.getAttribute('data-row') ?? '', box: row.getBoundingClientRect() }))
      // Neither below a bar nor below the head of its area.
      .filter(({ row, box }) =>
        [box.top + 2, box.bottom - 2].every((y) => row.contains(document.elementFromPoint(box.left + 24, y))),
      )
    window.watch.places = new Map(rows.map(({ key, box }) => [key, box.top]))
    return rows.map(({ box }) => ({ x: box.left + 24, y: box.top + box.height / 2 }))
  })

it('a list of 21 meals is shopped with a thumb, without a network, and no row in sight moves (SHOP-20)', async () => {
  const cook = await signUpAndIn(app)
  const week = (category: 'breakfast' | 'lunch' | 'dinner') =>
    Array.from({ length: 7 }, (_, index) => rowOf(app, category, index, 4))
  const plan = planOf({ breakfast: week('breakfast'), lunch: week('lunch'), dinner: week('dinner') })
  await app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
    { plan },
    cook.token,
  )
  const { page, context, errors } = await browser.openAs(cook, { screen: SCREENS.phone, touch: true })
  await watchRows(page)
  await page.goto(`${app.url}/?mode=shop`)
  await page.getByRole('checkbox').first().waitFor()
  const lines = await page.getByRole('checkbox').count()
  expect(lines).toBeGreaterThan(50)
  await rowsInSight(page)
  await context.setOffline(true)
  // It says so in the bar at the foot.
  await page.getByText(/^You're offline/).waitFor()
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => window.watch.moved)).toEqual([])

  let ticked = 0
  for (let screens = 0; screens < 60; screens += 1) {
    for (const { x, y } of await rowsInSight(page)) {
      await page.touchscreen.tap(x, y)
      ticked += 1
    }
    await page.waitForTimeout(LEFT)
    expect(await page.evaluate(() => window.watch.moved)).toEqual([])
    await page.evaluate(() => window.watch.places.clear())
    if ((await page.locator('[data-row]:not([data-ticked])').count()) === 0) break
    await page
      .locator('[data-row]:not([data-ticked])')
      .first()
      .evaluate((row) => row.scrollIntoView({ block: 'start' }))
    await page.evaluate(() => window.scrollBy(0, -120))
    await page.waitForTimeout(200)
  }
  expect(ticked).toBe(lines)
  expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|fetching the script/.test(error))).toEqual([])
  await context.close()
})
