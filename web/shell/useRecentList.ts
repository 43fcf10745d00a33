import { useEffect, useState } from 'react'

/** Whether the device keeps a list that this person opened lately (docs/product.md DEV-7); for null, and before that is known, not. */
export function useRecentList(owner: string | null): boolean {
  const [known, setKnown] = useState<string | null>(null)
  useEffect(() => {
    if (owner === null) return
    let isOver = false
    const look = async () => {
      const { hasRecentList } = await import('../shopping/keptLists')
      const has = await hasRecentList(owner)
      if (!isOver) setKnown(has ? owner : null)
    }
    // Without its code there is no list to open either.
    void look().catch(() => {})
    return () => void (isOver = true)
  }, [owner])
  return owner !== null && known === owner
}
