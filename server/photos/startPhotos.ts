import { runBackground } from '../outgoing/runBackground'
import type { Services } from '../platform/services'
import { clearLeftovers } from './forgetPhotos'

const MINUTE = 60 * 1000

/** Deletes the files of photos that are forgotten, again and again. @returns stops it. */
export const startPhotos = (services: Services): (() => Promise<void>) =>
  runBackground(services, 'photos', [{ pause: MINUTE, work: () => clearLeftovers(services) }], () => Promise.resolve())
