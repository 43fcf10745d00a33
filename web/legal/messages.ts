import { defineMessages } from '../../schema/text/defineMessages'

/** The interface texts of the legal pages. The documents themselves are one component per language. */
export const messages = defineMessages({
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  versionOf: 'Version of',
  why: 'Why',
  howLong: 'How long',
})
