import type { Resolvers } from '../generated/resolverTypes'
import { askingFor, userOf } from '../request/context'
import { habitsOf } from '../shopping/habits/viewOfHabits'
import { announcePresence } from './announcePresence'
import { applyOperations } from './applyOperations'
import { checkKey } from './checkKey'
import { type ChangesView, changesSince } from './changesSince'
import { followChanges } from './followChanges'
import { type Change, householdChanges } from './householdChanges'

/** What changes in a household, as it changes. */
export const live: Resolvers = {
  Mutation: {
    applyOperations: (_parent, { input }, context) => {
      checkKey(context, input.operations)
      return applyOperations(context.services, userOf(context), input)
    },
    announcePresence: (_parent, { input }, context) => announcePresence(context.services, userOf(context), input),
  },
  Household: {
    changes: async ({ id }, { after = null }, context) => {
      const changes = await changesSince(context.services, askingFor(userOf(context), id), after)
      return changes?.householdId === id ? changes : null
    },
  },
  ApplyOperationsResult: {
    changes: ({ news }, _args, { services }) => news && changesSince(services, news.caller, news.after),
    plan: ({ shared }) => shared().plan ?? null,
    list: ({ shared }) => shared().list ?? null,
    cupboard: ({ shared }) => shared().cupboard ?? null,
    shopHabits: ({ shared, news }, _args, { services }) =>
      news && 'habits' in shared() ? habitsOf(services, news.caller) : null,
  },
  HouseholdChanges: {
    changed: ({ changed }) => [...changed] as never,
    household: ({ parts }) => parts.household,
    plan: ({ parts }) => parts.plan,
    list: ({ parts }) => parts.list,
    cupboard: ({ parts }) => parts.cupboard,
    shopHabits: ({ parts }) => parts.shopHabits,
    storedPlans: ({ parts }) => parts.storedPlans?.version ?? null,
    kitchenTimers: ({ parts }) => parts.kitchenTimers?.version ?? null,
  },
  Subscription: {
    householdChanges: {
      subscribe: (_parent, { after = null, householdId }, context) => {
        const caller = userOf(context)
        return followChanges(context.services, householdId ? askingFor(caller, householdId) : caller, after)
      },
      resolve: (change: ChangesView) => change,
    },
    householdChanged: {
      subscribe: async (
        _parent,
        { planVersion, listVersion, householdVersion, cupboardVersion, habitsVersion },
        context,
      ) => {
        const versions = {
          plan: planVersion ?? null,
          list: listVersion ?? null,
          household: householdVersion ?? null,
          cupboard: cupboardVersion ?? null,
          shopHabits: habitsVersion ?? null,
        }
        return householdChanges(context.services, userOf(context), versions)
      },
      resolve: (change: Change) => change,
    },
  },
}
