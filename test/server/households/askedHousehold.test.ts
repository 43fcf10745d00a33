import { randomUUID } from 'node:crypto'
import { readHousehold } from '../../../server/households/readHousehold'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { openAs, openSocket } from '../realtime/socketClient'
import { change, householdOf } from './householdCalls'
import { apply, ask, inTwo } from './severalCalls'

jest.setTimeout(120_000)
const app = givenApp()
const SOCKETS = () => `${app.url.replace('http', 'ws')}/graphql`

/** Every way to a household by the header. */
const WAYS: Record<string, readonly [source: string, variables?: object]> = {
  household: ['{ household { id } }'],
  'viewer.household': ['{ viewer { household { id } } }'],
  'viewer.member': ['{ viewer { member { id } } }'],
  currentPlan: ['{ currentPlan { version } }'],
  mealPlan: ['{ mealPlan { savedAt } }'],
  sharedList: ['{ sharedList { version } }'],
  cupboard: ['{ cupboard { version } }'],
  shopHabits: ['{ shopHabits { version } }'],
  settingsForms: ['{ settingsForms { dietary { label } } }'],
  mealBases: ['{ mealBases(category: DINNER) { __typename } }'],
  draftPlan: ['{ draftPlan(input: { rows: [] }) { ok } }'],
  randomizeMealPlan: ['mutation { randomizeMealPlan(input: { dinner: { numMeals: 1, serves: [1] } }) { ok } }'],
  applyPlanOperations: [
    'mutation ($id: ID!) { applyPlanOperations(operations: [{ id: $id, act: { removeRow: { rowId: $id } } }]) { ok } }',
    { id: randomUUID() },
  ],
  applyListOperations: [
    'mutation ($id: ID!) { applyListOperations(operations: [{ id: $id, at: 1, act: { removeItem: { itemId: $id } } }]) { ok } }',
    { id: randomUUID() },
  ],
  applyOperations: [
    'mutation { applyOperations(input: { operations: [{ act: { list: { untick: { key: "rice-g" } } } }] }) { ok } }',
  ],
  keepInCupboard: ['mutation { keepInCupboard(items: [{ ingredient: "milk", at: 1 }]) { ok } }'],
  setOwnPrices: ['mutation { setOwnPrices(prices: [{ product: "milk", cents: 100 }]) { ok } }'],
  savePlan: ['mutation { savePlan(input: { name: "Camping", rows: [{ category: DINNER }] }) { ok } }'],
  deletePlan: ['mutation ($id: ID!) { deletePlan(input: { planId: $id }) { ok } }', { id: randomUUID() }],
  announcePresence: ['mutation { announcePresence(input: { device: "phone", mode: "plan" }) { ok } }'],
  addHouseholdMember: ['mutation { addHouseholdMember(input: { name: "Mia" }) { ok } }'],
  renameHousehold: ['mutation { renameHousehold(input: { name: "Ours" }) { ok } }'],
  inviteToHousehold: ['mutation { inviteToHousehold(input: {}) { ok } }'],
  leaveHousehold: ['mutation { leaveHousehold { ok } }'],
}

describe.each(Object.entries(WAYS))('%s', (_name, [source, variables = {}]) => {
  test('is for those who belong to the household, and says of others’ what it says of none', async () => {
    const { ana, ben, further, home } = await inTwo(app)
    const stranger = await signUpAndIn(app)
    const before = [
      await readHousehold(app.services, ana),
      await readHousehold(app.services, ben),
      await app.services.db('plans').whereIn('householdId', [further, home]),
    ]
    const none = await ask(app, stranger, source, variables, randomUUID())
    expect(none.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'household' } }])
    const others = [await ask(app, stranger, source, variables, further), await ask(app, ben, source, variables, home)]
    const said = ({ status, errors }: typeof none) => [
      status,
      errors?.map(({ message, extensions }) => [message, extensions.code, extensions.field]),
    ]
    expect(others.map(said)).toEqual([said(none), said(none)])
    expect([
      await readHousehold(app.services, ana),
      await readHousehold(app.services, ben),
      await app.services.db('plans').whereIn('householdId', [further, home]),
    ]).toEqual(before)
    expect((await ask(app, ana, source, variables, further)).errors).toBeUndefined()
  })
})

test('a household that is named in the call is answered the same for others’ and for none', async () => {
  const { ana, ben, home, further } = await inTwo(app)
  const operations = [{ act: { list: { untick: { key: 'rice-g' } } } }]
  const refused = { outcomes: [], changes: null, errors: [{ code: 'NOT_ALLOWED', field: 'householdId' }] }
  const answers = [
    await apply(app, ben, { householdId: home, operations }),
    await apply(app, ben, { householdId: randomUUID(), operations }),
  ]
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject(refused)
  expect(await apply(app, ana, { householdId: further, operations })).toMatchObject({ errors: [] })
  const one = (person: Person, id: string) =>
    ask(app, person, 'query ($id: ID) { viewer { household(id: $id) { id } } }', { id })
  expect((await one(ben, home)).data).toEqual({ viewer: { household: null } })
  expect((await one(ben, randomUUID())).data).toEqual({ viewer: { household: null } })
})

test('a subscription is for the household that is asked for, and ends with the membership', async () => {
  const { ana, ben, further } = await inTwo(app)
  const other =
    'subscription ($id: ID) { householdChanges(householdId: $id) { changed { __typename ... on OwnItem { text } } } }'
  const socket = await openAs(SOCKETS(), ana)
  socket.subscribe(other, { id: randomUUID() }, 'none')
  const none = await socket.next()
  expect(none).toMatchObject({ payload: { errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'household' } }] } })
  expect(await socket.next()).toEqual({ type: 'complete', id: 'none' })
  socket.subscribe(other, { id: further }, 'one')
  expect(await socket.next()).toMatchObject({ type: 'next', id: 'one' })
  const addItem = { list: { addItem: { itemId: randomUUID(), text: 'tent pegs' } } }
  await apply(app, ben, { operations: [{ act: addItem }] })
  const news = { data: { householdChanges: { changed: [{ __typename: 'OwnItem', text: 'tent pegs' }] } } }
  expect(await socket.next()).toMatchObject({ type: 'next', id: 'one', payload: news })
  const [, self] = (await householdOf(app, ben)).members
  await change(app, ben, 'removeHouseholdMember', { memberId: self?.id })
  expect(await socket.next()).toEqual({ type: 'complete', id: 'one' })
  await socket.close()
})

test('a socket says for which household it is', async () => {
  const { ana, further } = await inTwo(app)
  const socket = await openSocket(SOCKETS())
  const payload = { authorization: `Bearer ${ana.token}`, household: further }
  socket.send({ type: 'connection_init', payload })
  await socket.next()
  socket.subscribe('subscription { householdChanges { changed { ... on Household { id } } } }')
  expect(JSON.stringify(await socket.next())).toContain(further)
  await socket.close()
})
