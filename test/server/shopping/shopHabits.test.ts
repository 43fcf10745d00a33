import { AREAS } from '../../../schema/areas'
import { LIMITS } from '../../../schema/limits'
import { StoreModel } from '../../../server/stores/StoreModel'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'
import { partnerKey } from '../../support/principals'
import { bringTogether, change, householdOf, leave } from '../households/householdCalls'
import { arrange, habitsOf, setPrices } from './habitsCalls'

jest.setTimeout(120_000)

const app = givenApp()
let person: Person
beforeEach(async () => {
  person = await signUpAndIn(app)
})

const UNTOUCHED = { version: 0, store: null, orders: [], prices: [] }
const frozenFirst = ['frozen', ...AREAS.filter((area) => area !== 'frozen')]

/** A store that there is. */
async function openStore(id: string): Promise<string> {
  const row = { id, name: `Store ${id}`, linkTemplate: null, partnerId: null, changedAt: app.clock.now() }
  await StoreModel.query(app.services.db).insert(row)
  return id
}

describe('the order of a shop', () => {
  it('is arranged for each store and for none, with the areas that are not named after it', async () => {
    expect(await habitsOf(app, person)).toEqual(UNTOUCHED)
    expect(await arrange(app, person, ['frozen'])).toEqual({
      shopHabits: { ...UNTOUCHED, version: 1, orders: [{ store: null, areas: frozenFirst }] },
      errors: [],
    })
    const store = await openStore('corner')
    const { shopHabits } = await arrange(app, person, [...AREAS].reverse(), store)
    expect(shopHabits?.orders).toEqual([
      { store: null, areas: frozenFirst },
      { store, areas: [...AREAS].reverse() },
    ])
    await arrange(app, person, null)
    expect(await habitsOf(app, person)).toMatchObject({ version: 3, orders: [{ store }] })
  })

  it('says which store the caller prefers', async () => {
    const store = await openStore('preferred')
    await setSettings(app, person.userId, { preferredStoreId: store })
    expect((await habitsOf(app, person)).store).toEqual({ id: store, name: `Store ${store}` })
  })

  it.each([
    [['frozen', 'attic'], null, 'UNKNOWN', 'areas[1]'],
    [['frozen', 'frozen'], null, 'DUPLICATE', 'areas[1]'],
    [[], null, 'REQUIRED', 'areas'],
    [[...AREAS, 'frozen'], null, 'TOO_MANY', 'areas'],
    [['frozen'], 'no-such-store', 'UNKNOWN', 'store'],
  ])('refuses %j at %p', async (areas, store, code, field) => {
    expect(await arrange(app, person, areas, store)).toMatchObject({ shopHabits: null, errors: [{ code, field }] })
    expect(await habitsOf(app, person)).toEqual(UNTOUCHED)
  })

  it('is kept for 50 stores', async () => {
    await arrange(app, person, ['frozen'])
    const { id: householdId } = await householdOf(app, person)
    const gone = Array.from({ length: LIMITS.shopOrders - 1 }, (_, index) => ({
      householdId,
      store: `gone-${index}`,
      areas: '["frozen"]',
    }))
    await app.services.db('shop_orders').insert(gone)
    const store = await openStore('one-more')
    expect((await arrange(app, person, ['frozen'], store)).errors).toMatchObject([{ code: 'TOO_MANY', field: 'store' }])
    expect((await arrange(app, person, ['bakery'])).errors).toEqual([])
  })
})

describe('prices', () => {
  it('are remembered by product, and forgotten', async () => {
    const { shopHabits } = await setPrices(app, person, [
      { product: 'milk-2000-ml', cents: 310 },
      { product: 'item:café milk', cents: 5 },
      { product: 'item:cafe milk', cents: 6 },
    ])
    expect(shopHabits?.prices).toHaveLength(3)
    expect(shopHabits?.prices).toEqual(
      expect.arrayContaining([
        { product: 'milk-2000-ml', cents: 310 },
        { product: 'item:café milk', cents: 5 },
        { product: 'item:cafe milk', cents: 6 },
      ]),
    )
    await setPrices(app, person, [
      { product: 'milk-2000-ml', cents: 330 },
      { product: 'item:café milk', cents: null },
      { product: 'never-heard-of', cents: null },
    ])
    expect((await habitsOf(app, person)).prices).toEqual([
      { product: 'item:cafe milk', cents: 6 },
      { product: 'milk-2000-ml', cents: 330 },
    ])
  })

  it.each([
    ['milk', 0, 'OUT_OF_RANGE', 'cents'],
    ['milk', 100_001, 'OUT_OF_RANGE', 'cents'],
    ['', 100, 'INVALID', 'product'],
    [' milk', 100, 'INVALID', 'product'],
    ['m'.repeat(211), 100, 'INVALID', 'product'],
  ])('refuses %p for %p cents, and stores nothing of the call', async (product, cents, code, field) => {
    const outcome = await setPrices(app, person, [
      { product: 'salt-500-g', cents: 100 },
      { product, cents },
    ])
    expect(outcome).toMatchObject({ shopHabits: null, errors: [{ code, field: `prices[1].${field}` }] })
    expect(await habitsOf(app, person)).toEqual(UNTOUCHED)
  })

  it('asks for a price, and takes 500 at once', async () => {
    const many = Array.from({ length: LIMITS.ownPrices + 1 }, (_, index) => ({ product: `p${index}`, cents: 100 }))
    expect((await setPrices(app, person, [])).errors).toMatchObject([{ code: 'REQUIRED', field: 'prices' }])
    expect((await setPrices(app, person, many)).errors).toMatchObject([{ code: 'TOO_MANY', field: 'prices' }])
    expect((await setPrices(app, person, many.slice(1))).shopHabits?.prices).toHaveLength(LIMITS.ownPrices)
  })

  it('forgets the oldest beyond 500', async () => {
    const many = Array.from({ length: LIMITS.ownPrices }, (_, index) => ({ product: `p${index}`, cents: 100 }))
    await setPrices(app, person, [{ product: 'oldest', cents: 1 }])
    app.clock.advance(1)
    await setPrices(app, person, many)
    const { prices } = await habitsOf(app, person)
    expect(prices).toHaveLength(LIMITS.ownPrices)
    expect(prices.map(({ product }) => product)).not.toContain('oldest')
  })
})

describe('who may', () => {
  const CALLS = [
    '{ shopHabits { version } }',
    'mutation { arrangeShop(areas: ["frozen"]) { errors { code } } }',
    'mutation { setOwnPrices(prices: [{ product: "milk", cents: 1 }]) { errors { code } } }',
  ]

  it('lets every account of the household read and change, and no other', async () => {
    const [owner, member, removed] = [person, await signUpAndIn(app), await signUpAndIn(app)]
    await bringTogether(app, owner, member, removed)
    await arrange(app, removed, ['frozen'])
    await setPrices(app, member, [{ product: 'salt-500-g', cents: 150 }])
    const { members } = await householdOf(app, owner)
    await change(app, owner, 'removeHouseholdMember', { memberId: members[2]?.id })
    const seen = await habitsOf(app, owner)
    expect(seen).toMatchObject({ orders: [{ areas: frozenFirst }], prices: [{ cents: 150 }] })
    expect(await habitsOf(app, member)).toEqual(seen)
    for (const other of [removed, await signUpAndIn(app)]) {
      expect(await habitsOf(app, other)).toEqual(UNTOUCHED)
      await arrange(app, other, ['bakery'])
      await setPrices(app, other, [{ product: 'salt-500-g', cents: null }])
    }
    expect(await habitsOf(app, owner)).toEqual(seen)
    for (const [token, code] of [
      [null, 'UNAUTHENTICATED'],
      [await partnerKey(app, 'MEALS_READ'), 'FORBIDDEN'],
    ] as const)
      for (const call of CALLS) expect((await app.graphql(call, {}, token)).errors?.[0]?.extensions.code).toBe(code)
  })

  it('leaves them with the household that someone leaves, and ends them with the last account', async () => {
    const other = await signUpAndIn(app)
    await arrange(app, other, ['frozen'])
    await setPrices(app, other, [{ product: 'salt-500-g', cents: 150 }])
    const { id: ended } = await householdOf(app, other)
    await bringTogether(app, person, other)
    for (const table of ['shop_states', 'shop_orders', 'own_prices', 'learned_codes'])
      expect(await app.services.db(table).where({ householdId: ended })).toEqual([])
    await arrange(app, other, ['bakery'])
    await leave(app, other)
    expect((await habitsOf(app, person)).orders[0]?.areas[0]).toBe('bakery')
    expect(await habitsOf(app, other)).toEqual(UNTOUCHED)
  })
})
