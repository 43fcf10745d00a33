import { LIMITS } from '../../../schema/limits'
import type { PlanRows } from '../../../schema/planOperations'
import { isForFormerHousehold, type OperationErrors, refusedOf } from '../../apollo/refusedOf'
import type { ApplyPlanOperationsMutation, CurrentPlanFragment } from '../operations.generated'
import { type Plan, planKey } from '../plan'
import type { EditsStore } from './editsStorage'
import { firstIds } from './firstIds'
import {
  baseOf,
  editOf,
  type LivePlan,
  type PendingOperation,
  rebaser,
  received,
  shownOf,
  verdictOf,
  without,
} from './livePlan'
import type { PlanOffer } from './planOffer'
import type { ShownPlan } from './shownPlan'

/** Between the beginnings of two calls, in milliseconds: the first of several edits goes at once, the others together. */
const GATHER = 300
/** The first wait after a call without an answer, and the longest; up to as much again is added by chance. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000

/** How the page reaches what is around it. */
export interface PlanSyncPorts {
  /** Sends operations; rejects when there was no answer. */
  apply: (operations: readonly PendingOperation[]) => Promise<ApplyPlanOperationsMutation['applyPlanOperations']>
  /** Hands the page a plan to show. */
  offer: (offer: PlanOffer) => void
  /** Operations were refused, for these reasons. */
  refused: (reasons: readonly string[]) => void
  /** Operations were dropped that were for a household which the person has left. */
  droppedForFormer: () => void
  edits: EditsStore
  /** Keeps which rows the page shows. */
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
  /** Sends what is unsent now. @returns whether everything has been confirmed. */
  flush: () => Promise<boolean>
  /** Sends what is unsent once more and does nothing after that. */
  stop: () => void
}

/**
 * @param first The rows that the page shows at the beginning. null: it shows a plan of which that is not known, which replaces
 * the current one as soon as that is known.
 */
export function createPlanSync(ports: PlanSyncPorts, first: ShownPlan | null): PlanSync {
  let live: LivePlan = { base: null, pending: ports.edits.read() }
  let shown = first
  let page = first?.plan ?? null
  let taken: PlanOffer | null = null
  let householdId: string | null = null
  let sending: Promise<boolean> | null = null
  let failures = 0
  let sentAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const show = (next: ShownPlan) => {
    if (next.rows !== shown?.rows) ports.keepRows(next.rows)
    shown = next
  }

  const edit = (from: ShownPlan, to: Plan, newId: () => string) => {
    if (planKey(to) === planKey(from.plan)) return
    const { operations, shown: next } = editOf(from, to, householdId, newId)
    live = { ...live, pending: [...live.pending, ...operations] }
    ports.edits.add(operations)
    show(next)
    sendIn(gathering())
  }

  const gathering = () => Math.max(0, sentAt + GATHER - Date.now())

  const noteEdit = () => {
    if (!shown && page && live.base) show(shownOf(live))
    if (shown && page) edit(shown, page, ports.newId)
  }

  /** Only what the server has just told is its word that a plan suits. */
  const propose = (isTold: boolean) => {
    if (!live.base || !shown || isOver) return
    const before = shown
    const after = shownOf(live)
    const told = verdictOf(live)
    const verdict = told === 'suits' && !isTold ? 'unknown' : told
    const rebase = rebaser(before, after, ports.newId)
    if (planKey(before.plan) === planKey(after.plan)) show({ plan: before.plan, rows: after.rows })
    ports.offer({ before: before.plan, after, rebase, verdict })
  }

  const drop = (ids: ReadonlySet<string>) => {
    live = without(live, ids)
    ports.edits.remove(ids)
  }

  const tellRefused = (errors: OperationErrors) => {
    const others = errors.filter((one) => !isForFormerHousehold(one))
    if (others.length < errors.length) ports.droppedForFormer()
    if (others.length > 0) ports.refused([...new Set(others.map(({ message }) => message))])
  }

  const sendIn = (wait: number) => {
    if (timer !== undefined || sending || isOver || live.pending.length === 0) return
    timer = setTimeout(() => void flush(), wait)
  }

  const send = async (): Promise<boolean> => {
    while (live.pending.length > 0) {
      const batch = live.pending.slice(0, LIMITS.planOperations)
      const answer = await ports.apply(batch).catch(() => null)
      if (!answer) {
        failures += 1
        return false
      }
      failures = 0
      if (answer.plan) live = received(live, baseOf(answer.plan))
      const settled = answer.plan ? batch : refusedOf(answer.errors, batch).map(({ operation }) => operation)
      drop(new Set(settled.map(({ id }) => id)))
      if (!answer.plan) tellRefused(answer.errors)
      propose(answer.plan !== null)
    }
    return true
  }

  const flush = (): Promise<boolean> => {
    clearTimeout(timer)
    timer = undefined
    if (sending) return sending
    sentAt = Date.now()
    sending = send().finally(() => {
      sending = null
      const longest = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT)
      sendIn(failures === 0 ? gathering() : longest * (1 + Math.random()))
    })
    return sending
  }

  sendIn(gathering())

  return {
    pageShows: (plan, offer) => {
      page = plan
      if (offer && offer !== taken) {
        taken = offer
        show(offer.after)
        if (offer.begins) edit(offer.after, offer.begins.plan, firstIds(offer.begins.version))
      }
      noteEdit()
      propose(false)
    },
    receive: (plan) => {
      live = received(live, baseOf(plan))
      noteEdit()
      propose(true)
      // The server is there.
      if (failures > 0) void flush()
    },
    belongsTo: (id) => {
      if (householdId !== null && householdId !== id) live = { ...live, base: null }
      householdId = id
      const others = live.pending.filter((one) => one.householdId !== null && one.householdId !== id)
      if (others.length === 0) return
      drop(new Set(others.map((one) => one.id)))
      ports.droppedForFormer()
    },
    flush,
    stop: () => {
      void flush()
      isOver = true
      clearTimeout(timer)
    },
  }
}
