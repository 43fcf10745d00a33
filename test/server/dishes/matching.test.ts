import { givenApp } from '../../support/givenApp'
import { paprikaArchive } from '../../support/moving/paprikaArchive'
import { type Person, signUpAndIn } from '../../support/people'
import type { Wrong } from '../../support/plans'
import { broughtIn, dishesOf, end, workAll } from '../imports/importCalls'
import { savedDish, soup } from './dishCalls'

const app = givenApp()
let anna: Person
beforeEach(async () => {
  anna = await signUpAndIn(app)
})

interface Name {
  name: string
  dishCount: number
  examples: { text: string; dish: { name: string } | null }[]
  suggestions: { slug: string }[]
  isNotListed: boolean
}
interface Names {
  nodes: Name[]
  totalCount: number
  openCount: number
  assumedCount: number
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}
interface Result {
  ok: boolean
  lineCount: number
  dishCount: number
  undoId: string | null
  errors: Wrong[]
}
interface Shown {
  name: string
  meets: { code: string }[]
  lines: {
    text: string
    ingredient: { slug: string } | null
    quantity: { amount: number; unit: { code: string } } | null
  }[]
}

async function namesOf(person = anna, first = 20, after: string | null = null): Promise<Names> {
  const query = `query ($first: Int!, $after: String) { unmatchedLines(first: $first, after: $after) {
    nodes { name dishCount examples { text dish { name } } suggestions { slug } isNotListed }
    totalCount openCount assumedCount pageInfo { hasNextPage endCursor } } }`
  const { data, errors } = await app.graphql(query, { first, after }, person.token)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as unknown as { unmatchedLines: Names }).unmatchedLines
}

async function call(name: 'matchLines' | 'undoMatch', input: object, person = anna): Promise<Result> {
  const type = name === 'matchLines' ? 'MatchLinesInput' : 'UndoMatchInput'
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ok lineCount dishCount undoId errors { code field message } } }`
  const { data, errors } = await app.graphql(query, { input }, person.token)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as unknown as Record<string, Result>)[name] as Result
}
const match = (name: string, ingredient: string | null, person = anna) =>
  call('matchLines', { name, ingredient }, person)

const dishes = async (person = anna) => (await dishesOf(app, person)) as unknown as Shown[]
const isVegan = ({ meets }: Shown) => meets.some(({ code }) => code === 'VEGAN')

const recipe = (name: string, ingredients: string, over: object = {}) => ({
  ...{ name, uid: name, servings: '4', total_time: '30 min', categories: ['Dinner'] },
  ...{ ingredients, directions: 'Cook all.', ...over },
})

it('one answer is for a wording in all dishes, whose import still takes them away (MOVE-11, MOVE-12, MOVE-7)', async () => {
  const { id } = await broughtIn(
    app,
    anna,
    paprikaArchive([
      recipe('A', '2 tbsp Zorbloil\n200 g lentils'),
      recipe('B', '1 tbsp zorbloil, to drizzle\n1 onion'),
      recipe('C', '60 ml Zorbloil\n3 quuxes'),
    ]),
  )
  const before = await namesOf()
  expect(before).toMatchObject({ totalCount: 2, openCount: 2, assumedCount: 0 })
  expect(before.nodes).toMatchObject([
    {
      ...{ name: 'Zorbloil', dishCount: 3, isNotListed: false },
      examples: [
        { text: '2 tbsp Zorbloil', dish: { name: 'A' } },
        { text: '1 tbsp zorbloil, to drizzle', dish: { name: 'B' } },
        { text: '60 ml Zorbloil', dish: { name: 'C' } },
      ],
    },
    { name: 'quuxes', dishCount: 1 },
  ])
  expect((await dishes()).map(isVegan)).toEqual([false, false, false])
  const versions = await app.services.db('dishes').where({ userId: anna.userId }).orderBy('name').pluck('version')

  expect(await match('zorbloil', 'olive-oil')).toMatchObject({ ok: true, lineCount: 3, dishCount: 3, errors: [] })
  const after = await dishes()
  expect(after.map(isVegan)).toEqual([true, true, false])
  expect(after[0]?.lines[0]).toMatchObject({
    ingredient: { slug: 'olive-oil' },
    quantity: { amount: 0.5, unit: { code: 'TBSP' } },
  })
  const now = await app.services.db('dishes').where({ userId: anna.userId }).orderBy('name').pluck('version')
  expect(now).toEqual(versions.map((version: number) => version + 1))
  expect((await namesOf()).nodes).toMatchObject([{ name: 'quuxes' }])
  expect(await match('Zorbloil', 'olive-oil')).toMatchObject({
    ok: false,
    errors: [{ code: 'UNKNOWN', field: 'name' }],
  })
  // What was answered is still the import's.
  await end(app, anna, 'undoImport', id)
  await workAll(app)
  expect(await dishes()).toEqual([])
})

it('words beside a name that may make it another food are another wording (MOVE-11)', async () => {
  await broughtIn(
    app,
    anna,
    paprikaArchive([
      recipe('A', '200 ml zorbmilk (soy)'),
      recipe('B', '100 ml zorbmilk (almond)'),
      recipe('C', '1 tbsp Zorbloil, with garlic butter'),
      recipe('D', '1 tbsp Zorbloil'),
    ]),
  )
  const names = (await namesOf()).nodes.map(({ name }) => name)
  expect(new Set(names).size).toBe(4)
  const soy = names.find((name) => name.includes('soy')) ?? ''
  expect(await match(soy, 'soy-milk')).toMatchObject({ ok: true, lineCount: 1 })
  expect(await match('Zorbloil', 'olive-oil')).toMatchObject({ ok: true, lineCount: 1 })
  const unmatched = (await dishes()).filter(({ lines }) => lines.some(({ ingredient }) => ingredient === null))
  expect(unmatched.map(({ name }) => name)).toEqual(['B', 'C'])
})

it('an amount in which the ingredient is not measured becomes words, never a wrong amount (MOVE-12)', async () => {
  await broughtIn(app, anna, paprikaArchive([recipe('A', '4 bunch zorble\n400 g zorble')]))
  expect(await match('zorble', 'parsley')).toMatchObject({ ok: true, lineCount: 2, dishCount: 1 })
  const [dish] = await app.services.db('dishes').where({ userId: anna.userId }).select('lines')
  const lines = JSON.parse(dish.lines as string) as {
    amount: number | null
    unit: string
    preparation: string | null
  }[]
  expect(lines).toMatchObject([
    { amount: null, unit: null, preparation: '1 bunch a serve' },
    { amount: 100, unit: 'g', preparation: null },
  ])
})

it('an answer is taken back exactly, but for what was saved since (MOVE-14)', async () => {
  await broughtIn(app, anna, paprikaArchive([recipe('A', '4 bunches zorble'), recipe('B', '2 zorble, chopped')]))
  const stored = async () =>
    app.services.db('dishes').where({ userId: anna.userId }).orderBy('name').select('name', 'lines')
  const before = await stored()
  const { undoId } = await match('zorble', 'parsley')
  expect(await stored()).not.toEqual(before)
  expect(await call('undoMatch', { id: undoId })).toMatchObject({ ok: true, lineCount: 2, dishCount: 2, undoId: null })
  expect(await stored()).toEqual(before)
  expect(await call('undoMatch', { id: undoId })).toMatchObject({
    ok: false,
    errors: [{ code: 'UNKNOWN', field: 'id' }],
  })
  const again = await match('zorble', 'parsley')
  const [a] = (await dishesOf(app, anna)) as { id: string }[]
  await savedDish(app, anna, soup({ id: a?.id, name: 'A' }))
  expect(await call('undoMatch', { id: again.undoId })).toMatchObject({ ok: true, lineCount: 1, dishCount: 1 })
})

it('what is in no list stays unknown, comes last, and can be answered all the same (MOVE-13)', async () => {
  await broughtIn(app, anna, paprikaArchive([recipe('A', '1 zorble\n1 quux'), recipe('B', '2 zorble')]))
  const { undoId } = await match('zorble', null)
  const names = await namesOf()
  expect(names).toMatchObject({ totalCount: 2, openCount: 1 })
  expect(names.nodes).toMatchObject([
    { name: 'quux', isNotListed: false },
    { name: 'zorble', isNotListed: true, dishCount: 2 },
  ])
  expect((await dishes()).map(isVegan)).toEqual([false, false])
  // It stays so for further imports, and when a dish is saved.
  await broughtIn(app, anna, paprikaArchive([recipe('C', '3 zorble')]))
  expect((await namesOf()).nodes.at(-1)).toMatchObject({ name: 'zorble', isNotListed: true, dishCount: 3 })
  expect(await call('undoMatch', { id: undoId })).toMatchObject({ ok: true, lineCount: 2 })
  expect(await namesOf()).toMatchObject({ openCount: 2 })
  await match('zorble', null)
  expect(await match('zorble', 'parsley')).toMatchObject({ ok: true, lineCount: 3 })
})

it('a saved dish keeps what was said of a line to be in no list (MOVE-13)', async () => {
  const line = { text: '1 zorble', amount: 1, unit: 'piece', ingredient: null }
  const { id } = await savedDish(app, anna, soup({ lines: [line, ...soup().lines] }))
  await match('zorble', null)
  await savedDish(app, anna, soup({ id, minutes: 50, lines: [line, ...soup().lines] }))
  expect(await namesOf()).toMatchObject({ openCount: 0, totalCount: 1 })
})

it('a dish that is made with an answered one is another one as well (MOVE-12, DISH-31)', async () => {
  const line = { text: '1 zorble', amount: 1, unit: 'piece', ingredient: null }
  const inner = await savedDish(app, anna, soup({ name: 'Sauce', lines: [line] }))
  const part = { text: 'sauce', amount: 1, dish: inner.id }
  await savedDish(app, anna, soup({ name: 'Whole', lines: [...soup().lines, part] }))
  const whole = async () => (await dishes()).find(({ name }) => name === 'Whole') as Shown
  expect(isVegan(await whole())).toBe(false)
  await match('zorble', 'parsley')
  expect(isVegan(await whole())).toBe(true)
})

it('what stands for ingredients that are not there is never asked about (MOVE-4, MOVE-5)', async () => {
  const many = Array.from({ length: 70 }, (_, index) => `${index + 1} g parsley`).join('\n')
  await broughtIn(app, anna, paprikaArchive([recipe('Long', many), recipe('Bare', '', { directions: 'Cook it.' })]))
  expect(await namesOf()).toMatchObject({ totalCount: 0, assumedCount: 1 })
})

it('pages go on where the one before ended, and a wrong call names its field', async () => {
  const lines = ['aa', 'bb', 'cc'].map((end) => `1 zorbl${end}`).join('\n')
  await broughtIn(app, anna, paprikaArchive([recipe('A', lines)]))
  const first = await namesOf(anna, 2)
  expect(first.nodes).toHaveLength(2)
  const { nodes, pageInfo } = await namesOf(anna, 2, first.pageInfo.endCursor)
  expect(nodes).toMatchObject([{ name: 'zorblcc' }])
  expect(pageInfo.hasNextPage).toBe(false)
  expect(await match('zorblaa', 'unobtainium')).toMatchObject({ errors: [{ code: 'UNKNOWN', field: 'ingredient' }] })
  expect(await match(' ', 'parsley')).toMatchObject({ errors: [{ code: 'REQUIRED', field: 'name' }] })
  expect(await call('undoMatch', { id: 'none' })).toMatchObject({ errors: [{ code: 'UNKNOWN', field: 'id' }] })
})

it('each person answers for their own dishes alone', async () => {
  const eve = await signUpAndIn(app)
  const archive = paprikaArchive([recipe('A', '1 zorble')])
  await broughtIn(app, anna, archive)
  await broughtIn(app, eve, archive)
  const { undoId } = await match('zorble', 'parsley')
  expect(await namesOf(eve)).toMatchObject({ openCount: 1 })
  expect(await call('undoMatch', { id: undoId }, eve)).toMatchObject({ ok: false, errors: [{ code: 'UNKNOWN' }] })
  expect((await dishes()).map(isVegan)).toEqual([true])
})
