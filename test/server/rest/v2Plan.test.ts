import { randomUUID } from 'node:crypto'
import { LIMITS } from '../../../schema/limits'
import { signUpAndIn } from '../../support/people'
import { ERRORS } from '../../support/plans'
import { givenNewCook } from './newCook'

const { app, call, cook } = givenNewCook()
const ROWS = '/api/v2/plan/rows'
interface Row {
  id: string
  category: string
  position: number
  [field: string]: unknown
}
const rows = async (search = '') => (await call('GET', ROWS + search)).body as { version: number; rows: Row[] }
const add = async (body: object, headers = {}) => call('POST', ROWS, body, cook().token, headers)
const added = async (body: object) => ((await add(body)).body as { id: string }).id
const dinner = () => {
  const { meals, byCategory } = app.services.catalogue.compiled
  const meal = meals[byCategory.dinner[0] ?? -1]
  if (!meal) throw new Error('There is no dinner')
  return meal
}
const empty = (name: string) => call('DELETE', `${ROWS}/${name}`)
/** The plan of a new household may begin with rows. */
const clear = async () => {
  for (const { id } of (await rows()).rows) await empty(id)
}

describe('rows of the plan', () => {
  beforeEach(clear)

  it('are added, read, changed and taken away', async () => {
    const { slug, name } = dinner()
    const id = await added({ category: 'DINNER', content: { recipe: slug }, serves: 4, date: '2026-11-30' })
    const [row] = (await rows()).rows
    expect(row).toEqual({
      ...{ id, category: 'DINNER', date: '2026-11-30', position: 0, title: name, serves: 4 },
      content: {
        kind: 'meal',
        ...{ side: null, dessert: null },
        recipe: expect.objectContaining({ slug, name, minutes: expect.any(Number), pageUrl: expect.any(String) }),
      },
      eatenBy: [{ id: expect.any(String), name: expect.any(String) }],
      ...{ isLocked: false, isWeekly: false },
    })
    const [eater] = row?.eatenBy as { id: string }[]
    const change = { serves: 3, date: null, isLocked: true, isWeekly: true, eaters: [eater?.id] }
    expect(await call('PATCH', `${ROWS}/${id}`, change)).toMatchObject({ status: 200, body: { id } })
    expect((await rows()).rows).toEqual([{ ...row, serves: 3, date: null, isLocked: true, isWeekly: true }])
    expect(await empty(id)).toMatchObject({ status: 200, body: {} })
    expect((await rows()).rows).toEqual([])
  })

  it('hold a meal, a text, leftovers, something frozen, or nothing', async () => {
    const { slug } = dinner()
    const cooked = await added({ category: 'DINNER', content: { recipe: slug }, serves: 2 })
    await added({ category: 'DINNER', content: { leftoversOf: cooked } })
    await added({ category: 'DINNER', content: { text: 'Pizza at Gran’s', isOut: true } })
    await added({ category: 'DINNER', content: { frozen: slug } })
    const last = await added({ category: 'DINNER' })
    const found = (await rows()).rows
    expect(found.map(({ content }) => content)).toMatchObject([
      { kind: 'meal', recipe: { slug } },
      { kind: 'leftovers', recipe: { slug }, leftoversOf: cooked },
      { kind: 'text', recipe: null, isOut: true },
      { kind: 'frozen', recipe: { slug } },
      {},
    ])
    expect(found[2]?.title).toBe('Pizza at Gran’s')
    expect(found[4]).toMatchObject({ id: last, content: null, title: null })
    await call('PATCH', `${ROWS}/${last}`, { content: { text: 'Soup' } })
    await call('PATCH', `${ROWS}/${cooked}`, { content: null })
    const after = (await rows()).rows
    expect([after[0]?.content, after[4]?.title]).toEqual([null, 'Soup'])
  })

  it('take the places that they are given', async () => {
    const first = await added({ category: 'LUNCH' })
    const last = await added({ category: 'LUNCH' })
    const second = await added({ category: 'LUNCH', after: first })
    const top = await added({ category: 'LUNCH', after: null })
    expect((await rows('?category=LUNCH')).rows.map(({ id }) => id)).toEqual([top, first, second, last])
    expect((await rows('?category=DINNER')).rows).toEqual([])
  })

  it('are picked by their days', async () => {
    const dates = ['2026-11-28', '2026-11-29', '2026-11-30', null]
    for (const date of dates) await added({ category: 'DINNER', date })
    const days = async (search: string) => (await rows(search)).rows.map(({ date }) => date)
    expect(await days('?from=2026-11-29')).toEqual(['2026-11-29', '2026-11-30'])
    expect(await days('?from=2026-11-29&to=2026-11-29')).toEqual(['2026-11-29'])
    expect(await days('')).toEqual(dates)
  })

  it.each([
    ['an unknown recipe', { category: 'DINNER', content: { recipe: 'no-such-meal' } }, 'content.recipe'],
    ['a text without words', { category: 'DINNER', content: { text: ' ' } }, 'content.text'],
    ['no content of ours', { category: 'DINNER', content: { dishes: [] } }, 'content'],
    ['eleven serves', { category: 'DINNER', serves: 11 }, 'serves'],
    ['half a serve', { category: 'DINNER', serves: 0.5 }, 'serves'],
    ['a stranger who eats', { category: 'DINNER', eaters: ['stranger'] }, 'eaters[0]'],
    ['a day that is none', { category: 'DINNER', date: '2026-02-30' }, 'date'],
    ['no category', { serves: 2 }, 'category'],
    ['a category in lower case', { category: 'dinner' }, 'category'],
  ])('refuse %s, by the name of the field', async (_name, body, field) => {
    const { status, body: answer } = await add(body)
    expect([status, answer]).toEqual([400, { error: expect.any(String), fields: { [field]: [expect.any(String)] } }])
    expect((await rows()).rows).toEqual([])
  })

  it.each([
    ['from=tomorrow', 'from'],
    ['to=2026-13-01', 'to'],
    ['category=supper', 'category'],
    ['from=2026-11-29&from=2026-11-30', 'from'],
  ])('refuse the query %s', async (search, field) => {
    expect(await call('GET', `${ROWS}?${search}`)).toMatchObject({
      status: 400,
      body: { fields: { [field]: [expect.any(String)] } },
    })
  })

  it('are 404 where they are not there, and a change says something', async () => {
    const nowhere = `${ROWS}/${randomUUID()}`
    expect((await call('PATCH', nowhere, { serves: 2 })).status).toBe(404)
    expect((await call('PATCH', `${ROWS}/x`, { isLocked: true, serves: 1 })).status).toBe(404)
    expect((await call('DELETE', nowhere)).status).toBe(404)
    expect((await call('PATCH', nowhere, {})).status).toBe(400)
    const other = await signUpAndIn(app)
    const id = await added({ category: 'DINNER' })
    expect((await call('DELETE', `${ROWS}/${id}`, undefined, other.token)).status).toBe(404)
    expect((await rows()).rows).toHaveLength(1)
  })

  it('are at most ten of a category', async () => {
    for (let made = 0; made < LIMITS.mealsPerCategory; made += 1) await added({ category: 'BREAKFAST' })
    expect(await add({ category: 'BREAKFAST' })).toMatchObject({ status: 409, body: { detail: expect.any(String) } })
    expect((await rows()).rows).toHaveLength(LIMITS.mealsPerCategory)
  })

  it('are added once under an Idempotency-Key, also by another caller with the same one', async () => {
    const headers = { 'idempotency-key': 'monday-dinner' }
    const body = { category: 'DINNER', content: { text: 'Soup' } }
    const first = await add(body, headers)
    const again = await add(body, headers)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect([first, again].map((one) => one.headers.get('idempotency-replayed'))).toEqual([null, 'true'])
    expect((await rows()).rows).toHaveLength(1)
    expect((await add({ ...body, serves: 2 }, headers)).status).toBe(400)
    const other = await signUpAndIn(app)
    const theirs = await call('POST', ROWS, body, other.token, headers)
    expect([theirs.status, theirs.body]).toEqual([
      201,
      { id: expect.not.stringMatching((first.body as { id: string }).id) },
    ])
    const without = [await add(body), await add(body)].map((one) => (one.body as { id: string }).id)
    expect(new Set(without).size).toBe(2)
  })
})

describe('plans and past weeks', () => {
  const run = async (mutation: string) => {
    const { data, errors } = await app.graphql(`mutation { ${mutation} }`, {}, cook().token)
    expect([errors, Object.values(data as Record<string, { errors: unknown[] }>)[0]?.errors]).toEqual([undefined, []])
  }

  it('are listed by their names', async () => {
    expect((await call('GET', '/api/v2/plans')).body).toEqual({ plans: [] })
    await added({ category: 'DINNER', content: { text: 'Soup' } })
    await run(`savePlan(input: { name: "Quick week" }) { ${ERRORS} }`)
    expect((await call('GET', '/api/v2/plans')).body).toMatchObject({
      plans: [{ id: expect.any(String), name: 'Quick week', version: expect.any(Number), firstDay: null }],
    })
  })

  it('are read ten weeks at a time, the last first', async () => {
    for (let week = 0; week < 11; week += 1) {
      await clear()
      await added({ category: 'DINNER', content: { text: `Week ${week}` } })
      app.clock.advance(1000)
      await run(`beginWeek(input: {}) { ${ERRORS} }`)
    }
    const page = async (search: string) => (await call('GET', `/api/v2/history${search}`)).body as Page
    const first = await page('')
    const titles = ({ weeks }: Page) => weeks.map((week) => week.rows.map(({ title }) => title))
    expect(titles(first)).toEqual(Array.from({ length: 10 }, (_none, at) => [`Week ${10 - at}`]))
    expect(first.weeks[0]).toMatchObject({ id: expect.any(String), endedAt: expect.any(Number) })
    const second = await page(`?after=${encodeURIComponent(first.next ?? '')}`)
    expect([titles(second), second.next]).toEqual([[['Week 0']], null])
    expect(await call('GET', '/api/v2/history?after=nowhere')).toMatchObject({
      status: 400,
      body: { fields: { after: [expect.any(String)] } },
    })
  })
})

interface Page {
  weeks: { id: string; endedAt: number; rows: Row[] }[]
  next: string | null
}
