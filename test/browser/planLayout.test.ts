import type { Page } from 'playwright-core'
import { eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'
import { planRow, rowName } from '../support/planRows'
import { saveProposal, setSettings } from '../support/plans'

const WIDTHS = [320, 360, 390, 820, 1000, 1060, 1112, 1440]

const app = givenApp()
const browser = givenBrowser()

/** A person who eats vegan, with a saved plan of 21 meals. */
async function givenFullPlan(): Promise<Person> {
  const cook = await signUpAndIn(app)
  await setSettings(app, cook.userId, { requirements: { VEGAN: 'ADAPT' } })
  await saveProposal(app, cook.token, 7)
  return cook
}

async function openPlan(cook: Person, screen = SCREENS.desk) {
  const opened = await browser.openAs(cook, { screen })
  await opened.page.goto(app.url)
  await rowName(opened.page, 'Dinner', 7).waitFor()
  return opened
}

/** What lies over something else, or leaves its place. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5
    for (const row of document.querySelectorAll('[role=row]')) {
      const parts = [...row.querySelectorAll('[data-row], [data-fact], button, [role=combobox]')].filter(
        (part) => part.checkVisibility() && !part.querySelector('[data-fact]'),
      )
      for (const one of parts)
        for (const other of parts)
          if (one !== other && !one.contains(other) && !other.contains(one))
            if (overlap(one.getBoundingClientRect(), other.getBoundingClientRect()))
              faults.push(`${one.textContent || one.ariaLabel} lies on ${other.textContent || other.ariaLabel}`)
    }
    const tools = [...document.querySelectorAll('[role=group][aria-label="Whole plan"] > button')]
    const tops = tools.slice(1).map((tool) => tool.getBoundingClientRect().top)
    if (tools.length !== 5 || Math.max(...tops) > Math.min(...tops) + 2) faults.push('tools do not stand in one row')
    if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page scrolls sideways')
    return faults
  })
}

/** Of rows whose meal has a name of one line or two: a longer name makes its row higher. */
const heights = (page: Page) =>
  page.getByRole('row').evaluateAll((rows) => {
    const height = (one: Element | null) => Math.round(one?.getBoundingClientRect().height ?? 0)
    const lineOf = (name: Element) => Number.parseFloat(getComputedStyle(name).lineHeight)
    const isShort = (name: Element | null) => name !== null && height(name) < 2.5 * lineOf(name)
    return rows.filter((row) => isShort(row.querySelector('[data-row]'))).map(height)
  })

/** At how many places of the page, scrolled from its top to its end, something lies on the modes. */
const coveredModes = (page: Page) =>
  page.evaluate(() => {
    const modes = [...document.querySelectorAll('nav [role=tab]')]
    const isCovered = (mode: Element) => {
      const { left, top, width, height } = mode.getBoundingClientRect()
      return !mode.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    let covered = 0
    for (let top = 0; top < document.documentElement.scrollHeight; top += 8) {
      window.scrollTo({ top, behavior: 'instant' })
      if (modes.some(isCovered)) covered += 1
    }
    return covered
  })

it('nothing of the plan lies on the modes below it, wherever it is scrolled to (MODE-6)', async () => {
  const { page, context } = await openPlan(await givenFullPlan(), SCREENS.phone)
  // The modes may come after the plan.
  await page.locator('nav [role=tab]').first().waitFor()
  expect(await coveredModes(page)).toBe(0)
  await context.close()
})

it('nothing of a row or of the tools lies on anything else, at every width (PLAN-79)', async () => {
  const { page, context } = await openPlan(await givenFullPlan())
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    // On a busy machine the page takes its new width some frames later.
    await eventually(async () => expect({ width, faults: await findFaults(page) }).toEqual({ width, faults: [] }))
  }
  await context.close()
})

it('rows are compact: the first is near the top of a phone, and 21 are in view on a desk (PLAN-79, PLAN-80)', async () => {
  const { page, context } = await openPlan(await givenFullPlan(), SCREENS.phone)
  expect((await planRow(page, 'Breakfast', 1).boundingBox())?.y).toBeLessThanOrEqual(220)
  expect(new Set(await heights(page))).toEqual(new Set([64]))
  await page.setViewportSize(SCREENS.desk)
  await eventually(async () => expect(new Set(await heights(page))).toEqual(new Set([80])))
  for (const category of ['Breakfast', 'Lunch', 'Dinner']) {
    const last = await planRow(page, category, 7).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(SCREENS.desk.height)
  }
  await context.close()
})

it.each(['phone', 'desk'] as const)(
  'at most 50 stops of the Tab key for 21 meals, and keys in the rows: %s',
  async (screen) => {
    const { page, context } = await openPlan(await givenFullPlan(), SCREENS[screen])
    const seen: string[] = []
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Tab')
      const at = await page.evaluate(() => {
        const held = document.activeElement
        if (!held || held === document.body) return null
        return held.closest('[role=grid]')?.ariaLabel ?? held.textContent ?? ''
      })
      if (at === null) break
      seen.push(at)
    }
    expect(seen.length).toBeLessThanOrEqual(50)
    expect(seen.filter((one) => one === 'Dinner meals')).toHaveLength(1)

    const name = (row: number) => rowName(page, 'Dinner', row)
    const isHeld = (row: number) =>
      eventually(async () => expect(await name(row).evaluate((one) => one === document.activeElement)).toBe(true))
    await name(1).focus()
    await page.keyboard.press('ArrowDown')
    await isHeld(2)
    await page.keyboard.press('l')
    await planRow(page, 'Dinner', 2)
      .getByRole('button', { name: /^Unlock dinner 2/ })
      .waitFor()
    const locked = await name(2).innerText()
    const other = await name(1).innerText()
    await page.getByRole('button', { name: 'Randomize dinner', exact: true }).click()
    await eventually(async () => expect(await name(1).innerText()).not.toBe(other))
    expect(await name(2).innerText()).toBe(locked)
    await page.getByText('New dinners proposed').waitFor()
    // What dice changed is marked for four seconds.
    expect(await planRow(page, 'Dinner', 1).locator('[data-fact=new]').count()).toBe(1)
    await planRow(page, 'Dinner', 1).locator('[data-fact=new]').waitFor({ state: 'detached', timeout: 10_000 })

    await name(2).press('Enter')
    const sheet = page.getByRole('dialog', { name: locked })
    await sheet.getByRole('list', { name: 'Ingredients' }).waitFor()
    await sheet.getByRole('button', { name: 'Locked' }).click()
    await page.keyboard.press('Escape')
    await isHeld(2)
    await page.keyboard.press('Delete')
    await page.getByText(`${locked} removed`).waitFor()
    await isHeld(2)
    await context.close()
  },
  120_000,
)

it.each([390, 1280])(
  'at a text size of 32 px of the browser’s own, names keep their words: %s',
  async (width) => {
    const cook = await givenFullPlan()
    const usual = await openPlan(cook, { width, height: 844 })
    const before = await usual.page.evaluate(() => document.documentElement.scrollHeight)
    await usual.context.close()

    const { context, page } = await browser.openAs(cook, { screen: { width, height: 844 } })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.goto(app.url)
    await rowName(page, 'Dinner', 7).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    const broken = await page.locator('[data-row]').evaluateAll((names) =>
      names.flatMap((name) => {
        const text = name.firstChild as Text
        return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        })
      }),
    )
    expect(broken).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    const after = await page.evaluate(() => document.documentElement.scrollHeight)
    // Words twice as large in a column as wide as before: at least twice as high, and names break once more.
    if (width === 390) expect(after / before).toBeLessThan(3)
    await context.close()
  },
  120_000,
)
