import { useCallback, useEffect, useState } from 'react'

/** How long a row that was looked for stays marked, in milliseconds. */
const MARKED = 4000

/** The row of the list that was looked for by adding it, marked for a while (docs/product.md SHOP-56). */
export function usePointed(): { pointed: string | null; point: (key: string) => void } {
  const [place, setPlace] = useState<{ key: string } | null>(null)
  useEffect(() => {
    if (place === null) return
    const timer = setTimeout(() => setPlace(null), MARKED)
    return () => clearTimeout(timer)
  }, [place])
  return { pointed: place?.key ?? null, point: useCallback((key) => setPlace({ key }), []) }
}
