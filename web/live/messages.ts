import { defineMessages } from '../../schema/text/defineMessages'

/** What the pages say about edits on their way to the household's plan and its cupboard. */
export const messages = defineMessages({
  editNotKept: 'A change of your plan was not kept.',
  notKept: ({ reason }: { reason: string }) => `A change of your plan was not kept. ${reason}`,
  forFormerHousehold: 'Some of what you did on this device was for a household that you have left. It was not kept.',
  wordNotKept: ({ name }: { name: string }) => `Your cupboard did not take ${name}`,
})
