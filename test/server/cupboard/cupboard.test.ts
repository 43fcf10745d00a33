import { forgetTaken } from '../../../server/cupboard/forgetTaken'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { bringTogether, change, householdOf, leave } from '../households/householdCalls'
import { cupboardOf, keep, take } from './cupboardCalls'

jest.setTimeout(120_000)
const DAY = 24 * 60 * 60 * 1000

const app = givenApp()
let person: Person
beforeEach(async () => {
  person = await signUpAndIn(app)
})

it('keeps what is said of each ingredient, by name, and who said it', async () => {
  const [self] = (await householdOf(app, person)).members
  const milk = { ingredient: 'milk', amount: 1.5, unit: 'l', useBy: '2026-11-30' }
  const { cupboard, errors } = await keep(app, person, { ingredient: 'salt' }, milk)
  expect(errors).toEqual([])
  expect(cupboard).toEqual({
    version: 1,
    items: [
      { ...milk, ingredient: { slug: 'milk' }, at: expect.any(Number), by: self?.id },
      { ingredient: { slug: 'salt' }, amount: null, unit: null, useBy: null, at: expect.any(Number), by: self?.id },
    ],
  })
  expect(await cupboardOf(app, person)).toEqual(cupboard)
})

it('knows when each thing was said', async () => {
  const at = app.clock.now() - DAY
  expect((await keep(app, person, { ingredient: 'milk', at })).cupboard?.items).toMatchObject([{ at }])
})

it('lets the latest word count, whenever it arrives and however often', async () => {
  const now = app.clock.now()
  await keep(app, person, { ingredient: 'milk', amount: 1, unit: 'l', at: now - 5 })
  await take(app, person, { ingredient: 'milk', at: now - 2 })
  expect((await keep(app, person, { ingredient: 'milk', amount: 2, unit: 'l', at: now - 3 })).cupboard).toEqual({
    version: 2,
    items: [],
  })
  const last = { ingredient: 'milk', amount: 3, unit: 'l', at: now - 1 }
  expect((await keep(app, person, last)).cupboard).toMatchObject({ version: 3, items: [{ amount: 3 }] })
  expect((await keep(app, person, last, last)).cupboard).toMatchObject({ version: 3, items: [{ amount: 3 }] })
})

it('takes a word from the future for one of its arrival', async () => {
  const sent = app.clock.now()
  const { cupboard } = await keep(app, person, { ingredient: 'milk', at: sent + DAY })
  expect(cupboard?.items[0]?.at).toBeGreaterThanOrEqual(sent)
  expect(cupboard?.items[0]?.at).toBeLessThanOrEqual(app.clock.now())
  app.clock.advance(1)
  expect((await take(app, person, { ingredient: 'milk' })).cupboard?.items).toEqual([])
})

it('holds 300 ingredients and refuses one more without storing anything of the call', async () => {
  const slugs = app.services.catalogue.compiled.ingredients.slice(0, 301).map(({ slug }) => slug)
  expect(slugs).toHaveLength(301)
  await keep(app, person, ...slugs.slice(0, 299).map((ingredient) => ({ ingredient })))
  const refused = await keep(app, person, { ingredient: slugs[299] }, { ingredient: slugs[300] })
  expect(refused).toMatchObject({ cupboard: null, errors: [{ code: 'TOO_MANY', field: 'items[1]' }] })
  expect((await cupboardOf(app, person)).items).toHaveLength(299)
  expect((await keep(app, person, { ingredient: slugs[299] })).cupboard?.items).toHaveLength(300)
  expect(
    (await keep(app, person, { ingredient: slugs[299], amount: 1, unit: 'g', at: app.clock.now() + 1 })).errors,
  ).toEqual([])
  const all = slugs.map((ingredient) => ({ ingredient }))
  expect((await keep(app, person, ...all)).errors).toMatchObject([{ code: 'TOO_MANY', field: 'items' }])
  expect((await take(app, person, ...all)).errors).toMatchObject([{ code: 'TOO_MANY', field: 'items' }])
})

it.each([
  [{ ingredient: 'unobtainium' }, 'UNKNOWN', 'ingredient'],
  [{ amount: 0, unit: 'g' }, 'OUT_OF_RANGE', 'amount'],
  [{ amount: 100_001, unit: 'g' }, 'OUT_OF_RANGE', 'amount'],
  [{ amount: 1 }, 'REQUIRED', 'unit'],
  [{ unit: 'g' }, 'INVALID', 'unit'],
  [{ amount: 1, unit: 'cup' }, 'INVALID', 'unit'],
  [{ useBy: '2026-02-30' }, 'INVALID', 'useBy'],
  [{ useBy: 'tomorrow' }, 'INVALID', 'useBy'],
])('names %p, and stores nothing of the call', async (wrong, code, field) => {
  const { cupboard, errors } = await keep(app, person, { ingredient: 'salt' }, { ingredient: 'milk', ...wrong })
  expect({ cupboard, errors }).toMatchObject({ cupboard: null, errors: [{ code, field: `items[1].${field}` }] })
  expect((await cupboardOf(app, person)).version).toBe(0)
})

it('asks for something to be said', async () => {
  expect((await keep(app, person)).errors).toMatchObject([{ code: 'REQUIRED', field: 'items' }])
  expect((await take(app, person)).errors).toMatchObject([{ code: 'REQUIRED', field: 'items' }])
  expect((await take(app, person, { ingredient: '' })).errors).toMatchObject([
    { code: 'UNKNOWN', field: 'items[0].ingredient' },
  ])
})

it('forgets after 30 days what was taken, and what is there never', async () => {
  await keep(app, person, { ingredient: 'milk' }, { ingredient: 'salt' })
  app.clock.advance(1)
  await take(app, person, { ingredient: 'milk' })
  const { id: householdId } = await householdOf(app, person)
  const stored = () => app.services.db('cupboard_items').where({ householdId }).pluck('ingredient')
  await forgetTaken(app.services)
  expect(await stored()).toHaveLength(2)
  await forgetTaken({ ...app.services, now: () => app.clock.now() + 31 * DAY })
  expect(await stored()).toEqual(['salt'])
})

describe('who may', () => {
  const KEEP = `mutation ($at: Timestamp!) { keepInCupboard(items: [{ ingredient: "rice-flour", at: $at }]) { errors { code } } }`
  const TAKE = `mutation ($at: Timestamp!) { takeFromCupboard(items: [{ ingredient: "salt", at: $at }]) { errors { code } } }`

  async function makeCallers() {
    const [owner, member, removed] = [person, await signUpAndIn(app), await signUpAndIn(app)]
    await bringTogether(app, owner, member, removed)
    await keep(app, removed, { ingredient: 'salt' })
    const { members } = await householdOf(app, owner)
    await change(app, owner, 'removeHouseholdMember', { memberId: members[2]?.id })
    app.clock.advance(1)
    const elsewhere = await signUpAndIn(app)
    const tokens = { owner, member, removed, elsewhere }
    return { ...tokens, partner: { token: await partnerKey(app, 'MEALS_READ') }, stranger: { token: null } }
  }

  it('lets every account of the household read and change, and no one else', async () => {
    const callers = await makeCallers()
    const seen = await cupboardOf(app, callers.owner)
    expect(seen.items).toMatchObject([{ ingredient: { slug: 'salt' }, by: null }])
    expect(await cupboardOf(app, callers.member)).toEqual(seen)
    for (const other of [callers.removed, callers.elsewhere]) {
      expect(await cupboardOf(app, other)).toEqual({ version: 0, items: [] })
      await keep(app, other, { ingredient: 'rice-flour' })
      await take(app, other, { ingredient: 'salt' })
    }
    for (const [caller, code] of [
      [callers.stranger, 'UNAUTHENTICATED'],
      [callers.partner, 'FORBIDDEN'],
    ] as const)
      for (const call of ['{ cupboard { version } }', KEEP, TAKE]) {
        const { errors } = await app.graphql(call, call.startsWith('{') ? {} : { at: app.clock.now() }, caller.token)
        expect(errors?.[0]?.extensions.code).toBe(code)
      }
    expect(await cupboardOf(app, callers.owner)).toEqual(seen)
    await take(app, callers.member, { ingredient: 'salt' })
    expect((await cupboardOf(app, callers.owner)).items).toEqual([])
  })

  it('leaves the cupboard with the household that someone leaves, and ends it with the last account', async () => {
    const other = await signUpAndIn(app)
    await keep(app, other, { ingredient: 'rice-flour' })
    const { id: ended } = await householdOf(app, other)
    await bringTogether(app, person, other)
    expect(await app.services.db('cupboard_items').where({ householdId: ended })).toEqual([])
    expect(await app.services.db('cupboard_states').where({ householdId: ended })).toEqual([])
    await keep(app, other, { ingredient: 'milk' })
    await leave(app, other)
    expect((await cupboardOf(app, person)).items).toMatchObject([{ ingredient: { slug: 'milk' }, by: null }])
    expect((await cupboardOf(app, other)).items).toEqual([])
  })
})
