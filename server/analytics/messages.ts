import { defineMessages } from '../../schema/text/defineMessages'

/** Why a usage event was refused. */
export const messages = defineMessages({
  longMetadata: ({ max }: { max: number }) => `Send at most ${max} bytes of details.`,
  noPage: 'Name the page on which it happened.',
  tooLong: ({ max }: { max: number }) => `Use at most ${max} characters.`,
  brokenText: 'Leave out the NUL character and halves of characters.',
  tooMany: ({ max }: { max: number }) => `At most ${max} events a day are recorded.`,
  tooManyAnonymous: 'No more events of visitors who are not signed in are recorded for now.',
  futureTime: 'The time must not be in the future.',
})
