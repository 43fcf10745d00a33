import { DEMO } from '../accounts/demo'
import { relyingPartyOf } from '../passkeys/relyingParty'
import type { Config } from '../platform/config'

/** The configuration that pages may see. */
export function publicFacts(config: Config) {
  const { productName, supportEmail, raffle, rafflePrize, rafflePrizeOnFeedbackPage, signUp, sendsMail, provider } =
    config
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
    passkeys: relyingPartyOf(config) !== null,
    sentryDsn,
    publicUrl,
    environment,
    demo: demo ? DEMO : null,
  }
}
