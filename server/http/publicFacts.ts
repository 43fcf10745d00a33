import { DEMO } from '../accounts/demo'
import { relyingPartyOf } from '../passkeys/relyingParty'
import type { Config } from '../platform/config'
import { hostOfVision } from '../platform/visionSettings'

/** The configuration that pages may see. */
export function publicFacts(config: Config) {
  return {
    productName: config.productName,
    supportEmail: config.supportEmail,
    raffle: config.raffle,
    rafflePrize: config.rafflePrize,
    rafflePrizeOnFeedbackPage: config.rafflePrizeOnFeedbackPage,
    signUp: config.signUp,
    sendsMail: config.sendsMail,
    provider: config.provider?.name ?? null,
    vision: config.vision && hostOfVision(config.vision),
    fetchesPages: config.fetchPages,
    passkeys: relyingPartyOf(config) !== null,
    sentryDsn: config.sentryDsn,
    publicUrl: config.publicUrl,
    environment: config.production ? 'production' : 'development',
    demo: config.demo ? DEMO : null,
  }
}
