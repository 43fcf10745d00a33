import { defineMessages } from '../../schema/text/defineMessages'
import { formatDate, formatNumber, plural } from '../../schema/text/format'

/** What is written into a dish that was brought in, where its recipe does not say it. */
export const texts = defineMessages({
  noMethod: 'No method came with this recipe.',
  ingredientsToo: 'Further ingredients:',
  makes: ({ text }: { text: string }) => `Makes: ${text}`,
  takes: ({ text }: { text: string }) => `Takes: ${text}`,
  wholeName: ({ name }: { name: string }) => `Whole name: ${name}`,
  moreLabels: ({ labels }: { labels: string }) => `Tags: ${labels}`,
  plan: 'Plan',
  earlierPlans: ({ count }: { count: number }) =>
    `${formatNumber(count)} earlier ${plural(count, { one: 'plan', other: 'plans' })}`,
  ofWeek: ({ from, to }: { from: string; to: string }) => `, ${from} to ${to}`,
  part: ({ part }: { part: number }) => `, part ${part}`,
  day: ({ at, parts }: { at: number; parts: Intl.DateTimeFormatOptions }) =>
    formatDate(at, { ...parts, timeZone: 'UTC' }),
  rated: ({ rating }: { rating: number }) => `Rated ${rating} of 5`,
})
