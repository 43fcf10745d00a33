import { DEMO } from '../accounts/demo'
import type { Config } from '../platform/config'

/** The configuration that pages may see. */
export function publicFacts(config: Config) {
  const { productName, supportEmail, rafflePrize, rafflePrizeOnFeedbackPage, sentryDsn, publicUrl, demo, production } =
    config
  const environment = production ? 'production' : 'development'
  return {
    productName,
    supportEmail,
    rafflePrize,
    rafflePrizeOnFeedbackPage,
    sentryDsn,
    publicUrl,
    environment,
    demo: demo ? DEMO : null,
  }
}
