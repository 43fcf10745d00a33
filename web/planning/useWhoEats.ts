import { useCallback } from 'react'
import type { TableMember } from '../live/replica/firstView'
import { tellHousehold } from '../live/tellHousehold'
import { CATEGORIES, type Category, CATEGORY_ENUM } from '../plan/plan'
import { forgetMealOptions } from '../plan/mealOptions'
import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import { useSetWhoEatsMutation } from './operations.generated'

/**
 * Changes which categories a member eats at home. The plan's serves, and whether it suits, follow by themselves: all devices
 * of the household are notified (docs/product.md HH-16).
 */
export function useWhoEats() {
  const [update, { loading }] = useSetWhoEatsMutation()
  const alerts = useAlerts()
  const setEats = useCallback(
    async ({ id, eats }: TableMember, category: Category, isOn: boolean) => {
      const wanted = CATEGORIES.map((one) => CATEGORY_ENUM[one]).filter((one) =>
        one === CATEGORY_ENUM[category] ? isOn : eats.includes(one),
      )
      const answer = await update({ variables: { input: { memberId: id, eats: wanted } } }).catch(() => null)
      const household = answer?.data?.updateHouseholdMember.household
      if (!household) return void alerts.error(messages.eatsFailed)
      forgetMealOptions()
      tellHousehold(household)
    },
    [update, alerts],
  )
  return { setEats, busy: loading }
}
