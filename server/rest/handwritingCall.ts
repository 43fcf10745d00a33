import { z } from 'zod'
import { LIMITS } from '../../schema/limits'
import { PHOTO_LIMITS } from '../../schema/photoLimits'
import { PICTURE_FIELD } from '../dishes/vision/readHandwriting'
import { schemaOf } from './schemaOf'
import { detail } from './shapes'

/** The group of calls whose body is a file, where an installation has any. */
export const FILES_TAG = {
  name: 'Files',
  description: 'Calls whose body is a file.',
}

const json = (shape: z.ZodType) => ({ 'application/json': { schema: schemaOf(shape) } })

const readText = z.object({
  text: z.string().max(LIMITS.dishTextLength),
  errors: z.array(z.never()).max(0),
})
const refused = z.object({
  text: z.null(),
  errors: z
    .array(
      z.object({
        code: z.enum(['REQUIRED', 'INVALID', 'TOO_LONG']),
        field: z.literal(PICTURE_FIELD),
        message: z.string(),
      }),
    )
    .min(1),
})

/**
 * `POST /api/handwriting` as the document describes it (docs/product.md MOVE-29): its body is a picture, so it is no call of
 * the adapter's table. server/http answers it, only where the configuration names a server that reads handwriting.
 *
 * @param shared answers that every call of the document may get.
 */
export const handwritingCall = (shared: object) => ({
  operationId: 'postHandwriting',
  tags: [FILES_TAG.name],
  summary: 'Reads the handwriting on a picture',
  description: [
    'Has the server that the operator names read what is written on a picture. What comes back is text and nothing more; neither picture nor text is kept. The picture goes on as a JPEG of at most 2,000 pixels without all else that the file says. Sixty pictures an hour, one at a time; the answer may take two minutes.',
    'A personal key needs DISHES_WRITE.',
  ].join('\n\n'),
  security: [{ accessToken: [] }, { personalKey: [] }],
  requestBody: {
    required: true,
    description: `The picture: JPEG, PNG, WebP or AVIF, at most ${PHOTO_LIMITS.bytes} bytes and ${PHOTO_LIMITS.pixels} pixels. Its bytes say what it is, whatever its type is called.`,
    content: Object.fromEntries(['jpeg', 'png', 'webp', 'avif'].map((kind) => [`image/${kind}`, {}])),
  },
  responses: {
    200: { description: 'What was read.', content: json(readText) },
    401: { description: 'There is no valid token.', content: json(detail) },
    403: {
      description: 'A partner key was sent, or the personal key lacks DISHES_WRITE.',
      content: json(detail),
    },
    408: { description: 'The picture did not arrive in time.', content: json(detail) },
    413: { description: 'The picture has too many bytes.', content: json(refused) },
    422: {
      description:
        'There is no picture (REQUIRED), it is none that is read or nothing was read on it (INVALID), or it or its text is too large (TOO_LONG).',
      content: json(refused),
    },
    ...shared,
  },
})
