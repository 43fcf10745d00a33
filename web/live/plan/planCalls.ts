import { parts } from '../household'
import { householdIn } from '../householdIn'
import { messages } from '../messages'
import { ApplyPlanOperationsDocument, FirstPlanDocument } from '../operations.generated'
import type { PlanEdit } from '../../plan/PlanHome'
import { warn } from '../../plan/warn'
import { ask, tell } from '../../apollo/uncached'
import type { PartCalls } from '../replica/syncReplica'
import { toOperationInput } from './planActInput'
import { planPart, type SentPlan } from './planPart'

/** How the current plan comes and goes. */
export const planCalls: PartCalls<SentPlan, PlanEdit> = {
  rules: planPart,
  heard: parts.plan,
  read: async (client) => {
    const answer = await ask(client, FirstPlanDocument)
    return { told: answer.currentPlan, household: householdIn(answer) }
  },
  apply: async (client, all) => {
    const operations = all.map(({ id, act: { act }, householdId = null }) => toOperationInput({ id, act, householdId }))
    const { plan: told, errors } = (await tell(client, ApplyPlanOperationsDocument, { operations })).applyPlanOperations
    return { told, errors }
  },
  onRefused: (refused) => {
    const reason = [...new Set(refused.map(({ message }) => message))].join(' ')
    warn(messages.notKept({ reason }), { recorded: messages.editNotKept })
  },
}
