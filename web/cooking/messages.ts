import { defineMessages } from '../../schema/text/defineMessages'
import { listOf, plural } from '../../schema/text/format'

const serves = (count: number) => `${count} ${plural(count, { one: 'serve', other: 'serves' })}`

/**
 * What Cook and the instructions page show; word for word from docs/product.md COOK-1, COOK-8, COOK-9, COOK-16 to COOK-18
 * where these give the words.
 */
export const messages = defineMessages({
  title: 'Cook',
  loading: 'Getting the recipe ready',
  empty: 'Nothing to cook yet',
  emptyPlan: 'You need to generate a meal plan before selecting meals to cook.',
  planMeals: 'Plan some meals',
  failed: 'Could not get cooking information for the selected meal',
  noSuchMeal: 'There is no such meal.',
  failedHelp: 'Check your connection, then try again.',
  offline: "You're offline. What is on this page still works, and so do your timers.",
  kept: ({ when }: { when: string }) =>
    `Saved on this device on ${when}. If settings have changed since, this recipe may not suit you.`,
  notKept: 'The recipe of this meal is not saved on this device',
  noServes: 'This meal has no serves, so there are no amounts.',
  chooseServes: 'Choose serves',
  awake: 'Your screen stays on while you cook.',

  selectMeal: 'Select a meal',
  mealInCategory: ({ name, category }: { name: string; category: string }) => `${name} (${category})`,
  servesLabel: 'Serves',
  serves: ({ count }: { count: number }) => serves(count),
  forServes: ({ count }: { count: number }) => `For ${serves(count)}`,
  fewerServes: 'Fewer serves',
  moreServes: 'More serves',
  minutes: ({ count }: { count: number }) => `${count}\u00a0minutes`,
  toInstructions: 'Go to meal instructions',

  ingredients: 'Ingredients',
  ingredientsCount: ({ count }: { count: number }) => `Ingredients (${count})`,
  hideIngredients: 'Hide ingredients',
  showIngredients: 'Show ingredients',
  asNeeded: 'as needed',
  optional: '(optional)',
  insteadOf: ({ name }: { name: string }) => `instead of ${name}`,
  leftOut: ({ name }: { name: string }) => `Left out: ${name}.`,

  steps: 'Steps',
  show: 'Show',
  oneStep: 'One step',
  allSteps: 'All steps',
  step: ({ number }: { number: number }) => `Step ${number}`,
  stepOf: ({ number, count }: { number: number; count: number }) => `Step ${number} of ${count}`,
  goToStep: 'Go to a step',
  back: 'Back',
  next: 'Next',
  theseStepsAreFor: ({ count }: { count: number }) => `Amounts in these steps are for ${serves(count)}.`,
  stepsSwapped: ({ from, to }: { from: string; to: string | null }) =>
    to === null ? `Where the steps say ${from}, leave it out.` : `Where the steps say ${from}, use ${to}.`,
  stepsAreFor: ({ count }: { count: number }) => `Amounts in the steps are for ${serves(count)}.`,

  notFound: 'Meal not found.',
  notFoundHelp: 'It may have been renamed or removed.',
  toPlanner: 'Go to the planner',
  loadFailed: 'Could not load this meal',
  loadFailedHelp: 'Something went wrong on our side. Try again in a moment.',
  offlineTitle: "You're offline",
  offlineHelp: 'Connect to the internet, then try again.',
  instructionsOffline: "You're offline. What is on this page still works.",
  loadingMeal: 'Loading the meal',
  mealInstructions: 'Meal instructions',
  aboutMeal: 'About this meal',
  dietary: 'Dietary',
  andMore: ({ count }: { count: number }) => `and ${count} more`,
  instructions: 'Instructions',
  print: 'Print',
  staleServes: 'These amounts are still for the previous serves. Check your connection, then choose again.',
  doesNotSuit: 'This meal does not suit your settings.',
  showAdapted: 'Show it adapted for me',
  changeSettings: 'Change my settings',
  adapted: 'Adapted for you',
  becomes: 'becomes',
  swapLeftOut: 'left out',

  nutrition: 'Nutrition per serve',
  nutrient: {
    energy: 'Energy',
    protein: 'Protein',
    fat: 'Fat, total',
    saturatedFat: 'Saturated',
    carbohydrate: 'Carbohydrate',
    sugars: 'Sugars',
    fibre: 'Dietary fibre',
    sodium: 'Sodium',
  },
  highSodium: 'High: over ⅓ of a day’s 2,000\u00a0mg',
  sodiumPerServe: ({ amount }: { amount: string }) => `Sodium: ${amount} per serve`,
  sources: 'Where these figures come from',
  estimated: ({ names }: { names: readonly string[] }) => `Estimated: ${listOf(names)}.`,
  numbersOf: ({ publisher }: { publisher: string }) => `Numbers are those of the ${publisher}.`,
  unknownNutrition: ({ names }: { names: readonly string[] }) =>
    `We can't say, because the figures of ${listOf(names)} ${plural(names.length, { one: "aren't", other: 'are not all' })} known.`,
})
