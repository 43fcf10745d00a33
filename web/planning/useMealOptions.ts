import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTable } from '../live/useTable'
import { readMealOptions, storeMealOptions, type MealOptions } from '../plan/mealOptions'
import { CATEGORY_ENUM, type Category } from '../plan/plan'
import { toEntry } from '../plan/planAnswer'
import { warn } from '../plan/warn'
import { productConfig } from '../product/productConfig'
import { useOnline } from '../ui/useOnline'
import { messages } from './messages'
import { useMealBasesQuery } from './operations.generated'

/** The meals that may be picked and how their loading goes. */
export interface LoadedMealOptions {
  options: MealOptions
  loading: boolean
  /** Some category could not be fetched: what is offered may be old or missing. */
  failed: boolean
  reload: () => void
}

/**
 * Reloads the meal database whenever Plan is opened, one call per category (docs/product.md MODE-5), when others eat a
 * category than before, and when the device is back online after that failed. Until the answers are there, and for a
 * category that fails, the options kept on the device are offered (docs/product.md PLAN-5, DEV-2).
 */
export function useMealOptions(): LoadedMealOptions {
  const [kept] = useState(readMealOptions)
  const breakfast = useCategory('breakfast', kept)
  const lunch = useCategory('lunch', kept)
  const dinner = useCategory('dinner', kept)
  const options = useMemo(
    () => ({ breakfast: breakfast.meals, lunch: lunch.meals, dinner: dinner.meals }),
    [breakfast.meals, lunch.meals, dinner.meals],
  )
  const all = [breakfast, lunch, dinner]
  const loading = all.some((category) => category.loading)
  const failed = !loading && all.some((category) => category.failed)
  const fetched = !loading && all.some((category) => !category.failed)
  const reload = () => all.forEach((category) => category.reload())

  useEffect(() => {
    if (fetched) storeMealOptions(options)
  }, [fetched, options])

  useEffect(() => {
    if (failed) warn(messages.mealsFailed({ productName: productConfig().productName }))
  }, [failed])

  const { members } = useTable()
  const eating = JSON.stringify(members.map(({ id, eats }) => [id, eats]))
  const asked = useRef(eating)
  const othersEat = useEffectEvent(() => reload())
  useEffect(() => {
    if (eating !== asked.current && asked.current !== '[]') othersEat()
    asked.current = eating
  }, [eating])

  const online = useOnline()
  const backOnline = useEffectEvent(() => {
    if (failed) reload()
  })
  useEffect(() => {
    if (online) backOnline()
  }, [online])

  return { options, loading, failed, reload }
}

function useCategory(category: Category, kept: MealOptions) {
  const { data, error, loading, refetch } = useMealBasesQuery({
    variables: { category: CATEGORY_ENUM[category] },
    // Hundreds of meals take long to put into the cache, and the device's copy, which settings clear, is enough.
    fetchPolicy: 'no-cache',
  })
  const mealList = data?.mealBases.mealList
  const meals = useMemo(() => mealList?.map(toEntry) ?? kept[category], [mealList, kept, category])
  return { meals, loading, failed: error !== undefined, reload: () => void refetch().catch(() => {}) }
}
