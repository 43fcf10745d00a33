import { PlanReportNotice } from '../plan/PlanNotices'
import { usePageTitle } from '../product/usePageTitle'
import { Stack } from '../ui/Stack'
import { messages } from './messages'
import { EmptyShop, FailedShop, NoServes, UnsuitablePlan } from './ShopStates'
import { ShoppingList } from './ShoppingList'
import { ShopSkeleton } from './ShopSkeleton'
import { useShoppingList } from './useShoppingList'
import { useTicks } from './useTicks'

/** The planner's Shop mode: one list for the whole plan, by store area (docs/product.md SHOP-1, SHOP-5). */
export default function ShopMode() {
  usePageTitle(messages.title)
  const ticking = useTicks()
  const { state, refresh, refreshing } = useShoppingList(ticking.carry)
  switch (state.status) {
    case 'empty':
      return <EmptyShop kept={state.kept} ticking={ticking} />
    case 'unsuitable':
      return <UnsuitablePlan />
    case 'noServes':
      return <NoServes />
    case 'loading':
      return <ShopSkeleton />
    case 'failed':
      return <FailedShop reasons={state.reasons} onRetry={refresh} retrying={refreshing} />
    case 'list':
      return (
        <Stack $gap={5}>
          <PlanReportNotice />
          <ShoppingList
            items={state.items}
            kept={state.kept}
            ticking={ticking}
            onRetry={refresh}
            retrying={refreshing}
          />
        </Stack>
      )
  }
}
