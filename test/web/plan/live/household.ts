import { applyPlanAct, type PlanOperation, type PlanRows } from '../../../../schema/planOperations'
import { CATEGORY_ENUM, emptyEntry, type Entry, type Plan } from '../../../../web/plan/plan'
import { createPlanSync, type PlanSync } from '../../../../web/plan/live/createPlanSync'
import type { EditsStore } from '../../../../web/plan/live/editsStorage'
import type { PendingOperation } from '../../../../web/plan/live/livePlan'
import { shownOf } from '../../../../web/plan/live/livePlan'
import type { ShownPlan } from '../../../../web/plan/live/shownPlan'
import type { ApplyPlanOperationsMutation, CurrentPlanFragment } from '../../../../web/plan/operations.generated'
import { type PlanAction, planReducer } from '../../../../web/plan/planReducer'
import { initialState } from '../../../../web/plan/plannerState'
import { meal } from '../samples'

type Answer = ApplyPlanOperationsMutation['applyPlanOperations']

/** An entry for the id of one of the meals of `samples.ts`. */
export const entryOf = (uniqueId: string): Entry => (uniqueId === '' ? emptyEntry() : meal(uniqueId.slice(3)))

/** What the server does with operations, and what it tells. `portions` are the serves of a row that nobody has set. */
export class Server {
  version = 0
  rows: PlanRows = []
  portions = 2
  /** Meals that do not suit. */
  unsuitable: string[] = []
  /** Meals that the server does not know (any more). */
  unknown: string[] = []
  /** Every operation that was done, in the order of arrival. */
  readonly done: string[] = []

  apply(operations: readonly PlanOperation[]): Answer {
    const fresh = operations.filter(({ id }) => !this.done.includes(id))
    const errors = fresh.flatMap(({ id, act }) => {
      const { uniqueId } = 'setMeal' in act ? act.setMeal : 'addRow' in act ? act.addRow : { uniqueId: '' }
      const field = `operations[${operations.findIndex((one) => one.id === id)}].act.setMeal.uniqueId`
      return this.unknown.includes(uniqueId)
        ? [{ code: 'INVALID' as const, field, message: 'There is no such meal.' }]
        : []
    })
    if (errors.length > 0) return { plan: null, errors }
    for (const { id, act } of fresh) {
      this.rows = applyPlanAct(this.rows, act)
      this.done.push(id)
    }
    this.version += fresh.length
    return { plan: this.tell(), errors: [] }
  }

  tell(): CurrentPlanFragment {
    const rows = this.rows.map(({ id, category, uniqueId, serves, eaters, variantOf }) => ({
      id,
      category: CATEGORY_ENUM[category],
      entry: { ...entryOf(uniqueId), swaps: [], numServes: serves ?? this.portions },
      hasSetServes: serves !== null,
      eaters: eaters && [...eaters],
      variantOf,
    }))
    const unsuitable = this.rows.flatMap(({ category, uniqueId }, index) =>
      this.unsuitable.includes(uniqueId)
        ? {
            category: CATEGORY_ENUM[category],
            row: this.rows.slice(0, index).filter((row) => row.category === category).length,
            mealName: uniqueId,
            change: 'REMOVED' as const,
            reasons: [],
          }
        : [],
    )
    return { version: this.version, rows, unsuitable }
  }

  /** The plan as every page should show it in the end. */
  get plan(): Plan {
    const base = this.tell()
    return shownOf({
      base: {
        version: base.version,
        rows: this.rows,
        entries: new Map(base.rows.map(({ id, entry }) => [id, entry])),
        unsuitable: [],
      },
      pending: [],
    }).plan
  }
}

/** What a browser keeps; tabs of one person share it. */
export function editsStore(): EditsStore & { added: string[] } {
  let pending: readonly PendingOperation[] = []
  const added: string[] = []
  return {
    added,
    read: () => pending,
    add: (operations) => {
      pending = [...pending, ...operations]
      added.push(...operations.map(({ id }) => id))
    },
    remove: (ids) => {
      pending = pending.filter(({ id }) => !ids.has(id))
    },
  }
}

let ids = 0
const newId = (): string => `id ${(ids += 1)}`

/** How the network treats the next call: it goes through; it is lost; its answer is lost. */
export type Fate = 'arrives' | 'isLost' | 'answerIsLost'

/** A page: the planner's reducer, which acts when React gets to it, and its sync. */
export class Page {
  state = initialState()
  rows: PlanRows = []
  fate: Fate = 'arrives'
  refused: string[] = []
  private actions: PlanAction[] = []
  private seen: unknown[] = []
  private calls: (() => void)[] = []
  sync: PlanSync

  constructor(
    private readonly server: Server,
    readonly edits = editsStore(),
  ) {
    this.sync = this.begin({ plan: this.state.plan, rows: [] })
  }

  /** As a tab that shows a plan from before there were current plans. */
  openUnknown(plan: Plan): void {
    this.state = { ...this.state, plan }
    this.sync = this.begin(null)
    this.render()
  }

  private begin(first: ShownPlan | null): PlanSync {
    return createPlanSync(
      {
        apply: (operations) => {
          const { fate } = this
          const arrive = () => (fate === 'isLost' ? null : this.server.apply(operations))
          return new Promise((resolve, reject) => {
            this.calls.push(() => {
              const answer = arrive()
              if (answer && fate === 'arrives') resolve(answer)
              else reject(new Error('No answer'))
            })
          })
        },
        offer: (offer) => this.actions.push({ type: 'live', offer }),
        refused: (reasons) => this.refused.push(...reasons),
        edits: this.edits,
        keepRows: (rows) => (this.rows = rows),
        newId,
      },
      first,
    )
  }

  /** What the person does. React gets to it later. */
  do(action: PlanAction): void {
    this.actions.push(action)
  }

  render(): void {
    for (let tries = 0; tries < 20; tries += 1) {
      const actions = this.actions.splice(0)
      this.state = actions.reduce(planReducer, this.state)
      const { plan, taken } = this.state
      if (this.seen[0] === plan && this.seen[1] === taken) return
      this.seen = [plan, taken]
      this.sync.pageShows(plan, taken)
    }
    throw new Error('The page is never done')
  }

  /** Begins to send what is unsent. */
  send(): void {
    void this.sync.flush()
  }

  /** The network does what it does with everything that was sent. */
  async answer(): Promise<void> {
    for (const call of this.calls.splice(0)) call()
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
  }

  /** The tab is closed or reloaded at once; what was on its way to the server may arrive or not. */
  reload(): void {
    this.render()
    this.calls = []
    this.actions = []
    this.state = { ...this.state, taken: null }
    this.sync = this.begin({ plan: this.state.plan, rows: this.rows })
    this.sync.pageShows(this.state.plan, null)
  }
}

/** Everything that is under way arrives, until nothing changes any more. */
export async function settle(server: Server, pages: readonly Page[]): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1)
    for (const page of pages) {
      page.fate = 'arrives'
      await page.answer()
      page.render()
      page.send()
      await page.answer()
      page.sync.receive(server.tell())
      page.render()
    }
}
