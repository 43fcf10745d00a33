import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CATEGORIES, type Category } from '../app/planner/plan'
import type { PlanAction } from '../app/planner/planReducer'
import { usePlan } from '../app/planner/PlannerContext'
import { useMode } from '../app/planner/useMode'
import { toEntry } from '../app/planner/planAnswer'
import { warn } from '../app/planner/warn'
import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import { type ProposedCategoryFragment, RandomizeMealPlanDocument, type RandomizeMealPlanInput } from './operations.generated'
import { categoriesInput, rowInput, withoutUnknown } from './randomizeInput'
import { useSayDone } from './useSayDone'

/** What excluded how many meals of a category when nothing at all was left. */
export type Exclusions = ProposedCategoryFragment['excludedBy']

/** What is being randomized: everything, a category, or a row by its key such as `dinner-0`. */
export type RandomizeTarget = 'all' | Category | `${Category}-${number}`

/** The dice of the plan. */
export interface Randomizer {
  randomizeAll: () => Promise<void>
  randomizeCategory: (category: Category) => Promise<void>
  randomizeRow: (category: Category, row: number) => Promise<void>
  /** What is under way. */
  busy: readonly RandomizeTarget[]
  /** By category that came back empty, until it is randomized again. */
  excluded: Partial<Record<Category, Exclusions>>
}

type Proposed = Record<Category, ProposedCategoryFragment | null>

/**
 * Asks for proposals and lays them into the plan: each one can be undone, and what failed is said in the words of the
 * specification's section 8. Requests run one after the other, so that each knows the meals of the one before.
 */
export function useRandomize(): Randomizer {
  const client = useApolloClient()
  const { dispatch, latestPlan } = usePlan()
  const { selectMode } = useMode()
  const alerts = useAlerts()
  const sayDone = useSayDone()
  const [busy, setBusy] = useState<readonly RandomizeTarget[]>([])
  const [excluded, setExcluded] = useState<Randomizer['excluded']>({})
  const queue = useRef(Promise.resolve())

  const inTurn = useCallback((target: RandomizeTarget, work: () => Promise<void>) => {
    setBusy((targets) => [...targets, target])
    queue.current = queue.current.then(work).finally(() => setBusy((targets) => targets.filter((one) => one !== target)))
    return queue.current
  }, [])

  const ask = useCallback(
    async (input: RandomizeMealPlanInput): Promise<Proposed | null> => {
      const send = async (wish: RandomizeMealPlanInput) =>
        (await client.mutate({ mutation: RandomizeMealPlanDocument, variables: { input: wish }, fetchPolicy: 'no-cache' })).data?.randomizeMealPlan
      try {
        const answer = await send(input)
        const sound = answer && withoutUnknown(input, answer.errors)
        const proposed = sound ? await send(sound) : answer
        return proposed?.errors.length === 0 ? proposed : null
      } catch {
        return null
      }
    },
    [client],
  )

  const apply = useCallback(
    (action: PlanAction, message: string) => {
      const before = latestPlan()
      flushSync(() => dispatch(action))
      sayDone(message, before)
    },
    [dispatch, latestPlan, sayDone],
  )

  const explain = useCallback(
    (answer: Proposed, asked: readonly Category[]) => {
      const empty = asked.filter((category) => answer[category]?.mealList.length === 0)
      setExcluded((known) => ({
        ...known,
        ...Object.fromEntries(asked.map((one) => [one, empty.includes(one) ? answer[one]?.excludedBy : undefined])),
      }))
      const action = { label: 'Settings', onPress: () => selectMode('settings') }
      for (const category of empty) warn(messages.nothingSuits(category), { action })
    },
    [selectMode],
  )

  const randomizeCategories = useCallback(
    (target: 'all' | Category) => {
      const wanted = target === 'all' ? CATEGORIES : [target]
      if (categoriesInput(latestPlan(), wanted) === null) {
        alerts.info(messages.selectCount)
        return Promise.resolve()
      }
      return inTurn(target, async () => {
        const asked = wanted.filter((category) => latestPlan()[category].settings.numMeals >= 1)
        const input = categoriesInput(latestPlan(), asked)
        const answer = input && (await ask(input))
        if (!input || !answer || asked.some((category) => !answer[category])) {
          alerts.error(target === 'all' ? messages.allFailed : messages.categoryFailed(target))
          return
        }
        explain(answer, asked)
        const full = asked.filter((category) => answer[category]?.mealList.length)
        const proposal = Object.fromEntries(full.map((category) => [category, answer[category]?.mealList.map(toEntry)]))
        const message = target === 'all' ? messages.allRandomized : messages.randomized(target)
        if (full.length > 0) apply({ type: 'randomize', proposal }, message)
      })
    },
    [alerts, apply, ask, explain, inTurn, latestPlan],
  )

  const randomizeRow = useCallback(
    (category: Category, row: number) =>
      inTurn(`${category}-${row}`, async () => {
        const answer = (await ask(rowInput(latestPlan(), category, row)))?.[category]
        const meal = answer?.mealList[0]
        if (meal) apply({ type: 'randomizeRow', category, row, meal: toEntry(meal) }, messages.rowRandomized(meal.name))
        else warn(messages.rowFailed)
        setExcluded((known) => ({ ...known, [category]: answer && !meal ? answer.excludedBy : undefined }))
      }),
    [apply, ask, inTurn, latestPlan],
  )

  const randomizeAll = useCallback(() => randomizeCategories('all'), [randomizeCategories])
  return { randomizeAll, randomizeCategory: randomizeCategories, randomizeRow, busy, excluded }
}
