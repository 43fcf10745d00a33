import { randomUUID } from 'node:crypto'
import { AREAS } from '../../../schema/areas'
import { LIMITS } from '../../../schema/limits'
import { statementsOf } from '../../support/countStatements'
import { type Person, signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { cupboardOf } from '../cupboard/cupboardCalls'
import { bringTogether, change, householdOf } from '../households/householdCalls'
import { adding, currentPlans } from '../planning/currentPlans'
import { habitsOf } from '../shopping/habitsCalls'
import { APPLY_OPERATIONS, applyAs, operation } from './operationCalls'

jest.setTimeout(120_000)

const DAY = 24 * 60 * 60 * 1000
const { app, person, meal, current } = currentPlans()
const apply = (operations: object[], by: Person = person(), householdId?: string) =>
  applyAs(app, by, operations, householdId)
const statuses = async (...given: Parameters<typeof apply>) =>
  (await apply(...given)).outcomes.map(({ status }) => status)
const ownItems = async (by = person()) => {
  const { data } = await app.graphql(
    '{ sharedList { version ownItems { text isTicked } ticks { key } } }',
    {},
    by.token,
  )
  return data.sharedList as never as {
    version: number
    ownItems: { text: string; isTicked: boolean }[]
    ticks: object[]
  }
}
const addItem = (text: string, itemId: string = randomUUID()) => ({ list: { addItem: { itemId, text } } })

it('does acts on all that a household shares, in one call', async () => {
  const added = adding(meal('dinner'))
  const { ok, outcomes, errors } = await apply([
    operation({ plan: added }),
    operation(addItem('foil'), app.clock.now()),
    operation({ cupboard: { keep: { ingredient: 'milk' } } }, app.clock.now()),
    operation({ habits: { arrangeShop: { areas: ['frozen'] } } }, app.clock.now()),
    operation({ habits: { setPrice: { product: 'item:foil', cents: 250 } } }, app.clock.now()),
  ])
  expect([ok, errors]).toEqual([true, []])
  expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('APPLIED'))
  expect(await current()).toMatchObject({ version: 1, rows: [{ id: added.addRow.rowId }] })
  expect(await ownItems()).toMatchObject({ version: 1, ownItems: [{ text: 'foil' }] })
  expect((await cupboardOf(app, person())).items).toMatchObject([{ ingredient: { slug: 'milk' } }])
  expect(await habitsOf(app, person())).toMatchObject({
    version: 1,
    orders: [{ store: null, areas: ['frozen', ...AREAS.filter((area) => area !== 'frozen')] }],
    prices: [{ product: 'item:foil', cents: 250 }],
  })
  const twice = operation({ plan: adding(meal('dinner')) })
  expect(await statuses([twice, twice])).toEqual(['APPLIED', 'REPEATED'])
})

it('answers with what was acted on, as it is with the operations', async () => {
  const rows = 'plan { version rows { id title } }'
  const ask = `mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) {
    ok ${rows} list { ownItems { text } } cupboard { items { ingredient { slug } } } shopHabits { prices { product } } } }`
  const send = async (...operations: object[]) =>
    (await app.graphql(ask, { input: { operations } }, person().token)).data
  const added = adding(meal('dinner'))
  const none = { plan: null, list: null, cupboard: null, shopHabits: null }
  const full = ['x'.repeat(LIMITS.ownItemLength + 1)]
  expect(await send({ act: { plan: added } }, { act: addItem('foil') })).toMatchObject({
    applyOperations: {
      ...none,
      plan: { version: 1, rows: [{ id: added.addRow.rowId }] },
      list: { ownItems: [{ text: 'foil' }] },
    },
  })
  expect(
    await send(
      { act: { cupboard: { keep: { ingredient: 'milk' } } } },
      { act: { habits: { setPrice: { product: 'item:foil', cents: 250 } } } },
      ...full.map((text) => ({ act: addItem(text) })),
    ),
  ).toEqual({
    applyOperations: {
      ...{ ok: false, plan: null, list: null },
      cupboard: { items: [{ ingredient: { slug: 'milk' } }] },
      shopHabits: { prices: [{ product: 'item:foil' }] },
    },
  })
  expect(await send()).toEqual({ applyOperations: { ok: false, ...none } })
})

it('takes acts without an id, a time or a household, in their order', async () => {
  const itemId = randomUUID()
  const acts = [
    addItem('tea', itemId),
    ...['tickItem', 'untickItem', 'tickItem'].map((act) => ({ list: { [act]: { itemId } } })),
  ]
  expect(await statuses(acts.map((act) => ({ act })))).toEqual(Array(4).fill('APPLIED'))
  expect((await ownItems()).ownItems).toEqual([{ text: 'tea', isTicked: true }])
  expect(await statuses([{ act: { cupboard: { keep: { ingredient: 'milk' } } } }])).toEqual(['APPLIED'])
  expect(await statuses([{ act: { cupboard: { take: { ingredient: 'milk' } } } }])).toEqual(['APPLIED'])
  expect((await cupboardOf(app, person())).items).toEqual([])
})

it('names what is refused, and does the rest', async () => {
  const { rowId } = adding('').addRow
  const fine = addItem('tea')
  const answer = await apply([
    operation({ plan: { setServes: { rowId, serves: 2 } } }),
    operation({ plan: adding('no such meal') }),
    operation({ list: { tick: { key: 'Not a key', amount: 1 } } }),
    operation({ cupboard: { keep: { ingredient: 'unobtainium' } } }),
    operation({ habits: { arrangeShop: { store: 'nowhere', areas: ['attic'] } } }),
    operation({ habits: { setPrice: { product: 'milk', cents: 0 } } }),
    operation(addItem('milk'), app.clock.now(), 'no id'),
    operation(fine),
  ])
  expect(answer.ok).toBe(false)
  expect(answer.outcomes.map(({ status }) => status)).toEqual(['MOOT', ...Array(6).fill('REFUSED'), 'APPLIED'])
  expect(answer.errors.map(({ code, field }) => [code, field])).toEqual([
    ['UNKNOWN', 'operations[1].act.plan.addRow.uniqueId'],
    ['INVALID', 'operations[2].act.list.tick.key'],
    ['UNKNOWN', 'operations[3].act.cupboard.keep.ingredient'],
    ['UNKNOWN', 'operations[4].act.habits.arrangeShop.store'],
    ['UNKNOWN', 'operations[4].act.habits.arrangeShop.areas[0]'],
    ['OUT_OF_RANGE', 'operations[5].act.habits.setPrice.cents'],
    ['INVALID', 'operations[6].id'],
  ])
  expect(answer.outcomes.flatMap(({ errors }) => errors)).toEqual(answer.errors)
  expect((await ownItems()).ownItems).toMatchObject([{ text: 'tea' }])
  expect((await current()).rows).toEqual([])
})

it('refuses what goes beyond a limit, and nothing else', async () => {
  const many = Array.from({ length: LIMITS.ownItems - 1 }, (_, index) => ({ act: addItem(`item ${index}`) }))
  await apply(many)
  const last = await apply([
    { act: addItem('one') },
    { act: addItem('too many') },
    { act: { list: { tick: { key: 'rice-g', amount: 1 } } } },
  ])
  expect(last.outcomes.map(({ status }) => status)).toEqual(['APPLIED', 'REFUSED', 'APPLIED'])
  expect(last.errors).toMatchObject([{ code: 'TOO_MANY', field: 'operations[1].act.list.addItem' }])
})

it.each([
  [0, 'REQUIRED'],
  [LIMITS.operations + 1, 'TOO_MANY'],
])('takes no call of %d operations', async (count, code) => {
  const answer = await apply(Array.from({ length: count }, () => ({ act: { list: { startOver: true } } })))
  expect(answer).toMatchObject({ ok: false, outcomes: [], errors: [{ code, field: 'operations' }] })
})

describe('an operation', () => {
  const acts = () => [
    { plan: adding('') },
    addItem('tea'),
    { list: { tick: { key: 'rice-g', amount: 3 } } },
    { cupboard: { keep: { ingredient: 'milk' } } },
    { habits: { setPrice: { product: 'milk', cents: 100 } } },
    { habits: { arrangeShop: { areas: ['frozen'] } } },
  ]

  it.each([
    ['with its time', true],
    ['without a time', false],
  ])('%s is done once, however often it comes', async (_, isTimed) => {
    const operations = acts().map((act, index) => operation(act, isTimed ? app.clock.now() - 1000 + index : undefined))
    expect(await statuses(operations)).toEqual(Array(6).fill('APPLIED'))
    app.clock.advance(60_000)
    expect(await statuses(operations)).toEqual(Array(6).fill('REPEATED'))
    expect([(await ownItems()).version, (await habitsOf(app, person())).version]).toEqual([1, 1])
  })

  it('from before the list was started over is moot', async () => {
    const tick = operation({ list: { tick: { key: 'rice-g', amount: 3 } } }, app.clock.now() - 10)
    const over = operation({ list: { startOver: true } }, app.clock.now() - 5)
    expect(await statuses([tick, over])).toEqual(['APPLIED', 'APPLIED'])
    expect(await statuses([tick, over])).toEqual(['MOOT', 'REPEATED'])
    expect(await ownItems()).toMatchObject({ version: 1, ticks: [] })
  })

  it('that comes again writes nothing', async () => {
    const operations = acts().map((act) => operation(act, app.clock.now()))
    await apply(operations)
    const again = await statementsOf(app.services.db, () => apply(operations))
    expect(again.filter((sql) => /^(?:insert|update|delete)/i.test(sql))).toEqual([])
  })

  it('from the future counts as done when it came first', async () => {
    const itemId = randomUUID()
    const ahead = operation({ list: { tickItem: { itemId } } }, app.clock.now() + DAY)
    await apply([operation(addItem('tea', itemId), app.clock.now() - 10), ahead])
    app.clock.advance(1000)
    await apply([operation({ list: { untickItem: { itemId } } }, app.clock.now())])
    app.clock.advance(1000)
    expect(await statuses([ahead])).toEqual(['MOOT'])
    expect((await ownItems()).ownItems).toMatchObject([{ isTicked: false }])
  })

  it('that was done more than 30 days ago is refused', async () => {
    const [old, recent] = [30.01, 29.99].map((days) => app.clock.now() - days * DAY)
    const answer = await apply([...acts().map((act) => operation(act, old)), operation({ plan: adding('') }, recent)])
    expect(answer.outcomes.map(({ status }) => status)).toEqual([...Array(6).fill('REFUSED'), 'APPLIED'])
    expect(answer.errors[0]).toMatchObject({ code: 'STALE', field: 'operations[0].at' })
  })

  it('is for the household for which it was done', async () => {
    const { id: former } = await householdOf(app, person())
    await bringTogether(app, await signUpAndIn(app), person())
    const { id } = await householdOf(app, person())
    expect(await apply([operation(addItem('secret'))], person(), former)).toMatchObject({
      outcomes: [],
      errors: [{ code: 'NOT_ALLOWED', field: 'householdId' }],
    })
    expect((await ownItems()).ownItems).toEqual([])
    expect(await statuses([operation(addItem('tea'))], person(), `Household:${id}`)).toEqual(['APPLIED'])
  })
})

it('is for the accounts of the household alone', async () => {
  const [member, removed] = [await signUpAndIn(app), await signUpAndIn(app)]
  await bringTogether(app, person(), member, removed)
  await apply([{ act: addItem('tea') }], member)
  await apply([{ act: addItem('foil') }], removed)
  const { members } = await householdOf(app, person())
  await change(app, person(), 'removeHouseholdMember', { memberId: members[2]?.id })
  expect(await statuses([{ act: addItem('spam') }, { act: { plan: adding('') } }], removed)).toEqual([
    'APPLIED',
    'APPLIED',
  ])
  for (const by of [person(), member])
    expect((await ownItems(by)).ownItems.map(({ text }) => text)).toEqual(['foil', 'tea'])
  expect((await ownItems(removed)).ownItems.map(({ text }) => text)).toEqual(['spam'])
  expect((await current()).rows).toEqual([])
  const input = { operations: [{ act: addItem('spam') }] }
  for (const [token, code] of [
    [null, 'UNAUTHENTICATED'],
    [await partnerKey(app, 'MEALS_READ'), 'FORBIDDEN'],
  ] as const)
    expect((await app.graphql(APPLY_OPERATIONS, { input }, token)).errors?.[0]?.extensions.code).toBe(code)
})
