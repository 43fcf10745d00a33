import { defineMessages } from '../../../schema/text/defineMessages'

/** What Shop asks about things that keep. */
export const messages = defineMessages({
  ask: ({ count }: { count: number }) => `Check ${count} things you may have`,
  title: 'Do you have these?',
  hint: 'They keep for months. What you tick goes into your cupboard and stays off the list.',
  have: 'I have',
  done: ({ had, rest }: { had: number; rest: number }) =>
    had === 0 ? `Buy all ${rest}` : rest === 0 ? 'Buy none of them' : `Buy the other ${rest}`,
})
