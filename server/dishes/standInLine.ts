import { defineMessages } from '../../schema/text/defineMessages'
import { plural } from '../../schema/text/format'

const texts = defineMessages({
  moreIngredients: ({ count }: { count: number }) =>
    `and ${count} more, which ${plural(count, { one: 'is', other: 'are' })} in the notes`,
})

/** The line that stands for ingredients which a dish has no room for: nothing may match it (docs/product.md MOVE-4). */
export const standInLine = texts.moreIngredients

/** Whether a line is such a one. */
export const isStandIn = (text: string): boolean => /^and \d+ more, which (?:is|are) in the notes$/.test(text.trim())
