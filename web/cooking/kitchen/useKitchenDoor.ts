import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** Whether the kitchen is open, which the address says, so that Back leaves it and a reload opens it again (COOK-23). */
export function useKitchenDoor(): { open: boolean; enter: () => void; leave: () => void } {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  return {
    open: search.has('kitchen'),
    enter: () => setSearch({ mode: 'cook', kitchen: '' }, { state: { fromCook: true } }),
    leave: () => {
      if ((state as { fromCook?: unknown } | null)?.fromCook === true) void navigate(-1)
      else setSearch({ mode: 'cook' }, { replace: true })
    },
  }
}
