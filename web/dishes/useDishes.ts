import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { forgetMealOptions } from '../plan/mealOptions'
import { emptyRowsOf } from '../live/plan/dishRows'
import { useAlerts } from '../ui/alerts'
import { removeDishFromCache } from './dishCache'
import { messages } from './messages'
import {
  type DeleteDishMutation,
  type DishRowFragment,
  useDeleteDishMutation,
  useDishesQuery,
} from './operations.generated'

/** In the page's address: only the dishes of which something is assumed. */
const TO_CHECK = 'check'

/** The user's dishes by name, those that are searched for, and deleting one after it was asked about. */
export function useDishes() {
  const [search, setSearch] = useState('')
  const [params, setParams] = useSearchParams()
  const onlyAssumed = params.has(TO_CHECK)
  const alerts = useAlerts()
  // The cached list is shown at once; dishes may have been changed on another device.
  const { data, previousData, error, loading, refetch, fetchMore } = useDishesQuery({
    // Without a search and a filter it is the same list as that of the editor's choices.
    variables: {
      ...(search.trim() === '' ? {} : { search: search.trim() }),
      ...(onlyAssumed ? { assumed: true } : {}),
    },
    fetchPolicy: 'cache-and-network',
  })
  const [asking, ask] = useState<DishRowFragment | null>(null)
  // Not optimistic: a deletion can't be undone, so it is shown when it has happened.
  const [deleteDish, { loading: removing }] = useDeleteDishMutation({
    onError: () => alerts.error(messages.deleteFailed),
  })
  const page = (data ?? previousData)?.dishes

  const more = () => {
    void fetchMore({ variables: { after: page?.pageInfo.endCursor } }).catch(() => alerts.error(messages.loadFailed))
  }

  const remove = (dish: DishRowFragment) => {
    void deleteDish({
      variables: { id: dish.id },
      update: (cache, { data: answer }) => {
        if (answer && isGone(answer)) removeDishFromCache(cache, dish)
      },
      onCompleted: (answer) => {
        if (!isGone(answer)) {
          const [inUse] = answer.deleteDish.errors.filter(({ code }) => code === 'IN_USE')
          if (inUse) ask(null)
          alerts.error(inUse ? messages.staysInUse(dish) : messages.deleteFailed, inUse && { more: inUse.message })
          return
        }
        forgetMealOptions()
        emptyRowsOf(dish)
        ask(null)
        alerts.info(messages.deleted({ name: dish.name }))
      },
    })
  }

  return {
    /** null until they have been loaded. */
    dishes: page?.nodes ?? null,
    total: page?.totalCount ?? 0,
    search,
    setSearch,
    /** How many wait for a look, of all. */
    assumedCount: page?.assumedCount ?? 0,
    onlyAssumed,
    showAssumed: () => setParams(onlyAssumed ? {} : { [TO_CHECK]: '' }, { replace: true, preventScrollReset: true }),
    failed: error !== undefined && !loading,
    loading,
    reload: () => void refetch().catch(() => {}),
    more: page?.pageInfo.hasNextPage ? more : null,
    asking,
    ask,
    remove,
    removing,
  }
}

/** Whether the dish does not exist any more; one that was deleted elsewhere counts too. */
function isGone({ deleteDish: { ok, errors } }: DeleteDishMutation): boolean {
  return ok || errors.some(({ code }) => code === 'UNKNOWN')
}
