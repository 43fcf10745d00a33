import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useOnline } from '../ui/useOnline'
import { type Edits, type Forms, toAnswers } from './answers'
import { PreviewFormsDocument, type PreviewFormsMutation } from './operations.generated'

/** How long after the last change the effect is worked out, in milliseconds. */
const PAUSE = 400

/** How many meals of the household's plan saving takes out, gives other swaps, and brings back. */
export interface SaveEffect {
  removed: number
  adapted: number
  returning: number
}

/**
 * What saving the edits would do to the plan (docs/product.md SET-22); null where it is nothing, or is not known.
 * @param memberId as `useSettings` has it.
 */
export function useSaveEffect(forms: Forms | null, edits: Edits | null, memberId: string | null) {
  const client = useApolloClient()
  const online = useOnline()
  const [known, setKnown] = useState<{ edits: Edits; effect: SaveEffect | null } | null>(null)
  useEffect(() => {
    if (!forms || !edits || !online) return
    let isStale = false
    const work = async () => {
      const input = { answers: toAnswers(edits, forms), isPreview: true, ...(memberId !== null && { memberId }) }
      const { data } = await client.mutate({
        mutation: PreviewFormsDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      })
      if (!isStale) setKnown({ edits, effect: effectOf(data?.saveForms.effect) })
    }
    const timer = setTimeout(() => void work().catch(() => {}), PAUSE)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [client, forms, edits, memberId, online])
  return known && known.edits === edits ? known.effect : null
}

function effectOf(effect: PreviewFormsMutation['saveForms']['effect'] | undefined): SaveEffect | null {
  if (!effect) return null
  const problems = effect.problems.filter(({ row: { content } }) => content?.__typename === 'PlannedMeal')
  const removed = problems.filter(({ replacement }) => replacement === null).length
  const { returningCount: returning } = effect
  const adapted = problems.length - removed
  return removed + adapted + returning === 0 ? null : { removed, adapted, returning }
}
