import { useState } from 'react'
import { oneOf, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'

/** The two ways to look at the rows of the plan. */
export type PlanViewName = 'category' | 'day'

const views = ownedStorage<{ view: PlanViewName }>(
  'planView',
  shape<{ view: PlanViewName }>({ view: oneOf(['category', 'day']) }),
)

/** Which of them is shown; the device remembers the last choice (docs/product.md WEEK-10). */
export function usePlanView(): [PlanViewName, (view: PlanViewName) => void] {
  const [view, show] = useState(() => views.read()?.view ?? 'category')
  return [
    view,
    (next) => {
      views.write({ view: next })
      show(next)
    },
  ]
}
