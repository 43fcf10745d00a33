import { LIMITS } from '../../../schema/limits'
import type { InputError } from '../../generated/schemaTypes'
import { makeJpeg } from '../../photos/makePhoto'
import { inputError, unavailable } from '../../platform/errors'
import type { Services } from '../../platform/services'
import type { VisionSettings } from '../../platform/visionSettings'
import { askVision } from './askVision'
import { messages } from './messages'

/** Where pictures are sent whose handwriting is to be read. */
export const HANDWRITING = '/api/handwriting'
/** The field that a picture is sent in, as errors name it. */
export const PICTURE_FIELD = 'picture'
/** The longer side of what is sent on, in pixels. */
const SIDE = 2000
/** Seconds after which it may be tried again. */
const REST = 60

/** What was read on a picture, or what is wrong. */
export type ReadText = { text: string; errors: readonly [] } | { text: null; errors: readonly InputError[] }

const refused = (code: InputError['code'], message: string): ReadText => ({
  text: null,
  errors: [inputError(code, PICTURE_FIELD, message)],
})

/**
 * Has the operator's server read what is written on a picture (docs/product.md MOVE-29). Nothing of the picture or the text
 * is kept. The answer is text, whatever it says: it goes to the person, and is read as a recipe like any other text.
 *
 * @param signal ends it when the person has left.
 * @throws GraphQLError UNAVAILABLE where there was no answer with a text, or none in time.
 */
export async function readHandwriting(
  { log }: Pick<Services, 'log'>,
  vision: VisionSettings,
  sent: Buffer,
  signal: AbortSignal,
): Promise<ReadText> {
  const made = await makeJpeg(sent, SIDE)
  if ('code' in made) return refused(made.code, made.message)
  const answer = await askVision(vision, made.jpeg, signal)
  if ('failure' in answer) {
    log.warn({ failure: answer.failure }, 'The server that reads handwriting gave no text')
    throw unavailable(REST, messages.noAnswer)
  }
  const text = plainText(answer.text)
  if (text === '') return refused('INVALID', messages.nothingRead)
  return text.length > LIMITS.dishTextLength ? refused('TOO_LONG', messages.tooMuch()) : { text, errors: [] }
}

/** Without the fence that models put around what they copy, and without characters that show nothing. */
function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .trim()
    .replace(/^```[a-z]*\n([^]*)\n```$/, '$1')
    .trim()
}
