import { parts } from '../household'
import { householdIn } from '../householdIn'
import { messages } from '../messages'
import { operationsInput } from '../operationsInput'
import { ApplyPlanOperationsDocument, FirstPlanDocument } from '../operations.generated'
import type { PlanEdit } from '../../plan/PlanHome'
import { warn } from '../../plan/warn'
import { ask, tell } from '../../apollo/uncached'
import type { PartCalls } from '../replica/syncReplica'
import { toActInput } from './planActInput'
import { planPart } from './planPart'
import { type SentPlan, toSentPlan } from './sentPlan'

/** How the current plan comes and goes. */
export const planCalls: PartCalls<SentPlan, PlanEdit> = {
  rules: planPart,
  heard: parts.plan,
  read: async (client) => {
    const answer = await ask(client, FirstPlanDocument)
    const { plan, ...household } = householdIn(answer)
    return { told: toSentPlan(plan), household }
  },
  apply: async (client, all) => {
    const input = operationsInput(all, ({ act }) => ({ plan: toActInput(act) }))
    const { plan, errors } = (await tell(client, ApplyPlanOperationsDocument, { input })).applyOperations
    return { told: plan && toSentPlan(plan), errors }
  },
  onRefused: (refused) => {
    const reason = [...new Set(refused.map(({ message }) => message))].join(' ')
    warn(messages.notKept({ reason }), { recorded: messages.editNotKept })
  },
}
