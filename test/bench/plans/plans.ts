import { printTable } from '../table'
import { fairnessOf } from './fairness'
import { measurePlan, type PlanFigures } from './measures'
import { byLot, byPick, bySearch, type Planner } from './planners'
import { benchSettings, SERVES, SIZES } from './settings'

const PLANNERS: Readonly<Record<string, Planner>> = { 'by lot': byLot, drawn: byPick, searched: bySearch }

/** What is better: more or less of it. */
const MEASURES: Readonly<Partial<Record<keyof PlanFigures, readonly [title: string, better: 1 | -1, digits: number]>>> =
  {
    targets: ['targets met', 1, 2],
    days: ['days ±10 %', 1, 1],
    worstDay: ['worst day %', -1, 0],
    once: ['used once', -1, 1],
    leftKilograms: ['left kg', -1, 2],
    lines: ['lines', -1, 0],
    staples: ['staples', -1, 1],
    entropy: ['entropy', 1, 3],
    jaccard: ['Jaccard', 1, 3],
    mostOfOneMain: ['one main', -1, 1],
    minutes: ['minutes', -1, 0],
    dollars: ['dollars', -1, 0],
  }

/** Mean and worst decile of each measure. */
function summarise(plans: readonly PlanFigures[]): string[] {
  return Object.entries(MEASURES).map(([key, [, better, digits]]) => {
    const values = plans.flatMap((plan) => plan[key as keyof PlanFigures] ?? [])
    if (values.length === 0) return '–'
    const sorted = [...values].sort((a, b) => (a - b) * better)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const decile = sorted[Math.floor(sorted.length / 10)] ?? 0
    return `${mean.toFixed(digits)} (${decile.toFixed(digits)})`
  })
}

/** The share of the second plan's meals that the first has. */
function shared(first: readonly string[], second: readonly string[]): number {
  const had = new Set(first)
  return second.filter((id) => had.has(id)).length / Math.max(1, second.length)
}

/** `npm run bench -- plans [seeds] [setting]`: the measures of docs/benchmark.md for each planner, setting and size. */
export function benchPlans(seeds: number, only: string | null = null): void {
  for (const { name, table } of benchSettings()) {
    if (only && only !== name) continue
    for (const { name: size, counts } of SIZES) {
      const rows = [
        ['planner', ...Object.values(MEASURES).map(([title]) => title), 'last week %', 'other seed %', 'ms'],
      ]
      for (const [planner, plan] of Object.entries(PLANNERS)) {
        const figures: PlanFigures[] = []
        let [again, alike, ms] = [0, 0, 0]
        let before: string[] = []
        for (let seed = 0; seed < seeds; seed += 1) {
          const wanted = { table, counts, serves: SERVES[name] ?? 1, seed, recent: [] }
          const start = performance.now()
          const week = plan(wanted)
          ms += performance.now() - start
          figures.push(measurePlan(week))
          const ids = week.map(({ meal }) => meal.id)
          const next = plan({ ...wanted, seed: seed + 1_000_000, recent: ids }).map(({ meal }) => meal.id)
          again += shared(ids, next) / seeds
          if (seed > 0) alike += shared(before, ids) / (seeds - 1)
          before = ids
        }
        const percent = (share: number) => (100 * share).toFixed(0)
        rows.push([planner, ...summarise(figures), percent(again), percent(alike), (ms / seeds).toFixed(1)])
      }
      printTable(`Setting ${name}, ${size}: mean (worst decile) of ${seeds} seeds`, rows)
    }
  }
}

/** `npm run bench -- fairness [seeds] [setting]`: how evenly meals come over four weeks of 21 meals. */
export function benchFairness(seeds: number, only: string | null = null): void {
  for (const { name, table } of benchSettings()) {
    if (only && only !== name) continue
    const wanted = { table, counts: { breakfast: 7, lunch: 7, dinner: 7 }, serves: SERVES[name] ?? 1 }
    const rows = fairnessOf(bySearch, wanted, seeds).map(({ category, meals, never, most }) =>
      [category, meals, never, most.toFixed(1)].map(String),
    )
    printTable(`Fairness, ${name}`, [['category', 'meals', 'never came', 'most, in fair shares'], ...rows])
  }
}
