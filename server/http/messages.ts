import { defineMessages } from '../../schema/text/defineMessages'

/** Texts of answers that no feature gives. */
export const messages = defineMessages({
  notUnderstood: 'The request could not be understood.',
  notHandled: 'The request could not be handled.',
  nothingHere: 'There is nothing here.',
  tooSlow: 'The request took too long to arrive.',
  tooLarge: 'The request is too large.',
  headersTooLarge: 'The headers are too large.',
  unsupportedType: 'This content type or encoding is not supported.',
  nestedTooDeeply: 'The body is nested too deeply.',
  notAllowed: ({ method }: { method: string }) => `${method} is not allowed here.`,
  foreignOrigin: ({ address }: { address: string }) => `This origin is not allowed. Open ${address} instead.`,
  noSuchMeal: 'There is no such meal.',
  welcome: {
    title: 'Meals for everyone at your table',
    description:
      'A week of meals everyone at your table can eat: a plan, one shopping list, and each step at the stove.',
  },
  needsCredential: 'Sign in or send a partner key to do this.',
  needsScope: ({ scope }: { scope: string }) => `The key lacks the scope ${scope}.`,
})
