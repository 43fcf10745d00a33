import type { InputError } from '../generated/schemaTypes'
import type { Context } from './context'

/**
 * The errors of a mailed key as a caller knows them: LINK_INVALID in calls with `Graph-Ids: 1`, which are written against
 * the graph, and until 2027-11-23 KEY_INVALID in others, which may look for it.
 */
export const releasedCodes = (errors: readonly InputError[], { graphIds }: Pick<Context, 'graphIds'>): InputError[] =>
  errors.map((error) => (error.code === 'LINK_INVALID' && !graphIds ? { ...error, code: 'KEY_INVALID' } : error))
