import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { backUp, OWNER, serverOf, startHome } from '../support/backups'
import { axeFindings, givenBrowser, SCREENS } from '../support/browser'
import { logIn, PASSWORD, type Person, signUpAndIn } from '../support/people'

jest.setTimeout(90_000)
const browser = givenBrowser()
let home: Awaited<ReturnType<typeof startHome>>
let owner: Person

beforeEach(async () => {
  home = await startHome()
  owner = await signUpAndIn(home.app, OWNER)
})
afterEach(async () => {
  await home.app.stop()
  await home.end()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const lines = (page: Page) => page.getByRole('list', { name: 'Backups' }).getByRole('listitem')

it('an owner makes a backup, downloads it with the password, and deletes it', async () => {
  const { page, context } = await browser.openAs(owner, { screen: SCREENS.phone })
  await page.goto(`${home.app.url}/?mode=settings`)
  await page.getByRole('link', { name: 'Your server' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your server' }).waitFor()
  await page.getByText('No backups yet').waitFor()
  await page.getByText('A backup holds everything of everyone on this server, password').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await button(page, 'Make a backup').click()
  await lines(page).first().waitFor()
  await button(page, 'Make a backup').waitFor()
  expect(await lines(page).first().innerText()).toMatch(/Made by hand\s+\d+\.\d MB/)
  expect(await axeFindings(page)).toEqual([])

  await button(page, /^Download the backup of/).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill('not the one')
  await dialog.getByRole('button', { name: 'Download' }).click()
  await page.getByText('The current password is not right.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  const [made] = (await serverOf(home.app, owner))?.backups ?? []
  expect(download.suggestedFilename()).toBe(`mealwright-${made?.id}.sqlite`)
  const path = await download.path()
  expect(readFileSync(path)).toEqual(readFileSync(join(home.folder, `${made?.id}.sqlite`)))
  await dialog.waitFor({ state: 'detached' })

  await button(page, /^Delete the backup of/).click()
  await button(page, 'Keep it').click()
  await dialog.waitFor({ state: 'detached' })
  expect(await lines(page).count()).toBe(1)
  await button(page, /^Delete the backup of/).click()
  await button(page, 'Delete').click()
  await page.getByText('No backups yet').waitFor()
  expect((await serverOf(home.app, owner))?.backups).toEqual([])
  await context.close()
})

it('the page says that backups are without photos where they are', async () => {
  home.app.services.config.backups.photos = false
  const { page, context } = await browser.openAs(owner, { screen: SCREENS.phone })
  await page.goto(`${home.app.url}/server`)
  await page.getByText('everything of everyone on this server but the photos').waitFor()
  await context.close()
})

it('a restore is prepared, cancelled, prepared again and done at the next start, and the page says so', async () => {
  await backUp(home.app, owner)
  await signUpAndIn(home.app, 'later@home.example')
  const first = await browser.openAs(owner, { screen: SCREENS.desk })
  await first.page.goto(`${home.app.url}/server`)
  const prepare = async () => {
    await button(first.page, /^Restore the backup of/).click()
    const dialog = first.page.getByRole('dialog')
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await first.page.getByText(/^Restart the server to bring back the backup of/).waitFor()
    await dialog.waitFor({ state: 'detached' })
  }
  await prepare()
  expect(await axeFindings(first.page)).toEqual([])
  await button(first.page, 'Cancel the restore').click()
  await button(first.page, /^Restore the backup of/).waitFor()
  await prepare()
  await first.context.close()

  await home.app.stop()
  home.app = await home.start()
  const again = await logIn(home.app, OWNER, PASSWORD)
  const { page, context } = await browser.openAs(again, { screen: SCREENS.desk })
  await page.goto(`${home.app.url}/server`)
  await page.getByText(/was restored on .* What there was before is in the backup of/).waitFor()
  await lines(page).nth(1).waitFor()
  expect(await lines(page).allInnerTexts()).toEqual([
    expect.stringContaining('Before a restore'),
    expect.stringContaining('Made by hand'),
  ])
  expect(await home.app.services.db('users').pluck('email')).toEqual([OWNER])
  expect(await axeFindings(page)).toEqual([])
  await context.close()
})

it('says why a backup could not be made, where there is no place for them, and nothing to anyone else', async () => {
  const file = join(home.folder, 'file')
  writeFileSync(file, '')
  home.app.services.config.backups.folder = file
  const { page, context } = await browser.openAs(owner, { screen: SCREENS.phone })
  await page.goto(`${home.app.url}/server`)
  await button(page, 'Make a backup').click()
  await page.getByText(/could not be made\. The server can’t write to the folder of backups/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  home.app.services.config.backups.folder = null
  await page.reload()
  await page.getByText('There is no place for backups').waitFor()
  rmSync(file)
  await context.close()

  const other = await browser.openAs(await signUpAndIn(home.app), { screen: SCREENS.phone })
  await other.page.goto(`${home.app.url}/server`)
  await other.page.getByText('This page is for the owner of the server').waitFor()
  await other.page.goto(`${home.app.url}/?mode=settings`)
  await other.page.getByRole('link', { name: 'Keys for programs' }).waitFor()
  expect(await other.page.getByRole('link', { name: 'Your server' }).count()).toBe(0)
  await other.context.close()
})
