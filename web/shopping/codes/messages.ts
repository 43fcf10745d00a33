import { CODE_LIMITS } from '../../../schema/productCodes'
import { defineMessages } from '../../../schema/text/defineMessages'

/** What Shop shows of bar codes (docs/product.md SHOP-64 to SHOP-68). */
export const messages = defineMessages({
  ticked: ({ name }: { name: string }) => `${name} is ticked`,
  wasTicked: ({ name }: { name: string }) => `${name} was ticked already`,
  unticked: ({ name }: { name: string }) => `${name} is no longer ticked`,
  absent: ({ name }: { name: string }) => `${name} is not on the list`,
  added: ({ name }: { name: string }) => `${name} is added`,
  removed: ({ name }: { name: string }) => `${name} is no longer added`,
  undo: 'Undo',
  add: ({ name }: { name: string }) => `Add ${name}`,
  ask: 'What is it?',
  name: 'Name',
  nameExample: 'Oat milk',
  save: 'Save',
  lines: 'On the list',
  faults: {
    REQUIRED: () => 'Enter a name, or choose a line of the list.',
    TOO_LONG: () => `A name has at most ${CODE_LIMITS.nameLength} characters.`,
  },
  known: 'Bar codes',
  knownCount: ({ count }: { count: number }) => (count === 1 ? '1 known' : `${count} known`),
  knownHint: 'What your household has said that bar codes are.',
  search: 'Search',
  forget: ({ name, code }: { name: string; code: string }) => `Forget ${name}, ${code}`,
  forgotten: ({ name }: { name: string }) => `Forgot the bar code of ${name}`,
  more: ({ count }: { count: number }) => `${count} more. Search for their names.`,
  none: 'None is called that.',
})
