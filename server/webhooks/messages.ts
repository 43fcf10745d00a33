import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'
import { MOST_ANSWERED, MOST_WEBHOOKS } from './limits'

/** What is wrong with what is asked about webhooks (docs/product.md HOOK-4, HOOK-5). */
export const messages = defineMessages({
  blankAddress: 'Enter an address.',
  longAddress: () => `An address has at most ${LIMITS.addressLength} characters.`,
  otherAddress:
    'Enter an address that begins with https: and leads to a public host. Others have to be allowed by who runs the server.',
  noKinds: 'Choose at least one thing that it is called for.',
  otherKind: 'This cannot be chosen here.',
  blankPassword: 'Enter your password.',
  tooMany: () => `There can be at most ${MOST_WEBHOOKS} webhooks. Remove one first.`,
  unknown: 'There is no such webhook.',
  deliveries: () => `Ask for 1 to ${MOST_ANSWERED} messages.`,
})
