import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { applyPlanActs, type PlanAct, type PlanOperation, type PlanRows } from '../../../schema/planOperations'
import type { CurrentPlan, PlanActInput } from '../../../server/generated/resolverTypes'
import { applyPlanOperations } from '../../../server/planning/applyPlanOperations'
import { currentPlan } from '../../../server/planning/currentPlan'
import { signUpAndIn } from '../../support/people'
import { currentPlans, join } from './currentPlans'

const { app, person } = currentPlans()

/** A client with what it was last answered and what it has not sent, or was not answered about. */
class Client {
  rows: PlanRows = []
  readonly pending: PlanOperation[] = []

  constructor(readonly userId: string) {}

  /** What the person sees. */
  get shown(): PlanRows {
    return applyPlanActs(
      this.rows,
      this.pending.map(({ act }) => act),
    )
  }

  edit(act: PlanAct): void {
    this.pending.push({ id: randomUUID(), act })
  }

  /** Sends the oldest operations; a lost answer leaves them where they are, to be sent again. */
  async send(count: number, isLost: boolean, done: PlanOperation[]): Promise<void> {
    const sent = this.pending.slice(0, count)
    if (sent.length === 0) return
    const operations = sent.map(({ id, act }) => ({ id, act: act as PlanActInput }))
    const { plan, errors } = await applyPlanOperations(app.services, this.userId, operations)
    expect(errors).toEqual([])
    for (const one of sent) if (!done.some(({ id }) => id === one.id)) done.push(one)
    if (isLost || !plan) return
    this.rows = rowsOf(plan)
    this.pending.splice(0, sent.length)
  }

  async connect(): Promise<void> {
    this.rows = rowsOf(await currentPlan(app.services, this.userId))
  }
}

function rowsOf({ rows }: CurrentPlan): PlanRows {
  return rows.map(({ id, category, entry, hasSetServes }) => ({
    id,
    category,
    uniqueId: entry.uniqueId,
    serves: hasSetServes ? entry.numServes : null,
    eaters: null,
    variantOf: null,
  }))
}

type Step = { client: number } & (
  | { kind: 'add' | 'remove' | 'serves'; pick: number }
  | { kind: 'send'; count: number; isLost: boolean }
  | { kind: 'connect' }
)
const client = fc.integer({ min: 0, max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    client,
    kind: fc.constantFrom('add' as const, 'remove' as const, 'serves' as const),
    pick: fc.integer({ min: 0, max: 29 }),
  }),
  fc.record({
    client,
    kind: fc.constant('send' as const),
    count: fc.integer({ min: 1, max: 5 }),
    isLost: fc.boolean(),
  }),
  fc.record({ client, kind: fc.constant('connect' as const) }),
)

function actOf(kind: 'add' | 'remove' | 'serves', pick: number, rows: PlanRows): PlanAct {
  const rowId = rows[pick % Math.max(1, rows.length)]?.id ?? randomUUID()
  if (kind === 'remove') return { removeRow: { rowId } }
  if (kind === 'serves') return { setServes: { rowId, serves: pick % 11 } }
  const category = (['breakfast', 'lunch', 'dinner'] as const)[pick % 3] ?? 'dinner'
  const row = { rowId: randomUUID(), category, uniqueId: '', serves: null, eaters: null, variantOf: null }
  return { addRow: { ...row, after: pick % 2 === 0 ? null : rowId } }
}

it('leaves three clients with one plan, and no operation lost or done twice', async () => {
  const [second, third] = [await signUpAndIn(app), await signUpAndIn(app)]
  await join(app, second, person())
  await join(app, third, person())
  const userIds = [person().userId, second.userId, third.userId]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const clients = userIds.map((userId) => new Client(userId))
      const before = await currentPlan(app.services, person().userId)
      const done: PlanOperation[] = []
      for (const one of clients) await one.connect()
      for (const taken of steps) {
        const one = clients[taken.client]
        if (!one) continue
        if (taken.kind === 'send') await one.send(taken.count, taken.isLost, done)
        else if (taken.kind === 'connect') await one.connect()
        else one.edit(actOf(taken.kind, taken.pick, one.shown))
      }
      const sent = new Set(clients.flatMap(({ pending }) => pending))
      for (const one of clients) await one.send(200, false, done)
      for (const one of clients) await one.connect()
      const after = await currentPlan(app.services, person().userId)
      const expected = applyPlanActs(
        rowsOf(before),
        done.map(({ act }) => act),
      )
      for (const one of clients) expect(one.shown).toEqual(expected)
      expect(after.version).toBe(before.version + done.length)
      for (const one of sent) expect(done).toContain(one)
    }),
    { numRuns: 100 },
  )
})
