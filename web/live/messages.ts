import { defineMessages } from '../../schema/text/defineMessages'

/** What the pages say about edits on their way to the household's plan and its cupboard. */
export const messages = defineMessages({
  editNotKept: 'A change of your plan was not kept.',
  notKept: ({ reason }: { reason: string }) => `A change of your plan was not kept. ${reason}`,
  wordNotKept: ({ name }: { name: string }) => `Your cupboard did not take ${name}`,
})
