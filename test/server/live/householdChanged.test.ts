import { randomUUID } from 'node:crypto'
import { decodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { type Change, householdChanges, type Versions } from '../../../server/live/householdChanges'
import { membership } from '../../../server/households/membership'
import { MemberModel } from '../../../server/households/MemberModel'
import { announceHousehold } from '../../../server/households/announceHousehold'
import { openAs } from '../realtime/socketClient'
import { type Person, signUpAndIn } from '../../support/people'
import { addMember } from '../../support/households'
import { adding, currentPlans, join, operation } from '../planning/currentPlans'
import { arrange } from '../shopping/habitsCalls'
import { NEVER, settingsCalls } from '../settings/settingsCalls'

const { app, person, apply, meal } = currentPlans()
const { save } = settingsCalls(app, person)

const open: AsyncIterableIterator<Change, undefined>[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.return?.()
})

async function listen(by: Person, versions: Partial<Versions> = {}) {
  const changes = await householdChanges(app.services, by, {
    plan: null,
    list: null,
    household: null,
    cupboard: null,
    shopHabits: null,
    ...versions,
  })
  open.push(changes)
  return changes
}
async function next(changes: AsyncIterator<Change, undefined>): Promise<Change> {
  const { value } = await changes.next()
  if (!value) throw new Error('It has ended')
  return value
}
const tick = (by: Person) =>
  app.graphql(
    'mutation ($operations: [ListOperationInput!]!) { applyListOperations(operations: $operations) { errors { message } } }',
    { operations: [{ id: randomUUID(), at: app.clock.now(), act: { tick: { key: 'rice-g', amount: 1 } } }] },
    by.token,
  )
const keepMilk = (by: Person) =>
  app.graphql(
    'mutation ($at: Timestamp!) { keepInCupboard(items: [{ ingredient: "milk", at: $at }]) { errors { message } } }',
    { at: app.clock.now() },
    by.token,
  )
const announce = (by: Person, device: string, mode = 'plan') =>
  app.graphql(
    'mutation ($input: AnnouncePresenceInput!) { announcePresence(input: $input) { errors { code field } } }',
    { input: { device, mode } },
    by.token,
  )

it('begins with what the client does not have', async () => {
  await apply([operation(adding(''))])
  expect(await next(await listen(person()))).toMatchObject({
    plan: { version: 1 },
    list: { version: 0 },
    household: { version: 1 },
    cupboard: { version: 0 },
    shopHabits: { version: 0 },
    presence: [],
  })
  const known = await listen(person(), { plan: 1, list: 0, household: 0, cupboard: 0, shopHabits: 0 })
  expect(await next(known)).toMatchObject({
    plan: null,
    list: null,
    household: { version: 1 },
    cupboard: null,
    shopHabits: null,
  })
})

it('brings each change to everyone of the household', async () => {
  const [other, stranger] = [await signUpAndIn(app), await signUpAndIn(app)]
  await join(app, other, person())
  const [theirs, strangers] = [await listen(other), await listen(stranger)]
  await next(theirs)
  await next(strangers)
  const plan = next(theirs)
  await apply([operation(adding(''))])
  expect(await plan).toMatchObject({ plan: { version: 1 }, list: null, household: null, presence: null })
  const list = next(theirs)
  await tick(person())
  expect(await list).toMatchObject({ plan: null, list: { version: 1, ticks: [{ key: 'rice-g' }] } })
  const cupboard = next(theirs)
  await keepMilk(person())
  expect(await cupboard).toMatchObject({ plan: null, list: null, cupboard: { version: 1 } })
  const habits = next(theirs)
  await arrange(app, person(), ['frozen'])
  expect(await habits).toMatchObject({ cupboard: null, shopHabits: { version: 1, orders: [{ store: null }] } })
  await apply([operation(adding(''))], stranger)
  expect(await next(strangers)).toMatchObject({ plan: { version: 1 } })
})

it('brings what no one was notified of, once it is sent again', async () => {
  const changes = await listen(person())
  await next(changes)
  const once = operation(adding(''))
  // It is committed, and its connection is lost before the answer.
  const untold = jest.spyOn(app.services.pubSub, 'publish').mockImplementation(() => {})
  await apply([once])
  untold.mockRestore()
  const plan = next(changes)
  await apply([once])
  expect(await plan).toMatchObject({ plan: { version: 1 } })
})

it('reads once for changes that come together', async () => {
  const { householdId } = await membership(app.services, person())
  const changes = await listen(person())
  await next(changes)
  await apply([operation(adding(''))])
  await tick(person())
  for (let n = 0; n < 5; n += 1) announceHousehold(app.services, householdId, 'plan')
  expect(await next(changes)).toMatchObject({ plan: { version: 1 }, list: { version: 1 } })
})

it('brings the plan again when members change, by whose portions its serves go', async () => {
  const { householdId } = await membership(app.services, person())
  await apply([operation(adding(''))])
  const changes = await listen(person())
  await next(changes)
  const child = { id: randomUUID(), householdId, name: 'Kim', portion: 100, eats: 7, answersEditedBy: 'OWNER' as const }
  await MemberModel.query(app.services.db).insert({ ...child, userId: null, joinedAt: app.clock.now() })
  announceHousehold(app.services, householdId, 'members')
  expect(await next(changes)).toMatchObject({ plan: { rows: [{ entry: { numServes: 2 } }] } })
})

it('brings the plan again when anybody’s answers change, with what does not suit any more', async () => {
  const other = await signUpAndIn(app)
  await join(app, other, person())
  const child = await addMember(app, person(), 'Kim')
  await apply([operation(adding(meal('dinner')))])
  const changes = await listen(other)
  expect(await next(changes)).toMatchObject({ plan: { unsuitable: [] } })
  const planned = decodeMealEntryId(meal('dinner'), app.services.catalogue.compiled, () => undefined)
  const word = planned?.meal.ingredients[0]?.name
  for (const memberId of [child, null]) {
    const seen = next(changes)
    await save({ memberId, dietary: [{ label: NEVER, text: word }] })
    expect((await seen).plan?.unsuitable).toHaveLength(1)
    const back = next(changes)
    await save({ memberId, dietary: [{ label: NEVER, text: '' }] })
    expect((await back).plan?.unsuitable).toEqual([])
  }
})

it('ends when the caller has left, and at once when it is cancelled', async () => {
  const { householdId } = await membership(app.services, person())
  const other = await signUpAndIn(app)
  await join(app, other, person())
  const changes = await listen(other)
  await next(changes)
  await app.graphql('mutation { leaveHousehold { errors { message } } }', {}, other.token)
  announceHousehold(app.services, householdId, 'plan')
  expect(await changes.next()).toEqual({ value: undefined, done: true })
  const mine = await listen(person())
  await next(mine)
  const waiting = mine.next()
  await mine.return?.()
  expect((await waiting).done).toBe(true)
})

it('comes over the socket of a person', async () => {
  const socket = await openAs(`${app.url.replace('http', 'ws')}/graphql`, person())
  socket.subscribe('subscription { householdChanged(listVersion: 0) { plan { version } list { version } } }')
  const changed = async () => (await socket.next()).payload
  expect(await changed()).toEqual({ data: { householdChanged: { plan: { version: 0 }, list: null } } })
  await apply([operation(adding(''))])
  expect(await changed()).toEqual({ data: { householdChanged: { plan: { version: 1 }, list: null } } })
  await socket.close()
})

it('says who is looking, for 30 seconds', async () => {
  const changes = await listen(person())
  await next(changes)
  const seen = next(changes)
  await announce(person(), 'phone')
  expect((await seen).presence).toMatchObject([{ device: 'phone', mode: 'plan', rowId: null }])
  app.clock.advance(31_000)
  const later = next(changes)
  await announce(person(), 'laptop', 'cook')
  expect((await later).presence).toMatchObject([{ device: 'laptop', mode: 'cook' }])
  expect((await announce(person(), 'x'.repeat(37), 'sleep')).data).toMatchObject({
    announcePresence: {
      errors: [
        { code: 'TOO_LONG', field: 'device' },
        { code: 'INVALID', field: 'mode' },
      ],
    },
  })
})

it('brings the plan after a save, although no operation was done (PLAN-68)', async () => {
  await apply([operation(adding(meal('dinner')))])
  const changes = await listen(person())
  const { plan: before } = await next(changes)
  announceHousehold(app.services, (await membership(app.services, person())).householdId, 'saved')
  expect((await next(changes)).plan?.version).toBe(before?.version)
})
