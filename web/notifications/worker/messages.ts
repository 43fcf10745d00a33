import { defineMessages } from '../../../schema/text/defineMessages'

/** What a notification says that may say nothing about a household. */
export const messages = defineMessages({
  signedOut: 'You’re signed out here. Sign in to see what’s new.',
})
