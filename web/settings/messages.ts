import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber, listOf, plural } from '../../schema/text/format'

const mealForms = { one: 'meal', other: 'meals' }

function countOf(count: number, forms: { one: string; other: string }): string {
  return `${formatNumber(count)} ${plural(count, forms)}`
}

/** What Settings says; word for word from docs/product.md (SET-9 to SET-15) where that gives the words. */
export const messages = defineMessages({
  saved: 'Successfully Saved Settings',
  saveFailed: 'Error Saving Settings',
  loadFailed: ({ productName }: { productName: string }) =>
    `There was a problem getting the user settings forms. Please try reloading ${productName}`,

  settings: 'Settings',
  userSettings: 'User Settings',
  household: 'Who eats with you',
  offline: "You're offline. Settings can be saved once you're back online.",
  checkConnection: 'Check your connection, then try again.',
  loading: 'Loading your settings',

  /** What each form is about. */
  heads: { dietary: 'What you eat', tags: 'What you like' },
  none: 'None',
  add: 'Add',
  addTo: ({ field }: { field: string }) => `Add to ${field}`,
  removeChoice: ({ choice }: { choice: string }) => `Remove ${choice}`,
  search: 'Search',
  nothingFound: 'Nothing by this name. Try another word.',
  chosenCount: ({ count }: { count: number }) => `${formatNumber(count)} chosen`,
  done: 'Done',
  whose: 'Whose settings',
  whoseOwn: ({ name }: { name: string }) => `${name} (you)`,
  whoseUnsaved: 'Save or discard your changes first.',
  saveSettings: 'Save Settings',
  discard: 'Discard',
  unsaved: 'Unsaved changes',
  /** What saving does to the plan. */
  saveEffect: ({ removed, adapted, returning }: { removed: number; adapted: number; returning: number }) => {
    const said = [
      ...(removed > 0 ? [`removes ${countOf(removed, mealForms)}`] : []),
      ...(adapted > 0 ? [`adapts ${countOf(adapted, mealForms)}`] : []),
      ...(returning > 0 ? [`brings back ${countOf(returning, mealForms)}`] : []),
    ]
    return `Saving ${listOf(said)}`
  },
  kept: 'Your changes were not saved. They are still here: check your connection, then save again.',

  planSuits: 'Every meal in your plan suits your settings.',
  planMayNotSuit: 'Your settings are saved, but your plan was not checked against them. Meals in it may not suit you.',
  goToPlan: 'Go to my plan',
  unknownWords: 'These are not ingredients we know, so they exclude no meals:',
  nothingClose: 'We found nothing similar.',
  /** Of the words of a field that excludes ingredients. */
  wordEffects: 'What these words exclude',
  wordEffect: ({ ingredients, meals }: { ingredients: number; meals: number }) =>
    `${countOf(ingredients, { one: 'ingredient', other: 'ingredients' })}, ${countOf(meals, mealForms)}`,
  effectSum: ({ count }: { count: number }) =>
    `Together they are in ${countOf(count, mealForms)}. Some of them are still offered, with a swap.`,
  effectSaid: ({ meals, unknown }: { meals: number; unknown: number }) =>
    `These words are in ${countOf(meals, mealForms)}.${unknown > 0 ? ` ${countOf(unknown, { one: 'word is not an ingredient', other: 'words are not ingredients' })} we know.` : ''}`,
  effectFailed: 'Could not look up what these words exclude.',
  tryAgain: 'Try again',
  notUnderstood: 'is not an ingredient we know, so it excludes no meals.',
  didYouMean: 'Did you mean',
  replace: ({ word, by }: { word: string; by: string }) => `Replace ${word} with ${by}`,

  account: 'Sign-in and feedback',
  changePassword: 'Change Password',
  sessions: 'Where you’re signed in',
  passkeys: 'Passkeys',
  secondFactor: 'Authenticator codes',
  security: 'Security history',
  keys: 'Keys for programs',
  server: 'Your server',
  notifications: 'Notifications',
  feedback: 'Feedback',
  logOut: 'Logout',
  unsent: {
    title: 'Not everything has been sent',
    description:
      'Some of what you did could not be sent. It stays on this device and is sent when you sign in here again.',
    stay: 'Stay signed in',
    leave: 'Log out anyway',
  },
  help: 'Help',
  contact: 'Need a hand, or is something not right? Contact our administrator at',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
})
