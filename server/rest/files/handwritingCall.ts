import { z } from 'zod'
import { LIMITS } from '../../../schema/limits'
import { PICTURE_FIELD } from '../../dishes/vision/readHandwriting'
import { json } from '../documentParts'
import {
  ANSWERS_OF_ALL,
  COMPRESSED,
  FOR_PEOPLE,
  lacking,
  noErrors,
  pictureBody,
  refusing,
  saying,
  wrong,
} from './fileParts'

const readText = z.object({ text: z.string().max(LIMITS.dishTextLength), errors: noErrors })
const refused = refusing('text', wrong(PICTURE_FIELD, ['REQUIRED', 'INVALID', 'OUT_OF_RANGE', 'TOO_LONG']))

/**
 * `POST /api/handwriting` as the document describes it (docs/product.md MOVE-29): server/http answers it, only where the
 * configuration names a server that reads handwriting.
 */
export const handwritingCall = {
  ...FOR_PEOPLE,
  operationId: 'postHandwriting',
  summary: 'Reads the handwriting on a picture',
  description: [
    'Has the server that the operator names read what is written on a picture. What comes back is text and nothing more; neither picture nor text is kept. The picture goes on as a JPEG of at most 2,000 pixels without all else that the file says. Sixty pictures an hour, one at a time; the answer may take two minutes.',
    'A personal key needs DISHES_WRITE.',
  ].join('\n\n'),
  requestBody: pictureBody('The picture'),
  responses: {
    200: { description: 'What was read.', content: json(readText) },
    403: lacking('DISHES_WRITE'),
    408: saying('The picture did not arrive in time.'),
    413: { description: 'The picture has too many bytes.', content: json(refused) },
    415: COMPRESSED,
    422: {
      description:
        'There is no picture (REQUIRED), it is none that is read or nothing was read on it (INVALID), it has too many pixels (OUT_OF_RANGE), or what was read is too long (TOO_LONG).',
      content: json(refused),
    },
    ...ANSWERS_OF_ALL,
  },
}
