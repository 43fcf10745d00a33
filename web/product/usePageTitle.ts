import { useEffect } from 'react'
import { setPageTitle } from './pageTitle'

/**
 * Names the page in the browser's tab, its history and the announcement of a change of path. Pass `undefined` while the
 * name is not known yet.
 */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => setPageTitle(name), [name])
}
