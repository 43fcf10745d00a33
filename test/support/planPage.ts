import './withoutLocks'
import type { PlanRows } from '../../schema/planOperations'
import { createPlanSync, type PlanSync } from '../../web/live/createPlanSync'
import type { EditsStore } from '../../web/plan/live/editsStorage'
import { planWith } from '../../web/plan/live/keptRows'
import type { PendingOperation } from '../../web/plan/live/livePlan'
import type { ApplyPlanOperationsMutation } from '../../web/plan/operations.generated'
import { emptyPlan, type Plan } from '../../web/plan/plan'
import { type PlanAction, planReducer } from '../../web/plan/planReducer'
import { initialState } from '../../web/plan/plannerState'
import { actionAt, type PlacedEdit } from './placedEdits'

/** The answer to operations. */
export type Answer = ApplyPlanOperationsMutation['applyPlanOperations']

/** A server, or what stands for one. */
export interface PlanServer {
  /** Rejects when there is no answer. */
  apply: (operations: readonly PendingOperation[]) => Answer | Promise<Answer>
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

/** How the network treats the next call: it goes through; it is lost; its answer is lost. */
export type Fate = 'arrives' | 'isLost' | 'answerIsLost'

let ids = 0
const countedId = (): string => `00000000-0000-4000-8000-${((ids += 1) * 1000).toString(16).padStart(12, '0')}`

/** What was promised goes on. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** A page: the planner's reducer, which acts when React gets to it, and its sync. */
export class Page {
  state = initialState()
  rows: PlanRows = []
  fate: Fate = 'arrives'
  refused: string[] = []
  droppedForFormer = 0
  private actions: PlanAction[] = []
  private seen: unknown[] = []
  private calls: (() => Promise<void>)[] = []
  sync: PlanSync

  constructor(
    private readonly server: PlanServer,
    readonly edits = editsStore(),
    private readonly newId = countedId,
  ) {
    this.sync = this.begin(emptyPlan())
  }

  /** As a tab that shows a plan from before there were current plans. */
  openUnknown(plan: Plan): void {
    this.state = { ...this.state, plan }
    this.sync = this.begin(null)
    this.render()
  }

  private begin(first: Plan | null): PlanSync {
    return createPlanSync(
      {
        owner: '',
        apply: (operations) => {
          const { fate } = this
          return new Promise((resolve, reject) => {
            this.calls.push(async () => {
              try {
                const answer = fate === 'isLost' ? null : await this.server.apply(operations)
                if (answer && fate !== 'answerIsLost') resolve(answer)
                else reject(new Error('No answer'))
              } catch (error) {
                reject(error as Error)
              }
            })
          })
        },
        offer: (offer) => this.actions.push({ type: 'live', offer }),
        refused: (reasons) => this.refused.push(...reasons),
        droppedForFormer: () => (this.droppedForFormer += 1),
        edits: this.edits,
        keepRows: (rows) => (this.rows = rows),
        newId: this.newId,
      },
      first,
    )
  }

  /** What the person does. React gets to it later. */
  do(edit: PlacedEdit): void {
    this.actions.push(actionAt(this.state.plan, edit, this.newId()))
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
    await turns()
    await Promise.all(this.calls.splice(0).map((call) => call()))
    await turns()
  }

  /** The tab is closed or reloaded at once; what was on its way to the server may arrive or not. */
  reload(): void {
    this.render()
    this.calls = []
    this.actions = []
    this.state = { ...this.state, taken: null }
    this.sync = this.begin(planWith(this.rows, this.state.plan))
    this.sync.pageShows(this.state.plan, null)
  }
}
