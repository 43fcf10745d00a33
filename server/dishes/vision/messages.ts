import { LIMITS } from '../../../schema/limits'
import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber } from '../../../schema/text/format'

/** Texts about pictures whose handwriting the operator's server reads. */
export const messages = defineMessages({
  /** What the server is asked with each picture; no part of it is anyone's input. */
  task:
    'Copy all text on this picture exactly as it is written, line by line, column by column, in its own language. ' +
    'Correct nothing, add nothing, and leave out nothing. Answer with the text alone.',
  missing: 'Choose a picture first.',
  noAnswer: 'The server that reads handwriting gave no answer. Type the text, or try again later.',
  nothingRead: 'Nothing was read on this picture. Type the text, or take a picture from closer.',
  tooMuch: () =>
    `What was read is longer than a recipe: more than ${formatNumber(LIMITS.dishTextLength)} characters. Take a picture of the recipe alone.`,
})
