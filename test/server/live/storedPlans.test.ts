import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { weekCalls } from '../planning/weekCalls'
import { openAs, type SocketClient } from '../realtime/socketClient'

const app = givenApp()
let ann: Person
let ben: Person
const { run, apply, adding, beginWeek, day } = weekCalls(app, () => ann)
let socket: SocketClient

/** What a page of Ben's is sent next of the stored plans. */
const sent = async (): Promise<string | null> => {
  const { payload } = await socket.next()
  return (payload as { data: { householdChanges: { storedPlans: string | null } } }).data.householdChanges.storedPlans
}
const save = async (input: object) =>
  (
    await run<{ savePlan: { plan: { id: string } } }>(
      'mutation ($input: SavePlanInput!) { savePlan(input: $input) { plan { id } } }',
      { input },
    )
  ).savePlan.plan.id
const on = (call: 'renamePlan' | 'deletePlan', type: string, input: object) =>
  run(`mutation ($input: ${type}!) { ${call}(input: $input) { ok } }`, { input })

beforeEach(async () => {
  ann = await signUpAndIn(app)
  ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  await apply(adding('00000000-0000-4000-8000-000000000001', { date: day(-1) }))
  socket = await openAs(`${app.url.replace('http', 'ws')}/graphql`, ben)
  socket.subscribe('subscription { householdChanges { storedPlans plan { version } } }')
})
afterEach(() => socket.ws.terminate())

it('names the stored plans at first and whenever one of them is another, and at no other change (WEEK-21)', async () => {
  const seen = [await sent()]
  expect(seen[0]).toMatch(/./)
  const planId = await save({ name: 'Winter' })
  seen.push(await sent())
  await on('renamePlan', 'RenamePlanInput', { planId, name: 'Summer' })
  seen.push(await sent())
  await save({ name: 'Copy', rowsOf: planId })
  seen.push(await sent())
  await on('deletePlan', 'PlanRefInput', { planId })
  seen.push(await sent())
  expect(seen).not.toContain(null)
  expect(new Set(seen).size).toBe(seen.length)
  await apply(adding('00000000-0000-4000-8000-000000000002'))
  expect(await sent()).toBeNull()
})

it('names them when a week ends, and when an Undo takes it back', async () => {
  const [first, rowId] = [await sent(), '00000000-0000-4000-8000-000000000001']
  await beginWeek()
  const ended = await sent()
  expect(ended).not.toBe(first)
  expect(ended).not.toBeNull()
  await apply(adding(rowId, { date: day(-1) }))
  const back = await sent()
  expect(back).not.toBeNull()
  expect(back).not.toBe(ended)
})

it('is as it was after what changes nothing', async () => {
  await sent()
  await on('deletePlan', 'PlanRefInput', { planId: '00000000-0000-4000-8000-00000000000f' })
  await run('mutation ($input: RenamePlanInput!) { renamePlan(input: $input) { ok } }', {
    input: { planId: '00000000-0000-4000-8000-00000000000f', name: 'Nothing' },
  })
  await apply(adding('00000000-0000-4000-8000-000000000003'))
  expect(await sent()).toBeNull()
})
