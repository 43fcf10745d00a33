import { useEffect } from 'react'
import { productConfig } from './productConfig'

/** Names the page in the browser's tab, its history and the announcement of a change of route. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    const { productName } = productConfig()
    document.title = title ? `${title} · ${productName}` : productName
  }, [title])
}
