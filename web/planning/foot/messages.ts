import { defineMessages } from '../../../schema/text/defineMessages'

/** What opens below the plan. */
export const messages = defineMessages({
  nextWeek: 'Next week',
  recentChanges: 'Recent changes',
})
