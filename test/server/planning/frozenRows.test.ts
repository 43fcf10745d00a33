import { randomUUID } from 'node:crypto'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'
import { restCaller } from '../../support/restCaller'
import { titles, weekCalls } from './weekCalls'

const READ = `{ viewer { household {
  plan { rows { id title recipe { slug } content { __typename ... on PlannedFrozen { version { name } } } problem { reasons } } problems { row { id } replacement { id } } }
  cupboard { freezer { serves frozenOn version { name } } }
  shoppingList { lines { parts { name } } }
} } }`

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })
let person: Person
beforeEach(async () => {
  person = await signUpAndIn(app)
})
const { run, meal, beginWeek, apply, day, adding, past, current, save, load } = weekCalls(app, () => person)

interface Read {
  plan: {
    rows: { id: string; title: string | null; content: { __typename: string } | null; problem: object | null }[]
    problems: { row: { id: string }; replacement: object | null }[]
  }
  cupboard: { freezer: { serves: number; frozenOn: string; version: { name: string } }[] }
  shoppingList: { lines: { parts: { name: string }[] }[] } | null
}
const read = async () => (await run<{ viewer: { household: Read } }>(READ, {})).viewer.household
const servesLeft = async () => (await read()).cupboard.freezer.map(({ serves }) => serves)

async function freeze(...batches: { recipe?: string; serves: number; frozenOn: string }[]): Promise<void> {
  const operations = batches.map(({ recipe = meal(0), ...batch }) => ({
    id: randomUUID(),
    act: { cupboard: { freeze: { batch: randomUUID(), recipe, ...batch } } },
  }))
  await run('mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { ok } }', {
    input: { operations },
  })
}
const frozenRow = (rowId: string, more: object = {}) =>
  adding(rowId, { uniqueId: '', content: { frozen: meal(0) }, category: 'LUNCH', ...more })
const name = () => app.services.catalogue.compiled.meals.find((one) => encodeMealEntryId(one.id, []) === meal(0))?.name

test('a row eats what was cooked earlier, in any category; nothing of it is bought (PLAN-92)', async () => {
  const [frozen, cooked] = [randomUUID(), randomUUID()]
  await apply(frozenRow(frozen), adding(cooked, { uniqueId: meal(1), serves: 2 }))
  const { plan, shoppingList } = await read()
  expect(plan.rows[0]).toMatchObject({
    title: name(),
    content: { __typename: 'PlannedFrozen', version: { name: name() } },
    problem: null,
  })
  const bought = new Set(shoppingList?.lines.flatMap(({ parts }) => parts.map((part) => part.name)))
  expect([...bought]).toEqual([plan.rows[1]?.title])
  const call = restCaller(
    () => app,
    () => person.token,
  )
  const saved = await save({})
  const { body } = await call('GET', '/api/user/mealplan/')
  expect(body).toMatchObject({ lunch: { meal_list: [{ name: '', unique_id: '' }] } })
  expect((await call('PUT', '/api/user/mealplan/', body as object)).status).toBe(200)
  await load({ planId: saved.plan?.id })
  expect((await read()).plan.rows[0]).toMatchObject({ content: { __typename: 'PlannedFrozen' } })
  await apply({ setMeal: { rowId: (await current()).rows[0]?.id ?? '', uniqueId: '' } })
  expect((await read()).plan.rows[0]).toMatchObject({ title: null, content: null })
})

test('it has to suit those who eat it, and no swaps help (PLAN-92)', async () => {
  const diet = compileDiet({ requirements: new Map([['VEGAN', 'ADAPT']]), neverEaten: [] })
  const adaptable = app.services.catalogue.compiled.meals.find((one) => suitability(one, diet).kind === 'swapped')
  const rowId = randomUUID()
  await apply(frozenRow(rowId, { content: { frozen: adaptable?.slug } }))
  expect((await read()).plan.problems).toEqual([])
  await setSettings(app, person.userId, { requirements: { VEGAN: 'ADAPT' } })
  const { plan } = await read()
  expect(plan.problems).toEqual([{ row: { id: rowId }, replacement: null }])
  expect(plan.rows[0]).toMatchObject({
    title: adaptable?.name,
    problem: { reasons: expect.arrayContaining([expect.any(String)]) },
  })
})

test('a week that is over takes it out of the freezer, the oldest first, and an Undo puts it back (PLAN-92)', async () => {
  await freeze({ serves: 4, frozenOn: '2026-11-02' }, { serves: 2, frozenOn: '2026-11-01' })
  await freeze({ recipe: meal(1), serves: 4, frozenOn: '2026-10-01' })
  const [eaten, toCome, beyond] = [randomUUID(), randomUUID(), randomUUID()]
  await apply(
    frozenRow(eaten, { serves: 3, date: day(-1), isWeekly: true }),
    frozenRow(toCome, { serves: 1, date: day(1) }),
    frozenRow(beyond, { serves: 9, content: { frozen: meal(2) } }),
  )
  const before = await current()
  expect(await servesLeft()).toEqual([4, 2, 4])
  const operationId = randomUUID()
  const { plan } = await beginWeek({ isRepeat: true, operationId })
  expect(plan?.rows.map(({ title }) => title)).toEqual([null, name(), null])
  expect(await servesLeft()).toEqual([4, 3])
  await beginWeek({ isRepeat: true, operationId })
  expect(await servesLeft()).toEqual([4, 3])
  expect(titles((await past())[0] ?? { rows: [] })).toEqual([before.rows[0]?.title, before.rows[2]?.title])

  // What an Undo sends.
  await apply(
    ...(plan?.rows ?? []).flatMap(({ id }) => (id === toCome ? [] : [{ removeRow: { rowId: id } }])),
    frozenRow(eaten, { serves: 3, date: day(-1) }),
  )
  expect(await servesLeft()).toEqual([4, 2, 4])
  expect((await past()).map(titles)).toEqual([[before.rows[2]?.title]])
  await apply(frozenRow(beyond, { serves: 9, content: { frozen: meal(2) } }))
  expect(await servesLeft()).toEqual([4, 2, 4])
})

test('what is eaten counts as the later word, whatever the clocks of those who spoke before said', async () => {
  const batch = randomUUID()
  const at = app.clock.now() + 60_000
  const operations = Array.from({ length: 100 }, (_, index) => ({
    id: randomUUID(),
    at: at + index,
    act: { cupboard: { freeze: { batch, recipe: meal(0), serves: 1 + (index % 2), frozenOn: '2026-11-01' } } },
  }))
  await run('mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { ok } }', {
    input: { operations },
  })
  await apply(frozenRow(randomUUID(), { serves: 2 }))
  await beginWeek()
  expect(await servesLeft()).toEqual([])
})

test('what it names has to be a meal', async () => {
  const { applyOperations } = await run<{ applyOperations: { errors: object[] } }>(
    'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { errors { code field } } }',
    { input: { operations: [{ act: { plan: frozenRow(randomUUID(), { content: { frozen: 'none' } }) } }] } },
  )
  expect(applyOperations.errors).toEqual([{ code: 'UNKNOWN', field: 'operations[0].act.plan.addRow.content.frozen' }])
})

test('what was done to the plan says so, before and after (PLAN-93)', async () => {
  const rowId = randomUUID()
  await apply(adding(rowId, { category: 'DINNER' }))
  await apply({ setContent: { rowId, content: { frozen: meal(1) } } })
  const { viewer } = await run<{ viewer: { household: { plan: { recentChanges: { rows: object[] }[] } } } }>(
    `{ viewer { household { plan { recentChanges { rows {
      before { version { id } isFrozen } after { version { id } isFrozen } } } } } } }`,
    {},
  )
  expect(viewer.household.plan.recentChanges[0]?.rows).toEqual([
    {
      before: null,
      after: { version: { id: `RecipeVersion:${meal(1)}` }, isFrozen: true },
    },
  ])
})
