import { photoName } from '../../schema/photoPath'
import { runBackground } from '../outgoing/runBackground'
import type { Services } from '../platform/services'
import { clearLeftovers } from './forgetPhotos'

const MINUTE = 60 * 1000
/** A photo that there is not. */
const NONE = '0'.repeat(22)

/** Deletes the files of photos that are forgotten, again and again. @returns stops it. */
export function startPhotos(services: Services): () => Promise<void> {
  void check(services)
  return runBackground(services, 'photos', [{ pause: MINUTE, work: () => clearLeftovers(services) }], () =>
    Promise.resolve(),
  )
}

/** Wrong settings are in the log at the start, and not with the first photo. */
const check = ({ photos, log }: Services): Promise<unknown> =>
  photos
    .get(photoName(NONE, 'plate'))
    .catch((error: unknown) => log.error({ error }, 'The store of photos does not answer as it should'))
