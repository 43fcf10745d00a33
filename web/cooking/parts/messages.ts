import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber, plural } from '../../../schema/text/format'

/** The texts of dishes that are made for another one. */
export const messages = defineMessages({
  makesServes: ({ count }: { count: number }) =>
    `${formatNumber(count, { maximumFractionDigits: 2 })} ${plural(count, { one: 'serve', other: 'serves' })} of it`,
})
