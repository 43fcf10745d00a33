import type { ScrubChange } from './operations.generated'

/** What Settings says; word for word from the specification's section 8 where it gives the words. */
export const messages = {
  saved: 'Successfully Saved Settings',
  saveFailed: 'Error Saving Settings',
  scrubbed: 'Meal Plan updated to match your new settings',
  scrubFailed: 'Could not refresh your meal plan with new settings',
  loadFailed: (productName: string) => `There was a problem getting the user settings forms. Please try reloading ${productName}`,

  kept: 'Nothing was stored. Your changes are still here: check your connection and save again.',
  unsaved: 'Unsaved changes',
  planSuits: 'Every meal in your plan suits your settings.',
  planMayNotSuit: 'Your settings are saved, but your plan was not checked against them. Meals in it may not suit you.',
  saveThePlan: 'Save your plan to keep it this way.',
  unknownWords: 'These are none of our ingredients, so they keep no meal away:',
} as const

/** What the scrub did to a row, in a word or two. */
export const changeWords: Readonly<Record<ScrubChange, string>> = { ADAPTED: 'Adapted', REMOVED: 'Taken out' }
