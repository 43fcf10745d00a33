import { randomUUID } from 'node:crypto'
import type { CompiledMeal } from '../../../server/catalogue/compiled'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { statementsOf } from '../../support/countStatements'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'
import { restCaller } from '../../support/restCaller'
import { planCalls } from './planCalls'

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })
const APPLY = `mutation ($operations: [PlanOperationInput!]!) {
  applyPlanOperations(operations: $operations) { ok errors { code field } plan { rows { id entry { uniqueId name numServes } } } }
}`
const CONTENT = `content { __typename
  ... on PlannedMeal { dishes { serves version { name cooking { serves } } } }
  ... on PlannedText { text isOut } ... on PlannedLeftovers { from { id } version { name } } }`
const ROW = `id title serves recipe { slug } ${CONTENT} leftoversIn { id } problem { reasons }`
const ROWS = `rows { ${ROW} }`
const READ = `{ viewer { household { plan { ${ROWS} problems { row { id } version { name } replacement { id } } shoppingList { lines { parts { name serves rows { id } } } } } } } }`

interface Row {
  id: string
  title: string | null
  content: object | null
  leftoversIn: object[]
}
interface Read {
  viewer: {
    household: {
      plan: { rows: Row[]; problems: { row: object }[]; shoppingList: { lines: { parts: object[] }[] } | null }
    }
  }
}

let person: Person
let dinner: CompiledMeal
const { run, save, load } = planCalls(app, () => person)

beforeEach(async () => {
  person = await signUpAndIn(app)
  const { meals, byCategory } = app.services.catalogue.compiled
  dinner = meals[byCategory.dinner[0] ?? -1] as CompiledMeal
})

const apply = async (...acts: object[]) =>
  (
    await run<{
      applyPlanOperations: {
        ok: boolean
        errors: { code: string; field: string }[]
        plan: { rows: { id: string; entry: object }[] } | null
      }
    }>(APPLY, { operations: acts.map((act) => ({ id: randomUUID(), act })) })
  ).applyPlanOperations
const planNow = async () => (await run<Read>(READ, {})).viewer.household.plan
const add = (rowId: string, content: object | null, serves: number | null = 2) => ({
  addRow: { rowId, category: 'DINNER', after: 'last', uniqueId: '', serves, content },
})
const dish = () => ({ dishes: [{ recipe: dinner.slug }] })
const out = { text: { text: ' Gran’s ', isOut: true } }

test('a row holds a meal, a text or what is left of another row', async () => {
  const [meal, text, left] = [randomUUID(), randomUUID(), randomUUID()]
  const applied = await apply(add(meal, dish()), add(text, out), add(left, { leftoversOf: meal }, 3))
  expect(applied.plan?.rows.map(({ entry }) => entry)).toEqual([
    { uniqueId: encodeMealEntryId(dinner.id, []), name: dinner.name, numServes: 2 },
    { uniqueId: '', name: '', numServes: 2 },
    { uniqueId: '', name: '', numServes: 3 },
  ])
  const { rows, shoppingList } = await planNow()
  expect(rows).toMatchObject([
    {
      title: dinner.name,
      recipe: { slug: dinner.slug },
      leftoversIn: [{ id: left }],
      content: { __typename: 'PlannedMeal', dishes: [{ serves: 5, version: { cooking: { serves: 5 } } }] },
    },
    { title: 'Gran’s', recipe: null, content: { __typename: 'PlannedText', text: 'Gran’s', isOut: true } },
    {
      title: dinner.name,
      recipe: { slug: dinner.slug },
      serves: 3,
      content: { __typename: 'PlannedLeftovers', from: { id: meal }, version: { name: dinner.name } },
    },
  ])
  expect(shoppingList?.lines.flatMap(({ parts }) => parts)[0]).toEqual({
    name: dinner.name,
    serves: 5,
    rows: [{ id: meal }],
  })
})

test('what takes the place of other content takes all of it away, and leftovers outlive their row', async () => {
  const [meal, text, left] = [randomUUID(), randomUUID(), randomUUID()]
  await apply(add(meal, dish()), add(text, out), add(left, { leftoversOf: meal }))
  const uniqueId = encodeMealEntryId(dinner.id, [])
  await apply({ setMeal: { rowId: text, uniqueId } }, { removeRow: { rowId: meal } })
  const contents = async () => (await planNow()).rows.map(({ content }) => content)
  expect(await contents()).toMatchObject([
    { __typename: 'PlannedMeal' },
    { __typename: 'PlannedLeftovers', from: null, version: null },
  ])
  await apply({ setContent: { rowId: text, content: out } }, { setContent: { rowId: left, content: null } })
  expect(await contents()).toMatchObject([{ __typename: 'PlannedText' }, null])
  await apply(
    { setContent: { rowId: text, content: { leftoversOf: left } } },
    { setServes: { rowId: text, serves: 1 } },
  )
  expect(await contents()).toMatchObject([{ __typename: 'PlannedLeftovers', from: null }, null])
  await apply({ setContent: { rowId: text, content: dish() } }, { setMeal: { rowId: text, uniqueId: '' } })
  expect(await contents()).toEqual([null, null])
})

test('leftovers have to suit those who eat them', async () => {
  const diet = compileDiet({ requirements: new Map([['VEGAN', 'STRICT']]), neverEaten: [] })
  dinner =
    app.services.catalogue.compiled.meals.find(
      (one) => one.meal.categories.includes('dinner') && suitability(one, diet).kind === 'unsuitable',
    ) ?? dinner
  const [meal, left] = [randomUUID(), randomUUID()]
  await apply(add(meal, dish()), add(left, { leftoversOf: meal }))
  expect((await planNow()).problems).toEqual([])
  await setSettings(app, person.userId, { requirements: { VEGAN: 'STRICT' } })
  const version = { name: dinner.name }
  expect((await planNow()).problems).toEqual([
    { row: { id: meal }, version, replacement: null },
    { row: { id: left }, version, replacement: null },
  ])
  const found = await run<{ node: object }>(`query ($id: ID!) { node(id: $id) { ... on PlanRow { ${ROW} } } }`, {
    id: `PlanRow:${meal}`,
  })
  expect(found.node).toEqual((await planNow()).rows[0])
  expect(found.node).toMatchObject({ leftoversIn: [{ id: left }], problem: { reasons: [expect.any(String)] } })
  const saved = await save({})
  const loaded = await load({ planId: saved.plan?.id })
  expect(loaded.plan?.rows.map(({ title }) => title)).toEqual([null, null])
  expect(loaded.changes).toHaveLength(2)
})

test('saving, REST and loading leave it as it is', async () => {
  const [meal, text, left] = [randomUUID(), randomUUID(), randomUUID()]
  await apply(add(meal, dish()), add(text, out), add(left, { leftoversOf: meal }))
  const before = (await planNow()).rows.map(({ title, content }) => [title, Object.keys(content ?? {})])
  const saved = await save({})
  const call = restCaller(
    () => app,
    () => person.token,
  )
  const stored = async () =>
    JSON.parse(
      (
        await app.services
          .db('plans')
          .where({ id: saved.plan?.id.replace('Plan:', '') })
          .first()
      ).content,
    ) as object
  const content = await stored()
  const { body } = await call('GET', '/api/user/mealplan/')
  expect(body).toMatchObject({
    dinner: { settings: { num_meals: 3 }, meal_list: [{ name: dinner.name }, { unique_id: '' }, { unique_id: '' }] },
  })
  expect(await call('POST', '/api/mealplan/generate-shopping-list', body as object)).toMatchObject({ status: 200 })
  expect((await call('PUT', '/api/user/mealplan/', body as object)).status).toBe(200)
  expect(await stored()).toEqual(content)
  await load({ planId: saved.plan?.id })
  const { rows } = await planNow()
  expect(rows.map(({ title, content: now }) => [title, Object.keys(now ?? {})])).toEqual(before)
  expect(rows[2]?.content).toMatchObject({ from: { id: rows[0]?.id } })
})

test('a draft takes it, and what is wrong is named', async () => {
  const id = randomUUID()
  const draft = `query ($rows: [DraftRowInput!]!) { draftPlan(input: { rows: $rows }) { plan { ${ROWS} } errors { code field } } }`
  const rows = [
    { id, category: 'LUNCH', content: out },
    { category: 'LUNCH', content: { leftoversOf: id } },
  ]
  const { draftPlan } = await run<{ draftPlan: { plan: { rows: Row[] } } }>(draft, { rows })
  expect(draftPlan.plan.rows.map(({ title }) => title)).toEqual(['Gran’s', null])
  const strange = await run<{ draftPlan: { errors: object[] } }>(draft, {
    rows: [{ category: 'LUNCH', content: { leftoversOf: randomUUID() } }],
  })
  expect(strange.draftPlan.errors).toEqual([{ code: 'UNKNOWN', field: 'rows[0].content.leftoversOf' }])
  const breakfast = app.services.catalogue.compiled.meals.find(({ meal }) => !meal.categories.includes('dinner'))
  const wrong = [
    [{ text: { text: ' ' } }, 'REQUIRED', 'text.text'],
    [{ text: { text: 'x'.repeat(121) } }, 'TOO_LONG', 'text.text'],
    [{ leftoversOf: id }, 'INVALID', 'leftoversOf'],
    [{ leftoversOf: 'one' }, 'INVALID', 'leftoversOf'],
    [{ dishes: [] }, 'OUT_OF_RANGE', 'dishes'],
    [{ dishes: [{ recipe: 'none' }] }, 'UNKNOWN', 'dishes[0].recipe'],
    [{ dishes: [{ recipe: breakfast?.slug }] }, 'INVALID', 'dishes[0].recipe'],
  ] as const
  await apply({ addRow: { rowId: randomUUID(), category: 'DINNER', uniqueId: '' } })
  for (const [content, code, field] of wrong)
    expect((await apply(add(id, content))).errors).toEqual([
      { code, field: `operations[0].act.addRow.content.${field}` },
    ])
  expect(
    (await apply({ addRow: { rowId: id, category: 'DINNER', uniqueId: 'x', content: out } })).errors,
  ).toContainEqual({
    code: 'INVALID',
    field: 'operations[0].act.addRow.uniqueId',
  })
})

test('it takes as many statements for thirty rows as for one', async () => {
  const counts: number[] = []
  for (const rows of [1, 10, 19]) {
    for (let index = 0; index < rows; index += 1)
      await apply({
        addRow: { ...add(randomUUID(), index % 2 ? out : dish()).addRow, category: index % 2 ? 'LUNCH' : 'DINNER' },
      })
    counts.push((await statementsOf(app.services.db, () => planNow())).length)
  }
  expect(new Set(counts).size).toBe(1)
})
