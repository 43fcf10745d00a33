import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'

export const messages = defineMessages({
  noServes: 'A meal in your mealplan has no serves!',
  noOperations: 'Send at least one operation.',
  tooManyOperations: () => `Send at most ${LIMITS.listOperations} operations at once.`,
  onlyTrue: 'Only true means something here.',
  notKey: 'This is not the key of a line.',
  amountRange: 'An amount is 0 or more.',
  noText: 'Say what to buy.',
  textTooLong: () => `An item has at most ${LIMITS.ownItemLength} characters.`,
  tooManyItems: () => `A list has at most ${LIMITS.ownItems} items of your own.`,
  listTooLong: () => `A list has at most ${LIMITS.entriesPerList} meals.`,
  unsuitable: ({ meal, reasons }: { meal: string; reasons: string }) => `${meal} does not suit: ${reasons}.`,
})
