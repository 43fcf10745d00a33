import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber, listOf, plural } from '../../schema/text/format'
import { planMessages } from '../plan/messages'
import { type InCategory, type InRow, type NamedRow, rowWord, wholeName } from './rowWords'

/** Enough meals would suit, but other categories of the plan have some of them. */
function takenElsewhere({ category, count }: InCategory & { count: number }): string {
  return plural(count, {
    one: `Only ${formatNumber(count)} different ${planMessages.categoryWord[category]} suits your settings, so it comes more than once`,
    other: `Only ${formatNumber(count)} different ${planMessages.categoryMeals[category]} suit your settings, so some come more than once`,
  })
}

/**
 * What the planner says; word for word from docs/product.md (PLAN-5, PLAN-15 to PLAN-18, PLAN-28 to PLAN-31) where that
 * gives the words.
 */
export const messages = defineMessages({
  selectCount: 'Select a number of meals first',
  emptyPlan: 'Your mealplan is empty',
  saved: 'Meal Plan Saved',
  saveFailed: 'Error Saving Mealplan',
  neverSaved: 'New user? You first need to save a mealplan',
  loadFailed: 'Error Loading Mealplan',
  mealsFailed: ({ productName }: { productName: string }) =>
    `We had some trouble getting our meal database! Try reloading ${productName}`,
  categoryFailed: ({ category }: InCategory) => `Error Randomizing ${planMessages.categoryWord[category]}`,
  allFailed: 'Error Randomizing',
  gapsFailed: 'We had some trouble filling the gaps!',
  rowFailed: 'We had some trouble randomizing that meal!',
  nothingSuits: ({ category }: InCategory) =>
    `No suitable ${planMessages.categoryWord[category]} meals could be found. Your dietary requirements may be too strict for our database!`,

  plan: 'Plan',
  yourPlan: 'Your plan',
  state: {
    saved: 'Saved',
    empty: 'Pick meals, or randomize them.',
    changed: 'Changed since it was saved',
    unsaved: 'Not saved yet',
  },
  mealsOfPlan: ({ count, rows }: { count: number; rows: number }) =>
    count < rows
      ? `${formatNumber(count)} of ${formatNumber(rows)} meals`
      : `${formatNumber(rows)} ${plural(rows, { one: 'meal', other: 'meals' })}`,
  offline: "You're offline. Your plan is saved on this device. Randomize, Save and Load need a connection.",
  offlineWithoutMeals:
    "You're offline. Your plan is saved on this device. Randomize, Save and Load need a connection. The meals to pick from may be missing or out of date.",
  mealsOutOfDate: 'The meals to pick from may be missing or out of date.',
  tryAgain: 'Try again',

  unshared: ({ count }: { count: number }) =>
    `${formatNumber(count)} ${plural(count, { one: 'change', other: 'changes' })} not shared yet`,
  hereToo: ({ name }: { name: string }) => `${name} is here too`,

  wholePlan: 'Whole plan',
  randomizeAll: 'Randomize All',
  save: 'Save',
  load: 'Load',
  undo: 'Undo',
  clear: 'Clear',
  settings: 'Settings',

  kept: 'Your plan is still here on this device. Check your connection, then save again.',
  loaded: 'Saved plan loaded',
  heldBack:
    'Could not check your saved plan against your settings, so it is not shown. It is still saved, and this plan is unchanged. Try Load again.',
  notSavedUnchecked:
    'Could not check your plan against your settings, so it was not saved. It is still here. Try Save again.',
  notSavedChanged: 'Your plan is not saved yet: some meals no longer suit your settings. See what changed, then save.',
  cleared: 'Plan cleared',
  undone: 'Undone',
  nothingUndone: 'Nothing to undo: your plan has changed since',
  randomized: ({ category }: InCategory) => `New ${planMessages.categoryMeals[category]} proposed`,
  allRandomized: 'New plan proposed',
  allLocked: 'Every meal is locked. Unlock one first.',
  fillGaps: 'Fill the gaps',
  fillGapsIn: ({ category }: InCategory) => ` in ${planMessages.categoryWord[category]}`,
  gapsFilled: 'Gaps filled',
  rowRemoved: ({ category, row, name }: InRow & { name: string }) =>
    `${name || planMessages.place({ category: planMessages.category[category], row })} removed`,
  byDay: 'By day',
  byCategory: 'By category',
  rowRandomized: ({ name }: { name: string }) => `How about ${name}?`,
  tooFew: ({ category, count, asked }: InCategory & { count: number; asked: number }) =>
    count < asked
      ? plural(count, {
          one: `Only ${formatNumber(count)} different ${planMessages.categoryWord[category]} suits your settings and you asked for ${formatNumber(asked)}, so it comes more than once`,
          other: `Only ${formatNumber(count)} different ${planMessages.categoryMeals[category]} suit your settings and you asked for ${formatNumber(asked)}, so some come more than once`,
        })
      : takenElsewhere({ category, count }),
  noOther: ({ category }: InCategory) => `No other ${planMessages.categoryWord[category]} suits your settings`,

  randomize: 'Randomize',
  mealsOf: ({ category }: InCategory) => `${planMessages.category[category]} meals`,
  servesOf: ({ category }: InCategory) => `${planMessages.category[category]} serves each`,
  none: ({ category }: InCategory) => `No ${planMessages.categoryMeals[category]} yet.`,
  add: ({ category }: InCategory) => `Add a ${planMessages.categoryWord[category]}`,

  out: 'out',
  leftovers: 'leftovers',
  frozen: 'from the freezer',
  /** Names of meals have commas. */
  servedWith: ({ names }: { names: readonly string[] }) => `with ${names.join(' · ')}`,
  leftoversGone: ({ names }: { names: readonly string[] }) => `No leftovers any more of ${listOf(names)}`,
  isNew: 'new',
  locked: 'locked',
  /** The person who reads it, inside a sentence. */
  you: 'you',
  onlyFor: ({ names }: { names: readonly string[] }) => `for ${listOf(names)}`,
  notFor: ({ names }: { names: readonly string[] }) => `not for ${listOf(names)}`,
  chooseMeal: 'Choose a meal',
  orDice: 'or randomize it',
  mealsUnit: { one: 'meal', other: 'meals' },
  servesUnit: { one: 'serve', other: 'serves' },
  pickMeal: 'Pick a meal',
  searchMeals: 'Search meals',
  noMatch: 'No meal matches.',
  inYourPlan: 'In your plan',
  adapted: 'adapted',
  minutes: ({ minutes }: { minutes: number }) => `${formatNumber(minutes)} min`,
  servesOfRow: (where: InRow) => `Serves of ${rowWord(where)}`,
  randomizeRow: (row: NamedRow) => `Randomize ${wholeName(row)}`,
  unlockRow: (row: NamedRow) => `Unlock ${wholeName(row)}`,

  weekly: 'every week',

  everyone: 'Everyone',
  /** Beside the first names of a longer list. */
  more: ({ count }: { count: number }) => `+${formatNumber(count)}`,
  eatCategory: ({ count, category }: InCategory & { count: number }) =>
    `${plural(count, { one: 'eats', other: 'eat' })} ${planMessages.categoryWord[category]}`,
  whoEatsCategory: ({ category }: InCategory) => `Who eats ${planMessages.categoryWord[category]} at home`,
  noneEats: ({ category }: InCategory) =>
    `If no one is ticked, ${planMessages.categoryMeals[category]} are chosen to suit everyone.`,
  eatsFailed: 'Could not change who eats. Try again.',
  editing: ({ name }: { name: string }) => `${name} is changing this meal`,

  versionOf: ({ name }: { name: string }) => `Another version of ${name}`,
  versionsPlanned: ({ name }: { name: string }) => `${name} in two versions`,
  asItIsPlanned: ({ name }: { name: string }) => `${name} as it is`,
  joined: ({ name }: { name: string }) => `${name} for all, in one version`,

  noneSuits: ({ category }: InCategory) => `None of our ${planMessages.categoryMeals[category]} suits your settings.`,
  change: 'Change',

  start: {
    title: 'What would you like to eat?',
    text: "Choose how many meals you want below, or begin with three of each and change what you don't fancy. Saved a plan before? Load brings it back.",
    button: 'Start with three of each',
    household: 'Do others eat with you? Add them first.',
  },
})
