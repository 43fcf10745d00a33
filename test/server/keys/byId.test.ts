import { randomUUID } from 'node:crypto'
import type { KeyScope } from '../../../server/generated/schemaTypes'
import { signUpAndIn } from '../../support/people'
import { APPLY_OPERATIONS, operation } from '../operations/operationCalls'
import { CLOSED, inHousehold, keyedHome, OK } from './keyedHome'
import { answerTo, keyOf } from './operations'

jest.setTimeout(120_000)
const { app, home, owner, key } = keyedHome()

describe('by global id', () => {
  const ids = async () => {
    const frozen = { batch: randomUUID(), recipe: 'apple-pie-porridge', serves: 2, frozenOn: '2026-11-20' }
    await app.graphql(
      APPLY_OPERATIONS,
      { input: { operations: [{ act: { cupboard: { freeze: frozen } } }] } },
      owner().token,
    )
    const { data } = await app.graphql(
      inHousehold(
        'id members { id } plan { id rows { id } } cupboard { items { id } freezer { id } } shoppingList { ownItems { id } }',
      ),
      {},
      owner().token,
      { 'graph-ids': '1' },
    )
    const { household } = data.viewer as never as {
      household: {
        id: string
        members: { id: string }[]
        plan: { id: string; rows: { id: string }[] }
        cupboard: { items: { id: string }[]; freezer: { id: string }[] }
        shoppingList: { ownItems: { id: string }[] }
      }
    }
    return {
      any: [household.id, household.members[0]?.id, 'Tag:quick'],
      PLAN_READ: [household.plan.id, household.plan.rows[0]?.id],
      LIST_READ: [household.shoppingList.ownItems[0]?.id],
      CUPBOARD_READ: [household.cupboard.items[0]?.id, household.cupboard.freezer[0]?.id],
      DISHES_READ: [`Dish:${home().dishIds[0]}`],
      MEALS_READ: [`Meal:apple-pie-porridge`],
    }
  }
  const read = async (scope: KeyScope, id: string | undefined) =>
    answerTo(app, await key(scope), 'query ($id: ID!) { node(id: $id) { id __typename } }', { id })

  it('a key reads the objects of its scope, and of no other', async () => {
    const all = await ids()
    const scopes = ['PLAN_READ', 'LIST_READ', 'CUPBOARD_READ', 'DISHES_READ', 'MEALS_READ'] as const
    for (const held of scopes)
      for (const needed of ['any', ...scopes] as const)
        for (const id of all[needed]) {
          expect(id).toMatch(/^\w+:./)
          const answer = await read(held, id)
          if (needed === 'any' || needed === held)
            expect([held, id, answer]).toEqual([
              held,
              id,
              expect.objectContaining({
                ...OK,
                data: { node: expect.objectContaining({ __typename: id?.split(':')[0] }) },
              }),
            ])
          else
            expect([held, id, answer]).toEqual([held, id, expect.objectContaining({ ...CLOSED, data: { node: null } })])
        }
  })

  it('no key reads accounts, forms, invitations, habits or versions of recipes', async () => {
    const rowVersion = home().plan[0]?.uniqueId
    for (const id of [
      `Viewer:${owner().userId}`,
      'SettingsForm:x.DIETARY',
      'HouseholdInvitation:x',
      'OwnPrice:item:foil',
      'LearnedCode:04006381333931',
      'ProductPhoto:milk',
      'ShopOrder:',
      `RecipeVersion:${rowVersion}`,
    ].filter((id) => !id.endsWith(':')))
      expect(await read('PLAN_READ', id)).toMatchObject({ ...CLOSED, challenge: 'Bearer error="insufficient_scope"' })
  })

  it('an own dish is no way round by the interface of recipes', async () => {
    const query = 'query ($id: ID!) { node(id: $id) { ... on Recipe { name cooking { steps { text } } } } }'
    const id = `Dish:${home().dishIds[0]}`
    for (const scope of ['PLAN_READ', 'MEALS_READ'] as const)
      expect(await answerTo(app, await key(scope), query, { id })).toMatchObject({ ...CLOSED, data: { node: null } })
    const { slug } = (
      (await answerTo(app, await key('DISHES_READ'), '{ dishes { nodes { slug } } }')).data as never as {
        dishes: { nodes: { slug: string }[] }
      }
    ).dishes.nodes[0] ?? { slug: '' }
    const bySlug = await answerTo(
      app,
      await key('MEALS_READ'),
      'query ($slug: String!) { recipe(slug: $slug) { name } }',
      { slug },
    )
    expect([slug === '', bySlug.data]).toEqual([false, { recipe: null }])
  })
})

describe('operations', () => {
  const acts = {
    plan: { plan: { addRow: { rowId: randomUUID(), category: 'DINNER', after: null, uniqueId: '' } } },
    list: { list: { addItem: { itemId: randomUUID(), text: 'candles' } } },
    cupboard: { cupboard: { keep: { ingredient: 'milk' } } },
    habits: { habits: { setPrice: { product: 'item:candles', cents: 200 } } },
  }
  const SCOPES = { plan: 'PLAN_WRITE', list: 'LIST_WRITE', cupboard: 'CUPBOARD_WRITE' } as const
  const send = async (scope: KeyScope, ...done: object[]) =>
    answerTo(app, await key(scope), APPLY_OPERATIONS, { input: { operations: done.map((act) => operation(act)) } })

  it('are done on the parts of the scope alone', async () => {
    for (const [held, scope] of Object.entries(SCOPES))
      for (const [part, act] of Object.entries(acts)) {
        const answer = await send(scope, act)
        if (part === held) expect(answer).toMatchObject({ ...OK, data: { applyOperations: { ok: true } } })
        else expect(answer).toMatchObject({ ...CLOSED, data: null })
      }
  })

  it('are all refused when one of them is', async () => {
    const text = 'never on the list'
    const listed = { list: { addItem: { itemId: randomUUID(), text } } }
    expect(await send('LIST_WRITE', listed, acts.cupboard)).toMatchObject({
      ...CLOSED,
      challenge: 'Bearer error="insufficient_scope", scope="CUPBOARD_WRITE"',
    })
    const list = await answerTo(app, await key('LIST_READ'), inHousehold('shoppingList { ownItems { text } }'))
    expect(JSON.stringify(list.data)).not.toContain(text)
  })
})

it('of another’s household a key reads and writes nothing', async () => {
  const other = await signUpAndIn(app)
  const theirs = await keyOf(app, other, 'PLAN_READ', 'LIST_READ', 'LIST_WRITE', 'CUPBOARD_READ', 'DISHES_READ')
  const { householdId } = await app.services.db('household_members').where({ userId: owner().userId }).first()
  const named = await answerTo(app, theirs, `{ viewer { household(id: "${householdId}") { name } } }`)
  expect(named.data).toEqual({ viewer: { household: null } })
  for (const id of [`Dish:${home().dishIds[0]}`, `PlanRow:${home().plan[0]?.rowId}`, `Household:${householdId}`])
    expect((await answerTo(app, theirs, `{ node(id: "${id}") { id } }`)).data).toEqual({ node: null })
  const written = await answerTo(app, theirs, APPLY_OPERATIONS, {
    input: { householdId, operations: [operation({ list: { addItem: { itemId: randomUUID(), text: 'mine' } } })] },
  })
  expect(written.data).toMatchObject({ applyOperations: { ok: false, errors: [{ code: 'NOT_ALLOWED' }] } })
  const asked = await app.graphql(inHousehold('name'), {}, theirs, { household: householdId })
  expect(JSON.stringify(asked.data ?? null)).not.toContain('members')
})

it('an answer that is kept under a call’s key is for the key of the person that made it', async () => {
  const query =
    'mutation ($input: RenamePlanInput!) { renamePlan(input: $input) { plan { rows { title } } errors { code } } }'
  const { data } = await app.graphql(inHousehold('plan { id }'), {}, owner().token)
  const planId = (data.viewer as never as { household: { plan: { id: string } } }).household.plan.id
  const send = async (...scopes: KeyScope[]) =>
    app.graphql(query, { input: { planId, name: 'One' } }, await key(...scopes), { 'idempotency-key': 'kept' })
  const first = await send('PLAN_WRITE', 'PLAN_READ')
  const again = await send('PLAN_WRITE', 'PLAN_READ')
  expect([first.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  const other = await send('LIST_READ')
  expect([other.status, other.headers.get('idempotency-replayed')]).toEqual([403, null])
})
