import { defineMessages } from '../../schema/text/defineMessages'

export const messages = defineMessages({
  noOperations: 'Send at least one operation.',
  tooManyOperations: ({ most }: { most: number }) => `Send at most ${most} operations at once.`,
  tooOld: 'This was done more than 30 days ago.',
})
