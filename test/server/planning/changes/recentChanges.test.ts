import { randomUUID } from 'node:crypto'
import { signUpAndIn } from '../../../support/people'
import { brief, changeCalls, CHANGES } from './changeCalls'

const { app, calls, recent, send, act, ana, ben } = changeCalls()

const mealName = (index: number): string => {
  const { meals, byCategory } = app.services.catalogue.compiled
  return meals[byCategory.dinner[index] ?? -1]?.meal.name ?? ''
}
const soon = () => app.clock.advance(3 * 60_000)
const setMeal = (rowId: string, index: number) => ({ setMeal: { rowId, uniqueId: calls.meal(index) } })

it('says who did what to which rows and when, the latest first (PLAN-93)', async () => {
  expect(await recent()).toEqual([])
  const [one, two] = [randomUUID(), randomUUID()]
  const variant = { date: '2026-12-01', serves: 3, isLocked: true, isWeekly: true, variantOf: one }
  await act([calls.adding(one), calls.adding(two, variant)])
  soon()
  await act([setMeal(one, 1)], ben())
  const changes = await recent()
  expect(changes.map(brief)).toEqual([
    ['EDITED', 'Ben', [mealName(0), mealName(1)]],
    ['EDITED', expect.any(String), [null, mealName(0)], [null, mealName(0)]],
  ])
  const [later = 0, earlier = 0] = changes.map(({ at }) => app.clock.now() - at)
  expect([later < 60_000, earlier >= 3 * 60_000, earlier < 4 * 60_000]).toEqual([true, true, true])
  expect(changes.map(({ by }) => by?.isViewer)).toEqual([false, true])
  expect((await recent(ben())).map(({ by }) => by?.isViewer)).toEqual([true, false])
  const state = {
    ...{ category: 'DINNER', eaters: null, version: { name: mealName(0) }, text: null, leftoversOf: null },
    ...{ position: 1, date: '2026-12-01', serves: 3, hasSetServes: true, isLocked: true, isWeekly: true },
  }
  expect(changes[1]?.rows[1]).toEqual({ rowId: two, isMoved: false, before: null, after: { ...state, versionOf: one } })
})

it('says what rows held that are no meals, and who was to eat them', async () => {
  const [one, two] = [randomUUID(), randomUUID()]
  const { household } = await calls.run<{ household: { members: { id: string; name: string }[] } }>(
    '{ household { members { id name } } }',
    {},
  )
  const eaters = household.members.filter(({ name }) => name === 'Ben').map(({ id }) => id)
  const text = { text: { text: 'Pizza at Gran’s', isOut: true } }
  await act([
    calls.adding(one, { uniqueId: '', content: text, eaters }),
    calls.adding(two, { uniqueId: '', content: { leftoversOf: one } }),
  ])
  soon()
  await act([{ removeRow: { rowId: one } }, { removeRow: { rowId: two } }])
  const [cleared] = await recent()
  expect(cleared).toMatchObject({
    kind: 'CLEARED',
    rows: [
      { rowId: one, before: { text: text.text, eaters: [{ name: 'Ben' }], version: null }, after: null },
      { rowId: two, before: { text: null, leftoversOf: one, eaters: null } },
    ],
  })
})

it('notes what was done once, and nothing of what was refused or had no effect', async () => {
  const rowId = randomUUID()
  const added = { id: randomUUID(), act: { plan: calls.adding(rowId) } }
  expect(await send([added])).toEqual(['APPLIED'])
  expect(await send([added])).toEqual(['REPEATED'])
  soon()
  const wrong = { setServes: { rowId, serves: 99 } }
  expect(await act([wrong, setMeal(randomUUID(), 1)])).toEqual(['REFUSED', 'MOOT'])
  expect(await act([{ setServes: { rowId, serves: 2 } }, { setServes: { rowId, serves: null } }])).toEqual([
    'APPLIED',
    'APPLIED',
  ])
  expect((await recent()).map(brief)).toEqual([['EDITED', expect.any(String), [null, mealName(0)]]])
})

it('what two do at once are two changes, each of what it did', async () => {
  const rows = Array.from({ length: 6 }, () => randomUUID())
  await Promise.all(rows.map((rowId, index) => act([calls.adding(rowId)], index % 2 === 0 ? ana() : ben())))
  const changes = await recent()
  expect(changes.flatMap((change) => change.rows.map(({ rowId }) => rowId)).sort()).toEqual([...rows].sort())
  expect(changes).toHaveLength(6)
  expect(changes.filter(({ by }) => by?.name === 'Ben')).toHaveLength(3)
})

it('what was done in one go is one change, also where it comes with what was done before or after (PLAN-94)', async () => {
  const [one, two] = [randomUUID(), randomUUID()]
  const at = app.clock.now() - 60_000
  const timed = (plan: object, after: number) => ({ id: randomUUID(), at: at + after, act: { plan } })
  await send([
    timed(calls.adding(one), 0),
    timed(calls.adding(two), 1),
    timed(setMeal(one, 1), 900),
    timed({ removeRow: { rowId: one } }, 5000),
    timed({ removeRow: { rowId: two } }, 5001),
  ])
  expect((await recent()).map(brief)).toEqual([
    ['CLEARED', expect.any(String), [mealName(1), null], [mealName(0), null]],
    ['EDITED', expect.any(String), [mealName(0), mealName(1)]],
    ['EDITED', expect.any(String), [null, mealName(0)], [null, mealName(0)]],
  ])
})

it('changes of the same rows by one person, soon one after the other, are one (PLAN-94)', async () => {
  const rowId = randomUUID()
  await act([calls.adding(rowId)])
  soon()
  for (const serves of [2, 3, 4]) {
    app.clock.advance(60_000)
    await act([{ setServes: { rowId, serves } }])
  }
  const [stepped, added] = await recent()
  expect(stepped?.rows).toMatchObject([{ before: { hasSetServes: false }, after: { serves: 4 } }])
  expect(app.clock.now() - (stepped?.at ?? 0)).toBeLessThan(60_000)
  expect(added?.rows).toMatchObject([{ before: null }])
  await act([{ setServes: { rowId, serves: 5 } }], ben())
  await act([{ setServes: { rowId, serves: 6 } }])
  expect(await recent()).toHaveLength(4)
  await act([{ setServes: { rowId, serves: 5 } }])
  expect((await recent()).map(({ by, rows }) => [by?.name === 'Ben', rows[0]?.after?.serves])).toEqual([
    [true, 5],
    [false, 4],
    [false, 2],
  ])
})

it('rows that are counted up and down are one change (PLAN-94)', async () => {
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()]
  const empty = { uniqueId: '' }
  for (const rowId of [one, two, three]) await act([calls.adding(rowId, empty)])
  await act([{ removeRow: { rowId: three } }])
  await act([setMeal(one, 0)])
  expect((await recent()).map(brief)).toEqual([
    ['EDITED', expect.any(String), ['', mealName(0)]],
    ['EDITED', expect.any(String), [null, ''], [null, '']],
  ])
})

it('is for the members of the household, and for the current plan', async () => {
  await act([calls.adding(randomUUID())])
  const saved = await calls.save({ name: 'A week' })
  const planOf = (of: string) => `{ viewer { household { plan${of} { id recentChanges { ${CHANGES} } } } } }`
  interface Read {
    viewer: { household: { plan: { id: string; recentChanges: object[] } | null } }
  }
  const read = async (of: string, by = ana()) => (await calls.run<Read>(planOf(of), {}, by)).viewer.household.plan
  const current = await read('')
  expect(current?.recentChanges).toHaveLength(1)
  expect((await read(`(id: "${saved.plan?.id}")`))?.recentChanges).toEqual([])
  const stranger = await signUpAndIn(app)
  expect(await read(`(id: "${current?.id}")`, stranger)).toBeNull()
  const node = `{ node(id: "${current?.id}") { ... on Plan { recentChanges { ${CHANGES} } } } }`
  expect((await app.graphql(node, {}, stranger.token)).data).toEqual({ node: null })
  expect((await app.graphql(node, {}, ben().token)).data).toMatchObject({ node: { recentChanges: [{}] } })
  expect(await recent(stranger)).toEqual([])
  expect((await app.graphql(node)).data).not.toMatchObject({ node: { recentChanges: [{}] } })
})

it('gives as many as are asked for, from 1 to 50', async () => {
  for (const rowId of [randomUUID(), randomUUID()]) await act([calls.adding(rowId)])
  expect((await recent(ana(), '(first: 1)')).map(({ rows }) => rows.length)).toEqual([1])
  for (const first of [0, 51]) {
    const query = `{ viewer { household { plan { recentChanges(first: ${first}) { id } } } } }`
    const { errors } = await app.graphql(query, {}, ana().token)
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'first' } }])
  }
})
