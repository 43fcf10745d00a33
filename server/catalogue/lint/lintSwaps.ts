import type { CatalogueProblem } from '../readCatalogue'
import { shortName } from '../sentenceNames'
import { stemOf } from '../stemOf'
import { repeated, type LocatedCatalogue } from './located'

const MIN_RATIO = 0.02
const MAX_RATIO = 5

/**
 * Checks the swaps: both ends exist and differ, each pair once, ratios that a cook would believe. Where something of
 * another kind replaces what a meal has prepared, the swap says how that is prepared: chickpeas are not peeled and deveined.
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
      const { from, to, ratio, preparation, before, words } = value
      const problems: CatalogueProblem[] = []
      if (!bySlug.has(from)) problems.push(problem(['from'], `there is no ingredient ${from}`))
      if (to !== null && !bySlug.has(to)) problems.push(problem(['to'], `there is no ingredient ${to}`))
      if (from === to) problems.push(problem(['to'], `${from} is swapped for itself`))
      if (to !== null && (ratio < MIN_RATIO || ratio > MAX_RATIO)) {
        problems.push(problem(['ratio'], `ratio ${ratio} is not between ${MIN_RATIO} and ${MAX_RATIO}`))
      }
      if (/[{}]/.test((before ?? '').replaceAll('{to}', '')))
        problems.push(problem(['before'], 'only {to} stands in braces'))
      if (to === null && (before ?? words)) problems.push(problem([], `${from} is left out: it has no step`))
      const isCapital = Object.keys(words ?? {}).find((word) => word !== word.toLowerCase())
      if (isCapital !== undefined) problems.push(problem(['words'], `write ${isCapital} in lower case`))
      const isOther = to !== null && bySlug.get(from)?.kind !== bySlug.get(to)?.kind
      if (isOther && prepared.has(from) && preparation === undefined) {
        problems.push(problem([], `${from} is prepared in a meal: say how ${to} is, or '' where it is not`))
      }
      return problems
    }),
  ]
}

const stemsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemOf)

/**
 * Checks that what is swapped in goes by the same words when it is counted in a list and when a step names it: the list's
 * "1 slice of cheddar" is not the vegetarian cheddar of the step.
 */
export function lintCountedNames({ ingredients, swaps }: LocatedCatalogue): CatalogueProblem[] {
  const swappedIn = new Set(swaps.map(({ value }) => value.to))
  return ingredients.flatMap(({ value, problem }) => {
    const { slug, piece } = value
    if (piece === null || !swappedIn.has(slug)) return []
    const name = shortName(value)
    return [piece.one, piece.many].flatMap((noun) => {
      const words = new Set(stemsOf(noun))
      const missing = stemsOf(name).filter((word) => !words.has(word))
      if (missing.length === 0) return []
      return [problem(['piece'], `“${noun}” leaves out words of “${name}”, by which steps name ${slug}`)]
    })
  })
}
