import { LIMITS } from '../../../schema/limits'
import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber } from '../../../schema/text/format'

/** Texts about pictures whose handwriting the operator's server reads. */
export const messages = defineMessages({
  missing: 'Choose a picture first.',
  noAnswer: 'The server that reads handwriting gave no answer. Type the text, or try again later.',
  nothingRead: 'Nothing was read on this picture. Type the text, or take a picture from closer.',
  tooMuch: () =>
    `What was read is longer than a recipe: more than ${formatNumber(LIMITS.dishTextLength)} characters. Take a picture of the recipe alone.`,
})
