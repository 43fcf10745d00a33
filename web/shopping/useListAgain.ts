import { useEffect, useEffectEvent, useRef } from 'react'
import { useCupboard } from '../live/cupboard/useCupboard'
import type { ShoppingListControls } from './useShoppingList'

/** Requests a list again when what is at home has changed on the server, since what to buy follows from that (CUP-8). */
export function useListAgain(owner: string, { fresh, refresh }: Pick<ShoppingListControls, 'fresh' | 'refresh'>): void {
  const { version } = useCupboard(owner)
  const known = useRef(version)
  const again = useEffectEvent(() => {
    if (fresh !== null) refresh()
  })
  useEffect(() => {
    const before = known.current
    known.current = version
    if (before !== null && version !== null && version !== before) again()
  }, [version])
}
