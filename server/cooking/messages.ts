import { plural } from '../../schema/text/format'
import { defineMessages } from '../../schema/text/defineMessages'

/** Texts within amounts and steps. */
export const messages = defineMessages({
  leftOut: ({ ingredient }: { ingredient: string }) => `${ingredient} (left out)`,
  of: ({ amount, ingredient }: { amount: string; ingredient: string }) => `${amount} of ${ingredient}`,
  ofThe: ({ amount, ingredient }: { amount: string; ingredient: string }) => `${amount} of the ${ingredient}`,
  and: ' and ',
  pinches: ({ count }: { count: number }) => `${count} ${plural(count, { one: 'pinch', other: 'pinches' })}`,
})
