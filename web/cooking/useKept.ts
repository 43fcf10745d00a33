import { useEffect, useEffectEvent, useState } from 'react'
import type { KeptRecipe } from './keptRecipes'

/**
 * A recipe that this device may keep, for when no answer is available.
 * @param key Names the recipe; null while none is needed.
 * @returns undefined while it is looked for, null when none is kept.
 */
export function useKept(key: string | null, read: () => Promise<KeptRecipe | null>): KeptRecipe | null | undefined {
  const [found, setFound] = useState<{ key: string; kept: KeptRecipe | null } | null>(null)
  const readNow = useEffectEvent(read)
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    void readNow().then((kept) => {
      if (isCurrent) setFound({ key, kept })
    })
    return () => {
      isCurrent = false
    }
  }, [key])
  if (key === null) return null
  return found?.key === key ? found.kept : undefined
}
