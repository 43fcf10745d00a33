import { useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { newId } from '../../../schema/newId'
import { forgetMealOptions } from '../../plan/mealOptions'
import { useAlerts } from '../../ui/alerts'
import type { DishIngredientFragment } from '../operations.generated'
import { messages } from './messages'
import { useMatchLinesMutation, useUndoMatchMutation, useUnmatchedNamesQuery } from './operations.generated'

/** What was done about a word on this visit. */
export interface Answer {
  /** null: it is none of the catalogue's, or skipped. */
  readonly ingredient: DishIngredientFragment | null
  /** Takes it back; null where it is skipped. */
  readonly undoId: string | null
}

/** The words of own recipes that match nothing, and the answers that are given for them. */
export function useUnmatched() {
  const alerts = useAlerts()
  const { cache } = useApolloClient()
  const { data, error, loading, refetch, fetchMore } = useUnmatchedNamesQuery({ fetchPolicy: 'network-only' })
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const [busy, setBusy] = useState<string | null>(null)
  const [sendMatch] = useMatchLinesMutation()
  const [sendUndo] = useUndoMatchMutation()
  const page = data?.unmatchedLines
  const keep = (name: string, answer: Answer | null) =>
    setAnswers((now) => {
      const next = new Map(now)
      if (answer) next.set(name, answer)
      else next.delete(name)
      return next
    })
  /** The dishes are others from now on. */
  const forget = () => {
    forgetMealOptions()
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'dishes' })
  }

  const answer = async (name: string, ingredient: DishIngredientFragment | null): Promise<void> => {
    setBusy(name)
    const input = { operationId: newId(), name, ingredient: ingredient?.slug ?? null }
    const result = (await sendMatch({ variables: { input } }).catch(() => null))?.data?.matchLines
    setBusy(null)
    if (!result?.ok) return void alerts.error(result?.errors[0]?.message ?? messages.answerFailed)
    keep(name, { ingredient, undoId: result.undoId })
    forget()
  }
  const undo = async (name: string): Promise<void> => {
    const id = answers.get(name)?.undoId ?? null
    if (id !== null) {
      setBusy(name)
      const input = { operationId: newId(), id }
      const result = (await sendUndo({ variables: { input } }).catch(() => null))?.data?.undoMatch
      setBusy(null)
      if (!result?.ok) return void alerts.error(result?.errors[0]?.message ?? messages.undoFailed)
      forget()
    }
    keep(name, null)
  }

  return {
    /** null until they have been loaded. */
    names: page?.nodes ?? null,
    /** Those that were open when the page was loaded, and how many of them have an answer since. */
    openCount: page?.openCount ?? 0,
    doneCount: [...answers.values()].filter(({ undoId }) => undoId !== null).length,
    assumedCount: page?.assumedCount ?? 0,
    answers,
    /** The word whose answer is on its way. */
    busy,
    answer,
    undo,
    skip: (name: string) => keep(name, { ingredient: null, undoId: null }),
    more: page?.pageInfo.hasNextPage
      ? () =>
          void fetchMore({ variables: { after: page.pageInfo.endCursor } }).catch(() =>
            alerts.error(messages.loadFailed, { more: messages.tryAgain }),
          )
      : null,
    failed: error !== undefined && !loading,
    loading,
    reload: () => void refetch().catch(() => {}),
  }
}
