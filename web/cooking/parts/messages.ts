import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber, plural } from '../../../schema/text/format'

/** The texts of own dishes: those that are made for another one, and what a dish keeps beside its recipe. */
export const messages = defineMessages({
  makesServes: ({ count }: { count: number }) =>
    `${formatNumber(count, { maximumFractionDigits: 2 })} ${plural(count, { one: 'serve', other: 'serves' })} of it`,
  about: 'About this dish',
  notes: 'Notes',
  from: 'From',
  movedFrom: ({ application }: { application: string }) => `Moved out of ${application}`,
  sourceNutrition: 'Nutrition there:',
})
