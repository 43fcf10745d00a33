import type { PlanAct, PlanRows } from '../../schema/planOperations'
import { isForFormerHousehold, type Refused } from '../apollo/refusedOf'
import type { EditsStore } from '../plan/live/editsStorage'
import {
  baseOf,
  type LivePlan,
  operationsOf,
  type PendingOperation,
  received,
  shownOf,
  verdictOf,
  withKnownMains,
  without,
} from '../plan/live/livePlan'
import type { PlanOffer } from '../plan/live/planOffer'
import type { ApplyPlanOperationsMutation, CurrentPlanFragment } from '../plan/operations.generated'
import { type Plan, plannedRows } from '../plan/plan'
import type { SavedPlan } from '../plan/planAnswer'
import { isSamePlan, toPlanRows } from '../plan/planRows'
import { firstIds } from '../plan/rowIds'
import { QueueSync } from './QueueSync'

/** Between the beginnings of two calls, in milliseconds: the first of several edits goes at once, the others together. */
const GATHER = 300

/** How the page reaches what is around it. */
export interface PlanSyncPorts {
  /** The id of the user whose edits are sent. */
  owner: string
  /** Sends operations; rejects when there was no answer. */
  apply: (operations: readonly PendingOperation[]) => Promise<ApplyPlanOperationsMutation['applyPlanOperations']>
  /** Hands the page a plan to show. */
  offer: (offer: PlanOffer) => void
  /** Operations were refused, for these reasons. */
  refused: (reasons: readonly string[]) => void
  /** Operations were dropped that were for a household which the person has left. */
  droppedForFormer: () => void
  edits: EditsStore
  /** Keeps the rows that the page shows. */
  keepRows: (rows: PlanRows) => void
  newId: () => string
}

/** Keeps one page and the household's current plan the same. */
export interface PlanSync {
  /** The page shows this plan, and took this offer last: everything in which they differ was edited here. */
  pageShows: (plan: Plan, taken: PlanOffer | null) => void
  /** The server tells the plan. */
  receive: (plan: CurrentPlanFragment) => void
  /** The household whose plan it is. What was done here for another one is dropped. */
  belongsTo: (householdId: string) => void
  /** Sends what is unsent now. Resolves when that is done, or has failed and is tried again later. */
  flush: () => Promise<void>
  /** Sends what is unsent once more and does nothing after that. */
  stop: () => void
}

/**
 * @param first The plan that the page shows at the beginning, before what was edited since. null: it shows a plan of which that is not known, which replaces
 * the current one as soon as that is known.
 */
export function createPlanSync(ports: PlanSyncPorts, first: Plan | null): PlanSync {
  let live: LivePlan = { base: null, pending: ports.edits.read() }
  let shown = first
  let page = first
  let taken: PlanOffer | null = null
  let householdId: string | null = null
  let isAnotherHousehold = false
  let sentAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const show = (next: Plan) => {
    if (!shown || !isSamePlan(next, shown)) ports.keepRows(toPlanRows(next))
    shown = next
  }

  const edit = (from: Plan, to: Plan, newId: () => string) => {
    if (isSamePlan(to, from)) return
    const operations = operationsOf(from, to, householdId, newId)
    live = { ...live, pending: [...live.pending, ...operations] }
    ports.edits.add(operations)
    show(to)
    sendSoon()
  }

  /** The ids of the operations follow those of the rows, so that they are the same on every page. */
  const begin = ({ version, plan }: SavedPlan) => {
    const newId = firstIds(version)
    for (const _row of plannedRows(plan)) newId()
    if (shown) edit(shown, plan, newId)
  }

  const noteEdit = () => {
    if (!shown && page && live.base) show(shownOf(live))
    if (shown && page) edit(shown, page, ports.newId)
  }

  /** Only what the server has just sent is its word that a plan suits. */
  const propose = (isTold: boolean) => {
    if (!live.base || !shown || isOver) return
    const told = verdictOf(live)
    const verdict = told === 'suits' && !isTold ? 'unknown' : told
    ports.offer({ before: shown, after: withKnownMains(shownOf(live), shown), verdict, isAnotherHousehold })
  }

  const settle = (operations: readonly PendingOperation[], told: CurrentPlanFragment | null) => {
    if (told) live = received(live, baseOf(told))
    const ids = new Set(operations.map(({ id }) => id))
    live = without(live, ids)
    ports.edits.remove(ids)
    propose(told !== null)
    return true
  }

  const tellRefused = (refused: readonly Refused<PendingOperation>[]) => {
    const others = refused.filter((one) => !isForFormerHousehold(one))
    if (others.length < refused.length) ports.droppedForFormer()
    if (others.length > 0) ports.refused([...new Set(others.map(({ message }) => message))])
  }

  const queue = new QueueSync<CurrentPlanFragment, never, PlanAct, PendingOperation>(
    { owner: ports.owner, pending: () => live.pending, settle, hear: () => true },
    {
      name: 'planOperations',
      apply: async (operations) => {
        const { plan, errors } = await ports.apply(operations)
        return { told: plan, errors }
      },
    },
    tellRefused,
  )

  const sendSoon = () => {
    if (timer !== undefined || isOver || live.pending.length === 0) return
    timer = setTimeout(() => void flush(), Math.max(0, sentAt + GATHER - Date.now()))
  }

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    sentAt = Date.now()
    return queue.send()
  }

  sendSoon()

  return {
    pageShows: (plan, offer) => {
      page = plan
      if (offer && offer !== taken) {
        taken = offer
        if (offer.isAnotherHousehold) isAnotherHousehold = false
        show(offer.after)
        if (offer.begins) begin(offer.begins)
      }
      noteEdit()
      propose(false)
    },
    receive: (plan) => {
      live = received(live, baseOf(plan))
      noteEdit()
      propose(true)
      // The server is there.
      sendSoon()
    },
    belongsTo: (id) => {
      if (householdId !== null && householdId !== id) {
        live = { ...live, base: null }
        isAnotherHousehold = true
      }
      householdId = id
      const others = live.pending.filter((one) => one.householdId !== null && one.householdId !== id)
      if (others.length === 0) return
      settle(others, null)
      ports.droppedForFormer()
    },
    flush,
    stop: () => {
      isOver = true
      void flush().then(queue.stop)
    },
  }
}
