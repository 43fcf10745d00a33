import { sent, setProductPhoto } from '../photos/photoCalls'
import { randomUUID } from 'node:crypto'
import { followChanges } from '../../../server/live/followChanges'
import { type ChangesView } from '../../../server/live/changesSince'
import { MemberModel } from '../../../server/households/MemberModel'
import { statementsOf } from '../../support/countStatements'
import { fullHousehold } from '../../support/fullHousehold'
import { type Person, signUpAndIn } from '../../support/people'
import { bringTogether, change, householdOf } from '../households/householdCalls'
import { applyAs, operation } from '../operations/operationCalls'
import { adding, currentPlans } from '../planning/currentPlans'
import { openAs } from '../realtime/socketClient'
import { CHANGES, changesOf, GLOBAL, Replica } from './changeCalls'

jest.setTimeout(120_000)

const { app, person, meal } = currentPlans()
const addItem = (text: string, itemId: string = randomUUID()) => ({ list: { addItem: { itemId, text } } })
const tick = (key: string) => ({ list: { tick: { key, amount: 1 } } })
const act = async (acts: object[], by: Person = person()) =>
  expect(
    await applyAs(
      app,
      by,
      acts.map((one) => ({ act: one })),
    ),
  ).toMatchObject({ ok: true })
const typesIn = (changed: readonly object[]) => changed.map((one) => (one as { __typename: string }).__typename).sort()

describe('changes since a cursor', () => {
  it('are everything without one, and nothing as long as nothing changes', async () => {
    await act([
      { plan: adding(meal('dinner')) },
      addItem('tea'),
      tick('rice-g'),
      { cupboard: { keep: { ingredient: 'milk' } } },
    ])
    await act([
      { habits: { arrangeShop: { areas: ['frozen'] } } },
      { habits: { setPrice: { product: 'milk', cents: 1 } } },
      { habits: { learnCode: { code: '96385074', name: 'Milk', ingredient: 'milk' } } },
    ])
    await setProductPhoto(app, person(), { product: 'milk', photo: await sent(app, person()) })
    const first = await changesOf(app, person())
    expect(first).toMatchObject({ isComplete: true, removed: [] })
    expect(typesIn(first.changed)).toEqual([
      'CupboardItem',
      'Household',
      'HouseholdMember',
      'LearnedCode',
      'ListTick',
      'OwnItem',
      'OwnPrice',
      'Plan',
      'PlanRow',
      'ProductPhoto',
      'ShopOrder',
    ])
    const { data } = await app.graphql(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: first.changed.map(({ id }) => id) },
      person().token,
      GLOBAL,
    )
    expect(data.nodes).toEqual(first.changed.map(({ id }) => ({ id })))
    expect(await changesOf(app, person(), first.cursor)).toEqual({ ...first, isComplete: false, changed: [] })
  })

  it('are the objects that changed, and the ids of those that are gone', async () => {
    const [one, other] = [adding(''), adding('')]
    const itemId = randomUUID()
    await act([{ plan: one }, { plan: other }, addItem('tea', itemId), tick('rice-g'), tick('egg-piece')])
    const { cursor } = await changesOf(app, person())
    await act([
      { plan: { removeRow: { rowId: one.addRow.rowId } } },
      { list: { removeItem: { itemId } } },
      { list: { untick: { key: 'rice-g' } } },
    ])
    const changes = await changesOf(app, person(), cursor)
    expect(changes.isComplete).toBe(false)
    // The row that is left has another position.
    expect(changes.changed.map(({ id }) => id).sort()).toEqual([
      expect.stringMatching(/^Plan:/),
      `PlanRow:${other.addRow.rowId}`,
    ])
    expect(changes.removed.sort()).toEqual(['ListTick:rice-g', `OwnItem:${itemId}`, `PlanRow:${one.addRow.rowId}`])
  })

  it('receive what follows from the others as well', async () => {
    await act([{ plan: adding(meal('dinner'), { serves: null }) }])
    const { cursor } = await changesOf(app, person())
    const { members } = await householdOf(app, person())
    await change(app, person(), 'updateHouseholdMember', { memberId: members[0]?.id, portion: 2 })
    const changes = await changesOf(app, person(), cursor)
    expect(typesIn(changes.changed)).toEqual(['Household', 'HouseholdMember', 'PlanRow'])
  })

  it('are everything with a cursor of another account, of another household, or that is not known', async () => {
    const other = await signUpAndIn(app)
    const { cursor: alone } = await changesOf(app, other)
    await bringTogether(app, person(), other)
    await act([addItem('tea')])
    const { cursor } = await changesOf(app, person())
    await act([addItem('foil')])
    for (const after of [alone, cursor, 'nonsense', '']) {
      const changes = await changesOf(app, other, after)
      expect(changes.isComplete).toBe(true)
      expect(typesIn(changes.changed)).toEqual([
        'Household',
        'HouseholdMember',
        'HouseholdMember',
        'OwnItem',
        'OwnItem',
        'Plan',
      ])
    }
  })

  it('come with the answer of operations, theirs included', async () => {
    const { cursor } = await changesOf(app, person())
    await act([addItem('tea')])
    const ask = async (input: object) => {
      const { data } = await app.graphql(
        `mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { changes ${CHANGES} } }`,
        { input },
        person().token,
        GLOBAL,
      )
      return data.applyOperations as never as { changes: { isComplete: boolean; changed: object[] } | null }
    }
    const { changes } = await ask({ after: cursor, operations: [operation(addItem('foil'))] })
    expect([changes?.isComplete, typesIn(changes?.changed ?? [])]).toEqual([false, ['OwnItem', 'OwnItem']])
    expect((await ask({ operations: [operation(tick('rice-g'))] })).changes?.isComplete).toBe(true)
    expect(await ask({ operations: [operation(tick('rice-g'))], householdId: randomUUID() })).toEqual({ changes: null })
  })

  it('need as many statements, whatever the household has', async () => {
    const counts = []
    for (const size of [
      { rows: 1, members: 1 },
      { rows: 10, members: 2 },
      { rows: 100, members: 12 },
    ]) {
      const { owner } = await fullHousehold(app, size)
      await changesOf(app, owner)
      counts.push((await statementsOf(app.services.db, () => changesOf(app, owner))).length)
    }
    expect(counts).toEqual([4, 4, 4])
  })
})

describe('the subscription', () => {
  const next = async (changes: AsyncIterator<ChangesView, undefined>) => {
    const { value } = await changes.next()
    if (!value) throw new Error('It has ended')
    return value
  }

  it('begins with what is missing since the cursor, and goes on with each change', async () => {
    const { cursor } = await changesOf(app, person())
    await act([addItem('tea')])
    const changes = await followChanges(app.services, person(), cursor)
    expect(await next(changes)).toMatchObject({ isComplete: false, changed: [{ text: 'tea' }], removed: [] })
    const itemId = randomUUID()
    await act([addItem('foil', itemId)])
    expect(await next(changes)).toMatchObject({ isComplete: false, changed: [{ text: 'foil' }] })
    await act([{ list: { removeItem: { itemId } } }])
    expect(await next(changes)).toMatchObject({ changed: [], removed: [`OwnItem:${itemId}`] })
    const announce = 'mutation ($input: AnnouncePresenceInput!) { announcePresence(input: $input) { ok } }'
    await app.graphql(announce, { input: { device: 'phone', mode: 'shop' } }, person().token)
    expect(await next(changes)).toMatchObject({
      changed: [],
      removed: [],
      presence: [{ device: 'phone', mode: 'shop' }],
    })
    await changes.return?.()
  })

  it('ends for an account that leaves the household, and tells it nothing more', async () => {
    const other = await signUpAndIn(app)
    await bringTogether(app, person(), other)
    const changes = await followChanges(app.services, other, null)
    await next(changes)
    const own = await MemberModel.query(app.services.db).findOne({ userId: other.userId })
    await change(app, person(), 'removeHouseholdMember', { memberId: own?.id })
    await act([addItem('secret')])
    expect(await changes.next()).toEqual({ value: undefined, done: true })
    expect((await changesOf(app, other)).changed.map(({ __typename }) => __typename)).not.toContain('OwnItem')
  })

  it('comes over the socket', async () => {
    await act([addItem('tea')])
    const socket = await openAs(`${app.url.replace('http', 'ws')}/graphql`, person())
    socket.subscribe(`subscription { householdChanges ${CHANGES} }`)
    const { payload } = await socket.next()
    const replica = new Replica()
    replica.hear((payload as never as { data: { householdChanges: never } }).data.householdChanges)
    expect(replica.of('OwnItem')).toMatchObject([{ text: 'tea', isTicked: false }])
    socket.ws.terminate()
  })
})
