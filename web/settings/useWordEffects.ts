import { skipToken } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useOnline } from '../ui/useOnline'
import { type NeverEatenEffectQuery, useNeverEatenEffectQuery } from './operations.generated'

/** How long after the last key the words are looked up, in milliseconds. */
const PAUSE = 400

/** What the words of a text exclude. */
export interface WordEffects {
  /** Of the text as it was when the person last paused; null until the first answer is there. */
  effect: NeverEatenEffectQuery['neverEatenEffect'] | null
  loading: boolean
  /** The words could not be looked up. */
  failed: boolean
  retry: () => void
}

/** Looks up what each word of a field's text excludes, whenever the person pauses in writing it. */
export function useWordEffects(text: string, fieldId: string): WordEffects {
  const settled = useSettled(text.trim())
  const online = useOnline()
  const { data, previousData, error, loading, refetch } = useNeverEatenEffectQuery(
    settled !== '' && online ? { variables: { text: settled, fieldId } } : skipToken,
  )
  const answer = data ?? (loading ? previousData : undefined)
  return {
    effect: answer?.neverEatenEffect ?? null,
    loading,
    failed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => {}),
  }
}

/** A text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
