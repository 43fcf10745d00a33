import type { Page } from 'playwright-core'
import { axeFindings, givenBrowser, SCREENS, watchErrors } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { expectMovesOnce } from '../support/movesOnce'

const app = givenApp()
const browser = givenBrowser()
const SIDEWAYS = { width: 844, height: 390 }
const WIDTHS = [{ width: 320, height: 640 }, SCREENS.phone, SCREENS.tablet, SCREENS.desk, SIDEWAYS]

const sentence = (page: Page) => page.getByText('A week of meals everyone at your table can eat.')
const picture = (page: Page) => page.getByRole('img', { name: /^A plan of the week, / })
const strip = (page: Page) => page.getByRole('img', { name: 'A plan of the week: breakfast, lunch and dinner' })
const form = (page: Page) => page.getByRole('form', { name: 'Sign In' })
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Where an element stands. */
async function boxOf(element: ReturnType<typeof form>) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Waits until the page's code draws it. */
const begun = (page: Page) =>
  page.waitForFunction(
    () => document.getElementById('root')?.dataset.shell === undefined && !document.title.startsWith('Mealw'),
  )

it('on a phone sentence and picture are above the form, whose buttons stay in sight (UI-20)', async () => {
  const context = await browser.openContext({ screen: SCREENS.phone })
  const page = await context.newPage()
  await page.goto(`${app.url}/login`)
  const [words, shown, fields] = [await boxOf(sentence(page)), await boxOf(strip(page)), await boxOf(form(page))]
  expect(words.bottom).toBeLessThan(shown.y)
  expect(shown.bottom).toBeLessThan(fields.y)
  expect((await boxOf(page.getByLabel('Email'))).y).toBeLessThan(450)
  const signUp = await boxOf(page.getByRole('button', { name: 'Sign Up' }))
  expect(signUp.bottom).toBeLessThan(SCREENS.phone.height)
  expect(await picture(page).isVisible()).toBe(false)
  await page.setViewportSize(SIDEWAYS)
  expect((await boxOf(page.getByLabel('Password', { exact: true }))).bottom).toBeLessThan(SIDEWAYS.height)
  expect((await boxOf(sentence(page))).right).toBeLessThan((await boxOf(form(page))).x)
  await context.close()
})

it('on a wide screen they are beside the form (UI-20, ACC-2)', async () => {
  const context = await browser.openContext({ screen: { width: 1001, height: 768 } })
  const page = await context.newPage()
  await page.goto(`${app.url}/login`)
  for (const screen of [{ width: 1001, height: 768 }, SCREENS.desk]) {
    await page.setViewportSize(screen)
    const [words, shown, fields] = [await boxOf(sentence(page)), await boxOf(picture(page)), await boxOf(form(page))]
    expect(Math.max(words.right, shown.right)).toBeLessThan(fields.x)
    expect(fields.bottom).toBeLessThan(screen.height)
    expect(await strip(page).isVisible()).toBe(false)
  }
  // All of it is seen.
  expect((await boxOf(picture(page))).bottom).toBeLessThan(SCREENS.desk.height)
  await context.close()
})

it('nothing moves when code and picture come (UI-20)', async () => {
  for (const screen of [SCREENS.phone, SCREENS.desk]) {
    const context = await browser.openContext({ screen })
    const page = await context.newPage()
    const errors = watchErrors(page)
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${app.url}/login`)
    await (screen === SCREENS.phone ? strip(page) : picture(page)).waitFor()
    await begun(page)
    await page.waitForLoadState('networkidle')
    const { shift } = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen)
    // A font that comes later than its text may move a line by a pixel; code or a picture would move much more.
    expect(shift).toBeLessThan(0.01)
    expect(errors).toEqual([])
    await context.close()
  }
})

it.each(['light', 'dark'] as const)('it fits every screen, and axe finds nothing, in the %s theme', async (theme) => {
  const context = await browser.openContext({ theme })
  const page = await context.newPage()
  for (const screen of WIDTHS) {
    await page.setViewportSize(screen)
    await page.goto(`${app.url}/login`)
    await begun(page)
    expect([screen.width, await overflow(page), await axeFindings(page)]).toEqual([screen.width, 0, []])
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    if (screen.width > 320) expect([screen.width, await overflow(page)]).toEqual([screen.width, 0])
  }
  await context.close()
})

it('moves once, for less than five seconds, and not at all for who prefers no motion', async () => {
  const context = await browser.openContext()
  const page = await context.newPage()
  await expectMovesOnce(page, `${app.url}/login`, picture(page))
  await context.close()
})

it('who is led there from another page is shown it too, and the form does not move for it (UI-20)', async () => {
  for (const screen of [SCREENS.phone, SCREENS.desk]) {
    const context = await browser.openContext({ screen })
    const page = await context.newPage()
    const errors = watchErrors(page)
    let letThrough = () => {}
    const gate = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/welcome.json', (route) => gate.then(() => route.continue()))
    await page.goto(app.url)
    await form(page).waitFor()
    const before = await boxOf(form(page))
    letThrough()
    await (screen === SCREENS.phone ? strip(page) : picture(page)).waitFor()
    expect([await boxOf(form(page)), errors]).toEqual([before, []])
    await context.close()
  }
})
