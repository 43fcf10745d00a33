import type { HabitsActInput } from '../../apollo/schemaTypes.generated'
import { ask, tell } from '../../apollo/uncached'
import { parts } from '../../live/household'
import { householdIn } from '../../live/householdIn'
import type { ShopHabitsFragment } from '../../live/operations.generated'
import { operationsInput } from '../../live/operationsInput'
import type { PartCalls } from '../../live/replica/syncReplica'
import { alerts } from '../../ui/alerts'
import { ApplyHabitsDocument, ShopHabitsDocument } from '../operations.generated'
import { habitsPart } from '../../live/habits/habitsPart'
import type { HabitsAct } from '../../live/habits/habitsView'
import { messages } from './messages'

/** How they come and go. */
export const habitsCalls: PartCalls<ShopHabitsFragment, HabitsAct> = {
  rules: habitsPart,
  heard: parts.habits,
  read: async (client) => {
    const { shopHabits: told, ...household } = householdIn(await ask(client, ShopHabitsDocument))
    return { told, household }
  },
  apply: async (client, all) => {
    const { householdId, operations } = operationsInput(all, (act) => ({ habits: toInput(act) }))
    // Without the times: what arrives last counts, since this device does not know when the habits were changed.
    const input = { householdId, operations: operations.map(({ id, act }) => ({ id, act })) }
    const { shopHabits: told, errors } = (await tell(client, ApplyHabitsDocument, { input })).applyOperations
    return { told, errors }
  },
  onRefused: (refused) => {
    for (const { operation, message } of refused) alerts.error(refusalOf(operation.act), { more: message })
  },
}

function refusalOf(act: HabitsAct): string {
  if ('arrange' in act) return messages.notArranged
  return 'learnCode' in act ? messages.codeNotSaved : messages.notSaved
}

function toInput(act: HabitsAct): HabitsActInput {
  if (!('arrange' in act)) return act
  const { store, areas } = act.arrange
  return { arrangeShop: { store, areas: areas && [...areas] } }
}
