import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'

/** Texts about people's own dishes and the recipes that they are read from. */
export const messages = defineMessages({
  noSuchDish: 'There is no such dish.',
  sameName: 'You already have a dish with this name.',
  tooManyDishes: () => `You have ${LIMITS.dishesPerUser} dishes, the most that can be saved. Delete one first.`,
  pasteFirst: 'Paste a recipe first.',
  textTooLong: () => `A recipe has at most ${LIMITS.dishTextLength} characters.`,
  sourceTooLong: () => `A page's source has at most ${LIMITS.pageSourceLength} characters.`,
  noRecipeInPage:
    'We found no recipe on this page. Open the recipe itself, copy its ingredients and steps, and paste them here instead.',
  noRecipeInData: 'There is no recipe in this data.',
  tookTooLong: 'This took too long to read, so we stopped. Try again with less text.',
  nothingFound: 'We found no ingredients and no steps in this text. Paste the whole recipe.',
  noSuchRecipe: ({ count }: { count: number }) => `The recipes are numbered from 0 to ${count - 1}.`,
  tooManyLines: ({ count }: { count: number }) =>
    `This has ${count} ingredient lines; a dish has at most ${LIMITS.dishIngredients}.`,
  tooManySteps: ({ count }: { count: number }) => `This has ${count} steps; a dish has at most ${LIMITS.dishSteps}.`,
  save: {
    noLines: 'Add at least one ingredient.',
    tooManyLines: () => `A dish has at most ${LIMITS.dishIngredients} ingredient lines.`,
    emptyLine: 'This line is empty.',
    lineTooLong: () => `A line has at most ${LIMITS.dishLineLength} characters.`,
    noSuchIngredient: 'There is no such ingredient.',
    preparationTooLong: () => `A preparation has at most ${LIMITS.dishPreparationLength} characters.`,
    unitUnknown: ({ units }: { units: string }) => `A unit is one of ${units}.`,
    amountRange: () => `An amount is above 0 and at most ${LIMITS.dishAmount}.`,
    unitMissing: 'Choose the unit of the amount.',
    minutesRange: () => `Minutes must be a whole number from 1 to ${LIMITS.dishMinutes}.`,
    servesRange: () => `Serves must be a whole number from 1 to ${LIMITS.dishServes}.`,
    mainLineUnknown: 'The main ingredient must be one of the lines.',
    noName: 'Give the dish a name.',
    nameTooLong: () => `A name has at most ${LIMITS.dishNameLength} characters.`,
    noCategory: 'Choose when it is eaten: breakfast, lunch or dinner.',
    noSuchTag: ({ tags }: { tags: string }) => `There is no such tag. The tags are: ${tags}.`,
    tooManyTags: ({ count }: { count: number }) => `Choose at most ${count} tags.`,
    tooManySteps: () => `A dish has at most ${LIMITS.dishSteps} steps.`,
    emptyStep: 'This step is empty.',
    stepTooLong: () => `A step has at most ${LIMITS.dishStepLength} characters.`,
    noSteps: 'Add at least one step.',
    stepsTooLong: () => `All steps together have at most ${LIMITS.dishTextLength} characters.`,
    tooManyNotAdded: () => `At most ${LIMITS.dishIngredients} ingredients can be marked as not added.`,
    addressUnsound: 'Enter an address that begins with http:// or https://.',
  },
})
