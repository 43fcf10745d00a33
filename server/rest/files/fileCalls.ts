import { HANDWRITING } from '../../dishes/vision/readHandwriting'
import type { Config } from '../../platform/config'
import { exportCall } from './exportCall'
import { handwritingCall } from './handwritingCall'
import { importCall } from './importCall'
import { catalogueCall, mealCall } from './partnerCalls'
import { personalDataCall } from './personalDataCall'
import { photoCall } from './photoCall'

/**
 * The calls below /api whose body or answer is a file, by path, as the document describes them (docs/product.md API-10). They
 * are no calls of the adapter's table: server/http answers them.
 */
export const fileCalls = ({ vision }: Pick<Config, 'vision'>) => ({
  '/api/photos': { post: photoCall },
  '/api/imports': { post: importCall },
  ...(vision && { [HANDWRITING]: { post: handwritingCall } }),
  '/api/exports/{form}': { get: exportCall },
  '/api/user/data.json': { get: personalDataCall },
  '/api/partners/catalogue.ndjson': { get: catalogueCall },
  '/api/partners/meals/{slug}.jsonld': { get: mealCall },
})
