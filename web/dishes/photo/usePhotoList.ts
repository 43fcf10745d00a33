import { useRef, useState } from 'react'

/** Photos of a dish by their ids, in their order. */
type Photos = readonly string[]

/**
 * The photos of a dish while they are edited: shown at once as they are to be, and stored one change after the other, so that
 * two quick presses are both done. What can't be stored is taken back.
 * @param onPhotos stores them. Says what is wrong, null where it is done.
 */
export function usePhotoList(start: Photos, onPhotos: (photos: Photos) => Promise<string | null>) {
  const [photos, setPhotos] = useState(start)
  const now = useRef(start)
  const stored = useRef(start)
  const turns = useRef<Promise<unknown>>(Promise.resolve())

  const show = (next: Photos) => {
    now.current = next
    setPhotos(next)
  }

  /** Changes what they are now. @returns what is wrong, in words; null when it is stored. */
  const change = async (to: (photos: Photos) => Photos): Promise<string | null> => {
    const next = to(now.current)
    show(next)
    const turn = turns.current.then(() => onPhotos(next))
    turns.current = turn
    const wrong = await turn
    if (wrong === null) stored.current = next
    else show(stored.current)
    return wrong
  }
  return { photos, change }
}
