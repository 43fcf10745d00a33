import { defineMessages } from '../../schema/text/defineMessages'
import { listOf, plural } from '../../schema/text/format'

/** What several modes say about the plan; word for word from docs/product.md SET-11 where that gives the words. */
export const planMessages = defineMessages({
  loading: 'Loading',
  planner: 'Planner',
  /** The categories as headings. */
  category: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' },
  /** The categories inside a sentence. */
  categoryWord: { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner' },
  /** The categories' meals inside a sentence. */
  categoryMeals: { breakfast: 'breakfasts', lunch: 'lunches', dinner: 'dinners' },
  /** A row counted from 1, such as 'Dinner 2'. */
  place: ({ category, row }: { category: string; row: number }) => `${category} ${row + 1}`,
  problemAt: ({ place, message }: { place: string; message: string }) => `${place}: ${message}`,
  pieces: ({ count }: { count: number }) => plural(count, { one: 'piece', other: 'pieces' }),

  /** The areas of a shop as headings. */
  area: {
    produce: 'Produce',
    'meat & deli': 'Meat & deli',
    bakery: 'Bakery',
    dairy: 'Dairy',
    pantry: 'Pantry',
    condiments: 'Condiments',
    beverages: 'Beverages',
    frozen: 'Frozen',
    'personal care': 'Personal care',
    household: 'Household',
    uncategorised: 'Uncategorised',
  },

  scrubbed: 'Meal Plan updated to match your new settings',
  scrubFailed: 'Could not refresh your meal plan with new settings',
  checkPlan: 'Check my plan',
  planChanged: 'Your plan changed',
  undo: 'Undo',
  tryAgain: 'Try again',
  doesNotSuit: 'Your plan has meals that do not suit your settings.',
  notChecked: ({ when }: { when: string | null }) =>
    when === null
      ? 'Your plan could not be checked against your settings. Meals in it may not suit you.'
      : `Your plan was last checked against your settings on ${when}. If they have changed since, meals in it may not suit you.`,
  keptPlan: 'Your plan',
  keptPlanOf: ({ when }: { when: string }) =>
    `Saved on this device on ${when}. If settings have changed since, meals in it may not suit you.`,
  /** While the kept plan is shown. */
  checkingPlan: 'Checking that every meal still suits …',
  /** After a number of minutes. */
  minutesUnit: 'min',
  /** In place of a meal whose leftovers were to be eaten. */
  nothingLeft: 'Nothing is left',
  leftoversUnsuitable: "Leftovers that don't suit everyone",
  /** After a number of serves. */
  servesUnit: 'serves',
  serves: ({ count }: { count: number }) => `${count} ${plural(count, { one: 'serve', other: 'serves' })}`,
  /** The member who uses the page. */
  you: 'You',
  mealFor: ({ name, names, you }: { name: string; names: readonly string[]; you: boolean }) =>
    `${name}, for ${listOf([...(you ? ['you'] : []), ...names])}`,
  savedPlanMissing: 'Could not load and check your saved plan yet, so it is not shown.',
  closeChanges: 'Close what changed',
  change: { ADAPTED: 'Adapted', REMOVED: 'Removed' },
  saveThePlan: 'Save your plan to keep it this way.',
})
