import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readMealOptions, storeMealOptions, type MealOptions } from '../app/planner/mealOptions'
import { CATEGORIES, CATEGORY_ENUM, type Category } from '../app/planner/plan'
import { toEntry } from '../app/planner/planAnswer'
import { warn } from '../app/planner/warn'
import { productConfig } from '../app/productConfig'
import { messages } from './messages'
import { MealBasesDocument } from './operations.generated'

/** The meals that may be picked and how their loading goes. */
export interface LoadedMealOptions {
  options: MealOptions
  loading: boolean
  /** Some category could not be fetched: what is offered may be old or missing. */
  failed: boolean
  reload: () => void
}

interface State {
  options: MealOptions
  progress: 'loading' | 'ready' | 'failed'
}

/**
 * Reloads the meal database whenever Plan is opened, one call per category (specification, sections 2 and 7). What was
 * fetched last stands in until the answers are there; a category that fails keeps it.
 */
export function useMealOptions(): LoadedMealOptions {
  const client = useApolloClient()
  const [state, setState] = useState<State>(() => ({ options: readMealOptions(), progress: 'loading' }))
  const latest = useRef(0)

  const fetchAll = useCallback(async () => {
    const turn = ++latest.current
    const answers = await Promise.allSettled(
      CATEGORIES.map(async (category) => {
        const variables = { category: CATEGORY_ENUM[category] }
        const { data } = await client.query({ query: MealBasesDocument, variables, fetchPolicy: 'no-cache' })
        if (!data) throw new Error(`No meals came for ${category}`)
        return [category, data.mealBases.mealList.map(toEntry)] as const
      }),
    )
    if (turn !== latest.current) return
    const fetched = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    const next = { ...readMealOptions(), ...(Object.fromEntries(fetched) as Partial<Record<Category, never>>) }
    const complete = fetched.length === CATEGORIES.length
    setState({ options: next, progress: complete ? 'ready' : 'failed' })
    if (fetched.length > 0) storeMealOptions(next)
    if (!complete) warn(messages.mealsFailed(productConfig().productName))
  }, [client])

  const leave = useCallback(() => {
    latest.current++
  }, [])

  useEffect(() => {
    void fetchAll()
    return leave
  }, [fetchAll, leave])

  const reload = useCallback(() => {
    setState(({ options }) => ({ options, progress: 'loading' }))
    void fetchAll()
  }, [fetchAll])

  return { options: state.options, loading: state.progress === 'loading', failed: state.progress === 'failed', reload }
}
