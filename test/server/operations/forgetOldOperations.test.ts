import { randomUUID } from 'node:crypto'
import { LIMITS } from '../../../schema/limits'
import { forgetOldOperations } from '../../../server/operations/forgetOldOperations'
import { adding, currentPlans, operation } from '../planning/currentPlans'

const { app, apply, current, person } = currentPlans()
const APPLY_OPERATIONS = `mutation ($input: ApplyOperationsInput!) {
  applyOperations(input: $input) { outcomes { status errors { code field } } }
}`

it('keeps the ids of operations for 30 days', async () => {
  const removed = operation(adding(''))
  await apply([removed, operation({ removeRow: { rowId: removed.act.addRow.rowId } })])
  const after = async (days: number) => {
    await forgetOldOperations({ ...app.services, now: () => app.clock.now() + days * 24 * 60 * 60 * 1000 })
    return app.services.db('plan_operations')
  }
  expect(await after(29)).toHaveLength(2)
  expect((await apply([removed])).plan?.rows).toEqual([])
  expect(await after(31)).toEqual([])
  expect((await current()).version).toBe(2)
})

it('holds the latest 10,000 ids of a plan and refuses what is older', async () => {
  const [first, second] = [operation(adding('')), operation(adding(''))]
  const at = app.clock.now()
  await apply([first])
  const [{ planId }] = await app.services.db('plan_operations')
  const ids = Array.from({ length: LIMITS.operationIds }, () => ({ planId, operationId: randomUUID() }))
  await app.services.db.batchInsert(
    'plan_operations',
    ids.map((id) => ({ ...id, version: 1, at: at + 1000 })),
    500,
  )
  app.clock.advance(2000)
  const send = async (input: object) =>
    (await app.graphql(APPLY_OPERATIONS, { input }, person().token)).data.applyOperations as unknown as object
  const act = { plan: second.act }
  expect(await send({ operations: [{ id: randomUUID(), at: at + 1500, act }] })).toEqual({
    outcomes: [{ status: 'APPLIED', errors: [] }],
  })
  expect(await app.services.db('plan_operations').where({ operationId: first.id })).toEqual([])
  expect(await app.services.db('plan_operations')).toHaveLength(LIMITS.operationIds + 1)
  expect(await send({ operations: [{ id: first.id, at, act: { plan: first.act } }] })).toEqual({
    outcomes: [{ status: 'REFUSED', errors: [{ code: 'STALE', field: 'operations[0].at' }] }],
  })
  expect((await current()).version).toBe(2)
})
