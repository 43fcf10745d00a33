import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber, listOf } from '../../schema/text/format'
import { LABEL_LENGTH, MOST_DEVICES } from './limits'

/** What notifications say, and what is wrong with what is asked about them (docs/product.md PUSH-1, PUSH-3, PUSH-4). */
export const messages = defineMessages({
  added: ({ who, items, more }: { who: readonly string[]; items: readonly string[]; more: number }) =>
    `${listOf(who)} added ${more > 0 ? `${items.join(', ')} and ${formatNumber(more)} more` : listOf(items)}`,
  someone: 'Someone in your household',
  tonight: ({ meals, minutes }: { meals: readonly string[]; minutes: number | null }) =>
    `Tonight: ${listOf(meals)}${minutes === null ? '' : ` · ${formatNumber(minutes)} min`}`,
  timeIsUp: ({ label, meal }: { label: string; meal: string }) => `Time’s up: ${label} for ${meal}`,
  test: 'Notifications work on this device',

  blankEndpoint: 'The browser gave no address.',
  longEndpoint: () => `An address has at most ${LIMITS.addressLength} characters.`,
  otherEndpoint: 'The address has to begin with https: and lead to a public host.',
  invalidKey: 'This is not a key of a browser.',
  otherServer: 'The browser subscribed with another key than the server’s. Switch notifications on again.',
  blankLabel: 'Name the device.',
  longLabel: () => `A name has at most ${LABEL_LENGTH} characters.`,
  noKinds: 'Choose at least one thing to be notified of.',
  noSuchHour: 'Choose an hour from 0 to 23.',
  tooMany: () => `There can be at most ${MOST_DEVICES} devices. Remove one first.`,
  unknown: 'There is no such device.',
})
