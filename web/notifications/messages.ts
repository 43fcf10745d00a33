import { defineMessages } from '../../schema/text/defineMessages'

/** The texts of the page about notifications. */
export const messages = defineMessages({
  title: 'Notifications',
  intro: 'Each device is notified only of what you switch on there, also while the page is closed.',
  offline: 'Notifications can’t be changed while you’re offline.',
  loading: 'Loading your notifications',
  loadFailed: 'Could not load your notifications',
  tryAgain: 'Check your connection, then try again.',
  failed: 'Could not do that. Check your connection, then try again.',
  here: 'On this device',
  notifyOf: 'Notify me of',
  kinds: {
    LIST_ADDED: 'What others add to the shopping list',
    DINNER: 'Tonight’s dinner',
    TIMERS: 'Kitchen timers',
  },
  kindHints: {
    LIST_ADDED: 'What they add within a minute comes as one.',
    DINNER: 'On days with a dinner in the plan.',
    TIMERS: 'When time is up, for others’ timers as well.',
  },
  dinnerHour: 'When to notify me of dinner',
  hourHint: 'Sydney’s time.',
  hour: ({ hour }: { hour: number }) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`,
  about: ({ household }: { household: string }) =>
    `This device is notified of “${household}”. A change here makes it the household that is open.`,
  test: 'Send a test',
  tested: 'Test on its way',
  on: 'Notifications are on',
  off: 'Notifications are off on this device',
  saved: 'Saved',
  notAllowed: 'You have not allowed notifications. Nothing was switched on.',
  notSubscribed: 'Your browser could not switch notifications on. Try again later, or in another browser.',
  none: 'This browser can’t show notifications. Try a current Chrome, Edge, Firefox or Safari.',
  homeScreen:
    'On an iPhone or iPad, first add this page to the home screen: choose Share, then “Add to Home Screen”. Open it from there and come back to this page.',
  blocked:
    'Notifications are blocked for this page. Open your browser’s settings for this page, beside its address, allow notifications there, and come back.',
  others: 'Your other devices',
  yours: 'Your devices',
  paused: 'Silent until you sign in there again',
  atHour: ({ hour }: { hour: string }) => `Dinner at ${hour}`,
  listOnly: 'Shopping list',
  timers: 'Kitchen timers',
  remove: 'Remove',
  removeOf: ({ label }: { label: string }) => `Remove ${label}`,
  removed: 'Device removed',
  device: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  browser: 'Browser',
  unknownSystem: 'another device',
})
