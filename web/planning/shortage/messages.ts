import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber } from '../../../schema/text/format'

/** The texts that only the notice of too few meals has. */
export const messages = defineMessages({
  excluding: ({ none }: { none: boolean }) =>
    none ? 'These settings exclude them:' : 'These settings exclude the others:',
  changeWish: ({ label }: { label: string }) => `Change ${label}`,
  leavesOut: ({ count }: { count: number }) => `excludes ${formatNumber(count)}`,
  changeSettings: 'Change my settings',
})
