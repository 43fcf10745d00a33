import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CATEGORIES, type Category, type Plan, rowById } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import { useMode } from '../plan/useMode'
import { emptiedLeftovers, type Proposal, withProposal } from '../plan/planEdits'
import { warn } from '../plan/warn'
import { useAlerts } from '../ui/alerts'
import { gapsInput, gapsOf, gapsProposal, stillMissing } from './gaps'
import { messages } from './messages'
import type { RandomizeMealPlanInput } from '../apollo/schemaTypes.generated'
import { type ProposedCategoryFragment, useRandomizeMealPlanMutation } from './operations.generated'
import { categoriesInput, openRows, proposalFor, rowInput, withoutUnknown } from './randomizeInput'
import { categoriesWithRepeats } from './repeats'
import { useAnnounceChange } from './useAnnounceChange'

/** How many different meals suit a category that has more rows, and what excludes how many; 0 when nothing suits. */
export type Shortage = Pick<ProposedCategoryFragment, 'differentMeals' | 'excludedBy'>

/** What is being randomized: the plan, the rows without a meal, a category, or a row by its id. */
export type RandomizeTarget = 'all' | 'gaps' | Category | (string & {})

/** The dice of the plan. */
export interface Randomizer {
  randomizeAll: () => Promise<void>
  randomizeCategory: (category: Category) => Promise<void>
  /** Proposes another meal for the row with this id, wherever it stands when the answer comes. */
  randomizeRow: (id: string) => Promise<void>
  /** Proposes meals for the rows without one (docs/product.md PLAN-58). */
  fillGaps: (which?: Filling) => Promise<void>
  /** The requests in progress; several may wait for each other, so one loading flag does not do. */
  busy: readonly RandomizeTarget[]
  /** By category, until it is randomized again. */
  shortages: Partial<Record<Category, Shortage>>
}

/** Which rows without a meal are filled, and how that is said. */
interface Filling {
  /** Only those of this category. */
  within?: Category
  /** For those of a week that has just begun: with other meals than lately, said so, with an Undo back to the plan before it. */
  newWeek?: { before: Plan; message: string }
}

type Proposed = Record<Category, ProposedCategoryFragment | null>

/**
 * Asks for proposals and puts them into the plan: each one can be undone, and failures are reported (docs/product.md
 * PLAN-16 to PLAN-18). Requests run one after the other, so that each knows the meals of the one before.
 */
export function useRandomize(): Randomizer {
  const [propose] = useRandomizeMealPlanMutation()
  const { dispatch, latestPlan } = usePlan()
  const { selectMode } = useMode()
  const alerts = useAlerts()
  const announceChange = useAnnounceChange()
  const [busy, setBusy] = useState<readonly RandomizeTarget[]>([])
  const [shortages, setShortages] = useState<Randomizer['shortages']>({})
  const queue = useRef(Promise.resolve())

  const inTurn = useCallback((target: RandomizeTarget, work: () => Promise<void>) => {
    setBusy((targets) => [...targets, target])
    queue.current = queue.current
      .then(work)
      .finally(() => setBusy((targets) => targets.filter((one) => one !== target)))
    return queue.current
  }, [])

  const ask = useCallback(
    async (input: RandomizeMealPlanInput): Promise<Proposed | null> => {
      const send = async (wish: RandomizeMealPlanInput) =>
        (await propose({ variables: { input: wish } })).data?.randomizeMealPlan
      try {
        const answer = await send(input)
        const sound = answer && withoutUnknown(input, answer.errors)
        const proposed = sound ? await send(sound) : answer
        return proposed?.errors.length === 0 ? proposed : null
      } catch {
        return null
      }
    },
    [propose],
  )

  /**
   * Puts a proposal for these categories into the plan and says so, or that it had to repeat meals. Nothing happens when
   * others have taken all of its rows out meanwhile.
   */
  const apply = useCallback(
    (
      proposal: Proposal,
      answer: Proposed,
      categories: readonly Category[],
      message: string,
      before: Plan = latestPlan(),
    ) => {
      const present = latestPlan()
      if (![...proposal.keys()].some((id) => rowById(present, id))) return
      flushSync(() => dispatch({ type: 'randomize', proposal }))
      const repeating = categoriesWithRepeats(latestPlan(), categories)
      setShortages((known) => ({
        ...known,
        ...Object.fromEntries(repeating.map((category) => [category, answer[category] ?? undefined])),
      }))
      const reasons = repeating.map((category) =>
        messages.tooFew({
          category,
          count: answer[category]?.differentMeals ?? 0,
          asked: latestPlan()[category].settings.numMeals,
        }),
      )
      const gone = emptiedLeftovers(present, latestPlan())
      const left = gone.length > 0 ? [messages.leftoversGone({ names: gone })] : []
      announceChange([...(reasons.length > 0 ? reasons : [message]), ...left].join('. '), before)
    },
    [dispatch, latestPlan, announceChange],
  )

  const noteEmpty = useCallback(
    (answer: Proposed, asked: readonly Category[]) => {
      const empty = asked.filter((category) => answer[category]?.mealList.length === 0)
      setShortages((known) => ({
        ...known,
        ...Object.fromEntries(asked.map((one) => [one, empty.includes(one) ? (answer[one] ?? undefined) : undefined])),
      }))
      const action = { label: messages.settings, onPress: () => selectMode('settings') }
      for (const category of empty) warn(messages.nothingSuits({ category }), { action })
    },
    [selectMode],
  )

  const randomizeCategories = useCallback(
    (target: 'all' | Category) => {
      const wanted = target === 'all' ? CATEGORIES : [target]
      if (categoriesInput(latestPlan(), wanted) === null) {
        const isEmpty = wanted.every((category) => latestPlan()[category].settings.numMeals < 1)
        alerts.info(isEmpty ? messages.selectCount : messages.allLocked)
        return Promise.resolve()
      }
      return inTurn(target, async () => {
        const plan = latestPlan()
        const asked = wanted.filter((category) => openRows(plan, category).length > 0)
        const input = categoriesInput(plan, asked)
        const answer = input && (await ask(input))
        if (!input || !answer || asked.some((category) => !answer[category])) {
          alerts.error(target === 'all' ? messages.allFailed : messages.categoryFailed({ category: target }))
          return
        }
        noteEmpty(answer, asked)
        const full = asked.filter((category) => answer[category]?.mealList.length)
        const idsOf = (category: Category) => openRows(plan, category).map(({ id }) => id)
        const proposal = new Map(full.flatMap((category) => [...proposalFor(idsOf(category), answer[category])]))
        const message = target === 'all' ? messages.allRandomized : messages.randomized({ category: target })
        apply(proposal, answer, full, message)
      })
    },
    [alerts, apply, ask, inTurn, latestPlan, noteEmpty],
  )

  const randomizeRow = useCallback(
    (id: string) =>
      inTurn(id, async () => {
        const row = rowById(latestPlan(), id)
        if (!row || row.entry.isLocked) return
        const { category } = row
        const answer = await ask(rowInput(latestPlan(), row))
        const present = rowById(latestPlan(), id)
        if (!present) return
        const proposed = answer?.[category]
        const meal = proposed?.mealList[0]
        setShortages((known) => ({ ...known, [category]: proposed?.mealList.length === 0 ? proposed : undefined }))
        if (!answer || !meal) warn(messages.rowFailed)
        else if (meal.slug === present.entry.slug) alerts.info(messages.noOther({ category }))
        else apply(proposalFor([id], proposed), answer, [category], messages.rowRandomized(meal))
      }),
    [alerts, apply, ask, inTurn, latestPlan],
  )

  const fillGaps = useCallback(
    ({ within, newWeek }: Filling = {}) =>
      inTurn(within ? `gaps in ${within}` : 'gaps', async () => {
        const plan = latestPlan()
        let proposal: Proposal = new Map()
        const answers: Proposed = { breakfast: null, lunch: null, dinner: null }
        for (const gaps of gapsOf(plan, within)) {
          const answer = await ask(gapsInput(withProposal(plan, proposal), gaps, newWeek !== undefined))
          if (!answer) {
            alerts.error(messages.gapsFailed)
            return
          }
          const asked = CATEGORIES.filter((category) => answer[category])
          noteEmpty(answer, asked)
          for (const category of asked) answers[category] = answer[category]
          proposal = new Map([...proposal, ...gapsProposal(gaps, answer)])
        }
        const missing = stillMissing(latestPlan(), proposal)
        const full = CATEGORIES.filter((category) => latestPlan()[category].mealList.some(({ id }) => missing.has(id)))
        apply(missing, answers, full, newWeek?.message ?? messages.gapsFilled, newWeek?.before)
      }),
    [alerts, apply, ask, inTurn, latestPlan, noteEmpty],
  )

  const randomizeAll = useCallback(() => randomizeCategories('all'), [randomizeCategories])
  return { randomizeAll, randomizeCategory: randomizeCategories, randomizeRow, fillGaps, busy, shortages }
}
