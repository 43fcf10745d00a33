import './withoutLocks'
import { isForFormerHousehold, type OperationErrors } from '../../web/apollo/refusedOf'
import { planHomeOf } from '../../web/live/plan/planHome'
import { type PlanPart, planPart } from '../../web/live/plan/planPart'
import type { SentPlan } from '../../web/live/plan/sentPlan'
import { QueueSync } from '../../web/live/QueueSync'
import type { Device } from '../../web/live/replica/device'
import { Replica } from '../../web/live/replica/Replica'
import type { PlanOperation } from '../../schema/planOperations'
import type { PlanEdit } from '../../web/plan/PlanHome'
import { PlannerStore } from '../../web/plan/PlannerStore'
import { initialState, type PlannerState } from '../../web/plan/plannerState'
import { partDevice } from './partDevice'
import { actionAt, type PlacedEdit } from './placedEdits'

/** The answer to operations. */
export interface Answer {
  plan: SentPlan | null
  errors: OperationErrors
}

/** An operation as it is sent. */
export interface SentOperation extends PlanOperation {
  householdId: string | null
}

/** A server, or what stands for one. */
export interface PlanServer {
  /** Rejects when there is no answer. */
  apply: (operations: readonly SentOperation[]) => Answer | Promise<Answer>
}

/** What a browser keeps; tabs of one person share it. `added` has the ids of all that was done in them. */
export function planDevice(): Device & { added: string[] } {
  const device = partDevice()
  const added: string[] = []
  return {
    ...device,
    added,
    write: (owner, change) => {
      added.push(...(change.added ?? []).map(({ id }) => id))
      device.write(owner, change)
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

/** A page with the planner, and the sync of its plan. */
export class Page {
  fate: Fate = 'arrives'
  refused: string[] = []
  /** How many operations were dropped that were for a household which the person has left. */
  droppedForFormer = 0
  private calls: (() => Promise<void>)[] = []
  private replica!: Replica
  private store!: PlannerStore
  part!: PlanPart
  sync!: QueueSync<SentPlan, never, PlanEdit>

  constructor(
    private readonly server: PlanServer,
    readonly device = planDevice(),
    private readonly newId = countedId,
  ) {
    this.begin(initialState())
  }

  get state(): PlannerState {
    return this.store.state()
  }

  /** What is still to be sent. */
  get unsent() {
    return this.part.pending()
  }

  private begin(state: PlannerState): void {
    this.replica = new Replica('', this.device)
    this.part = this.replica.part(planPart)
    const home = planHomeOf(this.replica)
    this.store = new PlannerStore(home, { ...state, plan: home.latest().plan }, true)
    this.store.subscribe(() => {})
    this.sync = new QueueSync<SentPlan, never, PlanEdit>(
      this.part,
      {
        name: 'plan',
        apply: async (operations) => {
          const answer = await this.call(
            operations.map(({ id, act: { act }, householdId = null }) => ({ id, act, householdId })),
          )
          return { told: answer.plan, errors: answer.errors }
        },
      },
      (refused) => {
        const others = refused.filter((one) => !isForFormerHousehold(one))
        this.droppedForFormer += refused.length - others.length
        this.refused.push(...others.map(({ message }) => message))
      },
    )
  }

  private call(operations: readonly SentOperation[]): Promise<Answer> {
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
  }

  /** What the person does. */
  do(...edits: PlacedEdit[]): void {
    for (const edit of edits) this.store.dispatch(actionAt(this.state.plan, edit, this.newId()))
  }

  /** The household is this one. */
  belongsTo(id: string): void {
    this.replica.hearHousehold({ id, members: [] })
  }

  receive(plan: SentPlan): void {
    this.part.hear(plan)
  }

  /** Begins to send what is unsent. */
  send(): void {
    void this.sync.send()
  }

  /** The network does what it does with everything that was sent. */
  async answer(): Promise<void> {
    await turns()
    await Promise.all(this.calls.splice(0).map((call) => call()))
    await turns()
  }

  /** The tab is closed or reloaded at once; what was on its way to the server may arrive or not. */
  reload(): void {
    const { state } = this
    this.calls = []
    this.sync.stop()
    this.replica.close()
    this.begin(state)
  }
}
