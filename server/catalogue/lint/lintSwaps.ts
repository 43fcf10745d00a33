import type { CatalogueProblem } from '../readCatalogue'
import { repeated, type LocatedCatalogue } from './located'

const MIN_RATIO = 0.02
const MAX_RATIO = 5

/** Checks the swaps: both ends exist and differ, each pair once, ratios that a cook would believe. */
export function lintSwaps({ swaps, bySlug }: LocatedCatalogue): CatalogueProblem[] {
  return [
    ...repeated(swaps, (value) => `${value.from} → ${value.to ?? 'nothing'}`, ['from'], 'swap'),
    ...swaps.flatMap(({ value, problem }) => {
      const { from, to, ratio } = value
      const problems: CatalogueProblem[] = []
      if (!bySlug.has(from)) problems.push(problem(['from'], `there is no ingredient ${from}`))
      if (to !== null && !bySlug.has(to)) problems.push(problem(['to'], `there is no ingredient ${to}`))
      if (from === to) problems.push(problem(['to'], `${from} is swapped for itself`))
      if (to !== null && (ratio < MIN_RATIO || ratio > MAX_RATIO)) {
        problems.push(problem(['ratio'], `ratio ${ratio} is not between ${MIN_RATIO} and ${MAX_RATIO}`))
      }
      return problems
    }),
  ]
}
