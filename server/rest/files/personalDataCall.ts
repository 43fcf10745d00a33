import { z } from 'zod'
import { json } from '../documentParts'
import { ANSWERS_OF_ALL, FILES, saying } from './fileParts'

const held = z.object({
  product: z.string(),
  exportedAt: z.int(),
  data: z.record(z.string(), z.object({ about: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
})

/** `GET /api/user/data.json` as the document describes it (docs/product.md ACC-42, ACC-88). */
export const personalDataCall = {
  tags: [FILES],
  security: [{ accessToken: [] }],
  operationId: 'getUserDataJson',
  summary: 'Everything that is held about the person',
  description:
    'Each table with what it is about and the person’s rows, times in milliseconds since 1970. It takes a proof of at most ten minutes in this session, as signing in is. No key may call it. Ten files in ten minutes.',
  responses: {
    200: {
      description: 'The file.',
      headers: { 'Content-Disposition': { schema: { type: 'string' }, description: 'What the file is called.' } },
      content: json(held),
    },
    403: saying('A key was sent, or the session has no proof of at most ten minutes.'),
    ...ANSWERS_OF_ALL,
  },
}
