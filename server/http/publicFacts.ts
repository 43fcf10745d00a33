import { DEMO } from '../accounts/demo'
import { relyingPartyOf } from '../passkeys/relyingParty'
import type { Config } from '../platform/config'
import { hostOfVision } from '../platform/visionSettings'

/** The configuration that pages may see. */
export function publicFacts(config: Config) {
  const {
    productName,
    supportEmail,
    raffle,
    rafflePrize,
    rafflePrizeOnFeedbackPage,
    signUp,
    sendsMail,
    provider,
    vision,
  } = config
  const { sentryDsn, publicUrl, demo, production } = config
  const environment = production ? 'production' : 'development'
  return {
    productName,
    supportEmail,
    raffle,
    rafflePrize,
    rafflePrizeOnFeedbackPage,
    signUp,
    sendsMail,
    provider: provider?.name ?? null,
    vision: vision && hostOfVision(vision),
    passkeys: relyingPartyOf(config) !== null,
    sentryDsn,
    publicUrl,
    environment,
    demo: demo ? DEMO : null,
  }
}
