import { defineMessages } from '../../schema/text/defineMessages'

/** The texts of the card about calendars. */
export const messages = defineMessages({
  title: 'Your calendar',
  intro:
    'Have your plan in the calendar of your phone or computer: meals with a day, at their usual times, with a link to the recipe.',
  whose: 'Whose meals',
  everyone: 'The whole household',
  you: 'Yours',
  make: 'Make an address',
  renew: 'Renew the address',
  end: 'End it',
  made: ({ date }: { date: string }) => `Address made on ${date}. It can’t be shown again; renew it if you’ve lost it.`,
  address: 'Secret address',
  copy: 'Copy the address',
  copied: 'Address copied',
  copyFailed: 'Could not copy the address',
  hint: 'Add it in your calendar as a subscription, “from URL”. Anyone who has the address can read the plan. It is shown only now.',
  ended: 'The address has ended',
  failed: 'Could not do that. Check your connection, then try again.',
})
