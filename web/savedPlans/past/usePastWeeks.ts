import { useApolloClient } from '@apollo/client/react'
import { useAlerts } from '../../ui/alerts'
import { PastWeeksDocument, usePastWeeksQuery } from '../operations.generated'
import { useFresh } from '../useFresh'
import { useReadAgain } from '../useReadAgain'
import { messages } from './messages'

const PAGE = 6

/** The household's past weeks, the last one first. @param isBusy whether this page changes one. */
export function usePastWeeks(isBusy: boolean) {
  const client = useApolloClient()
  const alerts = useAlerts()
  const variables = { first: PAGE }
  const { data, error, loading, refetch, fetchMore } = usePastWeeksQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const page = data?.viewer.household?.plans
  const readAgain = useReadAgain(PAGE, page?.nodes.length ?? 0, (first) =>
    page ? client.query({ query: PastWeeksDocument, variables: { first }, fetchPolicy: 'network-only' }) : refetch(),
  )
  useFresh(() => void readAgain().catch(() => undefined), isBusy)
  const more = () =>
    void fetchMore({ variables: { after: page?.pageInfo.endCursor } }).catch(() => alerts.error(messages.loadFailed))
  return {
    weeks: page?.nodes ?? [],
    failed: error !== undefined && !loading && !page,
    loading,
    more: page?.pageInfo.hasNextPage ? more : null,
  }
}
