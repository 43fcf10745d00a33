import { forgetOldOperations } from '../../../server/operations/forgetOldOperations'
import { adding, currentPlans, operation } from '../planning/currentPlans'

const { app, apply, current } = currentPlans()

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
