import { TRAFFIC_LIMITS } from '../../schema/trafficLimits'
import { inTransaction } from '../database/transaction'
import { inputError } from '../platform/errors'
import type { InputError, ProductLinkInput } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { messages } from './messages'
import { problemsOfLinks, writeLinks } from './productLinkRows'
import { storeIds } from './StoreModel'

/**
 * Writes or removes product links of a partner's own stores, all or none. Every wrong one is named; another partner's store
 * is answered like one that does not exist.
 */
export async function setProductLinks(
  services: Services,
  partnerId: string,
  given: readonly ProductLinkInput[],
): Promise<{ written: number; errors: InputError[] }> {
  if (given.length > TRAFFIC_LIMITS.linksPerImport)
    return {
      written: 0,
      errors: [inputError('TOO_MANY', 'links', messages.links.tooMany({ most: TRAFFIC_LIMITS.linksPerImport }))],
    }
  const links = given.map(({ store, ingredient, url }) => ({ store, ingredient, url: url ?? null }))
  const problems = problemsOfLinks(services, links, await storeIds(services.db, partnerId))
  if (problems.length > 0)
    return {
      written: 0,
      errors: problems.map(({ index, field, code, message }) => inputError(code, `links[${index}].${field}`, message)),
    }
  await inTransaction(services.db, (trx) => writeLinks(trx, links, services.now()))
  return { written: links.length, errors: [] }
}
