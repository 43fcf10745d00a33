import type { Services } from '../platform/services'
import { householdChannel, type HouseholdPart } from './announceHousehold'

const CHANNEL = householdChannel('')

/** Collects which households this instance changes. */
export interface Changed {
  /** Those since this was last asked. */
  take(): string[]
  unsubscribe(): void
}

/** Collects the households of which one of these parts is changed by this instance. */
export function followChanged({ pubSub }: Pick<Services, 'pubSub'>, parts: readonly HouseholdPart[]): Changed {
  const changed = new Set<string>()
  const unsubscribe = pubSub.follow((channel, { part }) => {
    if (channel.startsWith(CHANNEL) && parts.some((one) => one === part)) changed.add(channel.slice(CHANNEL.length))
  })
  return {
    take: () => {
      const households = [...changed]
      changed.clear()
      return households
    },
    unsubscribe,
  }
}
