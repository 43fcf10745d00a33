import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser()
let cook: Person

beforeAll(async () => {
  cook = await signUpAndIn(app)
})

const PAGES = [
  '/',
  '/household',
  '/cupboard',
  '/dishes',
  '/dishes/new',
  '/meals',
  '/plans',
  '/wishes',
  '/feedback',
  '/change-password',
  '/keys',
  '/server',
  '/instructions/weeknight-butter-chicken',
  '/privacypolicy',
  '/nowhere',
]

const bar = (page: Page) => page.getByRole('navigation', { name: 'Planner' })
const names = (page: Page) => bar(page).locator('a').allTextContents()

it.each([['phone'], ['desk']] as const)(
  'every page has the same modes in one landmark (MODE-6): %s',
  async (screen) => {
    const { page, context } = await browser.openAs(cook, { screen: SCREENS[screen] })
    for (const path of PAGES) {
      await page.goto(app.url + path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.getByRole('link', { name: 'Just you. Add people' }).waitFor()
      expect([path, await page.getByRole('navigation').count(), await names(page)]).toEqual([
        path,
        1,
        ['Plan', 'Shop', 'Cook', 'Settings'],
      ])
      const box = await bar(page).boundingBox()
      const atThumb = box !== null && box.y + box.height >= SCREENS[screen].height - 1
      expect([path, atThumb]).toEqual([path, screen === 'phone'])
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        path,
        SCREENS[screen].width,
      ])
    }
    expect(await axeFindings(page)).toEqual([])
    await context.close()
  },
)

it.each([
  ['/', 'phone'],
  ['/?mode=shop', 'desk'],
  ['/household', 'phone'],
] as const)('the modes are there before the script of %s, which moves none of them: %s', async (path, screen) => {
  const { page, context, errors } = await browser.openAs(cook, { screen: SCREENS[screen] })
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(app.url + path, { waitUntil: 'commit' })
  await page.locator('#root footer').waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  const places = () =>
    bar(page)
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => {
          const { x, y, width, height } = link.getBoundingClientRect()
          return [link.textContent, x, y, width, height]
        }),
      )
  const before = await places()
  expect(before).toHaveLength(4)
  const first = await bar(page).elementHandle()
  letThrough()
  await page.getByRole('link', { name: 'Just you. Add people' }).waitFor()
  expect(await places()).toEqual(before)
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true)
  expect(errors).toEqual([])
  await context.close()
})

it('keys lead through the modes, and out of them in one step', async () => {
  const { page, context } = await browser.openAs(cook)
  await page.goto(app.url)
  await page.getByRole('tab', { name: 'Plan' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.getByRole('tab', { name: 'Shop', selected: true }).waitFor()
  await page.getByRole('link', { name: 'Just you. Add people' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Shop')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/household')
  expect(await page.getByRole('tabpanel').getAttribute('tabindex')).toBeNull()
  await context.close()
})

it('an alert stays its time through a change of mode and of page (UI-17)', async () => {
  const { page, context } = await browser.openAs(cook, { screen: SCREENS.phone })
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Load' }).click()
  const alert = page.getByText('New user? You first need to save a mealplan')
  await alert.waitFor()
  const begun = Date.now()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Save Settings' }).waitFor()
  expect(Date.now() - begun > 2500 || (await alert.isVisible())).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Your cupboard' }).click()
  await page.waitForURL('**/cupboard')
  expect(Date.now() - begun > 2500 || (await alert.isVisible())).toBe(true)
  await alert.waitFor({ state: 'detached' })
  await context.close()
})

it('the chosen mode stands out in forced colours, and with more contrast', async () => {
  const { page, context } = await browser.openAs(cook, { screen: SCREENS.phone })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${app.url}/?mode=cook`)
  await page.getByRole('tabpanel', { name: 'Cook' }).waitFor()
  const fill = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor)
  await eventually(async () => expect(await fill('Cook')).not.toBe(await fill('Plan')))
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
  expect(await axeFindings(page)).toEqual([])
  await context.close()
})

it('who is signed in is led on from the sign-in page, and from an unknown address to the planner (MODE-9, UI-7)', async () => {
  const { page, context } = await browser.openAs(cook)
  await page.goto(`${app.url}/login?next=%2Fcupboard`)
  await page.waitForURL('**/cupboard')
  await page.goto(`${app.url}/nowhere`)
  await page.getByRole('link', { name: 'Go to the planner' }).waitFor()
  expect(await page.getByRole('link', { name: 'Go to sign in' }).count()).toBe(0)
  await context.close()
})
