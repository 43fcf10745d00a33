import { defineMessages } from '../../schema/text/defineMessages'
import { listOf, plural } from '../../schema/text/format'

/** What a calendar says of the plan. */
export const messages = defineMessages({
  calendar: ({ household }: { household: string }) => `Meals: ${household}`,
  calendarOf: ({ name }: { name: string }) => `Meals of ${name}`,
  summary: ({ category, title }: { category: string; title: string }) => `${category}: ${title}`,
  servedWith: ({ name, served }: { name: string; served: readonly string[] }) => `${name} with ${listOf(served)}`,
  leftovers: ({ name }: { name: string }) => `${name} (leftovers)`,
  frozen: ({ name }: { name: string }) => `${name} (from the freezer)`,
  out: ({ text }: { text: string }) => `${text} (out)`,
  serves: ({ serves }: { serves: number }) => `${serves} ${plural(serves, { one: 'serve', other: 'serves' })}`,
  noSuchMember: 'There is no such member in your household.',
})
