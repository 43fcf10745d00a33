import { useSyncExternalStore } from 'react'

const follow = () => () => {}

/** Whether this is the first rendering over what the HTML shows, or the one at the build that makes the HTML. */
export function useIsTakingOver(): boolean {
  return useSyncExternalStore(
    follow,
    () => false,
    () => true,
  )
}
