import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { axeFindings, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A person whose sign-in is as old as a proof gets. */
async function longSignedIn(): Promise<Person> {
  const person = await signUpAndIn(app)
  await app.services.db('sessions').where({ userId: person.userId }).update({ provenAt: null })
  return person
}

it('exporting asks who has signed in long ago for the password, then goes on (ACC-88)', async () => {
  const anna = await longSignedIn()
  const { page, context, errors } = await browser.openAs(anna, { screen: SCREENS.phone })
  await page.goto(`${app.url}/?mode=settings`)
  await button(page, 'Export my data').click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Password', { exact: true }).fill('not the one')
  await dialog.getByRole('button', { name: 'Export my data' }).click()
  await dialog.getByText('The current password is not right.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('Password', { exact: true }).fill(anna.password)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export my data' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(anna.email)
  await page.getByText('Your data has been downloaded').waitFor()
  await dialog.waitFor({ state: 'detached' })
  // For ten minutes there is no question.
  await Promise.all([page.waitForEvent('download'), button(page, 'Export my data').click()])
  expect(errors.filter((text) => !text.includes('status of 403'))).toEqual([])
  await context.close()
})

it('handing a household over takes the password, and both read it in their history (ACC-88, HH-31)', async () => {
  const [anna, ben] = [await longSignedIn(), await signUpAndIn(app)]
  await joinHousehold(app, anna, ben, { name: 'Ben' })
  const { page, context } = await browser.openAs(anna, { screen: SCREENS.phone })
  await page.goto(`${app.url}/household`)
  await button(page, 'Change Ben').click()
  await button(page, 'Make owner').click()
  const dialog = page.getByRole('dialog', { name: 'Make Ben the owner?' })
  await dialog.getByLabel('Your password', { exact: true }).fill('not the one')
  await dialog.getByRole('button', { name: 'Make owner' }).click()
  await dialog.getByText('The current password is not right.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('Your password', { exact: true }).fill(anna.password)
  await dialog.getByRole('button', { name: 'Make owner' }).click()
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  const members = page.getByRole('list', { name: 'Members' }).getByRole('listitem')
  await members.filter({ hasText: 'Ben' }).getByText('Owner', { exact: true }).waitFor()
  await page.goto(`${app.url}/security`)
  await page.getByText('Made another person the owner of a household').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await context.close()

  const { page: his, context: hisContext } = await browser.openAs(ben, { screen: SCREENS.phone })
  await his.goto(`${app.url}/security`)
  await his.getByText('Became the owner of a household').waitFor()
  await hisContext.close()
})
