import { defineMessages } from '../../../schema/text/defineMessages'
import { plural } from '../../../schema/text/format'
import { planMessages } from '../../plan/messages'

/** What Done says of the freezer (docs/product.md COOK-33). */
export const messages = defineMessages({
  forFreezer: 'Something left for the freezer?',
  freeze: 'Put it in the freezer',
  frozen: ({ count }: { count: number }) =>
    `${planMessages.serves({ count })} ${plural(count, { one: 'is', other: 'are' })} in the freezer`,
})
