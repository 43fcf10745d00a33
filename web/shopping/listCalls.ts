import type { ListAct } from '../../schema/listOperations'
import { parts } from '../live/household'
import { householdIn } from '../live/householdIn'
import type { SharedListFragment } from '../live/operations.generated'
import { ask, tell } from '../apollo/uncached'
import { operationsInput } from '../live/operationsInput'
import type { PartCalls } from '../live/replica/syncReplica'
import { alerts } from '../ui/alerts'
import { listPart } from './listPart'
import { messages } from './messages'
import { ApplyListOperationsDocument, SharedListDocument } from './operations.generated'

/** How the list comes and goes. */
export const listCalls: PartCalls<SharedListFragment, ListAct> = {
  rules: listPart,
  heard: parts.list,
  read: async (client) => {
    const { sharedList: told, ...household } = householdIn(await ask(client, SharedListDocument))
    return { told, household }
  },
  apply: async (client, operations) => {
    const input = operationsInput(operations, (list) => ({ list }))
    const { list: told, errors } = (await tell(client, ApplyListOperationsDocument, { input })).applyOperations
    return { told, errors }
  },
  onRefused: (refused) => {
    for (const { operation, message } of refused) {
      const { act } = operation
      if ('nameList' in act) alerts.error(messages.listNotNamed({ name: act.nameList.name }), { more: message })
      else if ('addItem' in act) alerts.error(messages.notAdded({ text: act.addItem.text }), { more: message })
      else alerts.error(message)
    }
  },
}
