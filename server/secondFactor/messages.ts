import { defineMessages } from '../../schema/text/defineMessages'

/** Texts about authenticator codes (docs/product.md ACC-82 to ACC-87). */
export const messages = defineMessages({
  codeRequired: 'Enter the code from your authenticator app.',
  codeWrong: 'This code is not right, or was used already.',
  noPassword: 'Authenticator codes are asked for beside a password. Set one first.',
  isOn: 'Authenticator codes are on already.',
  isOff: 'Authenticator codes are off already.',
  setUpOver: 'This set-up is over. Begin once more.',
  notTheCode: 'This code is not right. Check that the clock of your phone is, then enter the next code.',
})
