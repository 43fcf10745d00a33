import type { ApolloClient } from '@apollo/client'
import type { HabitsActInput } from '../../apollo/schemaTypes.generated'
import { ask, tell } from '../../apollo/uncached'
import { parts } from '../../live/household'
import { householdIn } from '../../live/householdIn'
import type { ShopHabitsFragment } from '../../live/operations.generated'
import type { PartCalls } from '../../live/replica/syncReplica'
import type { TimedOperation } from '../../live/timedOperations'
import { alerts } from '../../ui/alerts'
import { ApplyHabitsDocument, ShopHabitsDocument } from '../operations.generated'
import { habitsPart } from './habitsPart'
import type { HabitsAct } from './habitsView'
import { messages } from './messages'

/** How they come and go: what is pending in one call for each household, then how they are after it. */
export const habitsCalls: PartCalls<ShopHabitsFragment, HabitsAct> = {
  rules: habitsPart,
  heard: parts.habits,
  read,
  apply: async (client, operations) => {
    let first = 0
    for (const run of runsOf(operations)) {
      const errors = await change(client, run)
      if (errors.length > 0) return { told: null, errors: errors.flatMap((error) => inCall(error, first, run.length)) }
      first += run.length
    }
    return { told: (await read(client)).told, errors: [] }
  },
  onRefused: (refused) => {
    for (const { operation, message } of refused)
      alerts.error('arrange' in operation.act ? messages.notArranged : messages.notSaved, { more: message })
  },
}

async function read(client: ApolloClient) {
  const { shopHabits: told, ...household } = householdIn(await ask(client, ShopHabitsDocument))
  return { told, household }
}

type Operations = readonly TimedOperation<HabitsAct>[]

/** Neighbours that were done for the same household. */
function runsOf(operations: Operations): Operations[] {
  const runs: TimedOperation<HabitsAct>[][] = []
  for (const operation of operations) {
    const last = runs.at(-1)
    if (last && last[0]?.householdId === operation.householdId) last.push(operation)
    else runs.push([operation])
  }
  return runs
}

/** Without the times: what arrives last counts, since the habits do not say when they were changed. */
async function change(client: ApolloClient, run: Operations) {
  const operations = run.map(({ id, act }) => ({ id, act: { habits: toInput(act) } }))
  const input = { householdId: run[0]?.householdId, operations }
  return (await tell(client, ApplyHabitsDocument, { input })).applyOperations.errors
}

function toInput(act: HabitsAct): HabitsActInput {
  if ('setPrice' in act) return act
  const { store, areas } = act.arrange
  return { arrangeShop: { store, areas: areas && [...areas] } }
}

/** An error of a run as one of all operations; what names none of the run is about each of them. */
function inCall({ field, message }: { field: string | null; message: string }, first: number, count: number) {
  const [, index, rest] = /^operations\[(\d+)\]\.?(.*)$/.exec(field ?? '') ?? []
  const named = index === undefined ? Array.from({ length: count }, (_, at) => at) : [Number(index)]
  return named.map((at) => ({ field: `operations[${first + at}].${rest ?? field ?? ''}`, message }))
}
