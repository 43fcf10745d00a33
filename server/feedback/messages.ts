import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'

export const messages = defineMessages({
  submissionIdBlank: 'Leave the id out or give one.',
  tooManyQuestions: () => `Answer at most ${LIMITS.feedbackQuestions} questions.`,
  questionBlank: 'Name the question.',
  tooManyWords: ({ limit }: { limit: number }) => `Use at most ${limit} words.`,
  tooManyCharacters: ({ limit }: { limit: number }) => `Use at most ${limit} characters.`,
  badCharacters: 'Leave out the NUL character and halves of characters.',
  tooManyMeals: () => `Recommend changes to at most ${LIMITS.recommendations} meals.`,
  mealBlank: 'Choose a meal.',
  noSuchMeal: 'There is no meal of this name.',
  recommendationBlank: 'Enter what you would change.',
})
