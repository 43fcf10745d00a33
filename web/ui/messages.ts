import { formatNumber } from '../../schema/text/format'
import { defineMessages } from '../../schema/text/defineMessages'

export const messages = defineMessages({
  alerts: 'Alerts',
  closeAlert: 'Close alert',
  close: 'Close',
  loading: 'Loading…',
  loadingPart: 'Loading',
  tryAgain: 'Try again',
  codeMissing: 'Could not open this. Check your connection, then try again.',
  pickOne: 'Pick one',
  search: 'Search',
  nothingMatches: 'Nothing matches.',
  offline: "You're offline. What is on this page still works.",
  showPassword: ({ label }: { label: string }) => `Show ${label.toLowerCase()}`,
  hidePassword: ({ label }: { label: string }) => `Hide ${label.toLowerCase()}`,
  wordCount: ({ words, limit }: { words: number; limit: number }) =>
    `${formatNumber(words)} / ${formatNumber(limit)} words`,
  wordLimit: 'Word limit reached',
  step: ({ step, count }: { step: number; count: number }) => `Question ${step} of ${count}`,
  stepsDone: 'All done!',
})
