import { DETAIL_LIMITS } from '../../../schema/detailLimits'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { dishPage, line, saveDish, savedDish, soup } from './dishCalls'

interface Details {
  labels: string[]
  cookedOn: string[]
  stepSections: { before: number; title: string }[]
  lines: { section: string | null }[]
}

const app = givenApp()
let person: Person
beforeAll(async () => {
  person = await signUpAndIn(app)
})
afterEach(async () => {
  await app.services.db('dishes').delete()
})

const FIELDS = `description notes labels prepMinutes cookMinutes source { application name url nutrition } cookedOn
  stepSections { before title } lines { section }`

async function detailsOf(id: string): Promise<Details> {
  const query = `query ($id: ID!) { node(id: $id) { ... on Dish { ${FIELDS} } } }`
  const { data } = await app.graphql(query, { id: `Dish:${id}` }, person.token)
  return (data as unknown as { node: Details }).node
}
const headingsOf = async (id: string) => (await detailsOf(id)).lines.map(({ section }) => section)

const long = (count: number) => 'ü'.repeat(count)
const long200 = long(201)
const kept = {
  description: 'Warms.\n\nFor cold days.',
  notes: long(DETAIL_LIMITS.notes),
  labels: ['Winter', 'Oma’s'],
  prepMinutes: 0,
  cookMinutes: 1440,
  sourceName: 'Grandma’s book, p. 12',
  sourceApp: 'Paprika',
  sourceNutrition: '240 kcal a bowl\nProtein 12 g',
  cookedOn: ['2019-12-24', '2020-02-29'],
  stepSections: [{ before: 1, title: 'The lentils' }],
}
const lines = [
  { ...line('1 cup red lentils', 0.25, 'cup', 'red-lentil-dried'), section: 'For the pot' },
  line('1 onion, chopped', 0.25, 'piece', 'brown-onion'),
  { ...line('1 tsp salt', 0.25, 'tsp', 'salt'), section: 'To serve' },
]
const plain = lines.map(({ text, amount, unit, ingredient }) => ({ text, amount, unit, ingredient }))

describe('what a dish keeps beside its recipe', () => {
  test('is what was sent, and null or empty without (DISH-41)', async () => {
    const without = await savedDish(app, person, soup())
    expect(await detailsOf(without.id)).toEqual({
      ...{ description: null, notes: null, labels: [], prepMinutes: null, cookMinutes: null, cookedOn: [] },
      source: { application: null, name: null, url: null, nutrition: null },
      ...{ stepSections: [], lines: [{ section: null }, { section: null }] },
    })
    const urlDetails = 'https://example.com/soup'
    const { id } = await savedDish(app, person, soup({ ...kept, lines, name: 'Kept', urlDetails }))
    const { description, notes, labels, prepMinutes, cookMinutes, cookedOn, stepSections } = kept
    expect(await detailsOf(id)).toEqual({
      ...{ description, notes, labels, prepMinutes, cookMinutes, cookedOn, stepSections },
      source: {
        ...{ application: kept.sourceApp, name: kept.sourceName },
        ...{ url: urlDetails, nutrition: kept.sourceNutrition },
      },
      lines: [{ section: 'For the pot' }, { section: null }, { section: 'To serve' }],
    })
  })

  test('stays with a save that does not name it; null or empty takes it away (DISH-41)', async () => {
    const { id } = await savedDish(app, person, soup({ ...kept, lines }))
    const before = await detailsOf(id)
    await savedDish(app, person, soup({ id, lines: plain, minutes: 41 }))
    expect(await detailsOf(id)).toEqual(before)
    const nothing = Object.fromEntries(Object.keys(kept).map((field) => [field, null]))
    await savedDish(app, person, soup({ id, lines: plain.map((one) => ({ ...one, section: null })), ...nothing }))
    expect(await detailsOf(id)).toMatchObject({
      ...{ description: null, notes: null, labels: [], prepMinutes: null, cookMinutes: null, cookedOn: [] },
      ...{ source: { application: null, name: null, nutrition: null }, stepSections: [] },
      lines: [{ section: null }, { section: null }, { section: null }],
    })
  })

  test('keeps line breaks without control characters, each label and day once, days and headings in order', async () => {
    const { id } = await savedDish(
      app,
      person,
      soup({
        description: ' One \u0007 two\r\n\r\n\r\n\r\nthree\u202e ',
        labels: ['Crème', ' CREME ', 'Soup'],
        cookedOn: ['2024-02-01', '2023-02-01', '2024-02-01'],
        stepSections: [
          { before: 1, title: 'Second' },
          { before: 0, title: ' First\n' },
        ],
      }),
    )
    expect(await detailsOf(id)).toMatchObject({
      description: 'One two\n\nthree',
      labels: ['Crème', 'Soup'],
      cookedOn: ['2023-02-01', '2024-02-01'],
      stepSections: [
        { before: 0, title: 'First' },
        { before: 1, title: 'Second' },
      ],
    })
  })

  const heading = (before: number, title = 'Sauce') => ({ before, title })
  test.each<[string, object, string, string]>([
    ['a long description', { description: long(DETAIL_LIMITS.description + 1) }, 'TOO_LONG', 'description'],
    ['long notes', { notes: long(DETAIL_LIMITS.notes + 1) }, 'TOO_LONG', 'notes'],
    ['many labels', { labels: Array.from({ length: 31 }, (_, index) => `L${index}`) }, 'TOO_MANY', 'labels'],
    ['an empty label', { labels: ['a', ' '] }, 'REQUIRED', 'labels[1]'],
    ['a long label', { labels: ['a', 'b', long(DETAIL_LIMITS.labelLength + 1)] }, 'TOO_LONG', 'labels[2]'],
    ['minutes below 0', { prepMinutes: -1 }, 'OUT_OF_RANGE', 'prepMinutes'],
    ['more minutes than a day', { cookMinutes: 1441 }, 'OUT_OF_RANGE', 'cookMinutes'],
    ['a long source', { sourceName: long(DETAIL_LIMITS.sourceName + 1) }, 'TOO_LONG', 'sourceName'],
    ['a long application', { sourceApp: long(DETAIL_LIMITS.sourceApp + 1) }, 'TOO_LONG', 'sourceApp'],
    ['long nutrition', { sourceNutrition: long(DETAIL_LIMITS.sourceNutrition + 1) }, 'TOO_LONG', 'sourceNutrition'],
    ['a day that there is not', { cookedOn: ['2024-01-01', '2023-02-29'] }, 'INVALID', 'cookedOn[1]'],
    ['many days', { cookedOn: Array.from({ length: 401 }, () => '2024-01-01') }, 'TOO_MANY', 'cookedOn'],
    ['a heading before no step', { stepSections: [heading(2)] }, 'OUT_OF_RANGE', 'stepSections[0].before'],
    ['two headings of a step', { stepSections: [heading(1), heading(1)] }, 'DUPLICATE', 'stepSections[1].before'],
    ['an empty heading', { stepSections: [heading(1, ' ')] }, 'REQUIRED', 'stepSections[0].title'],
    ['a long heading', { stepSections: [heading(1, long(121))] }, 'TOO_LONG', 'stepSections[0].title'],
    ['a long heading of a line', { lines: [{ ...plain[0], section: long(121) }] }, 'TOO_LONG', 'lines[0].section'],
  ])('%s is an error that names its field, and nothing is stored', async (_what, over, code, field) => {
    const { dish, errors } = await saveDish(app, person, soup(over))
    expect(dish).toBeNull()
    expect(errors).toMatchObject([{ code, field }])
    expect(await app.services.db('dishes').select('id')).toEqual([])
  })
})

describe('headings that a save does not name (DISH-42)', () => {
  const [lentils, onion, salt] = plain
  const water = line('1 carrot', 0.25, 'piece', 'carrot')

  test('stay over their lines where lines were moved, added and removed', async () => {
    const { id } = await savedDish(app, person, soup({ lines }))
    await savedDish(app, person, soup({ id, lines: [onion, water, salt] }))
    expect(await headingsOf(id)).toEqual(['For the pot', null, 'To serve'])
    await savedDish(app, person, soup({ id, lines: [salt, onion, lentils] }))
    expect(await headingsOf(id)).toEqual(['To serve', 'For the pot', null])
  })

  test('stay over their steps, and go with the last of them', async () => {
    const steps = ['Chop.', 'Cook.', 'Stir.']
    const { id } = await savedDish(app, person, soup({ steps, stepSections: [{ before: 1, title: 'Pot' }] }))
    await savedDish(app, person, soup({ id, steps: ['Chop.', 'Wash.', 'Stir.'] }))
    expect((await detailsOf(id)).stepSections).toEqual([{ before: 2, title: 'Pot' }])
    await savedDish(app, person, soup({ id, steps: ['Chop.', 'Wash.'] }))
    expect((await detailsOf(id)).stepSections).toEqual([])
  })

  test('are as the save says where it names any', async () => {
    const { id } = await savedDish(app, person, soup({ lines }))
    await savedDish(app, person, soup({ id, lines: [lentils, { ...onion, section: 'Veg' }, salt] }))
    expect(await headingsOf(id)).toEqual([null, 'Veg', null])
  })
})

test('dishes are found by words of their name and labels together, a page at a time (DISH-45)', async () => {
  for (const [name, ...labels] of [['Crème soup', 'Winter'], ['Pie', 'Für Gäste', 'winter'], ['Salad'], ['Soup']])
    await savedDish(app, person, soup({ name, labels }))
  const found = async (search: string) => (await dishPage(app, person, 50, null, search)).nodes.map(({ name }) => name)
  expect(await found('CREME')).toEqual(['Crème soup'])
  expect(await found('win')).toEqual(['Crème soup', 'Pie'])
  expect(await found('gaste pie')).toEqual(['Pie'])
  expect(await found('winter salad')).toEqual([])
  expect(await found('%')).toHaveLength(4)
  const first = await dishPage(app, person, 1, null, 'soup')
  expect(first).toMatchObject({ totalCount: 2, nodes: [{ name: 'Crème soup' }] })
  const second = await dishPage(app, person, 1, first.pageInfo.endCursor, 'soup')
  expect(second).toMatchObject({ nodes: [{ name: 'Soup' }], pageInfo: { hasNextPage: false } })
  const long = await app.graphql(
    'query ($s: String) { dishes(search: $s) { totalCount } }',
    { s: long200 },
    person.token,
  )
  expect(long.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'search' } }])
})
