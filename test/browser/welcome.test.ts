import type { Page } from 'playwright-core'
import { REQUIREMENTS } from '../../server/catalogue/requirements'
import { axeFindings, givenBrowser, SCREENS, watchErrors } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { expectMovesOnce } from '../support/movesOnce'
import { signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser()
const WIDTHS = [{ width: 320, height: 640 }, SCREENS.phone, SCREENS.tablet, SCREENS.desk, { width: 844, height: 390 }]

const picture = (page: Page) => page.getByRole('img', { name: /^A plan of the week/ })
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

it.each(['light', 'dark'] as const)(
  "a stranger's first page fits every screen, and axe finds nothing, in the %s theme (UI-19)",
  async (theme) => {
    const context = await browser.openContext({ theme })
    const page = await context.newPage()
    const errors = watchErrors(page)
    for (const screen of WIDTHS) {
      await page.setViewportSize(screen)
      await page.goto(`${app.url}/welcome`)
      await page.waitForFunction(() => document.getElementById('root')?.dataset.shell === undefined)
      expect([screen.width, await overflow(page), await axeFindings(page)]).toEqual([screen.width, 0, []])
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      // At 320 pixels the name in the header of every page is wider than that.
      if (screen.width > 320) expect([screen.width, await overflow(page)]).toEqual([screen.width, 0])
    }
    expect(errors).toEqual([])
    await context.close()
  },
)

it('all of its words are in the HTML, with the figures of the catalogue, and nothing moves for who prefers that', async () => {
  const answer = await app.fetch('/welcome')
  const html = await answer.text()
  expect(answer.status).toBe(200)
  for (const words of [
    '<h1',
    'A week of meals everyone at your table can eat.',
    `>${app.services.catalogue.compiled.meals.filter(({ meal }) => !meal.role).length}<`,
    `>${REQUIREMENTS.length}<`,
    'href="/signup"',
    'href="/login"',
    `<link rel="canonical" href="${app.services.config.publicUrl}/welcome">`,
  ])
    expect(html).toContain(words)
  const context = await browser.openContext()
  const page = await context.newPage()
  await expectMovesOnce(page, `${app.url}/welcome`, picture(page))
  await context.close()
})

it('it leads to signing up and in, and who is signed in to the planner', async () => {
  const context = await browser.openContext({ screen: SCREENS.phone })
  const stranger = await context.newPage()
  for (const [name, path] of [
    ['Sign Up', '/signup'],
    ['Sign In', '/login'],
  ] as const) {
    await stranger.goto(`${app.url}/welcome`)
    await stranger.getByRole('link', { name, exact: true }).click()
    await stranger.waitForURL(`${app.url}${path}`)
    await stranger.getByRole('textbox', { name: 'Email' }).waitFor()
  }
  await context.close()
  const { page, errors, ...opened } = await browser.openAs(await signUpAndIn(app), { screen: SCREENS.phone })
  await page.goto(`${app.url}/welcome`)
  await page.getByRole('link', { name: 'Open your planner' }).click()
  await page.waitForURL(`${app.url}/`)
  expect(errors).toEqual([])
  await opened.context.close()
})
