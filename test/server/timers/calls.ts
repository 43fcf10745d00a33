import type { KitchenTimerInput } from '../../../server/generated/schemaTypes'
import type { RunningApp } from '../../support/startApp'

export const SECOND = 1000
export const MINUTE = 60_000

export interface SeenTimer extends Omit<KitchenTimerInput, 'endsAt' | 'remaining'> {
  endsAt: number | null
  remaining: number | null
}
interface Seen {
  now: number
  timers: SeenTimer[]
}
export interface TimersOutcome {
  ok: boolean
  kitchenTimers: Seen | null
  errors: { code: string; field: string | null }[]
}

const FIELDS = 'now timers { key meal label step duration state endsAt remaining at }'

/** A timer of a step that runs for so many milliseconds from `at` on. */
export const running = (
  at: number,
  duration = 5 * MINUTE,
  more: Partial<KitchenTimerInput> = {},
): KitchenTimerInput => ({
  ...{ key: 'porridge:1:0', meal: 'Porridge', label: '5 minutes', step: 1 },
  ...{ at, state: 'RUNNING', duration, endsAt: at + duration },
  ...more,
})

export async function setTimers(
  app: Pick<RunningApp, 'graphql'>,
  token: string | null,
  timers: KitchenTimerInput[],
  householdId?: string,
): Promise<TimersOutcome> {
  const { data, errors } = await app.graphql(
    `mutation ($input: SetKitchenTimersInput!) {
      setKitchenTimers(input: $input) { ok kitchenTimers { ${FIELDS} } errors { code field } }
    }`,
    { input: { timers, householdId } },
    token,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as unknown as { setKitchenTimers: TimersOutcome }).setKitchenTimers
}

export async function readTimers(app: Pick<RunningApp, 'graphql'>, token: string): Promise<Seen> {
  const query = `{ viewer { household { kitchenTimers { ${FIELDS} } } } }`
  const { data, errors } = await app.graphql(query, {}, token)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as unknown as { viewer: { household: { kitchenTimers: Seen } } }).viewer.household.kitchenTimers
}
