import { startImports } from '../../server/imports/startImports'
import { axeFindings, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser()
let stop: () => Promise<void>
beforeAll(() => {
  stop = startImports(app.services)
})
afterAll(() => stop())

// As a spreadsheet in Germany writes it: semicolons, Windows' Latin, and names that nothing knows.
const TABLE = [
  'Titel;Was in den Topf kommt;Wie es geht;Portionen;Regal',
  'Möhreneintopf;"200 g lentils\n2 carrots";"Cook the lentils.\nAdd the carrots.";3;oben',
  'Linsensalat;"100 g lentils\n1 carrot";"Cook, and mix.";2;unten',
].join('\r\n')

it('a table whose names nothing knows is seen, one column is changed, and its dishes are there (MOVE-35)', async () => {
  const { page, errors } = await browser.openAs(await signUpAndIn(app), { screen: SCREENS.phone })
  await page.goto(`${app.url}/dishes/moving-in`)
  const file = { name: 'Rezepte.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE, 'latin1') }
  await page.getByLabel('Choose the file').setInputFiles(file)
  await page.getByText('To bring it in, choose which column is the ingredients, or the steps.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.phone.width)
  await page.getByRole('combobox', { name: 'Was in den Topf kommt' }).click()
  await page.getByRole('option', { name: 'Ingredients' }).click()
  const first = page.getByRole('region', { name: 'The first row, as it is read' })
  await first.getByText('2 carrots').waitFor()
  await first.getByText('Möhreneintopf').waitFor()
  await page.getByRole('button', { name: 'Bring it in' }).click()
  await page.getByText('2 recipes are among your dishes.').waitFor({ timeout: 60_000 })
  await page.getByRole('link', { name: 'See your dishes' }).click()
  await page.getByRole('link', { name: 'Möhreneintopf', exact: true }).click()
  await page.getByRole('heading', { name: 'Möhreneintopf' }).waitFor()
  // A third of it, for one.
  await page.getByText('65 g lentils').waitFor()
  await page.getByText('Wie es geht: Cook the lentils.').waitFor()
  expect(errors).toEqual([])
})
