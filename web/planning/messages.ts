import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber, listOf, plural } from '../../schema/text/format'
import { planMessages } from '../plan/messages'
import type { Category } from '../plan/plan'

interface InCategory {
  category: Category
}

interface InRow extends InCategory {
  row: number
}

/** A row with its meal; empty for none. */
interface NamedRow extends InRow {
  name: string
}

/** A row inside a sentence, such as 'dinner 2'. */
function rowWord({ category, row }: InRow): string {
  return planMessages.place({ category: planMessages.categoryWord[category], row })
}

/** A row with its meal, such as 'dinner 2, Mapo tofu'. */
const wholeName = ({ name, ...where }: NamedRow): string => (name ? `${rowWord(where)}, ${name}` : rowWord(where))

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
  removeRow: (where: InRow) => `Remove ${rowWord(where)}`,
  servesOfRow: (where: InRow) => `Serves of ${rowWord(where)}`,
  randomizeRow: (row: NamedRow) => `Randomize ${wholeName(row)}`,
  unlockRow: (row: NamedRow) => `Unlock ${wholeName(row)}`,

  adaptedForYou: 'Adapted for you',
  adaptedFor: ({ names, meets }: { names: readonly string[]; meets: readonly string[] }) =>
    meets.length > 0
      ? `Adapted for ${listOf(names)}: ${listOf(meets.map((label) => label.toLocaleLowerCase('en-AU')))}`
      : `Adapted for ${listOf(names)}`,
  swapped: ({ from, to }: { from: string; to: string | null }) =>
    to === null ? `Without ${from}.` : `${to} in place of ${from}.`,
  othersAsWritten: 'The others eat it as it is written.',
  aServe: ({ energy, protein }: { energy: number; protein: number }) =>
    `A serve: ${formatNumber(Math.round(energy))} kJ, ${formatNumber(Math.round(protein))} g protein`,
  forServes: ({ count }: { count: number }) => `for ${formatNumber(count)}`,
  serves: 'Serves',
  ingredients: 'Ingredients',
  steps: ({ count }: { count: number }) => `${formatNumber(count)} ${plural(count, { one: 'step', other: 'steps' })}`,
  detailsMissing: 'Could not load the ingredients. Check your connection, then try again.',
  loadingMeal: 'Loading the ingredients',
  changeMeal: 'Change',
  cookMeal: 'Cook',
  lock: 'Lock',
  isLocked: 'Locked',
  weekly: 'every week',
  thisRow: (row: NamedRow) => ` ${wholeName(row)}`,
  remove: 'Remove',
  favourite: ({ name }: { name: string }) => `Favourite: ${name}`,
  neverAgain: 'Never again',
  neverAgainSaved: ({ name }: { name: string }) => `${name} will not be proposed again`,
  neverAgainTaken: ({ name }: { name: string }) => `${name} may be proposed again`,
  favouriteSaved: ({ name }: { name: string }) => `${name} is a favourite`,
  favouriteTaken: ({ name }: { name: string }) => `${name} is no favourite any more`,
  opinionFailed: 'Could not save that. Try again.',

  everyone: 'Everyone',
  /** Beside the first names of a longer list. */
  more: ({ count }: { count: number }) => `+${formatNumber(count)}`,
  eatRow: ({ count, ...where }: InRow & { count: number }) =>
    `${plural(count, { one: 'eats', other: 'eat' })} ${rowWord(where)}`,
  eatCategory: ({ count, category }: InCategory & { count: number }) =>
    `${plural(count, { one: 'eats', other: 'eat' })} ${planMessages.categoryWord[category]}`,
  whoEats: 'Who eats',
  whoEatsRow: ({ category, row }: InRow) => `Who eats ${rowWord({ category, row })}`,
  whoEatsCategory: ({ category }: InCategory) => `Who eats ${planMessages.categoryWord[category]} at home`,
  allWhoEat: ({ category }: InCategory) => `Everyone who eats ${planMessages.categoryWord[category]}`,
  followPortions: ({ count }: { count: number }) => `Serves follow their portions (${formatNumber(count)})`,
  noneEats: ({ category }: InCategory) =>
    `If no one is ticked, ${planMessages.categoryMeals[category]} are chosen to suit everyone.`,
  eatsFailed: 'Could not change who eats. Try again.',
  editing: ({ name }: { name: string }) => `${name} is changing this meal`,

  versionOf: ({ name }: { name: string }) => `Another version of ${name}`,
  versionsTitle: 'Two versions',
  versionAsItIs: ({ count }: { count: number }) => `${formatNumber(count)} as it is`,
  versionWith: ({ count, meets }: { count: number; meets: readonly string[] }) =>
    `${formatNumber(count)} ${meets.length > 0 ? listOf(meets.map((label) => label.toLocaleLowerCase('en-AU'))) : 'with swaps'}`,
  cookVersions: 'Cook two versions',
  cookAsItIs: 'Cook it as it is',
  suitsAsItIs: 'Everyone who eats it can have it as it is.',
  noPlaceForVersion: 'No room for another version: a category has at most 10 meals. Remove one first.',
  join: 'Cook one version for all',
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
