import { defineMessages } from '../../../schema/text/defineMessages'

/** What is said where a photo could not be sent. */
export const messages = defineMessages({
  tooLarge: ({ most }: { most: number }) => `This photo is too large. Choose one of at most ${most} MB.`,
  failed: 'Could not save the photo. Check your connection, then try again.',
})
