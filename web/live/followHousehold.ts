import type { ApolloClient } from '@apollo/client'
import { listen } from '../apollo/uncached'
import { onDisconnected } from '../apollo/socketSession'
import { chosenHousehold } from '../session/chosenHousehold'
import { readToken } from '../session/session'
import { alerts } from '../ui/alerts'
import { forgetHousehold, parts } from './household'
import { householdLeft } from './householdLeft'
import { messages } from './messages'
import { leaveIfLost } from './openHousehold'
import { HouseholdChangesDocument, type HouseholdChangesSubscription } from './operations.generated'
import { toSentPlan } from './plan/sentPlan'
import { tellHousehold } from './tellHousehold'

/** The first wait before subscribing again after it ended, in milliseconds, and the longest. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000

/**
 * Keeps the page's one subscription of its household open and hands on what comes (`household.ts`). The socket comes back
 * by itself after the network was away, and brings every part unless nothing has changed meanwhile; the subscription begins
 * again when the server has ended it, as when the person has joined another household, and brings every part.
 * A household that is not the person's any more is left (docs/product.md HH-28).
 * @returns the cleanup, which also forgets what was received.
 */
export function followHousehold(client: ApolloClient): () => void {
  let tries = 0
  let again: ReturnType<typeof setTimeout> | undefined
  let running = follow()
  // Who is where is said again once it is open.
  const unfollow = onDisconnected(parts.presence.forget)

  function follow() {
    return listen(client, HouseholdChangesDocument, { householdId: chosenHousehold(), after: null }).subscribe({
      next: ({ data, error }) => {
        if (error) leaveIfLost(error)
        if (!data) return
        tries = 0
        handOn(data.householdChanges)
      },
      error: later,
      complete: later,
    })
  }

  function later() {
    if (readToken() === null) return
    clearTimeout(again)
    again = setTimeout(() => (running = follow()), Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT))
    tries += 1
  }

  return () => {
    clearTimeout(again)
    running.unsubscribe()
    unfollow()
    forgetHousehold()
    householdLeft.forget()
  }
}

function handOn({
  plan,
  list,
  household,
  presence,
  cupboard,
  shopHabits,
  storedPlans,
  kitchenTimers,
}: HouseholdChangesSubscription['householdChanges']): void {
  const known = parts.household.latest()
  if (household && known && household.id !== known.id) {
    forgetHousehold()
    householdLeft.tell(true)
    alerts.warning(messages.leftHousehold)
  }
  if (household) tellHousehold(household)
  if (plan) parts.plan.tell(toSentPlan(plan))
  if (list) parts.list.tell(list)
  parts.presence.tell(presence)
  if (cupboard) parts.cupboard.tell(cupboard)
  if (shopHabits) parts.habits.tell(shopHabits)
  if (storedPlans) parts.storedPlans.tell(storedPlans)
  if (kitchenTimers) parts.kitchenTimers.tell(kitchenTimers)
}
