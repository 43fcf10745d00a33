import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber, plural } from '../../../schema/text/format'
import { planMessages } from '../../plan/messages'

/** What the kitchen says (docs/product.md COOK-23 to COOK-33, COOK-38). */
export const messages = defineMessages({
  kitchen: 'Kitchen',
  startCooking: 'Start cooking',
  leaveKitchen: 'Leave the kitchen',
  dishes: 'Dishes',
  addDish: 'Add a dish',
  removeDish: 'Remove this dish',
  readAloud: 'Read the steps aloud',
  listen: 'Go on by voice',
  voice: {
    on: 'Say “next”, “back” or “again”. Your browser may send what you say to the company that made it.',
    off: '',
    failed: 'Your browser can’t listen here, or wasn’t allowed to.',
  },
  forCount: ({ count }: { count: number }) => `for ${formatNumber(count, { maximumFractionDigits: 2 })}`,
  numberOf: ({ number, count }: { number: number; count: number }) => `${number} of ${count}`,
  nextDish: ({ name }: { name: string }) => `Next: ${name}`,
  inThisStep: 'In this step',
  nothingInThisStep: 'Nothing new in this step',
  allIngredients: ({ count }: { count: number }) =>
    `All ${count} ${plural(count, { one: 'ingredient', other: 'ingredients' })}`,
  done: 'Done',
  enjoy: ({ name }: { name: string }) => `Enjoy: ${name}`,
  howGood: 'How good was it?',
  stars: ({ count }: { count: number }) => `${count}\u00a0★`,
  notRated: 'Could not save your rating. Check your connection, then try again.',
  fromCupboard: 'What this leaves in your cupboard',
  someLeft: ({ name, amount }: { name: string; amount: string }) => `${name}: ${amount}`,
  noneLeft: ({ name }: { name: string }) => `${name}: none`,
  updateCupboard: 'Update the cupboard',
  cupboardUpdated: 'Cupboard updated',
  finish: 'Finish',
  whatNext: 'What next',
  whatNextHelp: 'In this order the dishes are ready together.',
  stepAhead: ({ number, minutes }: { number: number; minutes: number }) =>
    `Step ${number} · ${minutes} min before the end`,
  forFreezer: 'Something left for the freezer?',
  freeze: 'Put it in the freezer',
  frozen: ({ count }: { count: number }) =>
    `${planMessages.serves({ count })} ${plural(count, { one: 'is', other: 'are' })} in the freezer`,
})
