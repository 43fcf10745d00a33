import { useAlerts } from '../../ui/alerts'
import { usePastWeeksQuery } from '../operations.generated'
import { messages } from './messages'

const PAGE = 6

/** The household's past weeks, the last one first. */
export function usePastWeeks() {
  const alerts = useAlerts()
  const variables = { first: PAGE }
  const { data, error, loading, fetchMore } = usePastWeeksQuery({ variables, fetchPolicy: 'cache-and-network' })
  const page = data?.viewer.household?.plans
  const more = () =>
    void fetchMore({ variables: { after: page?.pageInfo.endCursor } }).catch(() => alerts.error(messages.loadFailed))
  return {
    weeks: page?.nodes ?? [],
    failed: error !== undefined && !loading && !page,
    loading,
    more: page?.pageInfo.hasNextPage ? more : null,
  }
}
