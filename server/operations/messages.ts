import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber } from '../../schema/text/format'

export const messages = defineMessages({
  noOperations: 'Send at least one operation.',
  tooManyOperations: ({ most }: { most: number }) => `Send at most ${most} operations at once.`,
  tooOld: 'This was done more than 30 days ago.',
  beyondHeld: ({ most }: { most: number }) => `More than ${formatNumber(most)} operations were done since.`,
})
