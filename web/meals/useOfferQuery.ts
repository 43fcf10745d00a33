import { useEffect, useRef } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import { type OfferQuery, readQuery, writeQuery } from './offerQuery'

/** What the address asks for, and what changes it. */
export function useOfferQuery(): {
  query: OfferQuery
  change: (change: (query: OfferQuery) => OfferQuery) => void
} {
  const [params, setParams] = useSearchParams()
  const navigation = useNavigationType()
  const query = readQuery(params)
  // A press may come before the address of the one before is on the page.
  const asked = useRef<OfferQuery | null>(null)
  useEffect(() => {
    const isThere = asked.current !== null && writeQuery(asked.current).toString() === params.toString()
    if (isThere || navigation === 'POP') asked.current = null
  }, [params, navigation])
  const change = (to: (query: OfferQuery) => OfferQuery) => {
    const next = to(asked.current ?? query)
    asked.current = next
    setParams(writeQuery(next), { replace: true, preventScrollReset: true })
  }
  return { query, change }
}
