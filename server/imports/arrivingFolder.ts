import { join } from 'node:path'
import type { Services } from '../platform/services'

/** Where files arrive: beside the photos, where there is room. */
export const arrivingFolder = ({ config }: Pick<Services, 'config'>): string => join(config.photoFolder, 'arriving')
