import type { OfferFilter, OfferOrder } from '../generated/schemaTypes'
import { outOfScope } from '../platform/errors'
import type { Principal } from '../request/context'

/** What no key reads, and so asks by neither: what the person says of recipes (docs/product.md API-53). */
const OPINIONS = ['isFavourite', 'isNeverAgain'] as const
/** What says what is at home. */
const AT_HOME = ['usesAtHome', 'isAllAtHome'] as const

/**
 * Whether a caller may ask for offers in this way. A key does not learn from which recipes come what it may not read.
 * @throws GraphQLError FORBIDDEN, with the scope that the key lacks.
 */
export function checkOffersFor(principal: Principal, filter: OfferFilter, order: OfferOrder): void {
  if (principal.kind !== 'key') return
  const opinion = OPINIONS.find((name) => typeof filter[name] === 'boolean')
  if (opinion) throw outOfScope(`OfferFilter.${opinion}`, [])
  if (order === 'RATING') throw outOfScope('OfferOrder.RATING', [])
  const atHome = AT_HOME.find((name) => typeof filter[name] === 'boolean')
  if (atHome && !principal.scopes.includes('CUPBOARD_READ'))
    throw outOfScope(`OfferFilter.${atHome}`, ['CUPBOARD_READ'])
}
