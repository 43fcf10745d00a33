import type { CatalogueProblem } from '../readCatalogue'
import { repeated, type LocatedCatalogue } from './located'

const MIN_RATIO = 0.02
const MAX_RATIO = 5

/**
 * Checks the swaps: both ends exist and differ, each pair once, ratios that a cook would believe. Where something of
 * another kind replaces what a meal has prepared, the swap says how that is prepared: nobody peels and deveins chickpeas.
 */
export function lintSwaps({ swaps, meals, bySlug }: LocatedCatalogue): CatalogueProblem[] {
  const prepared = new Set(
    meals.flatMap(({ value }) =>
      value.ingredients.filter(({ preparation }) => preparation !== null).map(({ ingredient }) => ingredient),
    ),
  )
  return [
    ...repeated(swaps, (value) => `${value.from} → ${value.to ?? 'nothing'}`, ['from'], 'swap'),
    ...swaps.flatMap(({ value, problem }) => {
      const { from, to, ratio, preparation } = value
      const problems: CatalogueProblem[] = []
      if (!bySlug.has(from)) problems.push(problem(['from'], `there is no ingredient ${from}`))
      if (to !== null && !bySlug.has(to)) problems.push(problem(['to'], `there is no ingredient ${to}`))
      if (from === to) problems.push(problem(['to'], `${from} is swapped for itself`))
      if (to !== null && (ratio < MIN_RATIO || ratio > MAX_RATIO)) {
        problems.push(problem(['ratio'], `ratio ${ratio} is not between ${MIN_RATIO} and ${MAX_RATIO}`))
      }
      const isOther = to !== null && bySlug.get(from)?.kind !== bySlug.get(to)?.kind
      if (isOther && prepared.has(from) && preparation === undefined) {
        problems.push(problem([], `${from} is prepared in a meal: say how ${to} is, or '' where it is not`))
      }
      return problems
    }),
  ]
}
