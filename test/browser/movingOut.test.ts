import { readFile } from 'node:fs/promises'
import { axeFindings, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'
import { savedDish, soup } from '../server/dishes/dishCalls'
import { readBack } from '../server/exports/exportCalls'

const app = givenApp()
const browser = givenBrowser()
let anna: Person
beforeAll(async () => {
  anna = await signUpAndIn(app)
  await savedDish(app, anna, soup({ name: 'Lentil soup' }))
})

it.each(['phone', 'desk'] as const)(
  'one takes the recipes out from the foot of the dishes (MOVE-15): %s',
  async (screen) => {
    const { page, errors } = await browser.openAs(anna, { screen: SCREENS[screen] })
    await page.goto(`${app.url}/dishes`)
    await page.getByRole('link', { name: 'Take your recipes with you' }).click()
    await page.getByRole('heading', { name: 'Take your recipes with you' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS[screen].width)
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download: Paprika file' }).click()
    const file = await arriving
    expect(file.suggestedFilename()).toMatch(/^mealwright-recipes-\d{4}-\d\d-\d\d\.paprikarecipes$/)
    expect(await readBack(await readFile(await file.path()))).toMatchObject([{ name: 'Lentil soup' }])
    await page.getByText('File downloaded').waitFor()
    expect(errors).toEqual([])
  },
)
