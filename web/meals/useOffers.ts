import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import { type OfferQuery, toFilter } from './offerQuery'
import { type OfferFragment, useOffersQuery } from './operations.generated'

const PAGE = 24

/** An offer whose recipe is there. */
export type ShownOffer = OfferFragment & { recipe: NonNullable<OfferFragment['recipe']> }

/** The offers that are asked for, page by page; while others are loaded, those before stay in sight. */
export function useOffers(query: OfferQuery) {
  const alerts = useAlerts()
  const variables = { first: PAGE, filter: toFilter(query), orderBy: query.order }
  const { data, previousData, error, loading, refetch, fetchMore } = useOffersQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const page = (data ?? (error ? undefined : previousData))?.viewer.household?.offers
  const more = () =>
    void fetchMore({ variables: { after: page?.pageInfo.endCursor } }).catch(() => alerts.error(messages.loadFailed))
  return {
    /** null until they have been loaded. */
    offers: page?.nodes.filter((offer): offer is ShownOffer => offer.recipe !== null) ?? null,
    total: page?.totalCount ?? 0,
    counts: page ? { suitable: page.suitableCount, all: page.recipeCount } : null,
    /** Whether what is shown is not what is asked for. */
    stale: data === undefined && page !== undefined,
    failed: error !== undefined && !loading && page === undefined,
    loading,
    reload: () => void refetch().catch(() => {}),
    more: page?.pageInfo.hasNextPage ? more : null,
  }
}
