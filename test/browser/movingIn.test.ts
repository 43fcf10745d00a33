import type { Page } from 'playwright-core'
import { startImports } from '../../server/imports/startImports'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { paprikaArchive } from '../support/moving/paprikaArchive'
import { type Person, signUpAndIn } from '../support/people'
import { mealNames, openSheet, rowPicker } from '../support/planRows'
import { picture } from '../server/photos/photoCalls'

const app = givenApp()
const browser = givenBrowser()
let stop: () => Promise<void>
let anna: Person
beforeAll(async () => {
  stop = startImports(app.services)
  anna = await signUpAndIn(app)
})
afterAll(() => stop())

/** Pictures are asked for by the session's cookie. */
async function open(person: Person, screen: { width: number; height: number }) {
  const opened = await browser.openAs(person, { screen })
  const [name = '', value = ''] = person.cookie.split('=')
  await opened.context.addCookies([{ name, value, url: app.url, httpOnly: true, sameSite: 'Strict' }])
  return opened
}

const archive = async (count: number) => {
  const photo = (await picture(640, 480)).toString('base64')
  return paprikaArchive(
    Array.from({ length: count }, (_, index) => ({
      ...{ name: `Pie ${String(index).padStart(3, '0')}`, uid: `${index}`, servings: index % 5 === 0 ? '' : '4' },
      ...{ total_time: '45 min', categories: ['Dinner'], notes: 'From grandmother.' },
      ingredients: 'For the filling:\n200 g lentils\n2 carrots, diced\n1 tsp zorbleleaf\nFor the top:\n300 g potatoes',
      directions: 'Cook the lentils with the carrots.\nMash the potatoes, and bake all.',
      ...(index < 3 && { photo_data: photo }),
    })),
  )
}

/** Says what the first of the words to match is. */
async function matchFirst(page: Page, name: string): Promise<void> {
  const row = page.getByRole('list', { name: 'Words to match' }).getByRole('listitem').first()
  await row.getByRole('combobox', { name: 'Another ingredient' }).click()
  await page.getByRole('combobox', { name: 'Search all ingredients' }).fill(name)
  await page.getByRole('option', { name }).first().click()
}

it('an archive of 200 is dropped, watched, left and come back to, matched, planned with, and undone (MOVE-1, MOVE-6, MOVE-7)', async () => {
  const { page, errors } = await open(anna, SCREENS.phone)
  await page.goto(`${app.url}/dishes`)
  await page.getByRole('link', { name: 'From another app' }).click()
  await page.getByRole('heading', { name: 'Move your recipes in' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const file = { name: 'My Recipes.paprikarecipes', mimeType: 'application/octet-stream', buffer: await archive(200) }
  await page.getByLabel('Choose the file').setInputFiles(file)
  await page.getByRole('progressbar').waitFor()
  // It goes on by itself.
  await page.goto(`${app.url}/cupboard`)
  await page.goto(`${app.url}/dishes/moving-in`)
  const line = page.getByRole('list', { name: 'What you brought in' }).getByRole('listitem').first()
  await line.getByText('200 recipes are among your dishes.').waitFor({ timeout: 60_000 })
  expect(await line.innerText()).toContain('from Paprika')
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.phone.width)
  await page.getByRole('link', { name: 'See your dishes' }).click()
  await page.getByRole('link', { name: 'Pie 001', exact: true }).waitFor()
  await page.getByText('To check: serves').first().waitFor()
  await page.goBack()
  // Sent once more it is known.
  await page.getByLabel('Choose the file').setInputFiles(file)
  await page.getByRole('button', { name: '200 recipes were there already' }).click({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Pie 007', exact: true }).waitFor()

  await page.getByRole('link', { name: '1 word to match' }).first().click()
  await matchFirst(page, 'curly parsley')
  await page.getByText('zorbleleaf is curly parsley').waitFor()
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Start with three of each' }).click()
  await eventually(async () => expect((await mealNames(page)).filter(Boolean)).toHaveLength(9))
  await rowPicker(await openSheet(page, 'Dinner', 1), 'Dinner', 1).click()
  await page.getByRole('combobox', { name: 'Search meals' }).fill('Pie 007')
  await page.getByRole('option', { name: /^Pie 007/ }).waitFor()
  await page.keyboard.press('Enter')
  await eventually(async () => expect(await mealNames(page, 'Dinner')).toContain('Pie 007'))

  await page.goto(`${app.url}/dishes/moving-in`)
  await page.getByRole('button', { name: 'Undo bringing in My Recipes.paprikarecipes' }).click()
  await page.getByRole('button', { name: 'Take them away' }).click()
  await page.getByText('Taken away again.').waitFor({ timeout: 60_000 })
  expect(await app.services.db('dishes').where({ userId: anna.userId })).toEqual([])
  await page.goto(`${app.url}/dishes`)
  await page.getByText('No dishes of your own yet').waitFor()
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Randomize dinner 3' }).waitFor()
  await eventually(async () => expect((await mealNames(page)).filter((name) => name?.startsWith('Pie'))).toEqual([]))
  expect(errors).toEqual([])
}, 180_000)

it('a file that can’t be read says why, and another may follow (MOVE-3)', async () => {
  const { page, errors } = await open(await signUpAndIn(app), SCREENS.desk)
  await page.goto(`${app.url}/dishes/moving-in`)
  const send = (buffer: Buffer) =>
    page.getByLabel('Choose the file').setInputFiles({ name: 'r.zip', mimeType: 'application/zip', buffer })
  const whole = await archive(2)
  await send(whole.subarray(0, whole.length / 2))
  await page.getByText('This file is damaged, or a part of it is missing. Export it once more.').waitFor()
  await send(whole)
  await page.getByText('2 recipes are among your dishes.').waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

it('dishes that lack a photo are named, with the reason, and lead to their editor (MOVE-20)', async () => {
  const { page, errors } = await open(await signUpAndIn(app), SCREENS.phone)
  await page.goto(`${app.url}/dishes/moving-in`)
  const bad = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(64)]).toString('base64')
  const pie = { name: 'Bad pie', ingredients: '200 g lentils', directions: 'Cook.', photo_data: bad }
  const file = { name: 'r.zip', mimeType: 'application/zip', buffer: paprikaArchive([pie]) }
  await page.getByLabel('Choose the file').setInputFiles(file)
  await page.getByRole('button', { name: '1 dish lacks a photo' }).click({ timeout: 60_000 })
  await page.getByText('Bad pie (A photo of it is damaged.)').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Bad pie' }).click()
  await page.getByRole('group', { name: 'Photos of the dish' }).getByText('Choose photos').waitFor()
  expect(errors).toEqual([])
})

it('a word is matched once for all recipes, which meet VEGAN then, and taken back (MOVE-11, MOVE-12, MOVE-14)', async () => {
  const ben = await signUpAndIn(app)
  const { page, errors } = await open(ben, SCREENS.phone)
  await page.goto(`${app.url}/dishes/moving-in`)
  const buffer = paprikaArchive(
    ['Curry', 'Stew'].map((name) => ({
      ...{ name, uid: name, servings: '4', total_time: '45 min', categories: ['Dinner'] },
      ...{ ingredients: '200 g lentils\n2 tbsp zorbleleaf', directions: 'Cook all.' },
    })),
  )
  await page.getByLabel('Choose the file').setInputFiles({ name: 'r.zip', mimeType: 'application/zip', buffer })
  await page.getByRole('link', { name: '1 word to match' }).click({ timeout: 60_000 })
  const row = page.getByRole('list', { name: 'Words to match' }).getByRole('listitem').first()
  await row.getByRole('button', { name: 'in 2 recipes' }).click()
  await row.getByText('2 tbsp zorbleleaf').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.phone.width)
  const meets = async () => {
    const { data } = await app.graphql('{ dishes(first: 9) { nodes { meets { code } } } }', {}, ben.token)
    const { nodes } = (data as unknown as { dishes: { nodes: { meets: { code: string }[] }[] } }).dishes
    return nodes.map((dish) => dish.meets.some(({ code }) => code === 'VEGAN'))
  }
  expect(await meets()).toEqual([false, false])
  const before = await row.boundingBox()
  await matchFirst(page, 'curly parsley')
  await row.getByText('zorbleleaf is curly parsley').waitFor()
  await page.getByText('1 of 1').waitFor()
  expect(await row.boundingBox()).toEqual(before)
  expect(await meets()).toEqual([true, true])
  expect(await axeFindings(page)).toEqual([])
  await row.getByRole('button', { name: 'Undo the answer for zorbleleaf' }).click()
  await row.getByRole('button', { name: 'Skip zorbleleaf' }).waitFor()
  expect(await meets()).toEqual([false, false])
  expect(errors).toEqual([])
})
