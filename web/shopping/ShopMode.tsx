import { useRead } from '../live/useRead'
import { PlanReportNotice } from '../plan/PlanNotices'
import { usePageTitle } from '../product/usePageTitle'
import { Stack } from '../ui/Stack'
import { WithLists } from './lists/WithLists'
import { messages } from './messages'
import { useNewShop } from './newShop'
import { EmptyShop, FailedShop, NoServes, UnsuitablePlan } from './ShopStates'
import { ShoppingList } from './ShoppingList'
import { ShopSkeleton } from './ShopSkeleton'
import { type ListControls, useList } from './useList'
import { useListAgain } from './useListAgain'
import { useShoppingList } from './useShoppingList'
import { WithOwnItems } from './WithOwnItems'

/** The planner's Shop mode: one list for the whole plan, by store area (docs/product.md SHOP-1, SHOP-5), and others beside it. */
export default function ShopMode() {
  usePageTitle(messages.title)
  const list = useList()
  const { isRead } = useRead('list')
  // The store that the person prefers may have changed since, which is not published to the household.
  useRead('habits')
  return (
    <WithLists list={list}>
      <PlanShop list={list} isRead={isRead} />
    </WithLists>
  )
}

function PlanShop({ list, isRead }: { list: ListControls; isRead: boolean }) {
  const { state, fresh, refresh, refreshing } = useShoppingList()
  useListAgain(list.store.owner, { fresh, refresh })
  useNewShop(list, isRead ? fresh : null)
  switch (state.status) {
    case 'empty':
      return <EmptyShop kept={state.kept} list={list} />
    case 'unsuitable':
      return <WithOwnItems list={list} state={(level) => <UnsuitablePlan level={level} />} />
    case 'noServes':
      return <WithOwnItems list={list} state={(level) => <NoServes level={level} />} />
    case 'loading':
      return <ShopSkeleton />
    case 'failed':
      return (
        <WithOwnItems
          list={list}
          state={(level) => (
            <FailedShop level={level} reasons={state.reasons} onRetry={refresh} retrying={refreshing} />
          )}
        />
      )
    case 'list':
      return (
        <Stack $gap={5}>
          <PlanReportNotice />
          <ShoppingList items={state.items} kept={state.kept} list={list} onRetry={refresh} retrying={refreshing} />
        </Stack>
      )
  }
}
