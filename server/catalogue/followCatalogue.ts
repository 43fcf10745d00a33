import { badRequest, unavailable } from '../platform/errors'
import { deliveriesOf } from '../pubsub/deliveriesOf'
import { endingWith } from '../pubsub/endingWith'
import type { Listener } from '../pubsub/PubSub'
import type { CatalogueStore } from './CatalogueStore'
import { type ChangePlace, readChangeToken, writeChangeToken } from './changeToken'
import { messages } from './messages'

/** That the catalogue has changed since a token. */
export interface NewsView {
  readonly token: string
}

/** What is followed: the changes that all instances tell, and when there are others. */
export type Followed = Pick<CatalogueStore, 'told' | 'follow'>

/**
 * That the catalogue has changed since a token, and each time that it changes after that (docs/product.md PART-10). No
 * message is about more than that: what changed is read by the token.
 * @throws BAD_USER_INPUT naming `after` when it is no token of this history; UNAVAILABLE while no changes are recorded.
 */
export function followCatalogue(catalogue: Followed, after: string | null): AsyncIterableIterator<NewsView, undefined> {
  const place = beginAt(catalogue, after)
  const subscribe = (_channel: string, listener: Listener) => catalogue.follow(() => listener({}))
  const deliveries = deliveriesOf({ subscribe }, '')
  return endingWith(deliveries, newsFrom(catalogue, place, deliveries))
}

function beginAt({ told }: Followed, after: string | null): ChangePlace {
  if (!told) throw unavailable()
  if (after === null) return { era: told.era, sequence: told.upTo, began: told.upTo }
  const place = readChangeToken(after)
  if (place?.era !== told.era) throw badRequest(messages.otherToken, 'after')
  return place
}

async function* newsFrom(
  catalogue: Followed,
  begin: ChangePlace,
  deliveries: AsyncIterableIterator<unknown, undefined>,
): AsyncGenerator<NewsView, undefined> {
  let place = begin
  const news = (): NewsView | null => {
    const { told } = catalogue
    // The token may be of a server that is ahead of this one.
    if (!told || (told.era === place.era && told.upTo <= place.sequence)) return null
    const token = writeChangeToken(place)
    // In another history, after a restored backup, the token is refused, and the client begins without one.
    place =
      told.era === place.era
        ? { ...place, sequence: told.upTo }
        : { era: told.era, sequence: told.upTo, began: told.upTo }
    return { token }
  }
  const first = news()
  if (first) yield first
  for await (const _ of deliveries) {
    const next = news()
    if (next) yield next
  }
}
