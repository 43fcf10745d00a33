import type { VisitPurpose } from '../../apollo/schemaTypes.generated'
import type { SessionEnds } from '../afterRefusal'
import { callServer } from '../callServer'
import { BeginProviderVisitText } from './operations.generated'

/**
 * Leaves for the home's own provider, which leads back to `/provider` and from there to `next` (docs/product.md ACC-60).
 * @returns what stands against it; null on the way.
 * @throws what `callServer` throws.
 */
export async function beginVisit(purpose: VisitPurpose, next: string, ends: SessionEnds): Promise<string | null> {
  const { beginProviderVisit } = await callServer(BeginProviderVisitText, { input: { purpose, next } }, ends)
  const { url, errors } = beginProviderVisit
  if (url === null) return errors[0]?.message ?? null
  window.location.assign(url)
  return null
}
