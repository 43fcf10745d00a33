import type { ApolloClient } from '@apollo/client'
import { takeEarlyAnswer } from './earlyAnswer'
import { ScrubMealPlanDocument } from '../../plan/operations.generated'
import { hasNoRows, type Plan } from '../../plan/plan'
import { type CheckedPlan, toCheckedPlan, toSavedPlan } from '../../plan/planAnswer'
import { toPlanInput } from '../../plan/planInput'
import { hasOwnPlan, onForgottenCheck } from '../../plan/plannerStorage'
import type { Arrival } from '../../plan/planAction'
import { firstIds, inPlacesOf } from '../../plan/rowIds'
import { subscribeToSession } from '../../session/session'
import { tokenOwner } from '../../session/tokenOwner'
import { FirstPlanDocument, type FirstPlanQuery } from '../operations.generated'
import { ask } from '../../apollo/uncached'
import { householdIn } from '../householdIn'
import { replicaOf } from '../replica/Replica'
import { tellHousehold } from '../tellHousehold'
import { planPart } from './planPart'
import { toSentPlan } from './sentPlan'

/**
 * Where the plan of a tab without one comes from: nothing is to come; it is awaited; it is there and waits to be
 * put on the page; it could not be fetched, or not be checked, so it is not shown.
 */
export type PlanSource =
  | { status: 'none' }
  | { status: 'awaited' }
  | { status: 'there'; arrival: Arrival }
  | { status: 'failed' }

const NONE: PlanSource = { status: 'none' }
const AWAITED: PlanSource = { status: 'awaited' }

let asked: { owner: string; source: PlanSource; client: ApolloClient } | null = null
let isFollowing = false
const listeners = new Set<() => void>()

/** Where the plan of this tab stands, for the person who is signed in. */
export function planSource(): PlanSource {
  const owner = tokenOwner()
  if (asked?.owner === owner) return asked.source
  return owner === '' || hasOwnPlan() ? NONE : AWAITED
}

/**
 * Asks for the plan of a person whose tab has none, once; `again` after it failed, and where the device has lost that of the
 * tab. The page begins with it, before the code of the planner has come (docs/product.md PLAN-42).
 */
export function askForPlan(client: ApolloClient, { again = false, isLost = false } = {}): void {
  const owner = tokenOwner()
  if (asked?.owner === owner && !again && !isLost) return
  const source = owner === '' || (hasOwnPlan() && !isLost) ? NONE : AWAITED
  const mine = { owner, source, client }
  settle(mine, source)
  if (source === AWAITED)
    void fetchPlan(client, owner).then(
      (arrival) => settleIfAsked(mine, arrival ? { status: 'there', arrival } : NONE),
      (error: unknown) => {
        settleIfAsked(mine, { status: 'failed' })
        void import('../openHousehold').then(({ leaveIfLost }) => leaveIfLost(error)).catch(() => {})
      },
    )
}

/** The plan was put on the page, or the person has planned something meanwhile. */
export function closePlanSource(): void {
  if (asked) settle(asked, NONE)
}

/** Calls `listener` whenever `planSource` changes; returns what stops that. */
export function subscribeToPlanSource(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function settleIfAsked(mine: NonNullable<typeof asked>, source: PlanSource): void {
  if (asked === mine) settle(mine, source)
}

function settle(mine: NonNullable<typeof asked>, source: PlanSource): void {
  mine.source = source
  asked = mine
  if (!isFollowing) follow()
  for (const listener of [...listeners]) listener()
}

/** Another person has another plan. One whose check does not count any more is asked for again. */
function follow(): void {
  isFollowing = true
  subscribeToSession(() => {
    if (tokenOwner() === '') asked = null
  })
  onForgottenCheck(() => {
    if (asked) askForPlan(asked.client, { again: true })
  })
}

/**
 * The household's plan with its check: the current one, or what was saved where no one has worked on that yet. What this
 * device has not sent is in it. null when there is nothing to show. Rejects when it can't be fetched or can't be checked.
 */
async function fetchPlan(client: ApolloClient, owner: string): Promise<Arrival | null> {
  const data: FirstPlanQuery = (await takeEarlyAnswer()) ?? (await ask(client, FirstPlanDocument))
  const replica = replicaOf(owner)
  await replica.restored
  const part = replica.part(planPart)
  const { plan: sent, ...household } = householdIn(data)
  const told = toSentPlan(sent)
  tellHousehold(household)
  part.hear(told, household)
  const saved = toSavedPlan(data.mealPlan)
  const { plan: present, verdict } = part.view()
  const isUsed = told.version > 0 || part.pending().length > 0 || saved === null
  const plan = isUsed ? present : inPlacesOf(saved.plan, present, firstIds(saved.version))
  if (saved === null && hasNoRows(plan)) return null
  const suits = isUsed ? verdict === 'suits' : data.mealPlan?.unsuitable.length === 0
  return {
    saved,
    plan,
    checked: suits ? { asked: plan, plan, changes: [], at: Date.now() } : await check(client, plan),
    householdId: household.id,
    begins: isUsed ? null : saved.version,
  }
}

async function check(client: ApolloClient, plan: Plan): Promise<CheckedPlan> {
  const variables = { input: { plan: toPlanInput(plan) } }
  return toCheckedPlan(plan, (await client.mutate({ mutation: ScrubMealPlanDocument, variables })).data)
}
