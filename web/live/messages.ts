import { defineMessages } from '../../schema/text/defineMessages'

/** What the pages say about edits on their way to the household's plan and its cupboard. */
export const messages = defineMessages({
  editNotKept: 'Could not save a change to your plan.',
  notKept: ({ reason }: { reason: string }) => `Could not save a change to your plan. ${reason}`,
  forFormerHousehold: 'Some changes on this device were for a household that you have left, so they were discarded.',
  leftHousehold:
    'You no longer belong to the household that was open here, so its plan and list are gone from this device.',
  theFreezer: 'what is in the freezer',
  wordNotKept: ({ name }: { name: string }) => `Could not save ${name} in your cupboard`,
})
