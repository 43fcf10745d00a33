/** What Cook and the instructions page say; word for word from the specification's sections 2 and 8 where it gives the words. */
export const messages = {
  emptyPlan: 'You need to generate a meal plan before selecting meals to cook.',
  failed: 'Could not get cooking information for the selected meal',
  notFound: 'Meal not found.',

  timeIsUp: "Time's up",
  timerDone: (label: string, mealName: string) => `Time's up: ${label} for ${mealName}`,
  awake: 'Your screen stays on while you cook.',
  unknownNutrition: (names: readonly string[]) =>
    `We can't say, because the figures of ${listWords(names)} ${names.length === 1 ? "aren't" : 'are not all'} known.`,
  staleServes: 'These amounts are still for the serves before. Check your connection and choose again.',
} as const

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(words)
}
