import { useEffect } from 'react'
import { useSignedIn } from '../../session/useSession'
import { useOnline } from '../../ui/useOnline'

/** How long photos rest before they are fetched, in milliseconds. */
const REST = 1500

/** Keeps the small photos of the household's products on the device, for a shop without a network (docs/product.md SHOP-72). */
export function useKeptPhotos(photos: ReadonlyMap<string, string>): void {
  const [isOnline, isSignedIn] = [useOnline(), useSignedIn()]
  const mayFetch = isOnline && isSignedIn
  useEffect(() => {
    if (!mayFetch) return
    const timer = setTimeout(() => {
      // What cannot be kept now is kept the next time.
      void import('../../plan/keptPlates')
        .then(({ keepProductPhotos }) => keepProductPhotos([...photos.values()]))
        .catch(() => {})
    }, REST)
    return () => clearTimeout(timer)
  }, [photos, mayFetch])
}
