import { LIMITS } from '../../schema/limits'
import { plural } from '../../schema/text/format'
import { defineMessages } from '../../schema/text/defineMessages'

/** Texts within amounts and steps, and what is wrong with a call. */
export const messages = defineMessages({
  leftOut: ({ ingredient }: { ingredient: string }) => `${ingredient} (left out)`,
  of: ({ amount, ingredient }: { amount: string; ingredient: string }) => `${amount} of ${ingredient}`,
  ofThe: ({ amount, ingredient }: { amount: string; ingredient: string }) => `${amount} of the ${ingredient}`,
  and: ' and ',
  tooManyRecipes: () => `One call answers at most ${LIMITS.recipesPerCall} recipes.`,
  cookedServes: ({ from }: { from: 0 | 1 }) => `Serves are ${from} to ${LIMITS.dishServes}.`,
  pinches: ({ count }: { count: number }) => `${count} ${plural(count, { one: 'pinch', other: 'pinches' })}`,
})
