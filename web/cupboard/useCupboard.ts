import type { ApolloCache } from '@apollo/client'
import { useEffect } from 'react'
import { onCupboard } from '../live/household'
import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import {
  CupboardDocument,
  type CupboardFragment,
  type CupboardItemFragment,
  useCupboardQuery,
  useKeepInCupboardMutation,
  useTakeFromCupboardMutation,
} from './operations.generated'

/** One thing that is wrong with what was sent. */
export interface Problem {
  field: string | null
  message: string
}

/** What the cupboard page can do; each answers with what is wrong, empty when it was done. */
export type CupboardControls = ReturnType<typeof useCupboard>

interface Answer {
  cupboard: CupboardFragment | null
  errors: readonly Problem[]
}

/** The household's cupboard and what can be done to it. What others change is read again as it changes. */
export function useCupboard() {
  const alerts = useAlerts()
  const { data, error, loading, refetch } = useCupboardQuery({ fetchPolicy: 'cache-and-network' })
  const [keepThem, keeping] = useKeepInCupboardMutation()
  const [takeThem, taking] = useTakeFromCupboardMutation()
  const version = data?.cupboard.version

  useEffect(
    () =>
      onCupboard((heard) => {
        if (version !== undefined && heard.version > version) void refetch().catch(() => {})
      }),
    [version, refetch],
  )

  const settled = async (answer: Promise<Answer | undefined>): Promise<readonly Problem[]> => {
    const errors = await answer.then(
      (done) => done?.errors ?? [{ field: null, message: messages.changeFailed }],
      () => [{ field: null, message: messages.changeFailed }],
    )
    const [nowhere] = errors.filter(({ field }) => field === null || !field.includes('.'))
    if (nowhere) alerts.error(nowhere.message)
    return errors
  }

  const keep = ({ ingredient, amount, unit, useBy }: CupboardItemFragment) =>
    settled(
      keepThem({
        variables: { items: [{ ingredient: ingredient.slug, amount, unit, useBy, at: Date.now() }] },
        update: (cache, { data: answer }) => store(cache, answer?.keepInCupboard),
      }).then(({ data: answer }) => answer?.keepInCupboard),
    )

  return {
    /** null until it has been read. */
    cupboard: data?.cupboard ?? null,
    failed: error !== undefined && !loading,
    loading,
    reload: () => void refetch().catch(() => {}),
    busy: keeping.loading || taking.loading,
    keep,
    take: async (item: CupboardItemFragment) => {
      const { slug, name } = item.ingredient
      const errors = await settled(
        takeThem({
          variables: { items: [{ ingredient: slug, at: Date.now() }] },
          update: (cache, { data: answer }) => store(cache, answer?.takeFromCupboard),
        }).then(({ data: answer }) => answer?.takeFromCupboard),
      )
      if (errors.length === 0)
        alerts.info(messages.taken({ name }), { action: { label: messages.undo, onPress: () => void keep(item) } })
    },
  }
}

function store(cache: ApolloCache, answer: Answer | undefined): void {
  if (answer?.cupboard) cache.writeQuery({ query: CupboardDocument, data: { cupboard: answer.cupboard } })
}
