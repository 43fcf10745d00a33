import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'

/** Texts about people's own dishes and the recipes that they are read from. */
export const messages = defineMessages({
  noSuchDish: 'There is no such dish.',
  sameName: 'You have a dish of this name already.',
  tooManyDishes: () => `You have ${LIMITS.dishesPerUser} dishes, which is as many as can be kept.`,
  pasteFirst: 'Paste a recipe first.',
  textTooLong: () => `A recipe has at most ${LIMITS.dishTextLength} characters.`,
  sourceTooLong: () => `A page's source has at most ${LIMITS.pageSourceLength} characters.`,
  noRecipeInPage:
    'We found no recipe on this page. Open the recipe itself, copy its ingredients and steps, and paste them here instead.',
  noRecipeInData: 'There is no recipe in this data.',
  nothingFound: 'No ingredients and no steps could be found in this.',
  noSuchRecipe: ({ count }: { count: number }) => `The recipes are numbered from 0 to ${count - 1}.`,
  tooManyLines: ({ count }: { count: number }) =>
    `This has ${count} ingredient lines; a dish has at most ${LIMITS.dishIngredients}.`,
  tooManySteps: ({ count }: { count: number }) => `This has ${count} steps; a dish has at most ${LIMITS.dishSteps}.`,
})
