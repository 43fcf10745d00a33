import { DISH_SLUG } from '../../../schema/dishSlug'
import { LIMITS } from '../../../schema/limits'
import { DishModel } from '../../../server/dishes/DishModel'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { deleteDish, dishPage, line, saveDish, savedDish, soup } from './dishCalls'

const app = givenApp()
let anna: Person
let ben: Person

beforeAll(async () => {
  anna = await signUpAndIn(app)
  ben = await signUpAndIn(app)
})
afterEach(async () => {
  await DishModel.query(app.services.db).delete()
})

describe('saveDish', () => {
  test('stores a dish and works out what it meets', async () => {
    const dish = await savedDish(app, anna, soup({ urlDetails: 'https://example.com/soup' }))
    expect(dish).toMatchObject({
      id: expect.stringMatching(/^dish-[0-9a-f-]{36}$/),
      slug: expect.stringMatching(/^grandma-s-soup-[0-9a-f]{12}$/),
      name: 'Grandma’s soup',
      categories: ['LUNCH', 'DINNER'],
      minutes: 40,
      tags: ['comfort'],
      serves: 4,
      mainLine: 0,
      urlDetails: 'https://example.com/soup',
      picture: expect.stringMatching(/./),
    })
    expect(dish.slug).toMatch(DISH_SLUG)
    expect([...app.services.catalogue.compiled.mealBySlug.keys()].filter((slug) => DISH_SLUG.test(slug))).toEqual([])
    expect(dish.dietary).toEqual(expect.arrayContaining(['VEGAN', 'GLUTEN_FREE', 'NUT_FREE']))
    expect(dish.lines[0]).toMatchObject({
      amount: 0.25,
      unit: 'cup',
      ingredient: { slug: 'red-lentil-dried' },
      suggestions: [],
    })
    expect((await dishPage(app, anna)).nodes).toEqual([dish])
  })

  test('keeps a line that matches nothing, offers what it may be, and then meets no requirement', async () => {
    const dish = await savedDish(
      app,
      anna,
      soup({ lines: [...soup().lines, line('100 g dark chocolate, chopped', 25, 'g', null, { optional: true })] }),
    )
    expect(dish.dietary).toEqual([])
    expect(dish.lines[2]).toMatchObject({ name: 'dark chocolate', ingredient: null, optional: true })
    expect(dish.lines[2]?.suggestions.map(({ slug }) => slug)).toContain('dark-chocolate')
  })

  test('changes a dish in place: same id and address, new content', async () => {
    const before = await savedDish(app, anna, soup())
    app.clock.advance(1000)
    const after = await savedDish(app, anna, soup({ id: before.id, name: 'Soup', minutes: 10 }))
    expect(after).toMatchObject({ id: before.id, slug: before.slug, name: 'Soup', minutes: 10 })
    expect(after.changedAt).toBeGreaterThan(before.changedAt)
    expect((await dishPage(app, anna)).totalCount).toBe(1)
  })

  test('a name is unique among one person’s dishes, whatever its case and accents; a double click has one effect', async () => {
    await savedDish(app, anna, soup({ name: 'Crème soup' }))
    expect((await saveDish(app, anna, soup({ name: 'CREME  soup' }))).errors).toMatchObject([
      { code: 'DUPLICATE', field: 'name' },
    ])
    expect((await saveDish(app, ben, soup({ name: 'Crème soup' }))).errors).toEqual([])
    const both = await Promise.all([1, 2].map(() => saveDish(app, anna, soup({ name: 'Twice' }))))
    expect(both.map(({ errors }) => errors.length).sort()).toEqual([0, 1])
    const other = await savedDish(app, anna, soup({ name: 'Other' }))
    expect((await saveDish(app, anna, soup({ id: other.id, name: 'twice' }))).errors).toMatchObject([
      { code: 'DUPLICATE', field: 'name' },
    ])
  })

  const long = (count: number) => 'x'.repeat(count)
  test.each([
    ['no name', { name: '  ' }, 'REQUIRED', 'name'],
    ['a long name', { name: long(LIMITS.dishNameLength + 1) }, 'TOO_LONG', 'name'],
    ['no category', { categories: [] }, 'REQUIRED', 'categories'],
    ['no minutes', { minutes: 0 }, 'OUT_OF_RANGE', 'minutes'],
    ['days of minutes', { minutes: 1441 }, 'OUT_OF_RANGE', 'minutes'],
    ['no serves', { serves: 0 }, 'OUT_OF_RANGE', 'serves'],
    ['an unknown tag', { tags: ['quick', 'posh'] }, 'UNKNOWN', 'tags[1]'],
    ['no lines', { lines: [] }, 'REQUIRED', 'lines'],
    [
      'too many lines',
      { lines: Array.from({ length: 61 }, () => line('salt', null, null, 'salt')) },
      'TOO_MANY',
      'lines',
    ],
    ['an empty line', { lines: [line(' ', 1, 'g', 'salt')] }, 'REQUIRED', 'lines[0].text'],
    ['a long line', { lines: [line(long(301), 1, 'g', 'salt')] }, 'TOO_LONG', 'lines[0].text'],
    [
      'an unknown ingredient',
      { lines: [line('salt', 1, 'g', 'salt'), line('x', 1, 'g', 'no-such')] },
      'UNKNOWN',
      'lines[1].ingredient',
    ],
    ['an unknown unit', { lines: [line('salt', 1, 'handful', 'salt')] }, 'INVALID', 'lines[0].unit'],
    ['an amount without a unit', { lines: [line('salt', 1, null, 'salt')] }, 'REQUIRED', 'lines[0].unit'],
    ['an amount of nothing', { lines: [line('salt', 0, 'g', 'salt')] }, 'OUT_OF_RANGE', 'lines[0].amount'],
    ['a negative amount', { lines: [line('salt', -1, 'g', 'salt')] }, 'OUT_OF_RANGE', 'lines[0].amount'],
    ['a main line that is none', { mainLine: 2 }, 'OUT_OF_RANGE', 'mainLine'],
    ['no steps', { steps: [] }, 'REQUIRED', 'steps'],
    ['an empty step', { steps: ['Cook.', ''] }, 'REQUIRED', 'steps[1]'],
    ['a long step', { steps: [long(2001)] }, 'TOO_LONG', 'steps[0]'],
    ['too many steps', { steps: Array.from({ length: 61 }, () => 'Stir.') }, 'TOO_MANY', 'steps'],
    ['a script for an address', { urlDetails: 'javascript:alert(1)' }, 'INVALID', 'urlDetails'],
  ])('%s is an error that names its field', async (_what, over, code, field) => {
    const { dish, errors } = await saveDish(app, anna, soup(over))
    expect(dish).toBeNull()
    expect(errors).toMatchObject([{ code, field }])
    expect((await dishPage(app, anna)).totalCount).toBe(0)
  })

  test('a person keeps at most so many dishes, also when they arrive at once', async () => {
    const { userId } = await savedDish(app, anna, soup()).then(({ id }) =>
      DishModel.query(app.services.db).findById(id).throwIfNotFound(),
    )
    const row = await DishModel.query(app.services.db).findOne({ userId }).throwIfNotFound()
    const others = Array.from({ length: LIMITS.dishesPerUser - 2 }, (_, at) =>
      row
        .$clone()
        .$set({ id: `dish-${at}`, name: `Dish ${at}`, nameKey: `dish ${at}` })
        .$toDatabaseJson(),
    )
    await app.services.db.batchInsert('dishes', others, 50)
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => saveDish(app, anna, soup({ name }))))
    expect(answers.map(({ errors }) => errors[0]?.code ?? 'saved').sort()).toEqual(['TOO_MANY', 'TOO_MANY', 'saved'])
  }, 60_000)

  test('any characters are stored and come back, control characters aside', async () => {
    const name = 'سوپ 🍲 "quotes" \\ \u0000 {salt} <script>'
    const dish = await savedDish(app, anna, soup({ name, steps: ['\ud800 half', 'Ünïcödé 漢字'] }))
    expect(dish.name).toBe('سوپ 🍲 "quotes" \\ {salt} <script>')
    expect(dish.steps[1]).toBe('Ünïcödé 漢字')
  })
})

describe('whose dish it is', () => {
  test('callers who are not signed in read and write none', async () => {
    for (const query of [
      '{ dishes { totalCount } }',
      'mutation { deleteDish(id: "x") { deleted } }',
      'mutation { readDish(input: { text: "x" }) { errors { code } } }',
    ]) {
      const { status, errors } = await app.graphql(query)
      expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    }
    await expect(saveDish(app, null, soup())).rejects.toThrow()
  })

  test('another person’s dish is like one that does not exist', async () => {
    const dish = await savedDish(app, anna, soup())
    expect((await saveDish(app, ben, soup({ id: dish.id }))).errors).toMatchObject([{ code: 'UNKNOWN', field: 'id' }])
    expect(await deleteDish(app, ben, dish.id)).toMatchObject({
      deleted: false,
      errors: [{ code: 'UNKNOWN', field: 'id' }],
    })
    expect((await dishPage(app, ben)).nodes).toEqual([])
    const find = async (person: Person) =>
      (await app.graphql('query ($id: ID!) { dish(id: $id) { name } }', { id: dish.id }, person.token)).data
    expect([await find(ben), await find(anna)]).toEqual([{ dish: null }, { dish: { name: dish.name } }])
    expect((await dishPage(app, anna)).totalCount).toBe(1)
  })

  test('is deleted once, and with the account', async () => {
    const dish = await savedDish(app, anna, soup())
    expect(await deleteDish(app, anna, dish.id)).toEqual({ deleted: true, errors: [] })
    expect(await deleteDish(app, anna, dish.id)).toMatchObject({ deleted: false, errors: [{ code: 'UNKNOWN' }] })
    const carl = await signUpAndIn(app)
    await savedDish(app, carl, soup())
    await app.services.db('users').where({ id: carl.userId }).delete()
    expect(await DishModel.query(app.services.db).where({ userId: carl.userId })).toEqual([])
  })
})

test('dishes are listed by name, a page at a time', async () => {
  for (const name of ['Curry', 'apple pie', 'Bread']) await savedDish(app, anna, soup({ name }))
  const first = await dishPage(app, anna, 2)
  expect(first.nodes.map(({ name }) => name)).toEqual(['apple pie', 'Bread'])
  expect(first).toMatchObject({
    totalCount: 3,
    pageInfo: { hasNextPage: true },
    tagChoices: expect.arrayContaining(['quick']),
  })
  expect(first.edges.map(({ node }) => node.name)).toEqual(['apple pie', 'Bread'])
  expect(first.edges[1]?.cursor).toBe(first.pageInfo.endCursor)
  const rest = await dishPage(app, anna, 2, first.edges[0]?.cursor)
  expect(rest.nodes.map(({ name }) => name)).toEqual(['Bread', 'Curry'])
  const second = await dishPage(app, anna, 2, first.pageInfo.endCursor)
  expect(second.nodes.map(({ name }) => name)).toEqual(['Curry'])
  expect(second.pageInfo.hasNextPage).toBe(false)
})
