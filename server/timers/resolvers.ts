import type { Resolvers } from '../generated/resolverTypes'
import { askingFor, userOf } from '../request/context'
import { readTimers } from './readTimers'
import { setKitchenTimers } from './setKitchenTimers'

/** The kitchen timers of a household. */
export const timers: Resolvers = {
  Household: {
    kitchenTimers: ({ id }, _args, context) => readTimers(context.services, askingFor(userOf(context), id)),
  },
  KitchenTimer: {
    key: ({ timerKey }) => timerKey,
  },
  KitchenTimers: {
    timers: ({ timers: all }) => [...all],
  },
  Mutation: {
    setKitchenTimers: (_parent, { input }, context) => setKitchenTimers(context.services, userOf(context), input),
  },
}
