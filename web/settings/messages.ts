import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber } from '../../schema/text/format'

/** What Settings says; word for word from docs/product.md (SET-9 to SET-15) where that gives the words. */
export const messages = defineMessages({
  saved: 'Successfully Saved Settings',
  saveFailed: 'Error Saving Settings',
  loadFailed: ({ productName }: { productName: string }) =>
    `There was a problem getting the user settings forms. Please try reloading ${productName}`,

  settings: 'Settings',
  userSettings: 'User Settings',
  offline: "You're offline. Settings can be saved once you're back.",
  checkConnection: 'Check your connection, then try again.',
  loading: 'Loading your settings',

  /** What each form is about. */
  heads: { dietary: 'What you eat', tags: 'What you like' },
  off: 'Off',
  none: 'None',
  set: ({ count }: { count: number }) => ` · ${formatNumber(count)} set`,
  saveSettings: 'Save Settings',
  discard: 'Discard',
  unsaved: 'Unsaved changes',
  kept: 'Nothing was stored. Your changes are still here: check your connection and save again.',

  planSuits: 'Every meal in your plan suits your settings.',
  planMayNotSuit: 'Your settings are saved, but your plan was not checked against them. Meals in it may not suit you.',
  goToPlan: 'Go to my plan',
  unknownWords: 'These are none of our ingredients, so they keep no meal away:',
  nothingClose: 'Nothing we know is close to it.',
  replace: ({ word, by }: { word: string; by: string }) => `Replace ${word} by ${by}`,

  account: 'Sign-in and feedback',
  changePassword: 'Change Password',
  feedback: 'Feedback',
  logOut: 'Logout',
  help: 'Help',
  contact: 'Need a hand, or is something not right? Contact our administrator at',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
})
