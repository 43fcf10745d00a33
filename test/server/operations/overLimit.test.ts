import { randomUUID } from 'node:crypto'
import { LIMITS } from '../../../schema/limits'
import { membership } from '../../../server/households/membership'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { applyAs, operation } from './operationCalls'

/** What was stored before a limit was lowered, or by two who became one household. */
const OVER = 3

const app = givenApp()
let person: Person
let householdId: string

beforeEach(async () => {
  person = await signUpAndIn(app)
  householdId = (await membership(app.services, person)).householdId
})

/** A minute ago, as everything that is stored here is from. */
const before = () => app.clock.now() - 60_000
const apply = (...acts: object[]) =>
  applyAs(
    app,
    person,
    acts.map((act) => operation(act, app.clock.now())),
  )
const outcomes = async (...acts: object[]) =>
  (await apply(...acts)).outcomes.map(({ status, errors }) => errors[0]?.code ?? status)

describe('a list with more own items than a household may have', () => {
  const ids = Array.from({ length: LIMITS.ownItems + OVER }, () => randomUUID())
  const add = (itemId: string = randomUUID()) => ({ list: { addItem: { itemId, text: `foil ${itemId}` } } })
  const remove = (itemId: string | undefined) => ({ list: { removeItem: { itemId } } })

  beforeEach(async () => {
    const at = before()
    const written = { textAt: at, textOperationId: randomUUID(), isTicked: 0, tickAt: 0, tickOperationId: '' }
    await app.services.db('list_states').insert({ householdId, version: 1, clearedAt: 0 })
    const rows = ids.map((id) => ({ householdId, id, text: 'tea', ...written, addedAt: at, removedAt: 0 }))
    await app.services.db.batchInsert('list_items', rows, 50)
  })

  it('takes everything but a further one (SHOP-25)', async () => {
    const [first, second] = ids
    expect(await outcomes(add())).toEqual(['TOO_MANY'])
    expect(await outcomes({ list: { changeItem: { itemId: first, text: 'milk' } } })).toEqual(['APPLIED'])
    expect(await outcomes({ list: { tickItem: { itemId: first } } })).toEqual(['APPLIED'])
    expect(await outcomes(add(first))).toEqual(['APPLIED'])
    expect(await outcomes(remove(first), add(), add())).toEqual(['APPLIED', 'APPLIED', 'TOO_MANY'])
    expect(await outcomes(remove(second))).toEqual(['APPLIED'])
    expect(await outcomes(add())).toEqual(['TOO_MANY'])
  })

  it('shows what another changed after it was removed (SHOP-22)', async () => {
    const [first] = ids
    const now = app.clock.now()
    const change = operation({ list: { changeItem: { itemId: first, text: 'milk' } } }, now - 1)
    const removal = operation(remove(first), now - 2)
    const adding = operation(add(), now - 2)
    const { outcomes: done } = await applyAs(app, person, [removal, adding, change])
    expect(done.map(({ status }) => status)).toEqual(Array(3).fill('APPLIED'))
    const { data } = await app.graphql('{ sharedList { ownItems { id text } } }', {}, person.token)
    const { ownItems } = data.sharedList as never as { ownItems: { id: string; text: string }[] }
    expect(ownItems).toHaveLength(ids.length + 1)
    expect(ownItems.find(({ id }) => id === first)?.text).toBe('milk')
  })
})

describe('a list with more ticks than are kept', () => {
  it('keeps the latest 500, the new one among them (SHOP-25)', async () => {
    const at = before()
    await app.services.db('list_states').insert({ householdId, version: 1, clearedAt: 0 })
    const rows = Array.from({ length: LIMITS.ticks + OVER }, (_, index) => ({
      householdId,
      itemKey: `line-${index}`,
      ...{ amount: 1, isTicked: 1, at: at + index, operationId: randomUUID() },
    }))
    await app.services.db.batchInsert('list_ticks', rows, 50)
    expect(await outcomes(add())).toEqual(['APPLIED'])
    const kept: { itemKey: string }[] = await app.services.db('list_ticks').where({ householdId }).select('itemKey')
    expect(kept.map(({ itemKey }) => itemKey).sort()).toEqual(
      rows
        .slice(OVER)
        .map(({ itemKey }) => itemKey)
        .sort(),
    )
  })
  const add = () => ({ list: { addItem: { itemId: randomUUID(), text: 'foil' } } })
})

describe('a cupboard with more ingredients than a household may have', () => {
  const slugs = () => app.services.catalogue.compiled.ingredients.map(({ slug }) => slug)
  const keep = (ingredient: string | undefined, amount?: number) => ({
    cupboard: { keep: { ingredient, ...(amount !== undefined && { amount, unit: 'g' }) } },
  })
  const take = (ingredient: string | undefined) => ({ cupboard: { take: { ingredient } } })

  beforeEach(async () => {
    await app.services.db('cupboard_states').insert({ householdId, version: 1 })
    const rows = slugs()
      .slice(0, LIMITS.cupboardItems + OVER)
      .map((ingredient) => ({ householdId, ingredient, isKept: 1, at: before() }))
    await app.services.db.batchInsert('cupboard_items', rows, 50)
  })

  it('takes everything but a further one (CUP-2)', async () => {
    const [first, second] = slugs()
    const [further, another] = slugs().slice(LIMITS.cupboardItems + OVER)
    expect(await outcomes(keep(further))).toEqual(['TOO_MANY'])
    expect(await outcomes(keep(first, 100))).toEqual(['APPLIED'])
    expect(await outcomes(take(first), keep(further), keep(another))).toEqual(['APPLIED', 'APPLIED', 'TOO_MANY'])
    expect(await outcomes(take(second))).toEqual(['APPLIED'])
    expect(await outcomes(keep(another))).toEqual(['TOO_MANY'])
  })

  it('forgets the oldest of what was taken beyond 300 (CUP-3)', async () => {
    await app.services.db('cupboard_items').where({ householdId }).update({ isKept: 0 })
    await app.services.db('cupboard_items').where({ householdId, ingredient: slugs()[0] }).decrement('at', 60_000)
    expect(await outcomes(keep(slugs()[1]))).toEqual(['APPLIED'])
    const left: { ingredient: string }[] = await app.services
      .db('cupboard_items')
      .where({ householdId, isKept: 0 })
      .select('ingredient')
    expect(left).toHaveLength(300)
    expect(left.map(({ ingredient }) => ingredient)).not.toContain(slugs()[0])
  })
})

it.each([
  ['none', 0, ['REQUIRED']],
  ['as many as a call may have', LIMITS.operations, []],
  ['one more', LIMITS.operations + 1, ['TOO_MANY']],
])('does %s of the operations of a call', async (_, count, codes) => {
  const rowId = randomUUID()
  const acts = Array.from({ length: count }, () => ({ plan: { setServes: { rowId, serves: 1 } } }))
  const { errors, outcomes: done } = await apply(...acts)
  expect(errors.filter(({ field }) => field === 'operations').map(({ code }) => code)).toEqual(codes)
  expect(done).toHaveLength(codes.length === 0 ? count : 0)
})
