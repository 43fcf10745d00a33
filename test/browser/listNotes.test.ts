import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { keptOn } from '../support/keptOn'
import { openShop } from '../support/openShop'
import { type Person, signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser()

const shopOf = (person: Person) => openShop(app, browser, person, 2)

/** The name of the first line, and where each row stands. */
const firstLine = async (page: Page) => {
  const label = await page
    .getByRole('button', { name: /^Meals that need / })
    .first()
    .getAttribute('aria-label')
  return (label ?? '').slice('Meals that need '.length)
}
const placesOf = (page: Page) =>
  page
    .locator('[data-row]')
    .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-row'), row.getBoundingClientRect().top]))

/** What of the list reaches beyond the right edge of the screen. */
const sticksOut = (page: Page) =>
  page
    .locator('main *')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
        .map((part) => part.textContent?.slice(0, 40)),
    )

it('one writes notes without a network, and the other reads them when it is back (SHOP-58, SHOP-59)', async () => {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, anna, ben)
  const hers = await shopOf(anna)
  const his = await shopOf(ben)
  const name = await firstLine(his.page)
  const places = await placesOf(his.page)

  await his.context.setOffline(true)
  await his.page.getByRole('button', { name: `Meals that need ${name}` }).click()
  const add = his.page.getByRole('button', { name: `Add note on ${name}`, exact: true })
  expect((await add.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await add.click()
  const field = his.page.getByRole('textbox', { name: `Note on ${name}`, exact: true })
  await field.waitFor()
  expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await his.page.setViewportSize({ width: 320, height: 640 })
  expect(await his.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const devtools = await his.context.newCDPSession(his.page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await eventually(async () => {
    expect(await his.page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await sticksOut(his.page)).toEqual([])
  })
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await his.page.setViewportSize(SCREENS.phone)
  await his.page.keyboard.type('half of it')
  await his.page.keyboard.press('Escape')
  await add.click()
  await his.page.keyboard.type('the ripe ones')
  await his.page.keyboard.press('Enter')
  await his.page.getByRole('checkbox', { name: /, note: the ripe ones$/ }).waitFor()
  expect(await axeFindings(his.page)).toEqual([])
  await his.page.getByRole('button', { name: `Meals that need ${name}` }).click()
  // A note that fits beside the amount takes no line of its row.
  expect(await placesOf(his.page)).toEqual(places)
  await his.page.getByLabel('Add items').fill('ice cream')
  await his.page.keyboard.press('Enter')
  await his.page.getByRole('button', { name: 'Change ice cream' }).click()
  await his.page.getByRole('button', { name: 'Add note on ice cream' }).click()
  await his.page.keyboard.type('Anna brings it')
  await his.page.keyboard.press('Enter')
  await his.page.getByRole('checkbox', { name: 'ice cream, note: Anna brings it' }).waitFor()
  expect(await hers.page.getByText('the ripe ones').count()).toBe(0)

  await his.context.setOffline(false)
  await hers.page.getByRole('checkbox', { name: /, note: the ripe ones$/ }).waitFor()
  await hers.page.getByRole('checkbox', { name: 'ice cream, note: Anna brings it' }).waitFor()
  await eventually(async () => {
    expect((await keptOn(his.page)).outbox).toEqual([])
  })

  await hers.page.getByRole('button', { name: 'Change ice cream' }).click()
  await hers.page.getByRole('button', { name: 'Remove ice cream' }).click()
  await hers.page.getByRole('button', { name: 'Undo' }).last().click()
  await hers.page.getByRole('checkbox', { name: 'ice cream, note: Anna brings it' }).waitFor()
  await his.page.reload()
  await his.page.getByRole('checkbox', { name: /, note: the ripe ones$/ }).waitFor()
  await his.page.getByRole('checkbox', { name: 'ice cream, note: Anna brings it' }).waitFor()
  expect(hers.errors).toEqual([])
  await hers.context.close()
  await his.context.close()
})
