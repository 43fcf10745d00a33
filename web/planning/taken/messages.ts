import { defineMessages } from '../../../schema/text/defineMessages'

const who = (name: string) => name || 'Someone else'

/** The texts of what others took away from the plan. */
export const messages = defineMessages({
  cleared: ({ by }: { by: string }) => `${who(by)} cleared the plan.`,
  replaced: ({ by }: { by: string }) => `${who(by)} put another plan in the place of this one.`,
  bringBack: 'Bring back',
  isBack: 'The plan is back',
  close: 'Close',
})
