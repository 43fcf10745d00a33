import { defineMessages } from '../../../schema/text/defineMessages'

/** What the sheet of a row says of the freezer (docs/product.md WEEK-20). */
export const messages = defineMessages({
  fromFreezer: 'From the freezer',
  fromFreezerHint: 'Cooked already: nothing is bought for it. It leaves the freezer when the week is over.',
  chooseFrozen: 'Choose what is there',
  dish: ({ name, serves }: { name: string; serves: string }) => `${name} (${serves})`,
  tooFew: ({ wanted, there }: { wanted: number; there: number }) =>
    `The plan takes ${wanted} from the freezer, and ${there} ${there === 1 ? 'is' : 'are'} there.`,
})
