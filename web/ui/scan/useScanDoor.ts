import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const PARAM = 'scan'

/** Whether the camera is open, which the address says, so that Back leaves it (docs/product.md SHOP-67). */
export function useScanDoor(): { open: boolean; enter: () => void; leave: () => void } {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  return {
    open: search.has(PARAM),
    enter: () => setSearch((present) => changed(present, (next) => next.set(PARAM, '')), { state: { fromList: true } }),
    leave: () => {
      if ((state as { fromList?: unknown } | null)?.fromList === true) void navigate(-1)
      else setSearch((present) => changed(present, (next) => next.delete(PARAM)), { replace: true })
    },
  }
}

function changed(present: URLSearchParams, change: (next: URLSearchParams) => void): URLSearchParams {
  const next = new URLSearchParams(present)
  change(next)
  return next
}
