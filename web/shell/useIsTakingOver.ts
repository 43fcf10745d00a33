import { useSyncExternalStore } from 'react'

const follow = () => () => {}

/**
 * Whether this is the first rendering over what the HTML shows, or the one at the build that makes the HTML.
 * @param matters false where it makes no difference: React draws in one go what changes with it.
 */
export function useIsTakingOver(matters = true): boolean {
  return useSyncExternalStore(
    follow,
    () => false,
    () => matters,
  )
}
