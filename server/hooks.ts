import { endFeedsOfLeaving, endFeedsOfMove } from './calendar/calendarFeeds'
import { bringCupboard } from './cupboard/bringCupboard'
import { addressProvenBy, isOpenInvitation } from './households/invitations'
import { endMembership } from './households/endMembership'
import { disconnectSince } from './identities/disconnectSince'
import { revokeAllKeys } from './keys/personalKeys'
import {
  endDevicesOfLeaving,
  endDevicesOfLogOut,
  endDevicesOfMove,
  endDevicesOfReset,
  keepDevices,
} from './notifications/endDevices'
import { followAnswers } from './planning/followAnswers'
import { forgetPlanNames } from './planning/forgetPlanNames'
import { keepPlans } from './planning/keepPlans'
import { takeSavedPlan } from './planning/takeSavedPlan'
import { endPhotos } from './photos/forgetPhotos'
import { endProductPhotos } from './photos/productPhotos'
import { removeAllPasskeys } from './passkeys/passkeys'
import { endFactorSince, endYoungFactor } from './secondFactor/endSecondFactor'
import { secondStep } from './secondFactor/secondStep'
import type { Services } from './platform/services'
import { bringItems } from './shopping/bringItems'
import { takeAnswers } from './settings/takeAnswers'
import { endWebhooksOfLeaving, endWebhooksOfMove, endWebhooksOfReset } from './webhooks/endWebhooks'

/** What features do when something happens in a feature below them, which cannot import them. */
export const hooks: Services['hooks'] = {
  accountEndings: [forgetPlanNames, endPhotos, endMembership],
  secondStep,
  passwordResets: [endYoungFactor, removeAllPasskeys, revokeAllKeys, endWebhooksOfReset, endDevicesOfReset],
  emailReturns: [endFactorSince, disconnectSince],
  logOuts: [endDevicesOfLogOut],
  sessionReplacements: [keepDevices],
  householdMoves: [
    ...[takeAnswers, keepPlans, bringItems, bringCupboard],
    ...[endFeedsOfMove, endWebhooksOfMove, endDevicesOfMove],
  ],
  householdLeavings: [takeSavedPlan, endFeedsOfLeaving, endWebhooksOfLeaving, endDevicesOfLeaving],
  householdEndings: [endProductPhotos],
  answersSaved: [followAnswers],
  addressProofs: [addressProvenBy],
  invitationChecks: [isOpenInvitation],
}
