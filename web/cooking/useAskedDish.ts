import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PlannedMeal } from '../plan/plan'

/** Selects the meal of the row that the navigation state names, once it is in the plan; then the state is forgotten. */
export function useAskedDish(entries: readonly PlannedMeal[], select: (key: string) => void): void {
  const location = useLocation() as { state: { row?: unknown } | null; pathname: string; search: string }
  const navigate = useNavigate()
  const asked = entries.find(({ key }) => key === location.state?.row)?.key
  const choose = useEffectEvent((key: string) => {
    select(key)
    void navigate({ pathname: location.pathname, search: location.search }, { replace: true, state: null })
  })
  useEffect(() => {
    if (asked) choose(asked)
  }, [asked])
}
