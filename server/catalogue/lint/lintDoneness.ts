import type { CatalogueProblem } from '../readCatalogue'
import { sentencesOf, withSwapWords } from '../swapWords'
import type { Fact, Ingredient, Meal, Swap } from '../types'
import type { Located, LocatedCatalogue } from './located'

/** What shows that meat or fish is done, and nothing else. */
const CUE = /\b(?:no )?pink\b|\bno longer red\b|\bjuices?\b[^.;]*\bclear\b|\b(?:63|75) °C/i

const FLESH: readonly Fact[] = ['meat', 'fish', 'crustacean', 'mollusc']

/** Whether an ingredient is a piece of meat, fish or seafood, rather than a stock or a sauce that is made of it. */
function isFlesh({ area, contains }: Pick<Ingredient, 'area' | 'contains'>): boolean {
  return (area === 'meat & deli' || area === 'frozen') && FLESH.some((fact) => contains?.includes(fact))
}

/** The cues that stay in a meal's steps when its only meat is swapped for something that is none. */
function lintSwap({ value, problem }: Located<Meal>, from: Ingredient, { to, words }: Swap): CatalogueProblem[] {
  return value.steps.flatMap((step, index) =>
    sentencesOf(withSwapWords(step, [{ from, words }])).flatMap((sentence) => {
      const [cue] = CUE.exec(sentence) ?? []
      if (cue === undefined) return []
      const mend = `say it in a sentence that names {${from.slug}}, and let the swap's words take it out`
      return [problem(['steps', index], `“${cue}” is said of ${from.slug}, which ${to} may replace: ${mend}`)]
    }),
  )
}

/**
 * Checks that no step says when meat is done once a plant is in its place: lentils are never pink. Where a meal has other
 * meat, too, the cue may be that one's.
 */
export function lintDoneness({ meals, swaps, bySlug }: LocatedCatalogue): CatalogueProblem[] {
  return meals.flatMap((meal) => {
    const slugs = [...new Set(meal.value.ingredients.map(({ ingredient }) => ingredient))]
    const [only, ...others] = slugs.flatMap((slug) => bySlug.get(slug) ?? []).filter(isFlesh)
    if (only === undefined || others.length > 0 || meal.value.essential.includes(only.slug)) return []
    return swaps.flatMap(({ value }) => {
      const target = value.from === only.slug && value.to !== null ? bySlug.get(value.to) : undefined
      return target === undefined || isFlesh(target) ? [] : lintSwap(meal, only, value)
    })
  })
}
