import { endFeedsOfLeaving, endFeedsOfMove } from './calendar/calendarFeeds'
import { bringCupboard } from './cupboard/bringCupboard'
import { addressProvenBy, isOpenInvitation } from './households/invitations'
import { endMembership } from './households/endMembership'
import { revokeAllKeys } from './keys/personalKeys'
import { followAnswers } from './planning/followAnswers'
import { forgetPlanNames } from './planning/forgetPlanNames'
import { keepPlans } from './planning/keepPlans'
import { takeSavedPlan } from './planning/takeSavedPlan'
import type { Services } from './platform/services'
import { bringItems } from './shopping/bringItems'
import { takeAnswers } from './settings/takeAnswers'

/** What features do when something happens in a feature below them, which cannot import them. */
export const hooks: Services['hooks'] = {
  accountEndings: [forgetPlanNames, endMembership],
  passwordResets: [revokeAllKeys],
  householdMoves: [takeAnswers, keepPlans, bringItems, bringCupboard, endFeedsOfMove],
  householdLeavings: [takeSavedPlan, endFeedsOfLeaving],
  answersSaved: [followAnswers],
  addressProofs: [addressProvenBy],
  invitationChecks: [isOpenInvitation],
}
