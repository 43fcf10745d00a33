import { randomUUID } from 'node:crypto'
import { build } from 'esbuild'
import { DishModel } from '../../../../server/dishes/DishModel'
import { encodeMealEntryId } from '../../../../server/catalogue/mealEntryId'
import type { CatalogueReader } from '../../../../server/dishes/threads/RecipeReader'
import { LIMITS } from '../../../../schema/limits'
import { givenApp } from '../../../support/givenApp'
import { type Person, signUpAndIn } from '../../../support/people'
import { saveDish, savedDish, soup } from '../dishCalls'

const app = givenApp()
let anna: Person

beforeAll(async () => {
  anna = await signUpAndIn(app)
  for (let dish = 0; dish < DISHES; dish += 1) await insertDish(dish)
})

const DISHES = 40
const idOf = (dish: number): string => `dish-00000000-0000-4000-8000-${String(dish).padStart(12, '0')}`
const line = (dish: number, index: number) => ({
  text: `${1 + index} cups smokd garlc seazoning of ${dish} sorts, or flumberry ${index}`,
  amount: null,
  unit: null,
  ingredient: null,
  name: `smokd garlc seazoning ${dish} ${index}`,
  preparation: null,
  optional: false,
})

/** A dish as wide as they may be, of which nothing is known. */
async function insertDish(dish: number): Promise<void> {
  await DishModel.query(app.services.db).insert({
    id: idOf(dish),
    userId: anna.userId,
    slug: idOf(dish),
    name: `Dish ${dish}`,
    nameKey: `dish ${String(dish).padStart(3, '0')}`,
    categories: ['dinner'],
    tags: [],
    minutes: 30,
    serves: 4,
    lines: Array.from({ length: LIMITS.dishIngredients }, (_, index) => line(dish, index)),
    mainLine: 0,
    steps: ['Stir the seasoning into the butter with 2 eggs.'],
    notAdded: [],
    urlDetails: null,
    measures: null,
    version: 1,
    changedAt: 1,
  })
}

const ask = (query: string, variables: object = {}) => app.graphql(query, variables, anna.token)

/** The tasks that threads do for some work, in their order. */
async function tasksOf(work: () => Promise<unknown>): Promise<string[]> {
  const reader: { run: CatalogueReader['run'] } = app.services.reader.of(app.services.catalogue.compiled)
  const run = jest.spyOn(reader, 'run')
  await work()
  const tasks = run.mock.calls.map(([task]) => task)
  run.mockRestore()
  return tasks
}

const suggestions = (aliases: number): string =>
  `{ dishes(first: 6) { nodes { lines { ${Array.from({ length: aliases }, (_, index) => `a${index}: suggestions { slug }`).join(' ')} } } } }`

interface Suggested {
  dishes: { nodes: { lines: Record<string, { slug: string }[]>[] }[] }
}

describe('a version of a dish is read once', () => {
  test('in tasks of 25, whatever is asked of it and by which way', async () => {
    expect(await tasksOf(() => ask('{ dishes(first: 40) { nodes { id } } }'))).toEqual(['found', 'found'])
    const ways = [
      '{ dishes(first: 40) { nodes { id unlisted { step } lines { alternatives { slug } } dietary } } }',
      `{ dish(id: "${idOf(3)}") { id unlisted { step } } }`,
      `{ node(id: "Dish:${idOf(4)}") { id } }`,
      '{ mealBases(category: DINNER) { mealList { name } } }',
    ]
    for (const way of ways) {
      const { errors } = await ask(way)
      expect([way, errors]).toEqual([way, undefined])
    }
    expect(await tasksOf(async () => void (await Promise.all(ways.map((way) => ask(way)))))).toEqual([])
  })

  test('also by several calls at the same time', async () => {
    await DishModel.query(app.services.db).findById(idOf(0)).patch({ version: 2, foundKey: null })
    const call = () => ask('{ dishes(first: 40) { nodes { id } } }')
    expect(await tasksOf(() => Promise.all([call(), call(), call()]))).toEqual(['found'])
  })

  test('when it is saved, and not when it is shown then', async () => {
    expect(await tasksOf(() => savedDish(app, anna, soup()))).toEqual(['names', 'found'])
    const shown = () => ask('{ dishes(first: 100) { nodes { id unlisted { step } } } }')
    expect(await tasksOf(shown)).toEqual([])
  })

  test('a dish that is refused for its form is not', async () => {
    const wrong = soup({ name: '' })
    expect(await tasksOf(() => saveDish(app, anna, wrong))).toEqual(['names'])
  })
})

test('no transaction is open while a dish is read', async () => {
  await DishModel.query(app.services.db).findById(idOf(1)).patch({ version: 7, foundKey: null })
  const seen: string[] = []
  const note = ({ sql }: { sql: string }) =>
    void (/^(?:begin|commit|rollback)/i.test(sql) && seen.push(sql.toLowerCase()))
  const reader: { run: CatalogueReader['run'] } = app.services.reader.of(app.services.catalogue.compiled)
  const { run } = reader
  jest.spyOn(reader, 'run').mockImplementation((...task) => {
    seen.push(task[0])
    return run(...task)
  })
  app.services.db.on('query', note)
  const row = {
    rowId: randomUUID(),
    category: 'DINNER',
    after: 'last',
    uniqueId: encodeMealEntryId(idOf(1), []),
    serves: 2,
  }
  const { data } = await ask(
    'mutation ($operations: [PlanOperationInput!]!) { applyPlanOperations(operations: $operations) { errors { message } } }',
    { operations: [{ id: randomUUID(), act: { addRow: row } }] },
  )
  app.services.db.off('query', note)
  jest.restoreAllMocks()
  expect(data.applyPlanOperations).toEqual({ errors: [] })
  expect(seen.map((one) => one.replace(/[ ;].*/, ''))).toEqual(['begin', 'rollback', 'found', 'begin', 'commit'])
})

describe('suggestions', () => {
  test('fifteen times for each line of six dishes cost too much (SEC-21)', async () => {
    const tasks = await tasksOf(async () => {
      const { status, errors } = await ask(suggestions(15))
      expect([status, errors?.[0]?.message]).toEqual([400, expect.stringMatching(/cost/)])
    })
    expect(tasks).toEqual([])
  })

  test('of the lines of a call are a task for each 200 of them, once, however often they are asked for', async () => {
    let data: Suggested | null = null
    const first = await tasksOf(async () => void (data = (await ask(suggestions(12))).data as unknown as Suggested))
    expect(first).toEqual(['suggestions', 'suggestions'])
    const lines = (data as Suggested | null)?.dishes.nodes.flatMap((dish) => dish.lines) ?? []
    expect(lines).toHaveLength(6 * LIMITS.dishIngredients)
    for (const { a0 = [], ...others } of lines) {
      expect(a0.length).toBeGreaterThan(0)
      expect(Object.values(others).every((other) => JSON.stringify(other) === JSON.stringify(a0))).toBe(true)
    }
    expect(await tasksOf(() => ask(suggestions(12)))).toEqual([])
  })
})

describe('readDish', () => {
  const text = 'Stew\nServes 2\nIngredients\n500 g beef mince\n1 tbsp secret sauce\nMethod\nCook it.'
  const five = `mutation ($input: ReadDishInput!) { ${[1, 2, 3, 4, 5].map((index) => `a${index}: readDish(input: $input) { draft { name lines { text } } }`).join(' ')} }`

  test('five times the same text is one reading', async () => {
    const tasks = await tasksOf(async () => {
      const { data } = await ask(five, { input: { text } })
      const drafts = Object.values(data as unknown as Record<string, { draft: { lines: object[] } }>)
      expect(drafts.map(({ draft }) => draft.lines.length)).toEqual([2, 2, 2, 2, 2])
    })
    expect(tasks).toEqual(['source', 'draft'])
  })

  test('in other measures is another draft of the same source', async () => {
    const call = (measures: string) => () => ask(five, { input: { text, measures } })
    expect(await tasksOf(call('US'))).toEqual(['draft'])
    expect(await tasksOf(call('US'))).toEqual([])
  })
})

test('the areas of own items of a list are read once', async () => {
  const add = (texts: string[]) =>
    ask(
      'mutation ($operations: [ListOperationInput!]!) { applyListOperations(operations: $operations) { list { ownItems { text area } } } }',
      {
        operations: texts.map((text) => ({
          id: randomUUID(),
          at: app.clock.now(),
          act: { addItem: { itemId: randomUUID(), text } },
        })),
      },
    )
  expect(await tasksOf(() => add(['2 eggs', 'birthday card']))).toEqual(['areas'])
  const shown = () => ask('{ sharedList { ownItems { text area } } }')
  expect(await tasksOf(shown)).toEqual([])
  expect((await shown()).data).toEqual({
    sharedList: {
      ownItems: [
        { text: '2 eggs', area: 'dairy' },
        { text: 'birthday card', area: 'uncategorised' },
      ],
    },
  })
})

test('the metrics say what threads do', async () => {
  const metrics = await (await app.fetch('/metrics')).text()
  expect(metrics).toContain('mealwright_readings{state="running"} 0\n')
  expect(metrics).toContain('mealwright_readings{state="waiting"} 0\n')
  expect(metrics).toMatch(/mealwright_reading_duration_seconds_count\{task="suggestions",outcome="done"\} \d/)
  expect(metrics).toMatch(/^mealwright_readings_refused_total \d/m)
})

test('what answers calls has no code that reads recipes', async () => {
  const { metafile } = await build({
    entryPoints: ['server/main.ts'],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    outdir: 'dist',
  })
  const files = Object.keys(metafile.inputs)
  expect(files).toContain('server/dishes/threads/RecipeReader.ts')
  const readers = [
    'reader/readRecipes',
    'reader/readIngredientLine',
    'reader/suggestIngredients',
    'unlistedIngredients',
  ]
  expect(files.filter((file) => readers.some((name) => file === `server/dishes/${name}.ts`))).toEqual([])
})
