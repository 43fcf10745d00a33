import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import type { KeptIngredientFragment } from '../live/operations.generated'
import { useOnline } from '../ui/useOnline'
import { keepIngredients, readIngredients } from './knownIngredients'
import { useCupboardIngredientsLazyQuery } from './operations.generated'

/** Milliseconds without a letter after which the catalogue is searched. */
const PAUSE = 200
/** How many are shown; the server answers as many. */
const MOST = 100

/** Ingredients whose name has a text in it, from the server, or without a network from the device of a person. */
export function useFoundIngredients(
  text: string,
  owner: string,
): { found: readonly KeptIngredientFragment[]; loading: boolean } {
  const client = useApolloClient()
  const online = useOnline()
  const [ask, { data, previousData, loading, error }] = useCupboardIngredientsLazyQuery()
  const isAsking = online && text !== ''

  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => void ask({ variables: { search: text } }), PAUSE)
    return () => clearTimeout(timer)
  }, [ask, text, isAsking])

  useEffect(() => {
    // Without an answer, what is there stays.
    if (online) void keepIngredients(client).catch(() => {})
  }, [client, online])

  const isOnDevice = !online || error !== undefined
  const answered = (data ?? previousData)?.ingredients.nodes
  const found = useMemo(() => {
    if (text === '') return []
    return nearestFirst(isOnDevice ? namedLike(readIngredients(owner), text) : (answered ?? []), text)
  }, [text, isOnDevice, answered, owner])
  return { found, loading: loading && !isOnDevice }
}

function namedLike(ingredients: readonly KeptIngredientFragment[], text: string): readonly KeptIngredientFragment[] {
  const typed = text.toLowerCase()
  return ingredients.filter(({ name }) => name.toLowerCase().includes(typed)).slice(0, MOST)
}

/** What is called just so comes first, then what begins so; the rest stays by name. */
function nearestFirst(found: readonly KeptIngredientFragment[], text: string): KeptIngredientFragment[] {
  const typed = text.toLowerCase()
  const rank = ({ name }: KeptIngredientFragment) => {
    const known = name.toLowerCase()
    return known === typed ? 0 : known.startsWith(typed) ? 1 : 2
  }
  return [...found].sort((one, other) => rank(one) - rank(other))
}
