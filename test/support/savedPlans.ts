import { setTimeout as wait } from 'node:timers/promises'
import type { Person } from './people'
import type { RunningApp } from './startApp'

/** People who save their plans again and again, and what they were answered. */
export interface Saving {
  /** Every status that was answered. */
  statuses: Set<number>
  /** Ends the saving once each person has been answered a success after this call; waits for the last answers. */
  finish(): Promise<void>
  /** Whose newest stored version is older than the newest that was acknowledged. */
  lost(): Promise<string[]>
}

const NONE = { settings: { numMeals: 0 }, mealList: [] }
const SAVE =
  'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { saved { version } errors { message } } }'

/** Has people save without a pause that a person would make. */
export function keepSaving(app: Pick<RunningApp, 'graphql'>, people: Person[]): Saving {
  const acknowledged = new Map<string, number>()
  const statuses = new Set<number>()
  let running = true
  const saving = people.map(async ({ token, userId }) => {
    for (let serves = 0; running; serves = (serves + 1) % 11) {
      const plan = {
        breakfast: { settings: { numMeals: 1 }, mealList: [{ uniqueId: '', numServes: serves }] },
        lunch: NONE,
        dinner: NONE,
      }
      const { status, data } = await app.graphql(SAVE, { plan }, token)
      statuses.add(status)
      const saved = (data as unknown as { saveMealPlan: { saved: { version: number } | null } } | null)?.saveMealPlan
        .saved
      if (saved) acknowledged.set(userId, Math.max(acknowledged.get(userId) ?? 0, saved.version))
      await wait(10)
    }
  })
  const versions = () => people.map(({ userId }) => acknowledged.get(userId) ?? 0)
  return {
    statuses,
    finish: async () => {
      const before = versions()
      while (versions().some((version, index) => version <= (before[index] ?? 0))) await wait(50)
      running = false
      await Promise.all(saving)
    },
    lost: async () => {
      const stored = await Promise.all(people.map(({ token }) => app.graphql('{ mealPlan { version } }', {}, token)))
      return people.flatMap(({ userId, email }, index) => {
        const { version } = (stored[index]?.data as unknown as { mealPlan: { version: number } }).mealPlan
        return version >= (acknowledged.get(userId) ?? 0) ? [] : [email]
      })
    },
  }
}
