import { useEffect, useMemo } from 'react'
import { onHabits } from '../../live/household'
import { useAlerts } from '../../ui/alerts'
import {
  type ShopHabitsFragment,
  useArrangeShopMutation,
  useSetOwnPricesMutation,
  useShopHabitsQuery,
} from '../operations.generated'
import type { HabitsActs } from './habitsActs'
import { hearHabits, keptHabits } from './keptHabits'
import { messages } from './messages'

/** The outcome of a change. */
interface Outcome {
  shopHabits: ShopHabitsFragment | null
  errors: readonly { message: string }[]
}

/** Keeps how the household shops in step with the server while Shop is shown, and changes it. */
export function useHabitsSync(): HabitsActs {
  const alerts = useAlerts()
  const { data, refetch } = useShopHabitsQuery({ fetchPolicy: 'no-cache' })
  const [arrangeShop] = useArrangeShopMutation({ fetchPolicy: 'no-cache' })
  const [setOwnPrices] = useSetOwnPricesMutation({ fetchPolicy: 'no-cache' })

  useEffect(() => {
    if (data) hearHabits(data.shopHabits, data.household.id)
  }, [data])

  useEffect(() => {
    const read = () => void (navigator.onLine && refetch().catch(() => {}))
    window.addEventListener('online', read)
    const stop = onHabits(({ version }) => {
      if (version !== keptHabits.read()?.habits.version) read()
    })
    return () => {
      stop()
      window.removeEventListener('online', read)
    }
  }, [refetch])

  return useMemo(() => {
    /** Shows a change at once, and sends it. */
    const change = (
      next: (habits: ShopHabitsFragment) => ShopHabitsFragment,
      send: () => Promise<Outcome | undefined>,
      failed: string,
    ) => {
      const before = keptHabits.read()
      if (before) keptHabits.write({ ...before, habits: next(before.habits) })
      const takeBack = (message: string) => {
        if (before) keptHabits.write(before)
        alerts.error(message)
      }
      send()
        .then((answer) => {
          if (answer?.shopHabits) hearHabits(answer.shopHabits)
          else takeBack(answer?.errors[0]?.message ?? failed)
        })
        .catch(() => takeBack(failed))
    }
    return {
      arrange: (areas) => {
        const store = keptHabits.read()?.habits.store?.id ?? null
        change(
          (habits) => ({
            ...habits,
            orders: [
              ...habits.orders.filter((order) => order.store !== store),
              ...(areas ? [{ store, areas: [...areas] }] : []),
            ],
          }),
          async () => (await arrangeShop({ variables: { store, areas: areas && [...areas] } })).data?.arrangeShop,
          messages.notArranged,
        )
      },
      setPrices: (prices) => {
        const changed = new Map(prices.map(({ product, cents }) => [product, cents]))
        change(
          (habits) => ({
            ...habits,
            prices: [
              ...habits.prices.filter(({ product }) => !changed.has(product)),
              ...[...changed].flatMap(([product, cents]) => (cents === null ? [] : [{ product, cents }])),
            ],
          }),
          async () => (await setOwnPrices({ variables: { prices: [...prices] } })).data?.setOwnPrices,
          messages.notSaved,
        )
      },
    }
  }, [alerts, arrangeShop, setOwnPrices])
}
