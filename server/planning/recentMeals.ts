import { sydneyDay } from '../../schema/sydneyDay'
import { readMealEntryId } from '../catalogue/mealEntryId'
import type { PlanModel } from './PlanModel'
import type { Proposal } from './GeneratedPlanModel'

const WEEK = 7 * 24 * 60 * 60 * 1000

/** What a household has had lately, as far as the product knows. */
export interface History {
  /** What was proposed to its accounts, the newest first. */
  readonly proposals: readonly Proposal[]
  /** Its plans: the one that it is working on, the one that was saved last, and past weeks. */
  readonly plans: readonly (PlanModel | undefined)[]
}

/**
 * Ids of the meals of a household's latest weeks (docs/product.md PLAN-22): those that were proposed, at most so many, and
 * those of its plans on days of these weeks and after, or without a day in a plan that was changed since.
 */
export function recentMeals({ proposals, plans }: History, now: number, weeks: number, most: number): string[] {
  const since = now - weeks * WEEK
  const proposed = proposals.filter(({ generatedAt }) => generatedAt > since).flatMap(({ mealIds }) => mealIds)
  const planned = plans.flatMap((plan) => (plan ? mealsSince(plan, since) : []))
  return weeks === 0 ? [] : [...proposed.slice(0, most), ...planned]
}

function mealsSince({ content, changedAt }: PlanModel, since: number): string[] {
  const firstDay = sydneyDay(since)
  return content.rows.flatMap(({ uniqueId, date = null }) => {
    const isRecent = date === null ? changedAt > since : date >= firstDay
    return isRecent ? (mealIn(uniqueId) ?? []) : []
  })
}

/** Ids of the meals of a plan. */
export const mealsIn = ({ content }: PlanModel): string[] =>
  content.rows.flatMap(({ uniqueId }) => mealIn(uniqueId) ?? [])

const mealIn = (uniqueId: string): string | null => readMealEntryId(uniqueId)?.mealId ?? null
