import { useState } from 'react'
import type { FormAnswerInput } from '../apollo/schemaTypes.generated'
import { messages } from './messages'
import { useSaveWishesMutation, useWishFormsQuery } from './operations.generated'

/** An answer to a form, of a member or of the household. */
export interface WishAnswer {
  /** null for the household's own. */
  readonly memberId: string | null
  readonly answer: FormAnswerInput
}

/** What is wished, and how to change it. */
export function useWishes() {
  const { data, error, loading, refetch } = useWishFormsQuery({ fetchPolicy: 'cache-and-network' })
  const [send] = useSaveWishesMutation()
  const [saving, setSaving] = useState<string | null>(null)
  const [problem, setProblem] = useState<{ key: string; text: string } | null>(null)
  const [saved, setSaved] = useState(false)

  /**
   * Stores one answer; the cache has the forms as they were stored.
   * @param key names what was changed, for what is said of it.
   */
  const save = async (key: string, { memberId, answer }: WishAnswer): Promise<void> => {
    setSaving(key)
    setProblem(null)
    setSaved(false)
    const wrong = await send({ variables: { input: { memberId, answers: [answer], isPreview: false } } })
      .then((result) => (result.data ? result.data.saveForms.errors.map(({ message }) => message).join(' ') : null))
      .catch(() => null)
    setSaving(null)
    if (wrong === '') setSaved(true)
    else setProblem({ key, text: wrong ?? messages.saveFailed })
  }

  return {
    /** null until it has come. */
    household: data?.viewer.household ?? null,
    failed: error !== undefined && !loading && !data,
    loading,
    reload: () => void refetch().catch(() => {}),
    /** What is being stored. */
    saving,
    problem,
    /** Whether the latest change is stored. */
    saved,
    save,
  }
}

/** The wishes and what can be done with them. */
export type Wishes = ReturnType<typeof useWishes>
