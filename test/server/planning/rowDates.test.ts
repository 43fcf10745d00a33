import { randomUUID } from 'node:crypto'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'

const app = givenApp()
let person: Person

beforeEach(async () => {
  person = await signUpAndIn(app)
})

const APPLY = `mutation ($operations: [PlanOperationInput!]!) {
  applyPlanOperations(operations: $operations) { ok errors { code field } plan { rows { id date isLocked } } }
}`
const operation = (act: object) => ({ id: randomUUID(), act })
const addRow = (rowId: string, more: object = {}) => ({ addRow: { rowId, category: 'DINNER', uniqueId: '', ...more } })

async function apply(...acts: object[]) {
  const { data, errors } = await app.graphql(APPLY, { operations: acts.map(operation) }, person.token)
  expect(errors).toBeUndefined()
  return (data as unknown as { applyPlanOperations: { ok: boolean; plan: { rows: object[] } } }).applyPlanOperations
}

test('a row gets a day and a lock, when it is added or later, and loses them', async () => {
  const [one, two] = [randomUUID(), randomUUID()]
  const added = await apply(addRow(one), addRow(two, { after: one, date: '2026-11-30', isLocked: true }))
  expect(added).toMatchObject({
    ok: true,
    plan: {
      rows: [
        { id: one, date: null, isLocked: false },
        { id: two, date: '2026-11-30', isLocked: true },
      ],
    },
  })
  const changed = await apply(
    { setDate: { rowId: one, date: '2026-12-01' } },
    { setLock: { rowId: one, isLocked: true } },
    { setDate: { rowId: two, date: null } },
    { setLock: { rowId: two, isLocked: false } },
  )
  expect(changed.plan.rows).toEqual([
    { id: one, date: '2026-12-01', isLocked: true },
    { id: two, date: null, isLocked: false },
  ])
})

test('rows are found by their days', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  const days = ['2026-11-30', '2026-12-01', null]
  await apply(...ids.map((id, index) => addRow(id, { after: ids[index - 1] ?? null, date: days[index] })))
  const rowsOf = async (between: string) => {
    const query = `{ viewer { household { plan { firstDay lastDay rows${between} { id } } } } }`
    const { data } = await app.graphql(query, {}, person.token)
    return (data as unknown as { viewer: { household: { plan: { rows: { id: string }[] } } } }).viewer.household.plan
  }
  expect(await rowsOf('')).toEqual({ firstDay: '2026-11-30', lastDay: '2026-12-01', rows: ids.map((id) => ({ id })) })
  expect((await rowsOf('(from: "2026-12-01")')).rows).toEqual([{ id: ids[1] }])
  expect((await rowsOf('(to: "2026-11-30")')).rows).toEqual([{ id: ids[0] }])
  expect((await rowsOf('(from: "2026-11-30", to: "2026-12-01", category: LUNCH)')).rows).toEqual([])
})

test.each(['2026-02-30', '30.11.2026', '2026-11-30T00:00Z', ''])('%p is no day', async (date) => {
  const { status, errors } = await app.graphql(
    APPLY,
    { operations: [operation(addRow(randomUUID(), { date }))] },
    person.token,
  )
  expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
})

test('days and locks are in the export, and go with the household', async () => {
  const rowId = randomUUID()
  await apply(addRow(rowId, { date: '2026-11-30', isLocked: true }))
  const { data } = await app.graphql('{ myData }', {}, person.token)
  expect(JSON.stringify(data)).toContain('"date":"2026-11-30","isLocked":true')
  const deleted = await app.graphql(
    'mutation ($password: String!) { deleteAccount(input: { password: $password }) { ok deleted } }',
    { password: person.password },
    person.token,
  )
  expect(deleted.data).toEqual({ deleteAccount: { ok: true, deleted: true } })
  const rows: { content: unknown }[] = await app.services.db('plans').select('content')
  expect(JSON.stringify(rows)).not.toContain(rowId)
})
