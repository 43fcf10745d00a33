import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { forgetMealOptions } from '../app/planner/mealOptions'
import { emptyRowsOf } from '../app/planner/plannerStorage'
import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import { DeleteDishDocument, type DishSummaryFragment, useDishesQuery } from './operations.generated'

/** A person's dishes, by name, and deleting one after it was asked about. */
export function useDishes() {
  const client = useApolloClient()
  const alerts = useAlerts()
  const { data, error, loading, refetch, fetchMore } = useDishesQuery({ fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true })
  const [asking, ask] = useState<DishSummaryFragment | null>(null)
  const [removing, setRemoving] = useState(false)
  const page = data?.dishes

  const more = () => {
    void fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        dishes: { ...next.dishes, nodes: [...before.dishes.nodes, ...next.dishes.nodes] },
      }),
    }).catch(() => alerts.error(messages.loadFailed))
  }

  const remove = async () => {
    if (!asking) return
    setRemoving(true)
    try {
      const { data: answer } = await client.mutate({ mutation: DeleteDishDocument, variables: { id: asking.id } })
      // One that is gone already is what was wanted.
      const gone = answer?.deleteDish.deleted || answer?.deleteDish.errors.some(({ code }) => code === 'UNKNOWN')
      if (!gone) throw new Error(messages.deleteFailed)
      forgetMealOptions()
      emptyRowsOf(asking)
      ask(null)
      alerts.info(messages.deleted(asking.name))
      await refetch().catch(() => {})
    } catch {
      alerts.error(messages.deleteFailed)
    } finally {
      setRemoving(false)
    }
  }

  return {
    /** null while none have come. */
    dishes: page?.nodes ?? null,
    total: page?.totalCount ?? 0,
    failed: error !== undefined && !loading,
    loading,
    reload: () => void refetch().catch(() => {}),
    more: page?.pageInfo.hasNextPage ? more : null,
    asking, ask, remove, removing,
  }
}
