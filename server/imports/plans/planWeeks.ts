import { addDays, WEEK } from '../../../schema/days'
import { IMPORT_LIMITS } from '../../../schema/importLimits'
import { isDay } from '../../../schema/isDay'
import { LIMITS } from '../../../schema/limits'
import type { MovedMeal, MovedPlan } from '../../moving/MovedPlan'
import { appName } from '../appNames'
import { texts } from '../texts'

/** A plan that is as long as one of the household's may be. */
export interface PlanWeek {
  readonly name: string
  readonly meals: readonly MovedMeal[]
}

/** Meals of one time of the day in a plan. */
const MOST = LIMITS.mealsPerCategory

/**
 * Plans of other applications as weeks from Monday on, the last first, and one of what has no day; a week with more meals
 * than a plan has is several (docs/product.md MOVE-30). @returns at most {@link IMPORT_LIMITS.plans}, and how many others there are.
 */
export function planWeeks(plans: readonly MovedPlan[]): { weeks: PlanWeek[]; others: number } {
  const found = plans.flatMap((plan) => weeksOf(plan).map((week) => ({ ...week, plan })))
  const latest = found.toSorted((one, other) => (one.monday < other.monday ? 1 : one.monday > other.monday ? -1 : 0))
  const kept = latest.slice(0, IMPORT_LIMITS.plans)
  return {
    weeks: kept.map(({ plan, monday, part, meals }) => ({ name: nameOf(plan, monday, part), meals })),
    others: latest.length - kept.length,
  }
}

/** Sorts after all days. */
const NO_DAY = '~'

interface Week {
  /** The day of its Monday. */
  readonly monday: string
  /** From 1: a week with too many meals has several. */
  readonly part: number
  readonly meals: readonly MovedMeal[]
}

function weeksOf({ meals }: MovedPlan): Week[] {
  const byMonday = new Map<string, MovedMeal[]>()
  for (const meal of meals) {
    const monday = meal.day !== null && isDay(meal.day) ? mondayOf(meal.day) : NO_DAY
    const week = byMonday.get(monday)
    if (week) week.push(meal)
    else byMonday.set(monday, [meal])
  }
  return [...byMonday].flatMap(([monday, week]) =>
    partsOf(inOrder(week)).map((part, at) => ({ monday, part: at + 1, meals: part })),
  )
}

const inOrder = (meals: readonly MovedMeal[]): MovedMeal[] =>
  meals.toSorted((one, other) => compare(one.day ?? '', other.day ?? '') || (one.weekday ?? 0) - (other.weekday ?? 0))

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Meals in parts, each with at most as many of a time of the day as a plan has. */
function partsOf(meals: readonly MovedMeal[]): MovedMeal[][] {
  const parts: MovedMeal[][] = []
  const counts = { breakfast: 0, lunch: 0, dinner: 0 }
  for (const meal of meals) {
    const at = Math.floor(counts[meal.time] / MOST)
    counts[meal.time] += 1
    parts[at] = [...(parts[at] ?? []), meal]
  }
  return parts
}

/** The Monday of the week of a day; 1 January 2024 was one. */
function mondayOf(day: string): string {
  const after = (Date.parse(day) - Date.parse('2024-01-01')) / 86_400_000
  return addDays(day, -(((after % WEEK) + WEEK) % WEEK))
}

/** The application's name, or the plan's own, with its days; the first is cut so that all of it fits. */
function nameOf({ app, name }: MovedPlan, monday: string, part: number): string {
  const week = monday === NO_DAY ? '' : texts.ofWeek(spanOf(monday))
  const ending = week + (part > 1 ? texts.part({ part }) : '')
  const own = name.trim() || appName(app) || texts.plan
  return (
    [...own]
      .slice(0, LIMITS.planName - [...ending].length)
      .join('')
      .trim() + ending
  )
}

/** The days of a week: `3 to 9 March 2025`, `31 March to 6 April 2025`. */
function spanOf(monday: string): { from: string; to: string } {
  const sunday = addDays(monday, WEEK - 1)
  const [isOneYear, isOneMonth] = [monday.slice(0, 4) === sunday.slice(0, 4), monday.slice(0, 7) === sunday.slice(0, 7)]
  const written = (day: string, parts: Intl.DateTimeFormatOptions): string => texts.day({ at: Date.parse(day), parts })
  return {
    from: written(monday, {
      day: 'numeric',
      ...(isOneMonth ? {} : { month: 'long' }),
      ...(isOneYear ? {} : { year: 'numeric' }),
    }),
    to: written(sunday, { day: 'numeric', month: 'long', year: 'numeric' }),
  }
}
