import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { keptOn } from '../support/keptOn'
import { openShop } from '../support/openShop'
import { type Person, signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser({ serviceWorkers: 'allow' })

const shopOf = (person: Person) => openShop(app, browser, person, 1)

const tool = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More for the list' }).click()
  await page.getByRole('menuitem', { name }).click()
}
const inTrolley = (page: Page) => page.getByRole('button', { name: 'In the trolley (1)' })
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

it('a list of their own is made, ticked off without a network, seen by the other, and removed with a way back (SHOP-60 to SHOP-63)', async () => {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, anna, ben)
  const hers = await shopOf(anna)
  const his = await shopOf(ben)
  expect(await his.page.getByRole('navigation', { name: 'Lists' }).count()).toBe(0)

  await tool(his.page, 'New list')
  await his.page.getByRole('textbox', { name: 'Name' }).fill('Hardware')
  await his.page.keyboard.press('Enter')
  await his.page.getByRole('heading', { level: 1, name: 'Hardware' }).waitFor()
  await his.page.getByLabel('Add items').fill('12 screws, glue, sandpaper')
  await his.page.keyboard.press('Enter')
  await his.page.getByRole('checkbox', { name: 'glue' }).waitFor()
  expect((await tab(his.page, 'Hardware').boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await axeFindings(his.page)).toEqual([])
  await tab(hers.page, 'Hardware').click()
  await hers.page.getByRole('checkbox', { name: 'screws, 12' }).waitFor()

  await his.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await his.context.setOffline(true)
  await his.page.getByRole('checkbox', { name: 'glue' }).click()
  await inTrolley(his.page).waitFor()
  await his.page.reload()
  await inTrolley(his.page).waitFor()
  await his.page.getByRole('heading', { level: 1, name: 'Hardware' }).waitFor()
  await his.context.setOffline(false)
  await inTrolley(hers.page).waitFor()
  await eventually(async () => {
    expect((await keptOn(his.page)).outbox).toEqual([])
  })

  await hers.page.getByRole('button', { name: 'Change sandpaper' }).click()
  await hers.page.getByRole('combobox', { name: 'On the list' }).click()
  await hers.page.getByRole('option', { name: 'This plan' }).click()
  await hers.page.getByText('Moved sandpaper to This plan').first().waitFor()
  await tab(hers.page, 'This plan').click()
  await hers.page.getByRole('checkbox', { name: 'sandpaper' }).waitFor()
  await hers.page.goBack()
  await hers.page.getByRole('heading', { level: 1, name: 'Hardware' }).waitFor()

  await tool(hers.page, 'Remove the list')
  await hers.page.getByRole('heading', { level: 1, name: 'Shopping list' }).waitFor()
  await his.page.getByRole('heading', { level: 1, name: 'Shopping list' }).waitFor()
  await hers.page.getByRole('button', { name: 'Undo' }).last().click()
  await hers.page.getByRole('checkbox', { name: 'screws, 12' }).waitFor()
  await his.page.getByRole('checkbox', { name: 'screws, 12' }).waitFor()
  const isOffline = (error: string) => error.includes('ERR_INTERNET_DISCONNECTED')
  expect([...hers.errors, ...his.errors.filter((error) => !isOffline(error))]).toEqual([])
  await hers.context.close()
  await his.context.close()
})
