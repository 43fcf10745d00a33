import { randomUUID } from 'node:crypto'
import { givenApp } from '../../support/givenApp'
import { PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { planOf, rowOf } from '../../support/plans'
import { send } from '../accounts/operations'
import { adding } from '../planning/currentPlans'
import { accept, bringTogether, change, householdOf, inviteKey, leave } from './householdCalls'
import { called, savePlan } from './householdPeople'
import { apply, ask, create, householdsOf, inTwo, WHOLE } from './severalCalls'

jest.setTimeout(120_000)
const app = givenApp()

test('a person makes and joins further households without leaving the first (HH-25, HH-26)', async () => {
  const { ana, ben, home, further } = await inTwo(app)
  const { household } = await create(app, ana, ' Allotment ')
  expect(await householdsOf(app, ana)).toEqual([
    { id: home, name: '', members: [{ name: 'Ana', isViewer: true, role: 'OWNER' }] },
    {
      id: further,
      name: '',
      members: [
        { name: 'Ben', isViewer: false, role: 'OWNER' },
        { name: 'Ana', isViewer: true, role: 'MEMBER' },
      ],
    },
    { id: household?.id, name: 'Allotment', members: [{ name: 'Ana', isViewer: true, role: 'OWNER' }] },
  ])
  expect(await householdsOf(app, ben)).toHaveLength(1)
  // Without more, a call is for the first one.
  expect((await householdOf(app, ana)).id).toBe(home)
  expect(await accept(app, ana, await inviteKey(app, ben), { isFurther: true })).toMatchObject({
    errors: [{ code: 'DUPLICATE', field: 'key' }],
  })
  expect(await accept(app, ana, await inviteKey(app, ben))).toMatchObject({ errors: [{ code: 'DUPLICATE' }] })
})

test('there are at most five, also of calls at the same time', async () => {
  const person = await signUpAndIn(app)
  const made = await Promise.all(Array.from({ length: 6 }, (_, n) => create(app, person, `No. ${n}`)))
  expect(made.filter(({ errors }) => errors.length === 0)).toHaveLength(4)
  expect(made.flatMap(({ errors }) => errors)).toEqual(Array(2).fill({ code: 'TOO_MANY', field: null }))
  expect(new Set((await householdsOf(app, person)).map(({ id }) => id)).size).toBe(5)
  const owner = await signUpAndIn(app)
  expect(await accept(app, person, await inviteKey(app, owner), { isFurther: true })).toMatchObject({
    errors: [{ code: 'TOO_MANY', field: null }],
  })
})

test('what is planned, bought and at home is that of the household that is asked for', async () => {
  const { ana, ben, home, further } = await inTwo(app)
  const act = (text: string) => [
    { act: { plan: adding(rowOf(app, 'dinner').uniqueId) } },
    { act: { list: { addItem: { itemId: randomUUID(), text } } } },
    { act: { cupboard: { keep: { ingredient: 'milk' } } } },
    { act: { habits: { setPrice: { product: 'milk', cents: 100 } } } },
  ]
  const done = { errors: [], outcomes: Array(4).fill({ status: 'APPLIED' }) }
  expect(await apply(app, ana, { householdId: further, operations: act('tent pegs') })).toMatchObject(done)
  const read = async (person: Person, id: string) =>
    (await ask(app, person, `query ($id: ID) { viewer { household(id: $id) { ${WHOLE} } } }`, { id })).data
      .viewer as unknown as {
      household: object | null
    }
  const full = {
    plan: { rows: [{ title: expect.any(String) as string }] },
    shoppingList: { ownItems: [{ text: 'tent pegs' }] },
    sharedList: { ownItems: [{ text: 'tent pegs' }] },
    cupboard: { items: [{ ingredient: { slug: 'milk' } }] },
    shopHabits: { prices: [{ product: 'milk', cents: 100 }] },
  }
  const empty = {
    plan: { rows: [] },
    shoppingList: { ownItems: [] },
    sharedList: { ownItems: [] },
    cupboard: { items: [] },
    shopHabits: { prices: [] },
  }
  expect((await read(ana, further)).household).toMatchObject({ id: further, ...full })
  expect((await read(ben, further)).household).toMatchObject({ id: further, ...full })
  expect((await read(ana, home)).household).toMatchObject({ id: home, ...empty })
  // Ana's own forms, and those that Ben lets no one edit.
  expect((await read(ana, further)).household).toMatchObject({ members: [{ forms: null }, { forms: [{}, {}, {}] }] })
  // By the header, the released fields are for that household as well.
  const RELEASED = `{ household { id } currentPlan { rows { id } } sharedList { ownItems { text } }
    cupboard { items { at } } shopHabits { prices { cents } } }`
  const forFurther = (await ask(app, ana, RELEASED, {}, `Household:${further}`)).data
  expect(forFurther).toMatchObject({ household: { id: further }, currentPlan: { rows: [{}] } })
  expect(forFurther).toMatchObject({ sharedList: full.shoppingList, cupboard: { items: [{}] } })
  expect((await ask(app, ana, RELEASED)).data).toMatchObject({ household: { id: home }, currentPlan: { rows: [] } })
  const ids = [`Household:${further}`, `Plan:${await planIn(further)}`, `Household:${home}`]
  const nodes = async (person: Person) =>
    (await ask(app, person, 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }', { ids })).data.nodes
  expect(await nodes(ana)).toEqual([{ __typename: 'Household' }, { __typename: 'Plan' }, { __typename: 'Household' }])
  expect(await nodes(ben)).toEqual([{ __typename: 'Household' }, { __typename: 'Plan' }, null])
})

const planIn = async (householdId: string) => {
  const [{ id }] = (await app.services.db('plans').where({ householdId, nameKey: '' })) as [{ id: string }]
  return id
}

test('saved plans are each household’s own, and REST is for the first one', async () => {
  const { ana, ben, home, further } = await inTwo(app)
  await savePlan(app, ben)
  const rest = async () => {
    const answer = await fetch(`${app.url}/api/user/mealplan/`, {
      headers: { authorization: `Bearer ${ana.token}`, household: further },
    })
    return (await answer.json()) as object
  }
  expect(await rest()).toEqual({})
  app.clock.advance(1000)
  const SAVE = 'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { ok } }'
  await ask(app, ana, SAVE, { plan: planOf({ dinner: [rowOf(app, 'dinner', 1)] }) }, further)
  expect(await rest()).toEqual({})
  const SAVED = '{ mealPlan { plan { dinner { mealList { uniqueId } } } } }'
  const saved = { mealPlan: { plan: { dinner: { mealList: [{ uniqueId: rowOf(app, 'dinner', 1).uniqueId }] } } } }
  expect((await ask(app, ben, SAVED)).data).toEqual(saved)
  expect((await ask(app, ana, SAVED, {}, further)).data).toEqual(saved)
  app.clock.advance(1000)
  await ask(app, ana, SAVE, { plan: planOf({ dinner: [rowOf(app, 'dinner', 2)] }) })
  expect((await ask(app, ben, SAVED)).data).toEqual(saved)
  expect(Object.keys(await rest())).not.toEqual([])
  expect(await app.services.db('plans').where({ householdId: home, nameKey: 'saved plan' })).toHaveLength(1)
})

test('who leaves one goes on in the others, and one who has no other gets a new one (HH-27)', async () => {
  const { ana, ben, home, further } = await inTwo(app)
  await change(app, ana, 'renameHousehold', { name: 'Home' })
  await savePlan(app, ana)
  // The further one.
  const left = await ask(app, ana, 'mutation { leaveHousehold { household { id } errors { code } } }', {}, further)
  expect(left.data).toEqual({ leaveHousehold: { household: { id: home }, errors: [] } })
  expect((await householdOf(app, ben)).members).toHaveLength(1)
  // The first one: the further one is the first from then on.
  await accept(app, ana, await inviteKey(app, ben), { isFurther: true })
  expect(await leave(app, ana)).toMatchObject({ household: { id: further }, errors: [] })
  expect(await app.services.db('households').where({ id: home })).toEqual([])
  expect((await householdsOf(app, ana)).map(({ id }) => id)).toEqual([further])
  expect(await app.services.db('meal_plans').where({ userId: ana.userId })).toEqual([])
  // The last one.
  const [, self] = (await householdOf(app, ben)).members
  await change(app, ben, 'removeHouseholdMember', { memberId: self?.id })
  const [own] = await householdsOf(app, ana)
  expect(own?.id).not.toBe(further)
})

test('who is removed from a further household reads nothing of it from that moment on', async () => {
  const { ana, ben, home, further } = await inTwo(app)
  const [, self] = (await householdOf(app, ben)).members
  await change(app, ben, 'removeHouseholdMember', { memberId: self?.id })
  expect((await ask(app, ana, '{ currentPlan { version } }', {}, further)).errors?.[0]?.extensions.field).toBe(
    'household',
  )
  expect((await householdsOf(app, ana)).map(({ id }) => id)).toEqual([home])
})

test('an account takes a member’s place in a further household with its answers, and keeps its own', async () => {
  const [ana, ben] = [await called(app, 'Ana'), await called(app, 'Ben')]
  const { household } = await change(app, ben, 'addHouseholdMember', { name: 'Guest', portion: 0.5 })
  const memberId = household?.members[1]?.id
  const key = await inviteKey(app, ben, { memberId })
  const joined = await accept(app, ana, key, { isFurther: true })
  expect(joined.household?.members).toMatchObject([{ name: 'Ben' }, { id: memberId, name: 'Ana', portion: 0.5 }])
  expect(await householdsOf(app, ana)).toHaveLength(2)
})

test('the export has all households, and the account ends in all', async () => {
  const { ana, ben, home, further } = await inTwo(app)
  const { household } = await create(app, ana, 'Allotment')
  const answer = await fetch(`${app.url}/api/user/data.json`, { headers: { authorization: `Bearer ${ana.token}` } })
  const text = await answer.text()
  for (const id of [home, further, household?.id ?? '']) expect(text).toContain(id)
  expect(await send(app, 'deleteAccount', { password: PASSWORD }, ana.token)).toEqual({ deleted: true, errors: [] })
  expect(await app.services.db('households').whereIn('id', [home, household?.id ?? ''])).toEqual([])
  expect((await householdOf(app, ben)).members).toHaveLength(1)
})

test('an account that moves by an invitation keeps its further households', async () => {
  const { ana, home, further } = await inTwo(app)
  const cy = await called(app, 'Cy')
  await bringTogether(app, cy, ana)
  const ids = (await householdsOf(app, ana)).map(({ id }) => id)
  expect(ids).toEqual([(await householdOf(app, cy)).id, further])
  expect(ids).not.toContain(home)
})
