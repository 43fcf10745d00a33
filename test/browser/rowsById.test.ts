import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { eventually, givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'
import { rowOf } from '../support/plans'
import { mealNames, removeRow } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()

interface PlannedRow {
  id: string
  entry: { name: string; numServes: number }
}

/** The rows of the household's plan, as the database has them. */
async function planned({ token }: Person): Promise<PlannedRow[]> {
  const { data } = await app.graphql('{ currentPlan { rows { id entry { name numServes } } } }', {}, token)
  return (data as unknown as { currentPlan: { rows: PlannedRow[] } }).currentPlan.rows
}

/** Two people of one household with four dinners, each with the planner open. */
async function givenFourDinners() {
  const [ana, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ana, ben, { name: 'Ben' })
  const operations = [0, 1, 2, 3].map((index) => {
    const { uniqueId } = rowOf(app, 'dinner', index)
    const addRow = { rowId: randomUUID(), category: 'DINNER', after: randomUUID(), uniqueId, serves: 2 }
    return { id: randomUUID(), act: { addRow } }
  })
  await app.graphql(
    'mutation ($operations: [PlanOperationInput!]!) { applyPlanOperations(operations: $operations) { errors { code } } }',
    { operations },
    ana.token,
  )
  const before = await planned(ana)
  const open = async (person: Person) => {
    const opened = await browser.openAs(person)
    await opened.page.goto(app.url)
    await shows(opened.page, before)
    return opened
  }
  return { ana, before, anas: await open(ana), bens: await open(ben) }
}

const dinners = (page: Page): Promise<string[]> => mealNames(page, 'Dinner')

const shows = (page: Page, rows: readonly PlannedRow[]) =>
  eventually(async () => expect(await dinners(page)).toEqual(rows.map(({ entry }) => entry.name)))

/** Holds the answers to randomizing on a page until they are let go. */
async function holdDice(page: Page) {
  let held = 0
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('randomizeMealPlan')) {
      held += 1
      await gate
    }
    await route.continue()
  })
  return { arrived: () => eventually(() => Promise.resolve(expect(held).toBe(1))), letGo: () => letGo() }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

it('dice change the row that they were pressed for, whatever another does to the rows above meanwhile (PLAN-59)', async () => {
  const { ana, before, anas, bens } = await givenFourDinners()
  const [first, second, third, fourth] = before
  const dice = await holdDice(anas.page)
  await anas.page.getByRole('button', { name: /^Randomize dinner 3,/ }).click()
  await dice.arrived()

  await removeRow(bens.page, 'Dinner', 1)
  await bens.page.getByRole('combobox', { name: 'Serves of dinner 1', exact: true }).click()
  await bens.page.getByRole('option', { name: '7', exact: true }).click()
  await press(bens.page, 'Add a dinner')
  await eventually(async () => expect(await dinners(anas.page)).toHaveLength(4))
  await eventually(async () =>
    expect(await anas.page.getByRole('combobox', { name: 'Serves of dinner 1', exact: true }).innerText()).toBe('7'),
  )

  dice.letGo()
  await anas.page.getByText(/^How about /).waitFor()
  await eventually(async () => {
    const rows = await planned(ana)
    expect(rows.map(({ id }) => id).slice(0, 3)).toEqual([second?.id, third?.id, fourth?.id])
    expect(rows).toHaveLength(4)
    const [above, diced, below, added] = rows
    expect([above?.entry, below?.entry]).toEqual([{ ...second?.entry, numServes: 7 }, fourth?.entry])
    expect(['', ...before.map(({ entry }) => entry.name)]).not.toContain(diced?.entry.name)
    expect(diced?.entry.numServes).toBe(third?.entry.numServes)
    expect(added?.entry.name).toBe('')
  })
  const after = await planned(ana)
  for (const { page } of [anas, bens]) {
    await shows(page, after)
    await page.reload()
    await shows(page, after)
  }
  expect(await planned(ana)).toEqual(after)
  expect(after.map(({ id }) => id)).not.toContain(first?.id)
  expect([...anas.errors, ...bens.errors]).toEqual([])
  await anas.context.close()
  await bens.context.close()
}, 180_000)

it('dice whose row another has taken out meanwhile change nothing', async () => {
  const { ana, before, anas, bens } = await givenFourDinners()
  const left = before.filter((_, index) => index !== 1)
  const dice = await holdDice(anas.page)
  await anas.page.getByRole('button', { name: /^Randomize dinner 2,/ }).click()
  await dice.arrived()
  await removeRow(bens.page, 'Dinner', 2)
  await shows(anas.page, left)

  const answered = anas.page.waitForResponse((response) =>
    /randomizeMealPlan/.test(response.request().postData() ?? ''),
  )
  dice.letGo()
  await answered
  await press(anas.page, 'Add a lunch')
  await eventually(async () => expect(await planned(ana)).toHaveLength(4))
  expect((await planned(ana)).filter(({ entry }) => entry.name !== '')).toEqual(left)
  for (const { page } of [anas, bens]) await shows(page, left)
  await anas.context.close()
  await bens.context.close()
}, 180_000)

it('an undo that another has made moot says so, and brings nothing back (PLAN-46)', async () => {
  const { ana, before, anas, bens } = await givenFourDinners()
  await anas.page.getByRole('combobox', { name: 'Serves of dinner 2', exact: true }).click()
  await anas.page.getByRole('option', { name: '9', exact: true }).click()
  await eventually(async () =>
    expect(await bens.page.getByRole('combobox', { name: 'Serves of dinner 2', exact: true }).innerText()).toBe('9'),
  )
  await removeRow(bens.page, 'Dinner', 2)
  const left = before.filter((_, index) => index !== 1)
  await shows(anas.page, left)
  await anas.page.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Undo' }).click()
  await anas.page.getByText('Nothing to undo: your plan has changed since').waitFor()
  expect(await anas.page.getByText('Undone', { exact: true }).count()).toBe(0)
  await shows(anas.page, left)
  expect(await planned(ana)).toEqual(left)
  await anas.context.close()
  await bens.context.close()
}, 180_000)
