import { endMembership } from './households/endMembership'
import { keepPlans } from './planning/keepPlans'
import { takeSavedPlan } from './planning/takeSavedPlan'
import type { Services } from './platform/services'
import { takeAnswers } from './settings/takeAnswers'

/** What features do when something happens in a feature below them, which cannot import them. */
export const hooks: Services['hooks'] = {
  accountEndings: [endMembership],
  householdMoves: [takeAnswers, keepPlans],
  householdLeavings: [takeSavedPlan],
}
