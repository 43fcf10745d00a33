import type { Page } from 'playwright-core'
import { addDays, WEEK } from '../../schema/days'
import { axeFindings, eventually, type givenBrowser, SCREENS } from './browser'
import { addMember, joinHousehold } from './households'
import { type Person, signUpAndIn } from './people'
import { mealNames } from './planRows'
import type { RunningApp } from './startApp'

/** Two adults, each with the planner open, and Mia, a child without an account who eats half a portion and no gluten. */
export interface Family {
  app: RunningApp
  ann: Person
  /** Ann's. */
  phone: Page
  /** Ben's. */
  desk: Page
  /** What goes wrong unseen, page by page. */
  errors: string[][]
}

/** The serves of what all of a family eat: two portions and a half, rounded up. */
export const FAMILY_SERVES = 3

/** Makes a family and opens both pages. */
export async function givenFamily(
  app: RunningApp,
  { openAs }: Pick<ReturnType<typeof givenBrowser>, 'openAs'>,
): Promise<Family> {
  const [ann, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  await addMember(app, ann, 'Mia', { requirements: { GLUTEN_FREE: 'ADAPT' } }, { portion: 50 })
  const { page: phone, errors } = await openAs(ann, { screen: SCREENS.phone })
  const { page: desk, errors: deskErrors } = await openAs(ben)
  await Promise.all([phone, desk].map((page) => page.goto(app.url)))
  return { app, ann, phone, desk, errors: [errors, deskErrors] }
}

/** Reads fields of the family's household. */
export async function familyHas<Fields>({ app, ann }: Family, fields: string): Promise<Fields> {
  const { data } = await app.graphql(`{ viewer { household { ${fields} } } }`, {}, ann.token)
  return (data as unknown as { viewer: { household: Fields } }).viewer.household
}

/** Opens a mode of the planner. */
export const openMode = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click()

/** The dinners that a page shows by category. */
export const dinners = (page: Page): Promise<string[]> => mealNames(page, 'Dinner')

/** Waits until both pages show these dinners. */
export async function bothShow({ phone, desk }: Family, names: string[]): Promise<void> {
  for (const page of [phone, desk]) await eventually(async () => expect(await dinners(page)).toEqual(names))
}

/**
 * The dinners once there is one in each of seven rows and both pages show the same, which suits the whole table.
 * @param isDone throws as long as they are not those that are awaited.
 */
export async function planned(family: Family, isDone: (names: string[]) => void = () => {}): Promise<string[]> {
  let names: string[] = []
  await eventually(async () => {
    names = await dinners(family.phone)
    expect(names.filter(Boolean)).toHaveLength(WEEK)
    isDone(names)
    expect(await dinners(family.desk)).toEqual(names)
  })
  expect(await familyHas(family, 'plan { problems { reasons } }')).toEqual({ plan: { problems: [] } })
  return names
}

interface Line {
  isCupboard: boolean
  ingredient: { name: string }
  parts: { name: string }[]
}

/** The list and Cook count the serves of a dish for both rows that eat it. */
export async function countsBoth(family: Family, dish: string): Promise<void> {
  const { phone } = family
  const { shoppingList } = await familyHas<{ shoppingList: { lines: Line[] } }>(
    family,
    'shoppingList { lines { isCupboard ingredient { name } parts { name } } }',
  )
  const isFor = ({ parts }: Line) => parts.some(({ name }) => name === dish)
  const need = shoppingList.lines.find((line) => !line.isCupboard && isFor(line))?.ingredient.name ?? ''
  await openMode(phone, 'Shop')
  const meals = { name: `Meals that need ${need}`, exact: true }
  await phone.getByRole('button', meals).click()
  const part = phone
    .getByRole('list', meals)
    .getByRole('listitem')
    .filter({ hasText: `for ${2 * FAMILY_SERVES}` })
  expect(await part.innerText()).toContain(dish)
  await nothingIsAmiss(phone)
  await openMode(phone, 'Cook')
  await phone.getByRole('combobox', { name: 'Select a meal' }).click()
  await phone.getByRole('option', { name: dish, exact: true }).click()
  const serves = phone.getByRole('textbox', { name: 'Serves' })
  await eventually(async () => expect(await serves.inputValue()).toBe(String(2 * FAMILY_SERVES)))
  await nothingIsAmiss(phone)
}

const OVER = 'The days of this plan are over.'

/** Time goes by: all days of the plan become earlier, so that they are over. */
export async function daysGoBy(family: Family, count: number): Promise<void> {
  const { plan } = await familyHas<{ plan: { rows: { id: string; date: string }[] } }>(
    family,
    'plan { rows { id date } }',
  )
  const operations = plan.rows.map(({ id, date }) => ({
    act: { plan: { setDate: { rowId: id.replace('PlanRow:', ''), date: addDays(date, -count) } } },
  }))
  const APPLY = 'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { ok } }'
  const { data } = await family.app.graphql(APPLY, { input: { operations } }, family.ann.token)
  expect(data).toEqual({ applyOperations: { ok: true } })
  for (const page of [family.phone, family.desk]) await page.getByText(OVER).waitFor()
}

/** Begins the next week on the phone, by two presses. */
export async function beginWeek({ phone, desk }: Family, content: string): Promise<void> {
  await phone.getByRole('button', { name: 'Next week' }).first().click()
  const dialog = phone.getByRole('dialog', { name: 'Next week' })
  await dialog.getByText(`${WEEK} meals go to your past weeks`).waitFor()
  await nothingIsAmiss(phone)
  await dialog.getByRole('button', { name: content }).click()
  await dialog.waitFor({ state: 'detached' })
  for (const page of [phone, desk]) await page.getByText(OVER).waitFor({ state: 'detached' })
}

/** axe finds nothing on all of a page, no part of which is under a bar at the edge of the screen. */
export async function nothingIsAmiss(page: Page): Promise<void> {
  const screen = page.viewportSize() ?? SCREENS.phone
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...screen, height: Math.max(screen.height, whole) })
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize(screen)
}

interface Planned {
  viewer: { household: { plan: { rows: { title: string | null; recipe: { name: string } | null }[] } } }
}

/** The names of the meals of the plan, by their titles. */
export async function namesByTitle({ app, ann }: Family): Promise<(title: string) => string> {
  const query = '{ viewer { household { plan { rows { title recipe { name } } } } } }'
  const { data } = await app.graphql(query, {}, ann.token)
  const { rows } = (data as unknown as Planned).viewer.household.plan
  const names = new Map(rows.map(({ title, recipe }) => [title, recipe?.name]))
  return (title) => names.get(title) ?? title
}
