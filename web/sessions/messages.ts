import { defineMessages } from '../../schema/text/defineMessages'

/** The texts of the page about where a person is signed in. */
export const messages = defineMessages({
  title: 'Where you’re signed in',
  intro: 'Sign out what you don’t use any more, or don’t know.',
  offline: 'You can’t sign out other devices while you’re offline.',
  loading: 'Loading where you’re signed in',
  loadFailed: 'Could not load where you’re signed in',
  tryAgain: 'Check your connection, then try again.',
  failed: 'Could not do that. Check your connection, then try again.',
  here: 'This device',
  others: 'Other devices',
  none: 'You’re signed in nowhere else.',
  inUse: 'In use now',
  lastUsed: ({ time }: { time: string }) => `Last used ${time}`,
  since: ({ date }: { date: string }) => `Signed in ${date}`,
  from: ({ network }: { network: string }) => `From ${network}`,
  end: 'Sign out',
  endOf: ({ label, time }: { label: string; time: string }) => `Sign out ${label}, last used ${time}`,
  endAll: 'Sign out all others',
  endAllTitle: 'Sign out all other devices?',
  endAllWarning: 'They stop at once and have to sign in again. What they have not sent yet stays on them.',
  keep: 'Keep them',
  ended: 'Signed out there',
  allEnded: 'Signed out everywhere else',
  unknown: 'Was one of them not you? Sign it out, then change your password.',
  history: 'Security history',
})
